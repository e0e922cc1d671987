import type { StoredMerchandise } from "../../selling/merchandises/items.ts";
import { expect, test } from "vitest";
import type { Shelf } from "./items.ts";
import { byMerchandise, shortages, type Wanted } from "./rules.ts";

const listing = (id: `mch_${string}`, stock: number | null, deletedAt?: string) =>
  // Only the fields that a shortage depends on.
  ({ id, stock, deletedAt }) as StoredMerchandise;
const shelf: Shelf = new Map([
  ["mch_1", listing("mch_1", 5)],
  ["mch_2", listing("mch_2", null)],
  ["mch_5", listing("mch_5", 1)],
  ["mch_3", listing("mch_3", 0, "2026-11-20T00:00:00.000Z")],
]);
const want = (
  at: number,
  merchandiseId: `mch_${string}` | undefined,
  quantity: number,
): Wanted => ({
  id: `ord_${at}`,
  productEstimateId: `est_1#l0${at}` as Wanted["productEstimateId"],
  merchandiseId,
  quantity,
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
  expect(byMerchandise(shelf, [want(1, "mch_1", 2), want(2, "mch_1", 3)])).toMatchObject([
    { wanted: 5 },
  ]);
});

test("lines of different listings do not share stock (D6-22)", () => {
  expect(lacking(want(1, "mch_1", 5), want(2, "mch_5", 1))).toEqual([]);
  expect(lacking(want(1, "mch_1", 5), want(2, "mch_5", 2))).toEqual([["ord_2", 2, 1]]);
});

test("a listing that counts no stock or is off sale, and a line without one, are never short (D6-9)", () => {
  const orders = [want(1, "mch_2", 9), want(2, "mch_3", 9), want(3, undefined, 9)];
  expect(lacking(...orders, want(4, "mch_4", 9))).toEqual([]);
});
