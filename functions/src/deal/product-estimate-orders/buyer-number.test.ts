import { searchText } from "@bupum/shared/deal/estimates/rules";
import { expect, test } from "vitest";
import { numberTextWith } from "./rules.ts";

const [order, request] = ["PO-261105-AAAAA", "EG-261105-BBBBB"] as const;
const [po, eg] = ["po261105aaaaa", "eg261105bbbbb"];

test("a corrected order is found by its number, the one before and those of the market (D45-4)", () => {
  let row = {
    poNumber: order,
    buyerPoNumber: "2026-구매-0412",
    numberText: searchText(order, "2026-구매-0412", request),
  };
  const corrected = (...numbers: string[]) => {
    for (const own of numbers)
      row = { ...row, numberText: numberTextWith(row, own), buyerPoNumber: own };
    return row.numberText.split(" ");
  };
  expect(corrected("HB-1")).toEqual([po, "hb1", "2026구매0412", eg]);
  expect(corrected("HB-2")).toEqual([po, "hb2", "hb1", eg]);
  // Also where the own number is that of the market.
  expect(corrected(order)).toEqual([po, "hb2", eg]);
  expect(corrected(request, "HB-3").toSorted()).toEqual([eg, "hb3", po].toSorted());
});
