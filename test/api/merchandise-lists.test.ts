import type { Merchandise } from "@bupum/shared/merchandises/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { somePart } from "../kit/goods.ts";
import { listed } from "../kit/request.ts";
import { startWorld, type World } from "../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

/** So many listings of so many parts, the last one first as in the seller's list. */
async function shop(count: number) {
  const seller = await world.seller();
  const listings: Merchandise[] = [];
  for (let index = 0; index < count; index++) {
    const { product } = await somePart(world);
    listings.unshift(await listed(seller, product.id, 3));
  }
  return { seller, listings };
}

describe("what a seller took off sale", () => {
  test("is turned page by page, however far the clock went on", async () => {
    const { seller, listings } = await shop(13);
    const ids = listings.map(({ id }) => id);
    await seller.api.merchandises.removeMany({ body: { ids } });
    const old = ids.pop()!;
    const row = await world.read({ pk: `merchandise#${old}`, sk: "merchandise" });
    // A minute too long ago, though it may be of the same day.
    const deletedAt = new Date(Date.now() - 86_400_000 - 60_000).toISOString();
    await world.put([{ ...row, deletedAt, gsi1sk: `${deletedAt}#${old}` }]);
    const query = { isRemoved: "true", itemsPerPage: 10 } as const;
    const first = await seller.api.merchandises.listOwn({ query });
    expect(first.items).toHaveLength(10);
    const rest = { ...query, cursor: first.nextCursor! };
    const second = await seller.api.merchandises.listOwn({ query: rest });
    const found = [...first.items, ...second.items].map(({ id }) => id);
    expect(found.toSorted()).toEqual(ids.toSorted());
  });
});
