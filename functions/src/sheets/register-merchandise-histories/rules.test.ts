import { expect, test } from "vitest";
import { parseRow } from "./rules.ts";

const row = { partNumber: "XBC-DR20E", manufactor: "LS일렉트릭" };
const sku = (sellerSku: string) => parseRow({ ...row, sellerSku }, "INSERT").faults;

test.each([
  ["that turns the direction of what follows", "\u202E"],
  ["without a width", "\u200B"],
  ["that is a blank letter", "\u3164"],
])("a cell with a character %s is refused, whatever its column", (_, unseen) => {
  for (const column of ["partNumber", "manufactor", "productName", "sellerSku"] as const) {
    const { faults } = parseRow({ ...row, [column]: `A${unseen}1` }, "INSERT");
    expect(faults).toEqual([{ code: "CONTROL_CHARACTERS", column }]);
  }
});

test("a cell of visible characters is accepted, and a memo as people type it", () => {
  expect(sku("창고-7 ⚙️")).toEqual([]);
  expect(parseRow({ ...row, memo: "첫 줄\n👩‍🔧 둘째 줄" }, "INSERT").faults).toEqual([]);
});

test("price steps are a quantity and a price each; one without the other is a fault", () => {
  const steps = { breakQty2: "1,000", breakPrice2: "450.5", breakQty4: "5000", breakPrice4: "400" };
  expect(parseRow({ ...row, price: "500", ...steps }, "INSERT")).toEqual({
    faults: [],
    said: {
      ...row,
      price: "500",
      steps: [
        { minQty: 1000, unitPrice: "450.5" },
        { minQty: 5000, unitPrice: "400" },
      ],
    },
  });
  expect(parseRow({ ...row, breakQty2: "10" }, "INSERT").faults).toEqual([
    { code: "REQUIRED", column: "breakPrice2" },
  ]);
  expect(parseRow({ ...row, breakPrice3: "0", breakQty3: "0" }, "INSERT").faults).toEqual([
    { code: "NUMBER_INVALID", column: "breakQty3", params: { least: 1, most: 9_999_999 } },
    { code: "PRICE_INVALID", column: "breakPrice3" },
  ]);
});

test("figures are read as people write them (D8-14)", () => {
  const said = (cells: object) => parseRow({ ...row, ...cells }, "INSERT").said;
  expect(said({ price: "125,000원", stock: "5개", moq: "5 EA", leadTimeDays: "당일" })).toEqual({
    ...row,
    price: "125000",
    currency: "KRW",
    stock: 5,
    moq: 5,
    leadTimeDays: 0,
  });
  expect(
    said({
      price: "５５０００",
      leadTimeDays: "2일",
      condition: "중고(A급)",
      warehouseRegion: "인천시 부평구",
    }),
  ).toEqual({
    ...row,
    price: "55000",
    leadTimeDays: 2,
    condition: "USED",
    warehouseRegion: "INCHEON",
  });
  expect(said({ price: "$5.50" })).toMatchObject({ price: "5.50", currency: "USD" });
});

test.each([
  ["¥ may mean two", { price: "¥55,000" }, "CURRENCY_UNCLEAR"],
  ["yen is none of ours", { price: "JPY 55,000" }, "CURRENCY_UNCLEAR"],
  ["the sign is another currency", { price: "$5", currency: "KRW" }, "CURRENCY_UNCLEAR"],
  [
    "a step has another sign",
    { price: "₩5", breakQty2: "9", breakPrice2: "$4" },
    "CURRENCY_UNCLEAR",
  ],
  ["¥ is in the column of currencies", { price: "5", currency: "¥" }, "CURRENCY_UNKNOWN"],
  ["2,5 is no 25", { price: "2,5" }, "PRICE_INVALID"],
  ["VAT is in it", { price: "5,500 VAT포함" }, "PRICE_INVALID"],
])("a price is asked about where %s", (_, cells, code) =>
  expect(parseRow({ ...row, ...cells }, "INSERT").faults.map((fault) => fault.code)).toEqual([
    code,
  ]),
);

test("¥ is yuan where the row says so", () =>
  expect(parseRow({ ...row, price: "¥55", currency: "CNY" }, "INSERT")).toEqual({
    said: { ...row, price: "55", currency: "CNY" },
    faults: [],
  }));
