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
