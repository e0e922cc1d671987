import { expect, test } from "vitest";
import type { ShelfInUnits } from "./items.ts";
import { byMerchandise, inStockUnits, shortages, type Wanted } from "./rules.ts";

type Shelved = ShelfInUnits extends ReadonlyMap<string, infer One> ? One : never;
const listing = (id: `mch_${string}`, stock: number | null, deletedAt?: string) =>
  // Only the fields that a shortage depends on.
  ({ id, stock, deletedAt, unit: "EA" }) as Shelved;
const shelf: ShelfInUnits = new Map([
  ["mch_1", listing("mch_1", 5)],
  ["mch_2", listing("mch_2", null)],
  ["mch_5", listing("mch_5", 1)],
  ["mch_3", listing("mch_3", 0, "2026-11-20T00:00:00.000Z")],
]);
const want = (
  at: number,
  merchandiseId: `mch_${string}` | undefined,
  quantity: number,
  unit = "EA",
): Wanted => ({
  id: `ord_${at}`,
  productEstimateId: `est_1#l0${at}` as Wanted["productEstimateId"],
  merchandiseId,
  quantity,
  unit,
});
const lacking = (...orders: Wanted[]) =>
  shortages(shelf, orders).map(({ orderId, requested, available }) => [
    orderId,
    requested,
    available,
  ]);

test("a line is short of stock if it needs more pieces than there are; exactly as many suffice (D6-22)", () => {
  expect(lacking(want(1, "mch_1", 5))).toEqual([]);
  expect(lacking(want(1, "mch_1", 6))).toEqual([["ord_1", 6, 5]]);
});

test("lines of one listing share its stock, and each is named if it does not suffice for all (D6-22)", () => {
  expect(lacking(want(1, "mch_1", 2), want(2, "mch_1", 3))).toEqual([]);
  expect(lacking(want(1, "mch_1", 3), want(2, "mch_1", 3))).toEqual([
    ["ord_1", 3, 5],
    ["ord_2", 3, 5],
  ]);
  const [one] = byMerchandise(shelf, [want(1, "mch_1", 2), want(2, "mch_1", 3)]);
  expect(inStockUnits("EA", one!.some)).toMatchObject({ wanted: 5, uncounted: [] });
});

test("lines of different listings do not share stock (D6-22)", () => {
  expect(lacking(want(1, "mch_1", 5), want(2, "mch_5", 1))).toEqual([]);
  expect(lacking(want(1, "mch_1", 5), want(2, "mch_5", 2))).toEqual([["ord_2", 2, 1]]);
});

test("a listing that counts no stock or is off sale, and a line without one, are never short (D6-9)", () => {
  const orders = [want(1, "mch_2", 9), want(2, "mch_3", 9), want(3, undefined, 9)];
  expect(lacking(...orders, want(4, "mch_4", 9))).toEqual([]);
});

test("a line in packs needs the pieces in them, and is told how many packs there are (D6-29)", () => {
  expect(lacking(want(1, "mch_1", 1, "BOX(5EA)"))).toEqual([]);
  expect(lacking(want(1, "mch_1", 1, "타"))).toEqual([["ord_1", 1, 0]]);
  expect(lacking(want(1, "mch_1", 3, "BOX(2EA)"))).toEqual([["ord_1", 3, 2]]);
  expect(lacking(want(1, "mch_1", 2, "BOX(2EA)"), want(2, "mch_1", 2))).toEqual([
    ["ord_1", 2, 2],
    ["ord_2", 2, 5],
  ]);
  // Nothing says what such a unit holds: it takes nothing, and leaves the stock to the others.
  expect(lacking(want(1, "mch_1", 100, "박스"), want(2, "mch_1", 5))).toEqual([]);
});
