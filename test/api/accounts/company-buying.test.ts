import type { Id } from "@bupum/shared/kernel/ids";
import { buyerIdOf } from "@bupum/shared/kernel/owner-ids";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { codeOf, contact, lineOf, quoteFor, shipTo } from "../../kit/group.ts";
import { bought, companyDraft, founded, invite, join } from "../../kit/companies.ts";
import { upload } from "../../kit/upload.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

describe("what a company buys", () => {
  test("is seen by each of its members in its name, and by none of them as himself (D40-9, D40-10)", async () => {
    const deal = await bought(world);
    const params = { id: deal.request.id };
    for (const who of [deal.owner, deal.requester, deal.buyer, deal.approver, deal.accountant]) {
      const seen = await who.as.estimateGroups.get({ params });
      expect(seen).toMatchObject({ number: deal.request.number, askedBy: deal.requester.id });
      expect((await who.as.estimateGroups.list({ query: {} })).items).toHaveLength(1);
      expect(await codeOf(who.api.estimateGroups.get({ params }))).toBe("NOT_FOUND");
      expect((await who.api.estimateGroups.list({ query: {} })).items).toEqual([]);
      expect((await who.as.homes.me({ query: {} })).buy.quotes).toHaveLength(1);
    }
    const stranger = await world.member();
    const passing = world.apiOf(deal.companyId, stranger.token);
    expect(await codeOf(passing.estimateGroups.get({ params }))).toBe("NOT_A_MEMBER");
    const other = await founded(world);
    const rival = world.apiOf(other.companyId, other.owner.token);
    expect(await codeOf(rival.estimateGroups.get({ params }))).toBe("NOT_FOUND");
    expect(await codeOf(rival.productEstimateOrders.create({ body: deal.order }))).toBe(
      "NOT_FOUND",
    );
  });

  test("is ordered by its buyers alone, and read by all (D40-10)", async () => {
    const deal = await bought(world);
    for (const who of [deal.requester, deal.approver, deal.accountant]) {
      const call = who.as.productEstimateOrders.create({ body: deal.order });
      expect(await codeOf(call)).toBe("COMPANY_ROLE_REQUIRED");
    }
    const { orderIds } = await deal.buyer.as.productEstimateOrders.create({ body: deal.order });
    const params = { id: orderIds[0]! };
    const order = await deal.accountant.as.productEstimateOrders.get({ params });
    expect(order).toMatchObject({ status: "PENDING", buyerName: "한빛정밀" });
    expect(await codeOf(deal.buyer.api.productEstimateOrders.get({ params }))).toBe("NOT_FOUND");
    const { items } = await deal.accountant.as.productEstimateOrders.list({ query: {} });
    expect(items.map(({ id }) => id)).toEqual(orderIds);
    expect((await deal.seller.api.productEstimateOrders.get({ params })).buyerName).toBe(
      "한빛정밀",
    );
  });

  test("stays when its member leaves, who sees nothing from that moment (D40-9)", async () => {
    const deal = await bought(world);
    await deal.requester.api.companies.removeMember({ params: deal.requester.place });
    const params = { id: deal.request.id };
    expect(await codeOf(deal.requester.as.estimateGroups.get({ params }))).toBe("NOT_A_MEMBER");
    expect(await codeOf(deal.requester.as.estimateGroups.list({ query: {} }))).toBe("NOT_A_MEMBER");
    expect(await deal.buyer.as.estimateGroups.get({ params })).toMatchObject({ id: params.id });
  });

  test("names in its record who acted, and for which company (D40-11)", async () => {
    const deal = await bought(world);
    const { orderBatchId } = await deal.buyer.as.productEstimateOrders.create({ body: deal.order });
    const { pastOf } = await import("@bupum/functions/kernel/audit");
    expect(await pastOf("orderBatch", orderBatchId)).toMatchObject([
      { actor: deal.buyer.id, actorRole: "USER", onBehalfOf: buyerIdOf(deal.companyId) },
    ]);
  });

  test("is asked of no shop of the member who asks (D6-14)", async () => {
    const one = await founded(world);
    const seller = await world.seller();
    const { code } = await one.owner.api.companies.invite({
      params: one.params,
      body: { email: seller.email, roles: ["REQUESTER"] },
    });
    await seller.api.companies.join({ params: one.params, body: { code } });
    const { product } = await someProduct(world);
    const body = {
      lines: [{ productId: product.id, quantity: 2 }],
      sellerIds: [seller.sellerId],
      contact,
    };
    const call = world.apiOf(one.companyId, seller.token).estimateGroups.create({ body });
    expect(await codeOf(call)).toBe("SELF_REQUEST");
  });

  test("has on papers what the company said of itself when it ordered (D40-14)", async () => {
    const deal = await bought(world);
    const { orderIds } = await deal.buyer.as.productEstimateOrders.create({ body: deal.order });
    const params = { id: orderIds[0]! };
    const body = { ...companyDraft, name: "한빛정밀공업" };
    await deal.owner.api.companies.update({ params: deal.params, body });
    const { businessNumber: _, ...said } = companyDraft;
    const printed = { ...said, businessNumber: "1208800767" };
    const seen = await deal.seller.api.productEstimateOrders.get({ params });
    expect(seen.buyerCompany).toEqual(printed);
    expect(seen).not.toHaveProperty("orderedBy");
    const own = await deal.accountant.as.productEstimateOrders.get({ params });
    expect(own).toMatchObject({ orderedBy: deal.buyer.id, buyerCompany: printed });
    const paper = { body: { orderId: params.id } };
    const made = await deal.accountant.as.documents.create(paper);
    await world.drain();
    const query = "jobId" in made ? { jobId: made.jobId } : {};
    const { items } = await deal.accountant.as.batchJobStatus.list({ query });
    expect(items[0]?.resultUrl).toContain("http");
    const [mine, sellers] = [deal.accountant.as, deal.seller.api].map((api) =>
      api.documents.create(paper),
    );
    expect(await mine).toHaveProperty("url");
    expect(await sellers).toBeDefined();
    expect(await codeOf(deal.accountant.api.documents.create(paper))).toBe("NOT_FOUND");
  });

  test("is talked about by its seller with who asked or ordered, as long as that is a member (D40-15)", async () => {
    const deal = await bought(world);
    const estimate = { type: "ESTIMATE", id: deal.request.estimateIds[0]! } as const;
    const { sellerId } = deal.seller;
    const open = (
      context: { type: "ESTIMATE"; id: Id<"est"> } | { type: "ORDER"; id: Id<"ord"> },
    ) => deal.seller.api.chats.create({ body: { sellerId, context } });
    const asked = await open(estimate);
    expect((await deal.requester.api.chats.get({ params: { uuid: asked.uuid } })).uuid).toBe(
      asked.uuid,
    );
    const { orderIds } = await deal.buyer.as.productEstimateOrders.create({ body: deal.order });
    const ordered = await open({ type: "ORDER", id: orderIds[0]! });
    const params = { uuid: ordered.uuid };
    expect((await deal.buyer.api.chats.get({ params })).uuid).toBe(ordered.uuid);
    expect(await codeOf(deal.requester.api.chats.get({ params }))).toBe("NOT_FOUND");
    await deal.requester.api.companies.removeMember({ params: deal.requester.place });
    expect(await codeOf(open(estimate))).toBe("NOT_FOUND");
  });

  test("shares the files of a request with its members alone, and keeps them (D40-9)", async () => {
    const deal = await bought(world);
    const fileId = await upload(deal.requester, {
      fileName: "도면.pdf",
      content: "%PDF-1.4\n%%EOF\n",
      category: "FILE",
    });
    const { id, estimateIds } = await deal.requester.as.estimateGroups.create({
      body: { ...deal.body, fileIds: [fileId], allowDuplicate: true },
    });
    await world.drain();
    expect(estimateIds).toHaveLength(1);
    const params = { id: fileId };
    for (const who of [deal.owner, deal.buyer, deal.approver, deal.accountant]) {
      expect((await who.as.files.get({ params })).url).toContain("http");
      expect(await codeOf(who.api.files.get({ params }))).toBe("NOT_FOUND");
    }
    await deal.requester.api.companies.removeMember({ params: deal.requester.place });
    expect(await codeOf(deal.requester.api.files.get({ params }))).toBe("NOT_FOUND");
    expect((await deal.buyer.as.estimateGroups.get({ params: { id } })).files).toHaveLength(1);
  });

  test("is not ordered or asked for a company that ends at that moment (D40-7)", async () => {
    const { stillBuys } = await import("@bupum/functions/kernel/request/members");
    const { write } = await import("@bupum/functions/kernel/table");
    const one = await founded(world);
    const person = { type: "user", userId: one.owner.id } as const;
    const member = { companyId: one.companyId, roles: [], person };
    const checks = () => write(...stillBuys({ actor: { ...person, member } as never }));
    await checks();
    await one.owner.api.companies.dissolve({ params: one.params });
    expect(await codeOf(checks())).toBe("NOT_A_MEMBER");
    await write(...stillBuys({ actor: person as never }));
    const gone = { ...person, userId: buyerIdOf(one.companyId) };
    await world.put([
      { pk: `user#${gone.userId}`, sk: "account", deletedAt: "2026-11-29T00:00:00.000Z" },
    ]);
    expect(await codeOf(write(...stillBuys({ actor: gone as never })))).toBe("SESSION_ENDED");
  });

  test("is not cancelled with its waiting orders by who only asks (D40-10)", async () => {
    const deal = await bought(world);
    await deal.buyer.as.productEstimateOrders.create({ body: deal.order });
    await world.drain();
    const cancel = (as: typeof deal.buyer.as) =>
      as.estimateGroups.cancel({ params: { id: deal.request.id }, body: {} });
    expect(await codeOf(cancel(deal.requester.as))).toBe("COMPANY_ROLE_REQUIRED");
    await cancel(deal.buyer.as);
  });

  test("is not ordered from the shop of the member who orders (D6-14)", async () => {
    const deal = await bought(world);
    const { code } = await invite(deal, deal.seller, "BUYER");
    await join(deal, deal.seller, code);
    const as = world.apiOf(deal.companyId, deal.seller.token);
    expect(await codeOf(as.productEstimateOrders.create({ body: deal.order }))).toBe(
      "SELF_REQUEST",
    );
    expect(
      (await deal.buyer.as.productEstimateOrders.create({ body: deal.order })).orderIds,
    ).toHaveLength(1);
  });

  test("is asked neither of a seller whom the member blocked, nor past the member's limit (D1-2)", async () => {
    const deal = await bought(world);
    await deal.requester.api.blocks.create({ body: { targetId: deal.seller.sellerId } });
    const again = { ...deal.body, allowDuplicate: true };
    expect(await codeOf(deal.requester.as.estimateGroups.create({ body: again }))).toBe(
      "SELLER_BLOCKED",
    );
    expect((await deal.buyer.as.estimateGroups.create({ body: again })).estimateIds).toHaveLength(
      1,
    );
    const { seoulDay } = await import("@bupum/shared/kernel/time");
    const sk = seoulDay(new Date().toISOString());
    expect(await world.read({ pk: `limit#groups#${deal.buyer.id}`, sk })).toMatchObject({
      count: 1,
    });
  });

  test("is blocked, and not otherwise changed, by admins; its name stays (D40-9)", async () => {
    const deal = await bought(world);
    const { api } = await world.adminUser();
    const params = { id: buyerIdOf(deal.companyId) };
    for (const body of [
      { name: "다른 이름" },
      { password: "Another-2026-word" },
      { role: "ADMIN" as const },
    ])
      expect(await codeOf(api.userEntities.update({ params, body }))).toBe("FORBIDDEN");
    const named = await api.userEntities.get({ params });
    expect(await codeOf(api.userEntities.deleteUser({ query: { userId: named.userId } }))).toBe(
      "NOT_FOUND",
    );
    await api.userEntities.update({
      params,
      body: { blockedReason: "조사", version: named.version },
    });
    expect(await codeOf(deal.buyer.as.estimateGroups.list({ query: {} }))).toBe("ACCOUNT_BLOCKED");
    await deal.owner.api.companies.update({
      params: deal.params,
      body: { ...companyDraft, name: "새한빛" },
    });
    expect(await api.userEntities.get({ params })).toMatchObject({
      name: "새한빛",
      blockedReason: "조사",
    });
    await api.userEntities.update({ params, body: { blockedReason: "" } });
    expect((await deal.buyer.as.estimateGroups.list({ query: {} })).items).toHaveLength(1);
  });

  test("is told to those who order and to who asked, each by a link of the company (D40-13)", async () => {
    const deal = await bought(world);
    const told = async (who: { api: typeof deal.buyer.api }) =>
      (await who.api.notifications.list({ query: {} })).items;
    for (const who of [deal.requester, deal.buyer]) {
      const [notice] = await told(who);
      expect(notice).toMatchObject({ event: "QUOTE_RECEIVED" });
      expect(notice!.link).toContain(`company=${deal.companyId}`);
    }
    for (const who of [deal.approver, deal.accountant]) expect(await told(who)).toEqual([]);
  });

  test("keeps its company from being dissolved while orders run; its requests end with it (D40-7)", async () => {
    const one = await founded(world);
    const as = world.apiOf(one.companyId, one.owner.token);
    const [seller, { product }] = [await world.seller(), await someProduct(world)];
    const body = {
      lines: [{ productId: product.id, quantity: 2 }],
      sellerIds: [seller.sellerId],
      contact,
    };
    const { id, estimateIds } = await as.estimateGroups.create({ body });
    await world.drain();
    const productEstimateId = lineOf(estimateIds[0]!);
    const [reply] = await seller.api.productEstimateResponses.create({
      body: { items: [quoteFor(productEstimateId)] },
    });
    const { orderIds } = await as.productEstimateOrders.create({
      body: { items: [{ productEstimateId, responseId: reply!.id!, quantity: 1 }], shipTo },
    });
    await world.drain();
    const dissolve = () => one.owner.api.companies.dissolve({ params: one.params });
    expect(await codeOf(dissolve())).toBe("HAS_RUNNING_ORDERS");
    await as.productEstimateOrders.cancel({
      params: { id: orderIds[0]! },
      body: { reason: "NOT_NEEDED" },
    });
    await world.drain();
    await dissolve();
    await world.drain();
    expect(await codeOf(as.estimateGroups.get({ params: { id } }))).toBe("NOT_A_MEMBER");
    const params = { id: estimateIds[0]! };
    expect((await seller.api.estimates.get({ params })).status).toBe("CANCELLED");
  });
});
