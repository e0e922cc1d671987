import { messages } from "@bupum/functions/kernel/messages/messages";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { handlerOf } from "../../kit/cloud/gateway.ts";
import { someProduct } from "../../kit/goods.ts";
import { listed } from "../../kit/group.ts";
import { leftBy } from "../../kit/deliver.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

test("walks have a queue of their own, so that no buyer's request waits behind them", () => {
  const onBulk = Object.entries(messages).filter(([, { queue }]) => queue === "bulk");
  expect(onBulk.map(([name]) => name).toSorted()).toEqual([
    "account.closed",
    "category-tag.renamed",
    "counts.missed",
    "maintenance.advanced",
    "maker.merged",
    "maker.renamed",
    "product.aged",
    "product.merged",
    "product.offered",
    "removal.requested",
    "seller.changed",
    "seller.suspended",
  ]);
  for (const name of ["estimates.created", "group.changed"] as const)
    expect(messages[name].queue).toBe("dispatch");
});

/** Delivers one message to a worker whose time is up after each step. */
async function handedInHaste(queue: string, body: string): Promise<number> {
  const handler = await handlerOf(`jobs/${queue}`);
  let clock = performance.now();
  const hasty = vi.spyOn(performance, "now").mockImplementation(() => (clock += 31_000));
  try {
    const attributes = { ApproximateReceiveCount: "1" };
    const reply = await handler!({ Records: [{ messageId: "m", body, attributes }] }, {});
    return (reply as unknown as { batchItemFailures: unknown[] }).batchItemFailures.length;
  } finally {
    hasty.mockRestore();
  }
}

test("a walk that runs out of time continues with a new message, and uses up no try", async () => {
  const seller = await world.seller();
  const parts = [await someProduct(world), await someProduct(world), await someProduct(world)];
  for (const { product } of parts) await listed(seller, product.id, 5);
  await world.drain();
  const key = { pk: `seller#${seller.sellerId}`, sk: "info" };
  await world.put([{ ...(await world.read(key)), status: "REJECTED", approved: undefined }]);
  await world.changes();
  const body = JSON.stringify({ name: "seller.changed", body: { sellerId: seller.sellerId } });
  const again = async () =>
    (await world.changes()).flatMap(leftBy).filter(({ name }) => name === "seller.changed").length;
  for (const _ of parts) {
    expect(await handedInHaste("bulk", body)).toBe(0);
    expect(await again()).toBe(1);
  }
  const shown = async () =>
    (await world.api().sellerInfos.product({ query: { productId: parts[0]!.product.id } })).items;
  expect(await shown()).toEqual([]);
});
