import type { CallInput } from "@bupum/shared/kernel/route";
import type { documentRoutes } from "@bupum/shared/papers/documents/contract";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { codeOf, quoted } from "../../kit/group.ts";
import { order, type PlacedOrder, reject } from "../../kit/orders.ts";
import { startWorld, type World } from "../../kit/world.ts";

type Wanted = CallInput<(typeof documentRoutes)["create"]>["body"];
type Member = Awaited<ReturnType<World["member"]>>;

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const check = async ([number, h]: readonly [string, string]) =>
  (await world.api().documents.get({ params: { number }, query: { h } })).state;

/** Prints a document that is current; answers with its number and hash. */
async function printed(person: Member, body: Wanted, subject: string) {
  await person.api.documents.create({ body });
  expect((await world.drain()).dead).toEqual([]);
  const { query } = await import("@bupum/functions/kernel/list");
  const list = { pk: `document#${subject}`, skPrefix: "made#", newestFirst: false };
  const { items } = await query({ ...list, consistent: true }, 100);
  const rows = items.map((row) => [String(row["number"]), String(row["fingerprint"])] as const);
  const last = rows.toSorted(([one], [other]) => one.localeCompare(other)).at(-1)!;
  expect(await check(last)).toBe("CURRENT");
  return last;
}
async function quotationOf({ buyer, estimateId }: PlacedOrder) {
  const { number } = await buyer.api.estimates.get({ params: { id: estimateId } });
  return printed(buyer, { estimateId }, number);
}

/** What the code says once all its days are over. */
async function checkLater(paper: readonly [string, string]) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 100 * 86_400_000 });
  try {
    return await check(paper);
  } finally {
    vi.useRealTimers();
  }
}

describe("a quotation holds (D4-7, D4-8)", () => {
  test("without a withdrawn quote: the old document is superseded, and a new one has the rest", async () => {
    const placed = await quoted(world, { lines: 2 });
    const paper = await quotationOf(placed);
    const { orderIds } = await order(placed, placed.items.slice(0, 1));
    await reject(placed, orderIds[0]!, { reason: "OUT_OF_STOCK" });
    await world.drain();
    expect(await check(paper)).toBe("SUPERSEDED");
    const [number] = await quotationOf(placed);
    expect(number).toBe(paper[0].replace(/1$/, "2"));
  });

  test("until its request ends without an order: then it cannot be printed", async () => {
    const placed = await quoted(world);
    const { buyer, groupId, estimateId } = placed;
    const paper = await quotationOf(placed);
    await buyer.api.estimateGroups.cancel({ params: { id: groupId }, body: {} });
    await world.drain();
    expect(await check(paper)).toBe("SUPERSEDED");
    const body = { estimateId } as const;
    expect(await codeOf(buyer.api.documents.create({ body }))).toBe("NOTHING_TO_PRINT");
  });

  test("until its last day, and beyond it while an order of it stands", async () => {
    const placed = await quoted(world);
    const paper = await quotationOf(placed);
    expect(await checkLater(paper)).toBe("SUPERSEDED");
    await order(placed);
    expect(await checkLater(paper)).toBe("CURRENT");
  });
});

test("a purchase order is still checked after an admin deleted the order that it was requested with", async () => {
  const placed = await quoted(world, { lines: 2 });
  const { buyer } = placed;
  const refusal = { reason: "OTHER", detail: "재고를 다시 세는 중입니다" };
  const { orderIds } = await order(placed);
  const [first, second] = [orderIds[0]!, orderIds[1]!];
  await reject(placed, first, refusal);
  await world.drain();
  const { poNumber } = await buyer.api.productEstimateOrders.get({ params: { id: first } });
  const paper = await printed(buyer, { orderId: first }, poNumber);
  const { remove } = (await world.adminUser()).api.productEstimateOrderEntities;
  await remove({ params: { id: first } });
  expect(await check(paper)).toBe("CURRENT");
  expect(await check([paper[0], "0".repeat(32)])).toBe("FORGED");
  await reject(placed, second, refusal);
  await remove({ params: { id: second } });
  expect(await check(paper)).toBe("SUPERSEDED");
});
