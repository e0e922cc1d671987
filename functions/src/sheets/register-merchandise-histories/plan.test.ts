import { expect, test } from "vitest";
import type { StoredMerchandise } from "../../selling/merchandises/items.ts";
import type { RowItem } from "./items.ts";
import { plan } from "./plan.ts";
import type { RowValues } from "./rules.ts";

const breaks = [
  { minQty: 1, unitPrice: "500" },
  { minQty: 10, unitPrice: "450" },
  { minQty: 100, unitPrice: "400.50" },
  { minQty: 500, unitPrice: "390" },
  { minQty: 1000, unitPrice: "380" },
];
const alike = (text: string) => ({ ko: text, en: text, zh: text });
const at = "2026-11-22T00:00:00.000Z";
const merchandise: StoredMerchandise = {
  pk: "merchandise#mch_01J8Z3K4M5N6P7Q8R9S0T1V2W3",
  sk: "merchandise",
  searchText: "",
  isHidden: false,
  id: "mch_01J8Z3K4M5N6P7Q8R9S0T1V2W3",
  sellerId: "sel_01J8Z3K4M5N6P7Q8R9S0T1V2W3",
  sellerName: "한빛",
  productId: "prd_01J8Z3K4M5N6P7Q8R9S0T1V2W3",
  partNumber: "XBC-DR20E",
  productName: alike("PLC"),
  manufactorId: "mkr_01J8Z3K4M5N6P7Q8R9S0T1V2W3",
  manufactorName: alike("LS"),
  condition: "NEW",
  currency: "KRW",
  breaks,
  moq: 1,
  stock: 5,
  stockCheckedAt: at,
  orderMultiple: 1,
  leadTimeDays: 3,
  shippingFeePayer: "NEGOTIABLE",
  warehouseRegion: "SEOUL",
  version: 1,
  createdAt: at,
  updatedAt: at,
};
const row: RowItem = {
  pk: "register-request#rrh_01J8Z3K4M5N6P7Q8R9S0T1V2W3",
  sk: "row#0000002",
  requestId: "rrh_01J8Z3K4M5N6P7Q8R9S0T1V2W3",
  rowNo: 2,
  action: "INSERT",
  sellerId: merchandise.sellerId,
  cells: { partNumber: merchandise.partNumber },
  rowHash: "x",
  faults: [],
  isManual: false,
  createdAt: at,
};

const planned = (said: RowValues, before?: StoredMerchandise) =>
  plan(row, said, [], {
    maker: "mkr_01J8Z3K4M5N6P7Q8R9S0T1V2W3",
    isGone: false,
    own: before ? [before] : [],
    mayCreateMaker: false,
  });

test("steps equal to the listing's first ones change nothing, and the later steps stay", () => {
  const steps = [
    { minQty: 10, unitPrice: "450.0" },
    { minQty: 100, unitPrice: "400.5" },
  ];
  expect(planned({ price: "500", moq: 1, steps }, merchandise)).toMatchObject({
    outcome: "SKIP",
    note: "UNCHANGED",
  });
  expect(planned({ stock: 6, steps }, merchandise).offer?.breaks).toBe(breaks);
});

test("other steps replace all of the listing's", () => {
  const steps = [{ minQty: 10, unitPrice: "440" }];
  expect(planned({ steps }, merchandise)).toMatchObject({
    outcome: "UPDATE",
    offer: { breaks: [breaks[0], { minQty: 10, unitPrice: "440" }] },
  });
  expect(planned({ price: "500", moq: 2, steps }).offer?.breaks).toEqual([
    { minQty: 2, unitPrice: "500" },
    ...steps,
  ]);
});

test("a row that states its first step alone keeps the listing's later ones, as far as they fit", () => {
  const first = (price: string, moq = 1) => planned({ price, moq }, merchandise).offer?.breaks;
  expect(first("480")).toEqual([{ minQty: 1, unitPrice: "480" }, ...breaks.slice(1)]);
  expect(first("400.5")).toEqual([{ minQty: 1, unitPrice: "400.5" }, ...breaks.slice(2)]);
  expect(first("480", 100)).toEqual([{ minQty: 100, unitPrice: "480" }, ...breaks.slice(3)]);
  expect(planned({ price: "3", currency: "USD" }, merchandise).offer?.breaks).toEqual([
    { minQty: 1, unitPrice: "3" },
  ]);
});

test("steps without a column stay after a full row, if they fit", () => {
  const many = [1, 10, 20, 30, 40, 50].map((minQty, at) => ({
    minQty,
    unitPrice: String(500 - 10 * at),
  }));
  const before = { ...merchandise, breaks: many };
  const [first, ...steps] = many.slice(0, 4);
  const row = { price: "495", moq: first!.minQty, steps };
  expect(planned(row, before).offer?.breaks).toEqual([
    { minQty: 1, unitPrice: "495" },
    ...many.slice(1),
  ]);
  const lower = { ...row, steps: [...steps.slice(0, 2), { minQty: 30, unitPrice: "400" }] };
  expect(planned(lower, before)).toMatchObject({ errors: [{ code: "BREAKS_INVALID" }] });
});

test.each([
  [{ minQty: 1, unitPrice: "400" }],
  [{ minQty: 10, unitPrice: "501" }],
  [
    { minQty: 10, unitPrice: "400" },
    { minQty: 10, unitPrice: "390" },
  ],
])("steps that do not rise in quantity and fall in price are refused: %j %j", (...steps) => {
  expect(planned({ price: "500", steps })).toMatchObject({
    outcome: "ERROR",
    errors: [{ code: "BREAKS_INVALID" }],
  });
});

test("the template's example is skipped and reported as such, with any content", () => {
  for (const partNumber of ["(예시) A-1", "（例外）", " (Example) A-1", "（示例）A-1"]) {
    const found = { isGone: true, own: [merchandise], mayCreateMaker: true };
    const one = { ...row, cells: { partNumber } };
    const { note } = plan(one, {}, [{ code: "PRICE_INVALID" }], found);
    expect(note).toBe(partNumber === "（例外）" ? undefined : "EXAMPLE");
  }
});
