import type { Collection } from "@bupum/functions/search/snapshots/items";
import { afterAll, beforeAll, expect, test } from "vitest";
import { handlerOf } from "../../kit/cloud/gateway.ts";
import { someProduct } from "../../kit/goods.ts";
import { listed } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let engine: typeof import("@bupum/functions/search/catalogue/engine").engine;
let search: typeof import("@bupum/functions/search/catalogue/search").search;
let currentView: typeof import("@bupum/functions/search/snapshots/current").currentView;
beforeAll(async () => {
  world = await startWorld();
  ({ engine } = await import("@bupum/functions/search/catalogue/engine"));
  ({ search } = await import("@bupum/functions/search/catalogue/search"));
  ({ currentView } = await import("@bupum/functions/search/snapshots/current"));
});
afterAll(() => world.stop());

const clock = { getRemainingTimeInMillis: () => 900_000 };
const run = async (job: string) => (await handlerOf(`jobs/${job}`))!({}, clock);
const inStep = () => world.drain({ searched: true });

/** Ids in the current snapshot alone, without the changes since. */
async function inSnapshot(collection: Collection): Promise<string[]> {
  const { readLast } = await import("@bupum/functions/search/snapshots/items");
  const { readFile } = await import("@bupum/functions/search/snapshots/files");
  const [snapshot] = (await readLast(collection)).kept;
  const catalogue = engine.open(await readFile(collection, snapshot!));
  return [...engine.merged(catalogue, new Map())].map(({ id }) => id).toSorted();
}

test("what is searched is in a snapshot that a job makes in its role, and what changes follows (S7-2)", async () => {
  const seller = await world.seller();
  const { product, maker } = await someProduct(world);
  const listing = await listed(seller, product.id, 5);
  await inStep();
  await run("snapshots");
  expect(await inSnapshot("products")).toEqual([product.id]);
  expect(await inSnapshot("manufactors")).toEqual([maker.id]);
  expect(await inSnapshot("sellers")).toEqual([seller.sellerId]);
  expect(await inSnapshot("merchandises")).toEqual([listing.id]);

  const other = await someProduct(world);
  await inStep();
  const { hits } = search({ view: await currentView("products") }, { keyword: "", limit: 30 });
  const ids = hits.map(({ id }) => id);
  expect(ids.toSorted()).toEqual([product.id, other.product.id].toSorted());
});

async function changesSince() {
  const items = await import("@bupum/functions/search/snapshots/items");
  type Entry = import("@bupum/functions/search/catalogue/entry").Entry;
  const [snapshot] = (await items.readLast("products")).kept;
  return items.newestOf((await items.readChanges<Entry>("products", snapshot!.upTo)).changes);
}

test("the nightly check mends what no change told of, and makes snapshots that cannot be read (S7-5)", async () => {
  const { write } = await import("@bupum/functions/kernel/table");
  const { keptKey, readLast } = await import("@bupum/functions/search/snapshots/items");
  await inStep();
  await run("snapshot-check");
  const before = await readLast("products");
  const { product } = await someProduct(world);
  await world.changes();
  await run("snapshot-check");
  expect((await readLast("products")).last.number).toBe(before.last.number + 1);
  expect([...(await changesSince()).keys()]).toContain(product.id);

  await write({ drop: keptKey("products") });
  await run("snapshot-check");
  expect(await inSnapshot("products")).toContain(product.id);
});
