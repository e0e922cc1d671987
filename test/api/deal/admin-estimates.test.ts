import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  asked,
  codeOf,
  contact,
  lineOf,
  noticesOf,
  quoted,
  quoteFor,
  shipTo,
} from "../../kit/group.ts";
import { someProduct } from "../../kit/goods.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  admin = await world.adminUser();
});
afterAll(() => world.stop());

const lines = [{ partName: "단종된 릴레이", quantity: 4 }];
const auto = { sellerSelection: { mode: "AUTO", max: 3 } } as const;
const queue = async () => (await admin.api.estimates.unassigned({ query: {} })).items;
const past = async (entity: string, id: string) => {
  const { pastOf } = await import("@bupum/functions/kernel/audit");
  return pastOf(entity, id);
};

/** A request for a part that nobody sells. */
async function orphan() {
  const buyer = await world.member({ membershipType: "PREMIUM" });
  const { product } = await someProduct(world);
  const body = { lines: [{ productId: product.id, quantity: 2 }, ...lines], contact, ...auto };
  const made = await buyer.api.estimateGroups.create({ body });
  await world.drain({ duplicate: true });
  return { buyer, product, made };
}

describe("a request whose lines nobody is asked for (D1-11)", () => {
  test("is stored, listed for admins with its waiting lines, and leaves that list once all are asked", async () => {
    const { buyer, made } = await orphan();
    expect(made).toMatchObject({ estimateIds: [], unassignedLineIds: ["l01", "l02"] });
    const params = { id: made.id };
    expect(await buyer.api.estimateGroups.get({ params })).toMatchObject({
      status: "PENDING",
      open: true,
      dispatching: false,
      estimates: [],
      unassignedLineIds: ["l01", "l02"],
    });
    const ofMade = async () => (await queue()).find(({ id }) => id === made.id);
    const counted = async () =>
      (await admin.api.inbox.list({})).queues.find(({ queue }) => queue === "unassigned")!.count;
    expect(await counted()).toBe((await queue()).length);
    expect((await ofMade())?.lines.map(({ requestLineId }) => requestLineId)).toEqual([
      "l01",
      "l02",
    ]);
    const [one, other] = [await world.seller(), await world.seller()];
    const add = (sellerId: typeof one.sellerId, requestLineIds: "l01"[] | "l02"[]) =>
      admin.api.estimates.create({ body: { groupId: made.id, sellerId, requestLineIds } });
    expect(await add(one.sellerId, ["l01"])).toMatchObject({
      groupId: made.id,
      unassignedLineIds: ["l02"],
    });
    await world.drain({ duplicate: true });
    expect((await ofMade())?.lines.map(({ requestLineId }) => requestLineId)).toEqual(["l02"]);
    const { estimateIds } = await add(other.sellerId, ["l02"]);
    await world.drain({ duplicate: true });
    expect(await ofMade()).toBeUndefined();
    expect(await counted()).toBe((await queue()).length);
    for (const seller of [one, other])
      expect((await noticesOf(seller)).map(({ event }) => event)).toEqual(["ESTIMATE_RECEIVED"]);
    expect((await past("estimate", estimateIds[0]!))[0]).toMatchObject({
      via: "ADMIN",
      actor: admin.id,
      actorRole: "ADMIN",
      onBehalfOf: buyer.id,
    });
  });

  test("leaves the admins' list when its buyer cancels it, or adds a seller", async () => {
    const [taken, found] = [await orphan(), await orphan()];
    await taken.buyer.api.estimateGroups.cancel({ params: { id: taken.made.id }, body: {} });
    const seller = await world.seller();
    await found.buyer.api.estimates.create({
      body: { groupId: found.made.id, sellerId: seller.sellerId },
    });
    await world.drain({ duplicate: true });
    const ids = (await queue()).map(({ id }) => id);
    for (const { made } of [taken, found]) expect(ids).not.toContain(made.id);
  });

  test("ends like any other request without a quote", async () => {
    const { buyer, made } = await orphan();
    await buyer.api.estimateGroups.close({ params: { id: made.id } });
    await world.drain();
    expect(await buyer.api.estimateGroups.get({ params: { id: made.id } })).toMatchObject({
      open: false,
      closeReason: "BUYER_CLOSED",
    });
  });
});

describe("an admin asks for a buyer", () => {
  test("creates a request of the buyer, audited as the admin's act", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    const body = { buyerId: buyer.id, lines, contact, sellerId: seller.sellerId };
    const made = await admin.api.estimates.create({ body });
    await world.drain({ duplicate: true });
    const params = { id: made.groupId };
    expect(await buyer.api.estimateGroups.get({ params })).toMatchObject({
      number: made.number,
      createdBy: admin.id,
    });
    expect(await noticesOf(seller)).toMatchObject([{ event: "ESTIMATE_RECEIVED" }]);
    expect((await past("estimateGroup", made.groupId)).at(-1)).toMatchObject({
      via: "ADMIN",
      actor: admin.id,
      onBehalfOf: buyer.id,
    });
    const stranger = await world.member();
    expect(await codeOf(stranger.api.estimateGroups.get({ params }))).toBe("NOT_FOUND");
  });

  test("only for an existing buyer, and never at the buyer's own company", async () => {
    const seller = await world.seller();
    const ask = (buyerId: typeof seller.id) =>
      admin.api.estimates.create({
        body: { buyerId, lines, contact, sellerId: seller.sellerId },
      });
    expect(await codeOf(ask(seller.id))).toBe("SELF_REQUEST");
    await expect(ask("usr_01ARZ3NDEKTSV4RRFFQ69G5FA0")).rejects.toMatchObject({
      issues: [{ path: "body.buyerId", code: "BUYER_NOT_AVAILABLE" }],
    });
    const [, other] = [await world.member(), await world.seller()];
    const { group } = await asked(world, await world.member(), [other], lines);
    const again = { groupId: group.id, sellerId: other.sellerId };
    expect(await codeOf(admin.api.estimates.create({ body: again }))).toBe("SELLER_ALREADY_ASKED");
  });
});

const seen = (id: `egr_${string}`) => admin.api.estimates.get({ params: { id } });

describe("a request before an admin's eyes (D3-25)", () => {
  test("has its lines by seller, deleted ones included, and every order in any status", async () => {
    const deal = await quoted(world, { lines: 4 });
    const { buyer, seller, ids, items, groupId } = deal;
    const place = async (item: (typeof items)[number]) => {
      const body = { items: [item], shipTo };
      const { orderIds } = await buyer.api.productEstimateOrders.create({ body });
      await world.drain({ duplicate: true });
      return orderIds[0]!;
    };
    const refuse = (id: `ord_${string}`) =>
      seller.api.productEstimateOrders.reject({
        params: { id },
        body: { reason: "OUT_OF_STOCK", scope: "LINE" },
      });
    const [removed, refused] = [await place(items[0]!), await place(items[1]!)];
    for (const id of [removed, refused]) await refuse(id);
    await admin.api.productEstimateOrderEntities.remove({ params: { id: removed } });
    const running = await place(items[2]!);
    await admin.api.productEstimateEntities.remove({ params: { id: ids[3]! } });
    await world.drain({ duplicate: true });
    const whole = await seen(groupId);
    expect(whole).toMatchObject({ id: groupId, buyerId: buyer.id, buyerName: buyer.companyName });
    expect(whole.sellerLines.map(({ id }) => id)).toEqual(ids);
    expect(whole.sellerLines.map(({ deletedAt }) => deletedAt !== undefined)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(whole.orders.map(({ id, status }) => [id, status])).toEqual([
      [removed, "REJECTED"],
      [refused, "REJECTED"],
      [running, "PENDING"],
    ]);
    const onRecord = whole.history.map(({ entity, id, to }) => `${entity} ${id} ${to}`);
    expect(onRecord).toEqual(
      expect.arrayContaining([
        `estimateGroup ${groupId} PENDING`,
        `order ${removed} REMOVED`,
        `productEstimate ${ids[3]} REMOVED`,
        `orderBatch ${whole.orders[2]!.orderBatchId} PENDING`,
      ]),
    );
    expect(whole.history.map(({ at }) => at)).toEqual(
      whole.history.map(({ at }) => at).toSorted((one, other) => (one < other ? 1 : -1)),
    );
  });

  test("contains no order of the buyer's other requests, and is found by its own id only", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    const { group, estimateOf } = await asked(world, buyer, [seller], lines);
    expect((await seen(group.id)).orders).toEqual([]);
    const ofEstimate = estimateOf(seller).replace("est_", "egr_") as `egr_${string}`;
    expect(await codeOf(seen(ofEstimate))).toBe("NOT_FOUND");
    expect(await codeOf(seen("egr_01ARZ3NDEKTSV4RRFFQ69G5FA0"))).toBe("NOT_FOUND");
  });
});

describe("a line in an admin's hands (D3-23)", () => {
  test("is refused in its seller's place, and its buyer notified", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    const { estimateOf } = await asked(world, buyer, [seller], lines);
    const id = lineOf(estimateOf(seller));
    const note = "판매자와 통화: 취급하지 않는 품목";
    await admin.api.productEstimateEntities.reject({ params: { id }, body: { note } });
    await world.drain({ duplicate: true });
    expect(await buyer.api.productEstimates.get({ params: { id } })).toMatchObject({
      replyType: "REJECTED",
      rejectReason: "INTERNAL_REASONS",
      rejectDetail: note,
    });
    expect((await noticesOf(buyer)).map(({ event }) => event)).toContain("LINES_REFUSED");
    expect((await past("estimate", estimateOf(seller)))[0]).toMatchObject({
      via: "ADMIN",
      onBehalfOf: seller.sellerId,
    });
  });

  test("deleted, is invisible for buyer and seller, no longer counted, and cannot be answered or ordered", async () => {
    const deal = await quoted(world, { lines: 2 });
    const { buyer, seller, ids, items, estimateId, groupId } = deal;
    const [id, left] = [ids[0]!, ids[1]!];
    await admin.api.productEstimateEntities.remove({ params: { id } });
    await world.drain({ duplicate: true });
    for (const person of [buyer, seller]) {
      expect(await codeOf(person.api.productEstimates.get({ params: { id } }))).toBe("NOT_FOUND");
      const { items: seen } = await person.api.productEstimates.listOfEstimate({
        query: { estimateId },
      });
      expect(seen.map((line) => line.id)).toEqual([left]);
    }
    for (const query of [{}, { replyType: "REPLIED" }, { open: "false" }] as const) {
      const { items: inbox } = await seller.api.productEstimates.listOfSeller({ query });
      expect(inbox.map((line) => line.id)).toEqual("open" in query ? [] : [left]);
    }
    const sheet = (ids: (typeof id)[]) =>
      buyer.api.productEstimates.exportSheet({ body: { side: "BUY", ids } });
    expect(await codeOf(sheet([id]))).toBe("NOT_FOUND");
    expect(await codeOf(sheet([left]))).toBe("no problem");
    const plan = { preset: "BY_HAND" as const, groupId, items: [items[0]!] };
    expect(await codeOf(buyer.api.awardPlans.create({ body: plan }))).toBe("NOT_FOUND");
    expect(await buyer.api.estimates.get({ params: { id: estimateId } })).toMatchObject({
      lineCount: 1,
      repliedCount: 1,
    });
    const answer = seller.api.productEstimateResponses.create({ body: { items: [quoteFor(id)] } });
    expect(await codeOf(answer)).toBe("NOT_FOUND");
    const order = buyer.api.productEstimateOrders.create({ body: { items: [items[0]!], shipTo } });
    expect(await codeOf(order)).toBe("NOT_FOUND");
    const anew = { params: { id }, body: { reason: "PRICE", targetPrice: "1" } } as const;
    expect(await codeOf(buyer.api.productEstimates.requote(anew))).toBe("NOT_FOUND");
    const entity = await admin.api.productEstimateEntities.get({ params: { id } });
    expect(entity.deletedAt).toBeDefined();
    expect(entity.history[0]).toMatchObject({ to: "REMOVED", actor: admin.id });
    expect(await codeOf(admin.api.productEstimateEntities.remove({ params: { id } }))).toBe(
      "NOT_FOUND",
    );
    expect(await buyer.api.estimateGroups.get({ params: { id: groupId } })).toMatchObject({
      open: true,
      status: "CONFIRMED",
    });
  });

  test("cannot be deleted while an order of it runs", async () => {
    const { buyer, ids, items } = await quoted(world);
    await buyer.api.productEstimateOrders.create({ body: { items, shipTo } });
    const remove = admin.api.productEstimateEntities.remove({ params: { id: ids[0]! } });
    expect(await codeOf(remove)).toBe("HAS_ACTIVE_ORDER");
  });
});
