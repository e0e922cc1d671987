import type { CompanyRole } from "@bupum/shared/kernel/company-roles";
import type { Id } from "@bupum/shared/kernel/ids";
import { buyerIdOf } from "@bupum/shared/kernel/owner-ids";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { codeOf, contact, lineOf, quoteFor, shipTo } from "../../kit/group.ts";
import { allRoutes, unknownPath } from "../../kit/routes.ts";
import { companyDraft, founded, joined } from "../../kit/companies.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

/** A company with a member of each role, its request, and a seller's quote. */
async function bought() {
  const one = await founded(world);
  const named = async (...roles: CompanyRole[]) => {
    const member = await joined(world, one, ...roles);
    return { ...member, as: world.apiOf(one.companyId, member.token) };
  };
  const owner = { ...one.owner, as: world.apiOf(one.companyId, one.owner.token) };
  const [requester, buyer, approver, accountant] = [
    await named("REQUESTER"),
    await named("BUYER"),
    await named("APPROVER"),
    await named("ACCOUNTANT"),
  ];
  const [seller, { product }] = [await world.seller(), await someProduct(world)];
  const body = {
    lines: [{ productId: product.id, quantity: 2 }],
    sellerIds: [seller.sellerId],
    contact,
  };
  const request = await requester.as.estimateGroups.create({ body });
  await world.drain();
  const lineId = lineOf(request.estimateIds[0]!);
  const [reply] = await seller.api.productEstimateResponses.create({
    body: { items: [quoteFor(lineId)] },
  });
  await world.drain();
  const order = {
    items: [{ productEstimateId: lineId, responseId: reply!.id!, quantity: 2 }],
    shipTo,
  };
  return {
    ...one,
    owner,
    requester,
    buyer,
    approver,
    accountant,
    seller,
    body,
    request,
    lineId,
    order,
  };
}

describe("what a company buys", () => {
  test("is seen by each of its members in its name, and by none of them as himself (D40-9, D40-10)", async () => {
    const deal = await bought();
    const params = { id: deal.request.id };
    for (const who of [deal.owner, deal.requester, deal.buyer, deal.approver, deal.accountant]) {
      const seen = await who.as.estimateGroups.get({ params });
      expect(seen).toMatchObject({ number: deal.request.number, askedBy: deal.requester.id });
      expect((await who.as.estimateGroups.list({ query: {} })).items).toHaveLength(1);
      expect(await codeOf(who.api.estimateGroups.get({ params }))).toBe("NOT_FOUND");
      expect((await who.api.estimateGroups.list({ query: {} })).items).toEqual([]);
      expect((await who.as.homes.me()).buy.quotes).toHaveLength(1);
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
    const deal = await bought();
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
    const deal = await bought();
    await deal.requester.api.companies.removeMember({ params: deal.requester.place });
    const params = { id: deal.request.id };
    expect(await codeOf(deal.requester.as.estimateGroups.get({ params }))).toBe("NOT_A_MEMBER");
    expect(await codeOf(deal.requester.as.estimateGroups.list({ query: {} }))).toBe("NOT_A_MEMBER");
    expect(await deal.buyer.as.estimateGroups.get({ params })).toMatchObject({ id: params.id });
  });

  test("names in its record who acted, and for which company (D40-11)", async () => {
    const deal = await bought();
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
    const deal = await bought();
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
    const deal = await bought();
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

  test("is told to those who order and to who asked, each by a link of the company (D40-13)", async () => {
    const deal = await bought();
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

describe("every route", () => {
  test("is made in a company's name by the roles that the contract names, or is one's own (D40-9)", async () => {
    const deal = await bought();
    const other = await founded(world);
    const users = allRoutes.filter(({ api, route }) => api === "user" && route.access !== "public");
    const ask = (route: (typeof users)[number]["route"], token: string, company: string) =>
      world.raw("user", route.method, unknownPath(route), {
        ...(route.body && { body: "{}" }),
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${token}`,
          "bupum-company": company,
        },
      });
    const members = [
      ["OWNER", (await joined(world, deal, "OWNER")).token],
      ["REQUESTER", deal.requester.token],
      ["BUYER", deal.buyer.token],
      ["APPROVER", deal.approver.token],
      ["ACCOUNTANT", deal.accountant.token],
    ] as const;
    for (const { route, name } of users.filter(({ route: { company } }) => company)) {
      for (const [role, token] of members) {
        const reply = await ask(route, token, deal.companyId);
        const code = ((await reply.json().catch(() => ({}))) as { code?: string }).code;
        const isAllowed = route.company!.includes(role);
        expect(code === "COMPANY_ROLE_REQUIRED", `${name} as ${role}`).toBe(!isAllowed);
      }
      for (const company of [
        other.companyId,
        "cmp_01ARZ3NDEKTSV4RRFFQ69G5FA0",
        "x".repeat(3_000),
        deal.owner.id,
      ]) {
        const reply = await ask(route, deal.buyer.token, company);
        expect(await reply.json(), `${name} for ${company}`).toMatchObject({
          code: "NOT_A_MEMBER",
        });
      }
    }
    const own = users.filter(({ route: { company, method } }) => !company && method === "GET");
    for (const { route, name } of own) {
      const [named, plain] = await Promise.all(
        [other.companyId, ""].map(
          async (company) => (await ask(route, deal.buyer.token, company)).status,
        ),
      );
      expect(named, name).toBe(plain);
    }
  });
});
