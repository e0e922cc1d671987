import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rivalled } from "../../kit/cloud/between.ts";
import { bought } from "../../kit/companies.ts";
import { codeOf } from "../../kit/group.ts";
import { foundBy, ordered, stateTemplate } from "../../kit/order-numbers.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

type Deal = Awaited<ReturnType<typeof bought>>;
type Order = Awaited<ReturnType<typeof ordered>>;
const state = (
  who: Pick<Deal["buyer"], "as">,
  { id }: Pick<Order, "id">,
  buyerPoNumber?: string,
  version?: number,
) =>
  who.as.productEstimateOrders.setBuyerNumber({
    params: { id },
    body: { ...(buyerPoNumber !== undefined && { buyerPoNumber }), version },
  });

const code = (...given: Parameters<typeof state>) => codeOf(state(...given));

describe("an own order number (D45-1)", () => {
  test("is one line of text up to 40 characters, and may stand on two orders", async () => {
    const deal = await bought(world, { more: ["릴레이"] });
    const [one, other] = deal.order.items;
    const typed = (buyerPoNumber: string) => codeOf(ordered(deal, [one!], { buyerPoNumber }));
    for (const wrong of ["가".repeat(41), "A\nB", "A\u0000", "A\u202eB", "A\ud800B"])
      expect(await typed(wrong)).toBe("INVALID_REQUEST");
    expect(await typed("ERP-1")).toBe("no problem");
    const second = await ordered(deal, [other!], { buyerPoNumber: "ERP-1" });
    expect(second.buyerPoNumber).toBe("ERP-1");
  });

  test("is none that the company's template writes: an order that draws would have the same", async () => {
    const deal = await bought(world, { more: ["릴레이"] });
    const [one, other] = deal.order.items;
    const typed = (item: typeof one, buyerPoNumber: string) =>
      ordered(deal, [item!], { buyerPoNumber });
    const early = await typed(one, "PO-0009");
    await stateTemplate(deal, "PO-{####}");
    await expect(typed(other, " PO-0009 ")).rejects.toMatchObject({
      issues: [{ path: "body.buyerPoNumber", code: "invalid_value" }],
    });
    // One that was typed before the template stays, and is corrected to no other of them.
    expect(await code(deal.buyer, early, "PO-0009")).toBe("no problem");
    expect(await code(deal.buyer, early, "PO-0010")).toBe("INVALID_REQUEST");
    expect(await code(deal.buyer, early, "PO-10")).toBe("no problem");
    expect((await typed(other, "PO-009")).buyerPoNumber).toBe("PO-009");
  });

  test("finds its purchase order for both sides, and stands in their lists (D45-4)", async () => {
    const deal = await bought(world);
    const { id } = await ordered(deal, deal.order.items, { buyerPoNumber: "=2026-구매-0412" });
    await world.drain({ searched: true });
    expect(await foundBy(deal, "구매0412")).toEqual([[id], [id]]);
    expect(await foundBy(deal, "구매0413")).toEqual([[], []]);
    const { items } = await deal.seller.api.productEstimateOrders.purchaseOrdersOfSeller({
      query: {},
    });
    expect(items.find((row) => row.id === id)?.buyerPoNumber).toBe("=2026-구매-0412");
  });
});

describe("a correction of it (D45-5)", () => {
  test.each([
    ["whose role ended", "COMPANY_ROLE_REQUIRED"],
    ["who was removed", "NOT_A_MEMBER"],
  ])("by a member %s while it is written is refused (D40-4)", async (of, refused) => {
    const { owner, buyer, ...deal } = await bought(world);
    const order = await ordered({ ...deal, owner, buyer }, deal.order.items);
    const rival = () =>
      refused === "NOT_A_MEMBER"
        ? owner.api.companies.removeMember({ params: buyer.place })
        : owner.api.companies.changeMember({ params: buyer.place, body: { roles: ["APPROVER"] } });
    // The first row that the correction puts is its event.
    const code = await rivalled(() => codeOf(state(buyer, order, "ERP-9")), { begins: {}, rival });
    expect(code, of).toBe(refused);
    const { id } = order;
    const now = await deal.accountant.as.productEstimateOrders.get({ params: { id } });
    expect(now).not.toHaveProperty("buyerPoNumber");
  });

  test("holds for all lines, keeps the one before, and both find the order", async () => {
    const deal = await bought(world, { more: ["릴레이"] });
    const order = await ordered(deal);
    const { orders } = await state(deal.buyer, order, " ERP-1001 ", order.version);
    expect(orders.map((one) => [one.buyerPoNumber, one.version])).toEqual([
      ["ERP-1001", 2],
      ["ERP-1001", 2],
    ]);
    expect(orders[0]).not.toHaveProperty("formerBuyerPoNumber");
    await state(deal.buyer, orders[1]!, "ERP-2002");
    await world.drain({ searched: true });
    const both = [[order.id], [order.id]];
    for (const number of ["ERP-1001", "ERP-2002", order.poNumber])
      expect(await foundBy(deal, number)).toEqual(both);
    const params = { id: orders[1]!.id };
    const sellers = await deal.seller.api.productEstimateOrders.get({ params });
    expect(sellers).toMatchObject({ buyerPoNumber: "ERP-2002", formerBuyerPoNumber: "ERP-1001" });
    // Taken away again; what is there already is not written.
    const cleared = await state(deal.buyer, order, "");
    expect(cleared.orders[0]).not.toHaveProperty("buyerPoNumber");
    expect(cleared.orders[0]).toMatchObject({ formerBuyerPoNumber: "ERP-2002", version: 4 });
    expect((await state(deal.buyer, order)).orders[0]!.version).toBe(4);
    // Stated anew, it is found by what stood on it before it was taken away, which both still read.
    const anew = await state(deal.buyer, order, "ERP-3003");
    expect(anew.orders[0]!.formerBuyerPoNumber).toBe("ERP-2002");
    await world.drain({ searched: true });
    expect(await foundBy(deal, "ERP-2002")).toEqual(both);
    const { pastOf } = await import("@bupum/functions/kernel/audit");
    const past = await pastOf("orderBatch", order.orderBatchId);
    expect(past.filter(({ to }) => to === "NUMBER_STATED").map(({ reason }) => reason)).toEqual([
      "- → ERP-3003",
      "ERP-2002 → -",
      "ERP-1001 → ERP-2002",
      "- → ERP-1001",
    ]);
  });

  test("holds also for lines that an admin removed", async () => {
    const deal = await bought(world, { more: ["릴레이"] });
    const order = await ordered(deal);
    const [left, gone] = (
      await deal.buyer.as.productEstimateOrders.lines({ params: { id: order.id } })
    ).orders;
    await deal.seller.api.productEstimateOrders.reject({
      params: { id: gone!.id },
      body: { reason: "OUT_OF_STOCK" },
    });
    const { api } = await world.adminUser();
    await api.productEstimateOrderEntities.remove({ params: { id: gone!.id } });
    const { orders } = await state(deal.buyer, left!, "ERP-1");
    expect(orders.map(({ id }) => id)).toEqual([left!.id]);
    const { readOrders } = await import("@bupum/functions/deal/product-estimate-orders/items");
    const rows = await readOrders([left!.id, gone!.id]);
    expect(rows.map((row) => [row.buyerPoNumber, Boolean(row.deletedAt)])).toEqual([
      ["ERP-1", false],
      ["ERP-1", true],
    ]);
  });

  test("is its buyers' alone, as it was seen, and one line of text", async () => {
    const deal = await bought(world);
    const order = await ordered(deal);
    expect(await code(deal.requester, order, "A")).toBe("COMPANY_ROLE_REQUIRED");
    expect(await code(deal.accountant, order, "A")).toBe("COMPANY_ROLE_REQUIRED");
    expect(await code({ as: deal.seller.api }, order, "A")).toBe("NOT_FOUND");
    expect(await code({ as: (await world.member()).api }, order, "A")).toBe("NOT_FOUND");
    // The member himself is no buyer of what the company ordered.
    expect(await code({ as: deal.buyer.api }, order, "A")).toBe("NOT_FOUND");
    expect(await code(deal.buyer, order, "A\nB")).toBe("INVALID_REQUEST");
    expect(await code(deal.buyer, order, "A", 9)).toBe("VERSION_CONFLICT");
    expect(await code(deal.buyer, order, "A", 1)).toBe("no problem");
  });

  test("ends with the order, and never changes one that was drawn", async () => {
    const deal = await bought(world, { more: ["릴레이"] });
    const [one, other] = deal.order.items;
    const order = await ordered(deal, [one!]);
    const { productEstimateOrders: orders } = deal.buyer.as;
    await deal.seller.api.productEstimateOrders.accept({
      params: { id: order.id },
      body: { force: true },
    });
    expect(await codeOf(state(deal.buyer, order, "ERP-1"))).toBe("no problem");
    await orders.complete({ params: { id: order.id } });
    expect(await codeOf(state(deal.buyer, order, "ERP-2"))).toBe("INVALID_TRANSITION");
    await stateTemplate(deal, "A{##}");
    const drawn = await ordered(deal, [other!]);
    expect(await codeOf(state(deal.buyer, drawn, "ERP-2"))).toBe("INVALID_TRANSITION");
    expect((await orders.get({ params: { id: drawn.id } })).buyerPoNumber).toBe("A01");
  });
});
