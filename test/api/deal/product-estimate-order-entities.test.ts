import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, daysAhead, noticesOf, quoted, shipTo } from "../../kit/group.ts";
import { accept, order, reject, zero } from "../../kit/orders.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = await world.adminUser();
});
afterAll(() => world.stop());

const entities = () => admin.api.productEstimateOrderEntities;
const list = (query: Parameters<ReturnType<typeof entities>["list"]>[0]["query"] = {}) =>
  entities().list({ query });
const idsOf = async (query: Parameters<typeof list>[0]) =>
  (await list(query)).items.map(({ id }) => id);

/** An order that waits, as admins find it. */
async function placed(given: Parameters<typeof quoted>[1] = {}) {
  const deal = await quoted(world, given);
  const id = (await order(deal)).orderIds[0]!;
  await world.drain({ searched: true });
  const detail = () => entities().get({ params: { id } });
  return { deal, id, detail };
}

describe("an admin's list of orders", () => {
  test("is filtered by status, day and the names of both sides, the product and its part", async () => {
    const [one, other] = [await placed(), await placed()];
    await accept(other.deal, other.id);
    await world.drain({ searched: true, duplicate: true });
    expect((await idsOf({})).slice(0, 2)).toEqual([other.id, one.id]);
    expect((await idsOf({ statuses: "PENDING" }))[0]).toBe(one.id);
    expect(await idsOf({ statuses: "PENDING" })).not.toContain(other.id);
    expect((await idsOf({ statuses: "CONFIRMED,PENDING" })).slice(0, 2)).toEqual([
      other.id,
      one.id,
    ]);
    const { buyer, seller, product } = one.deal;
    for (const [searchType, searchKeyword] of [
      ["BUYER_NAME", buyer.companyName],
      ["BUYER_NAME", buyer.companyName.slice(-4)],
      ["SELLER_NAME", seller.companyName],
      ["PART_NAME", product.partNumber.toLowerCase()],
      ["PART_NAME", product.partNumber.slice(2)],
      [undefined, product.partNumber],
    ] as const) {
      const found = await idsOf({ searchType, searchKeyword });
      expect(found, `${searchType} ${searchKeyword}`).toContain(one.id);
      expect(found, `${searchType} ${searchKeyword}`).not.toContain(other.id);
      expect(await idsOf({ searchType, searchKeyword, statuses: "CONFIRMED" })).not.toContain(
        one.id,
      );
    }
    const named = { searchType: "PRODUCT_NAME", searchKeyword: product.name.ko } as const;
    expect((await idsOf(named)).slice(0, 2)).toEqual([other.id, one.id]);
    expect(await idsOf({ searchType: "SELLER_NAME", searchKeyword: buyer.companyName })).toEqual(
      [],
    );
    expect(await idsOf({ searchKeyword: "!!" })).toEqual([]);
    const today = daysAhead(0);
    expect(await idsOf({ startDate: today, endDate: today })).toContain(one.id);
    expect(await idsOf({ endDate: daysAhead(-1) })).toEqual([]);
    expect((await idsOf({ sort: "createdAt:asc" })).indexOf(one.id)).toBeLessThan(
      (await idsOf({ sort: "createdAt:asc" })).indexOf(other.id),
    );
    await expect(list({ filter: "state:SOLD" })).rejects.toMatchObject({
      issues: [{ path: "query.filter" }],
    });
    await expect(list({ startDate: today, endDate: daysAhead(-1) })).rejects.toMatchObject({
      issues: [{ code: "DATE_RANGE" }],
    });
  });
});

describe("an order that an admin decides", () => {
  test("is accepted for its seller, both are notified, and the audit names the admin", async () => {
    const { deal, id, detail } = await placed({ stock: 15, quantity: 10 });
    const { orders } = await entities().accept({ params: { id }, body: { memo: "대신 수락" } });
    expect(orders).toMatchObject([
      { status: "CONFIRMED", decidedBy: "ADMIN", sellerMemo: "대신 수락", stockTaken: 10 },
    ]);
    expect(orders[0]!.shipTo.address).toBe(shipTo.address);
    expect(await deal.stockLeft()).toBe(5);
    await world.drain({ duplicate: true, searched: true });
    expect((await noticesOf(deal.buyer))[0]).toMatchObject({
      event: "ORDER_ACCEPTED",
      link: `/mypage/orders?orderId=${id}`,
    });
    expect((await noticesOf(deal.seller))[0]).toMatchObject({
      event: "ORDER_ACCEPTED",
      link: `/seller/orders?orderId=${id}`,
    });
    const { history } = await detail();
    const step = history.find(({ to, entity }) => to === "CONFIRMED" && entity === "order");
    expect(step).toMatchObject({
      from: "PENDING",
      via: "ADMIN",
      actor: admin.id,
      actorRole: "ADMIN",
      onBehalfOf: deal.seller.sellerId,
    });
    expect(history.map(({ entity }) => entity)).toEqual(
      expect.arrayContaining(["estimateGroup", "estimate", "orderBatch", "order"]),
    );
    const times = history.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(await codeOf(entities().accept({ params: { id }, body: {} }))).toBe(
      "INVALID_TRANSITION",
    );
  });

  test("is refused with a reason that both read; the line may be ordered again", async () => {
    const { deal, id } = await placed();
    const body = { reason: "OTHER", detail: "판매자와 연락되지 않음" } as const;
    const { orders } = await entities().reject({ params: { id }, body });
    expect(orders).toMatchObject([
      { status: "REJECTED", decidedBy: "ADMIN", rejectReason: "OTHER" },
    ]);
    await world.drain({ duplicate: true, searched: true });
    for (const person of [deal.buyer, deal.seller])
      expect((await noticesOf(person))[0]).toMatchObject({
        event: "ORDER_REJECTED",
        params: { reason: "OTHER", detail: "판매자와 연락되지 않음" },
      });
    expect((await order(deal)).orderIds).toHaveLength(1);
  });

  test("is cancelled or kept if the other side did not reply to a cancel request", async () => {
    const [one, other] = [await placed(), await placed()];
    for (const { deal, id } of [one, other]) {
      await accept(deal, id);
      await deal.buyer.api.productEstimateOrders.cancel({
        params: { id },
        body: { reason: "NOT_NEEDED" },
      });
    }
    await world.drain({ searched: true });
    const waiting = await list({ filter: "state:CANCEL_ASKED" });
    expect(waiting.items.map(({ id }) => id)).toEqual(expect.arrayContaining([one.id, other.id]));
    const { readInbox } = await import("@bupum/functions/admin/inbox/queues");
    const overdueAt = async (at: string) =>
      (await readInbox(at)).find(({ queue }) => queue === "cancelRequests")!.count;
    expect(await overdueAt(new Date().toISOString())).toBe(0);
    expect(await overdueAt(waiting.items[0]!.cancelDueAt!)).toBe(0);
    expect(await overdueAt("2999-01-01T00:00:00.000Z")).toBe(waiting.items.length);
    await entities().cancel({ params: { id: one.id }, body: { reason: "NOT_NEEDED" } });
    await entities().keep({ params: { id: other.id } });
    await world.drain({ searched: true });
    expect((await one.detail()).status).toBe("CANCELLED");
    expect(await other.detail()).toMatchObject({ status: "CONFIRMED" });
    const left = await idsOf({ filter: "state:CANCEL_ASKED" });
    expect(left).not.toContain(one.id);
    expect(left).not.toContain(other.id);
  });
});

describe("an order that an admin deletes", () => {
  test("must be final, and is then invisible to both sides and their counts, but not to admins", async () => {
    const { deal, id, detail } = await placed();
    const remove = () => entities().remove({ params: { id } });
    expect(await codeOf(remove())).toBe("HAS_ACTIVE_ORDER");
    await reject(deal, id, { reason: "OUT_OF_STOCK" });
    await remove();
    await world.drain({ searched: true });
    const { buyer, seller } = deal;
    expect((await buyer.api.productEstimateOrders.list({ query: {} })).items).toEqual([]);
    expect((await seller.api.productEstimateOrders.listOfSeller({ query: {} })).items).toEqual([]);
    expect(await buyer.api.productEstimateOrders.counts({ query: {} })).toEqual({
      ...zero,
      total: 0,
    });
    expect(await codeOf(buyer.api.productEstimateOrders.get({ params: { id } }))).toBe("NOT_FOUND");
    expect(await codeOf(remove())).toBe("NOT_FOUND");
    expect(await detail()).toMatchObject({
      deletedAt: expect.any(String),
      history: expect.arrayContaining([expect.objectContaining({ to: "REMOVED" })]),
    });
    expect(await idsOf({ statuses: "REJECTED" })).not.toContain(id);
    expect(await idsOf({ filter: "state:REMOVED" })).toContain(id);
  });

  test("loses its buyer's person when the buyer leaves", async () => {
    const { deal, id, detail } = await placed();
    await reject(deal, id, { reason: "OUT_OF_STOCK" });
    await entities().remove({ params: { id } });
    await admin.api.userEntities.deleteUser({ query: { userId: deal.buyer.userId } });
    await world.drain({ searched: true });
    const { shipTo: left } = await detail();
    expect(left.address).toBeUndefined();
    expect(
      await idsOf({
        searchType: "BUYER_NAME",
        searchKeyword: deal.buyer.companyName,
        filter: "state:REMOVED",
      }),
    ).toEqual([]);
  });
});

/** A purchase order of three lines, and an admin's acts on them. */
async function placedLines() {
  const deal = await quoted(world, { lines: 3 });
  const { orderIds: ids } = await order(deal);
  const body = { carrier: "한진택배", trackingNo: "512345678901" };
  const params = { id: ids[0]! };
  const ship = (orderIds: typeof ids, more: object = {}) =>
    entities().shipLines({ params, body: { orderIds, ...body, ...more } });
  const complete = (orderIds: typeof ids) =>
    entities().completeLines({ params, body: { orderIds } });
  return { deal, ids, ship, complete };
}
const eventsOf = async (person: Parameters<typeof noticesOf>[0], event: string) => {
  await world.drain({ duplicate: true });
  return (await noticesOf(person)).filter((notice) => notice.event === event);
};

describe("accepted lines that an admin moves on", () => {
  test("are shipped for their seller: both sides are told once, and the audit names the admin (D3-20)", async () => {
    const { deal, ids, ship } = await placedLines();
    expect(await codeOf(ship(ids))).toBe("INVALID_TRANSITION");
    await accept(deal, ids[0]!, { scope: "BATCH" });
    const { orders } = await ship(ids.slice(0, 2));
    expect(orders.map(({ shipment }) => shipment?.trackingNo)).toEqual([
      "512345678901",
      "512345678901",
      undefined,
    ]);
    expect(await ship(ids.slice(0, 2))).toEqual({ orders });
    await ship(ids.slice(0, 1), { trackingNo: "512345678902" });
    for (const person of [deal.buyer, deal.seller])
      expect(await eventsOf(person, "ORDER_SHIPPED")).toHaveLength(2);
    const { history } = await entities().get({ params: { id: ids[0]! } });
    expect(history.find(({ to }) => to === "RESHIPPED")).toMatchObject({
      actor: admin.id,
      onBehalfOf: deal.seller.sellerId,
    });
  });

  test("are completed without the others; both sides are told, and again is refused (D2-19)", async () => {
    const { deal, ids, complete } = await placedLines();
    expect(await codeOf(complete(ids))).toBe("INVALID_TRANSITION");
    await accept(deal, ids[0]!, { scope: "BATCH" });
    const { orders } = await complete(ids.slice(0, 2));
    expect(orders.map(({ status }) => status)).toEqual(["COMPLETED", "COMPLETED", "CONFIRMED"]);
    expect(orders[0]).toMatchObject({ completedBy: "ADMIN" });
    for (const person of [deal.buyer, deal.seller])
      expect(await eventsOf(person, "ORDER_COMPLETED")).toHaveLength(1);
    expect(await codeOf(complete(ids.slice(0, 2)))).toBe("INVALID_TRANSITION");
    const other = await placedLines();
    expect(await codeOf(complete(other.ids))).toBe("NOT_FOUND");
  });
});
