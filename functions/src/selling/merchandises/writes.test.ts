import { Problem } from "@bupum/shared/kernel/problem";
import { describe, expect, test } from "vitest";
import { merchandiseKey, type StoredMerchandise } from "./items.ts";
import { returnStock, takeStock } from "./writes.ts";

const listing = (given: Partial<StoredMerchandise>) =>
  // Only what a sale looks at.
  ({ id: "mch_1", stock: 5, ...given }) as StoredMerchandise;
const key = merchandiseKey("mch_1");
const nothing = { taken: 0, writes: [] };

describe("pieces for an accepted order (D6-9)", () => {
  test("are taken if enough are there at that moment, and otherwise refused with the rest", () => {
    for (const quantity of [1, 5, 6]) {
      const { taken, writes } = takeStock(listing({}), quantity, false);
      expect(taken).toBe(quantity);
      expect(writes).toEqual([
        {
          change: key,
          add: { stock: -quantity, version: 1 },
          guard: { atLeast: { stock: quantity }, refused: expect.any(Function) },
        },
      ]);
    }
    const guard = takeStock(listing({}), 6, false).writes[0]!.guard!;
    // Of a row that a rival changed meanwhile.
    const refused = guard.refused as (old: object) => Problem;
    expect(refused({ stock: 2 })).toMatchObject({
      code: "OUT_OF_STOCK",
      params: { available: 2, merchandiseId: "mch_1" },
    });
  });

  test("are taken as far as they go if the seller forces it, from the stock that was read", () => {
    expect(takeStock(listing({}), 6, true)).toEqual({
      taken: 5,
      writes: [
        {
          change: key,
          add: { stock: -5, version: 1 },
          guard: { equals: { stock: 5 }, refused: new Problem("VERSION_CONFLICT") },
        },
      ],
    });
    const enough = takeStock(listing({}), 5, true);
    expect([enough.taken, enough.writes[0]!.guard!.atLeast]).toEqual([5, { stock: 5 }]);
  });

  test("are not taken from a removed listing, or one without a stock count", () => {
    const deletedAt = "2026-11-20T00:00:00.000Z";
    for (const force of [true, false])
      for (const one of [undefined, listing({ deletedAt }), listing({ stock: null })])
        expect(takeStock(one, 3, force)).toEqual(nothing);
  });

  test("are returned as taken, to a listing that still counts stock", () => {
    expect(returnStock(listing({ stock: 0 }), 3)).toEqual([
      {
        change: key,
        add: { stock: 3, version: 1 },
        guard: { atLeast: { stock: 0 }, refused: new Problem("VERSION_CONFLICT") },
      },
    ]);
    for (const one of [undefined, listing({ stock: null })])
      expect(returnStock(one, 3)).toEqual([]);
    expect(returnStock(listing({}), 0)).toEqual([]);
  });
});
