import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyRows } from "../../kit/copied-rows.ts";
import { asked, lineOf, quoted } from "../../kit/group.ts";
import { approver, release, stateRules, waiting } from "../../kit/order-approvals.ts";
import { accept, order } from "../../kit/orders.ts";
import { countRounds } from "../../kit/rounds.ts";
import { someProduct } from "../../kit/goods.ts";
import { issued, supplied } from "../../kit/tax-invoices.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

type Api = Awaited<ReturnType<World["member"]>>["api"];
const read = async (pk: string, sk: string) => (await world.read({ pk, sk }))!;

/** What one look at a home takes of the table: calls, sequential rounds, read units. */
async function costOf(api: Api, query: { seenIds?: string } = {}) {
  const { client } = await import("@bupum/functions/kernel/table");
  const rounds = countRounds(client);
  try {
    await api.homes.me({ query });
  } finally {
    rounds.stop();
  }
  return rounds.cost;
}
const within = async (api: Api, most: { rounds: number; calls: number; units: number }) => {
  const cost = await costOf(api);
  if (process.env["SAY_UNITS"]) process.stdout.write(`${JSON.stringify({ cost, most })}\n`);
  for (const [name, value] of Object.entries(most))
    expect(cost[name as keyof typeof cost], name).toBeLessThanOrEqual(value);
};

describe("what a home takes (D38-1)", () => {
  test("is little for a new member, and for a writer", async () => {
    await within((await world.member()).api, { rounds: 3, calls: 12, units: 8 });
    await within((await world.writer()).api, { rounds: 3, calls: 16, units: 10 });
  });

  test("stays with its entries for a buyer of 20 requests and 100 ordered lines, and his seller", async () => {
    const deal = await quoted(world, { lines: 2 });
    const { buyer, seller } = deal;
    const { orderIds } = await order({ ...deal, items: deal.items.slice(0, 1) });
    await accept(deal, orderIds[0]!);
    const open = await asked(world, buyer, [seller], [{ partName: "감압 밸브", quantity: 3 }]);
    const openId = lineOf(open.estimateOf(seller));
    await world.drain({ searched: true });
    const kept = [buyer.id, seller.id, seller.sellerId];
    const group = `group#${deal.ids[0]!.slice(4, 29)}`;
    const copied = (count: number, ...rows: object[]) => copyRows(world, rows, { count, kept });
    await copied(25, await read(group, "group"));
    await copied(100, await read(`order#${orderIds[0]!}`, "order"));
    await copied(80, await read(`group#${openId.slice(4, 29)}`, `line#${openId}`));
    await copied(60, await read(`merchandise#${deal.listing.id}`, "merchandise"));
    const { product } = await someProduct(world);
    await buyer.api.bookmarks.create({ body: { type: "PRODUCT", targetId: product.id } });
    await copied(20, await read(`bookmarks#${buyer.id}`, `PRODUCT#${product.id}`));
    const { buy, sell } = await seller.api.homes.me({ query: {} });
    expect([buy.orders.length, sell!.due.length, sell!.orders.length]).toEqual([0, 5, 5]);
    expect(sell!.oldStocks.length + sell!.posts.length).toBe(0);
    // Five of the calls read what today's offers cost at the quantities of the last orders (D38-4).
    await within(buyer.api, { rounds: 3, calls: 15, units: 45 });
    await within(seller.api, { rounds: 3, calls: 28, units: 60 });
  });

  test("is bounded for who keeps the books of a company with many invoices", async () => {
    const deal = await supplied(world, { more: ["브라켓", "케이블"] });
    const kept = [deal.companyId, ...Object.values({ ...deal }).flatMap((one) => idsOf(one))];
    const { items: placed } = await deal.buyer.as.productEstimateOrders.list({ query: {} });
    const supplies = await read(`order-batch#${placed[0]!.orderBatchId}`, "supplies");
    const orders = await Promise.all(deal.orderIds.map((id) => read(`order#${id}`, "order")));
    await copyRows(world, [supplies, ...orders], { count: 40, kept });
    const [invoiceId] = await issued(world, deal);
    const invoice = await read(`tax-invoice#${invoiceId!}`, "invoice");
    await copyRows(world, [invoice], { count: 100, kept });
    await within(deal.accountant.as, { rounds: 4, calls: 22, units: 190 });
  });
});

/** Ids of a person that appear in rows. */
const idsOf = (one: unknown): string[] => {
  const { id, sellerId } = (one ?? {}) as { id?: string; sellerId?: string };
  return [id, sellerId].filter((text) => /^(?:usr|sel)_/.test(text ?? "")) as string[];
};

const approvals = async (who: { as: Api }) => (await who.as.homes.me({ query: {} })).approvals;
const count = async (who: { as: Api }) => (await who.as.orderApprovals.count()).mine;

describe("what waits for an approval (D38-12, D41-8)", () => {
  test("stands on the home of every member, in front and counted for whose turn it is", async () => {
    const deal = await waiting(world, { steps: 2 });
    const [first, second] = deal.approvers;
    expect(await approvals(deal.accountant)).toMatchObject({
      mine: 0,
      items: [
        { id: deal.approval.id, mayDecide: false, total: { amount: 2_200, currency: "KRW" } },
      ],
    });
    expect(await approvals(first!)).toMatchObject({ mine: 1, items: [{ mayDecide: true }] });
    expect([await count(first!), await count(second!)]).toEqual([1, 0]);
    await release(first!, deal.approval.id);
    expect([await count(first!), await count(second!)]).toEqual([0, 1]);
    await release(second!, deal.approval.id);
    expect(await approvals(second!)).toEqual({ mine: 0, items: [] });
    expect((await second!.api.homes.me({ query: {} })).approvals).toBeNull();
  });

  test("takes the same calls for one and for sixty, and members are read once", async () => {
    const deal = await waiting(world);
    await approver(world, deal);
    await stateRules(deal, []);
    const one = await costOf(deal.approver.as);
    const row = await read(`order-approval#${deal.approval.id}`, "approval");
    const kept = [deal.companyId, ...Object.values({ ...deal }).flatMap((of) => idsOf(of))];
    await copyRows(world, [row], { count: 80, kept });
    const { items, mine } = (await deal.approver.as.homes.me({ query: {} })).approvals!;
    expect([items.length, mine]).toEqual([5, 60]);
    const many = await costOf(deal.approver.as);
    expect([many.calls, many.rounds]).toEqual([one.calls, one.rounds]);
    expect(many.units).toBeLessThanOrEqual(one.units + 30);
  });
});

test("the home has parts of one's list and those that the browser names, as buyers see them (D38-13)", async () => {
  const buyer = await world.member();
  const [marked, seen, hidden] = [
    await someProduct(world),
    await someProduct(world),
    await someProduct(world),
  ].map(({ product }) => product.id);
  for (const targetId of [hidden!, marked!])
    await buyer.api.bookmarks.create({ body: { type: "PRODUCT", targetId } });
  await world.put([{ ...(await read(`product#${hidden!}`, "row")), state: "HIDDEN" }]);
  const seenIds = [seen, hidden, marked].join(",");
  const { buy } = await buyer.api.homes.me({ query: { seenIds } });
  expect(buy.marked.map(({ id }) => id)).toEqual([marked]);
  // What the list above names is not named again.
  expect(buy.seen.map(({ id }) => id)).toEqual([seen]);
  const more = await costOf(buyer.api, { seenIds });
  expect(more.rounds).toBe((await costOf(buyer.api)).rounds);
});
