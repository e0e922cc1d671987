import { searchText } from "@bupum/shared/deal/estimates/rules";
import { expect, test } from "vitest";
import { numberTextWith } from "./rules.ts";

const [order, request] = ["PO-261105-AAAAA", "EG-261105-BBBBB"] as const;
const [po, eg] = ["po261105aaaaa", "eg261105bbbbb"];

test("a corrected order is found by its number, the one before and those of the market (D45-4)", () => {
  let row: Parameters<typeof numberTextWith>[0] = {
    poNumber: order,
    buyerPoNumber: "2026-구매-0412",
    numberText: searchText(order, "2026-구매-0412", request),
  };
  const corrected = (...numbers: (string | undefined)[]) => {
    for (const own of numbers)
      row = {
        ...row,
        numberText: numberTextWith(row, own),
        buyerPoNumber: own,
        formerBuyerPoNumber: row.buyerPoNumber ?? row.formerBuyerPoNumber,
      };
    return row.numberText.split(" ");
  };
  expect(corrected("HB-1")).toEqual([po, "hb1", "2026구매0412", eg]);
  expect(corrected("HB-2")).toEqual([po, "hb2", "hb1", eg]);
  // The one before stays the one before where it was taken away, and another one is stated.
  expect(corrected(undefined, "HB-3")).toEqual([po, "hb3", "hb2", eg]);
  // Also where the own number is that of the market.
  expect(corrected(order)).toEqual([po, "hb3", eg]);
  expect(corrected(request, "HB-4").toSorted()).toEqual([eg, "hb4", po].toSorted());
});
