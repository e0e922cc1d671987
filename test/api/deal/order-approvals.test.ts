import { looksAgainAt } from "@bupum/shared/deal/order-approvals/rules";
import { addHours } from "@bupum/shared/kernel/time";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { sweepAt } from "../../kit/clock.ts";
import { bought, founded } from "../../kit/companies.ts";
import { codeOf, daysAhead, quoteFor } from "../../kit/group.ts";
import { release, stateRules, waiting } from "../../kit/order-approvals.ts";
import { toldOf } from "../../kit/told.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterEach(() => void vi.useRealTimers());
afterAll(() => world.stop());

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe("an order above the limit", () => {
  test("leaves by no call of who asked for it, and below the limit as ever (D41-1)", async () => {
    const deal = await bought(world);
    // Two pieces of 1,000 won come to 2,200 with VAT.
    const steps = [[deal.approver.id]];
    await stateRules(deal, [{ fromWon: 2_200, steps }]);
    const create = () => deal.buyer.as.productEstimateOrders.create({ body: deal.order });
    expect(await codeOf(create())).toBe("APPROVAL_NEEDED");
    expect((await deal.buyer.as.productEstimateOrders.list({ query: {} })).items).toEqual([]);
    await stateRules(deal, [{ fromWon: 2_201, steps }]);
    const ask = deal.buyer.as.orderApprovals.create({ body: deal.order });
    expect(await codeOf(ask)).toBe("APPROVAL_NOT_NEEDED");
    expect((await create()).orderIds).toHaveLength(1);
  });

  test("is placed once all steps released it, in their order, with its record (D41-2)", async () => {
    const deal = await waiting(world, { steps: 3 });
    const { id } = deal.approval;
    const params = { id };
    const [first, second, third] = deal.approvers;
    expect(await codeOf(release(second!, id))).toBe("NOT_APPROVER");
    expect(await codeOf(release(deal.owner, id))).toBe("NOT_APPROVER");
    expect(await codeOf(release(deal.buyer, id))).toBe("NOT_APPROVER");
    await world.drain();
    expect(await toldOf(first!, "ORDER_APPROVAL_ASKED")).toHaveLength(1);
    expect(await toldOf(second!, "ORDER_APPROVAL_ASKED")).toHaveLength(0);
    expect(await release(first!, id)).toMatchObject({ status: "WAITING", mayDecide: false });
    await world.drain();
    const [notice] = await toldOf(second!, "ORDER_APPROVAL_ASKED");
    expect(notice!.link).toBe(`/mypage/approvals/${id}?company=${deal.companyId}`);
    await release(second!, id);
    const ended = await release(third!, id);
    expect(ended).toMatchObject({ status: "RELEASED", askedBy: deal.buyer.id });
    expect(ended.steps.map(({ released }) => released?.by)).toEqual(
      deal.approvers.map((one) => one.id),
    );
    const order = await deal.accountant.as.productEstimateOrders.get({
      params: { id: ended.orderId! },
    });
    const { poNumber } = ended;
    expect(order).toMatchObject({
      orderedBy: deal.buyer.id,
      approvalId: id,
      poNumber,
      amount: 2_000,
    });
    const sellers = await deal.seller.api.productEstimateOrders.get({ params: { id: order.id } });
    expect(sellers).not.toHaveProperty("approvalId");
    await world.drain();
    expect(await toldOf(deal.buyer, "ORDER_APPROVAL_RELEASED")).toMatchObject([
      { params: { number: poNumber } },
    ]);
    expect(await toldOf(deal.seller, "ORDER_RECEIVED")).toHaveLength(1);
    expect(await codeOf(deal.buyer.as.orderApprovals.withdraw({ params }))).toBe(
      "INVALID_TRANSITION",
    );
  });

  test("is ordered once by 50 releases at the same time (D41-2)", async () => {
    const deal = await waiting(world);
    const { id } = deal.approval;
    const params = { id };
    const { version } = await deal.approver.as.orderApprovals.get({ params });
    const calls = Array.from({ length: 50 }, () =>
      codeOf(deal.approver.as.orderApprovals.release({ params, body: { version } })),
    );
    const codes = await Promise.all(calls);
    const lost = new Set(["VERSION_CONFLICT", "INVALID_TRANSITION", "DUPLICATE_ORDER", "BUSY"]);
    expect(codes.filter((code) => !lost.has(code))).toHaveLength(1);
    expect((await deal.buyer.as.productEstimateOrders.list({ query: {} })).items).toHaveLength(1);
    const { status } = await deal.approver.as.orderApprovals.get({ params });
    expect(status).toBe("RELEASED");
  });

  test("waits in one approval at a time (D41-2)", async () => {
    const deal = await waiting(world);
    const again = () => deal.buyer.as.orderApprovals.create({ body: { ...deal.order, memo: "2" } });
    expect(await codeOf(again())).toBe("LINE_IN_APPROVAL");
    await deal.buyer.as.orderApprovals.withdraw({ params: deal.approval });
    expect((await again()).id).not.toBe(deal.approval.id);
    const { items } = await deal.accountant.as.orderApprovals.list({ query: { state: "OPEN" } });
    expect(items).toHaveLength(1);
    const ended = await deal.accountant.as.orderApprovals.list({ query: { state: "ENDED" } });
    expect(ended.items).toMatchObject([{ id: deal.approval.id, status: "WITHDRAWN" }]);
  });

  test("is ordered beside its approval by nobody, also where the rules have gone (D41-2)", async () => {
    const deal = await waiting(world);
    await stateRules(deal, []);
    const [item] = deal.order.items;
    const body = { ...deal.order, items: [{ ...item!, quantity: 1 }] };
    const create = () => deal.buyer.as.productEstimateOrders.create({ body });
    expect(await codeOf(create())).toBe("LINE_IN_APPROVAL");
    await deal.buyer.as.orderApprovals.withdraw({ params: deal.approval });
    expect((await create()).orderIds).toHaveLength(1);
  });

  test("is not split: orders of one seller on one day count together, also at once (D41-1)", async () => {
    const more = ["근접센서", "릴레이", "타이머"];
    const deal = await bought(world, { more });
    // Each line comes to 2,200 won with VAT.
    await stateRules(deal, [{ fromWon: 5_000, steps: [[deal.approver.id]] }]);
    const create = (item: (typeof deal.order.items)[number]) =>
      codeOf(
        deal.buyer.as.productEstimateOrders.create({ body: { ...deal.order, items: [item] } }),
      );
    const codes = await Promise.all(deal.order.items.map(create));
    expect(codes.filter((code) => code === "APPROVAL_NEEDED")).toHaveLength(2);
    const { items } = await deal.buyer.as.productEstimateOrders.list({ query: {} });
    expect(items).toHaveLength(2);
  });

  test("is nobody's beside its company's (D41-2)", async () => {
    const deal = await waiting(world);
    const other = await founded(world);
    const rival = world.apiOf(other.companyId, other.owner.token);
    const body = { version: 1 };
    const { id } = deal.approval;
    const params = { id };
    for (const api of [rival, deal.approver.api, deal.seller.api]) {
      expect(await codeOf(api.orderApprovals.get({ params }))).toBe("NOT_FOUND");
      expect(await codeOf(api.orderApprovals.release({ params, body }))).toBe("NOT_FOUND");
      const refusal = { ...body, comment: "x" };
      expect(await codeOf(api.orderApprovals.refuse({ params, body: refusal }))).toBe("NOT_FOUND");
      expect(await codeOf(api.orderApprovals.withdraw({ params }))).toBe("NOT_FOUND");
      expect((await api.orderApprovals.list({ query: {} })).items).toEqual([]);
    }
    const { as: gone, api } = deal.approver;
    await api.companies.removeMember({ params: deal.approver.place });
    expect(await codeOf(gone.orderApprovals.release({ params, body }))).toBe("NOT_A_MEMBER");
    const alone = await world.member();
    expect(await codeOf(alone.api.orderApprovals.create({ body: deal.order }))).toBe("NOT_FOUND");
  });
});

describe("what is released", () => {
  test("is what was shown: a quote that changed is asked for anew (D41-3)", async () => {
    const deal = await waiting(world);
    const changed = quoteFor(deal.lineId, { unitPrice: "900" });
    await deal.seller.api.productEstimateResponses.create({ body: { items: [changed] } });
    expect(await codeOf(release(deal.approver, deal.approval.id))).toBe("QUOTE_CHANGED");
    const params = deal.approval;
    expect((await deal.buyer.as.orderApprovals.get({ params })).status).toBe("WAITING");
    expect((await deal.buyer.as.productEstimateOrders.list({ query: {} })).items).toEqual([]);
  });

  test("keeps its price for seven days, also where the quote ends before (D41-3)", async () => {
    const deal = await waiting(world, { quote: { validUntil: daysAhead(1) } });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(daysFromNow(5)) });
    const api = world.apiOf(deal.companyId, await world.sign(deal.approver.id));
    const buyer = world.apiOf(deal.companyId, await world.sign(deal.buyer.id));
    expect(await codeOf(buyer.productEstimateOrders.create({ body: deal.order }))).toBe(
      "QUOTE_EXPIRED",
    );
    expect(await release({ as: api }, deal.approval.id)).toMatchObject({ status: "RELEASED" });
    expect((await buyer.productEstimateOrders.list({ query: {} })).items).toHaveLength(1);
  });

  test("is looked at by each step: one that cannot be ordered any more is released by none (D41-3)", async () => {
    const deal = await waiting(world, { steps: 2 });
    const body = { productEstimateIds: [deal.lineId], reason: "OUT_OF_STOCK" as const };
    await deal.seller.api.productEstimateResponses.reject({ body });
    expect(await codeOf(release(deal.approver, deal.approval.id))).toBe("QUOTE_NOT_ORDERABLE");
  });

  test("lapses after seven days, with a reminder on each morning of business before (D41-6)", async () => {
    const deal = await waiting(world);
    const params = deal.approval;
    const { askedAt, expiresAt } = await deal.approver.as.orderApprovals.get({ params });
    let mornings = 0;
    for (
      let morning = looksAgainAt(askedAt, expiresAt);
      morning < expiresAt;
      morning = looksAgainAt(morning, expiresAt)
    ) {
      await sweepAt(world, morning);
      mornings += 1;
      expect(await toldOf(deal.approver, "ORDER_APPROVAL_REMINDER")).toHaveLength(mornings);
    }
    const { version } = await deal.approver.as.orderApprovals.get({ params });
    expect(version).toBe(1);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(addHours(expiresAt, 1)) });
    const late = world.apiOf(deal.companyId, await world.sign(deal.approver.id));
    expect(await codeOf(release({ as: late }, params.id))).toBe("INVALID_TRANSITION");
    expect((await late.orderApprovals.get({ params })).status).toBe("LAPSED");
    await sweepAt(world, addHours(expiresAt, 2));
    expect(await toldOf(deal.buyer, "ORDER_APPROVAL_LAPSED")).toHaveLength(1);
    // Its request waits for a decision again (D38-2).
    expect((await late.homes.me({ query: {} })).buy.quotes).toHaveLength(1);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(addHours(expiresAt, 3)) });
    const buyer = world.apiOf(deal.companyId, await world.sign(deal.buyer.id));
    const anew = await buyer.orderApprovals.create({ body: { ...deal.order, memo: "2" } });
    expect(anew.id).not.toBe(params.id);
  });
});

describe("a refusal", () => {
  test("has words that the asker reads, and ends it (D41-2)", async () => {
    const deal = await waiting(world);
    const params = deal.approval;
    const body = { version: 1, comment: "재고가 있습니다" };
    expect(await codeOf(deal.buyer.as.orderApprovals.refuse({ params, body }))).toBe(
      "NOT_APPROVER",
    );
    const refused = await deal.approver.as.orderApprovals.refuse({ params, body });
    expect(refused).toMatchObject({
      status: "REFUSED",
      refusal: { by: deal.approver.id, comment: "재고가 있습니다" },
    });
    await world.drain();
    expect(await toldOf(deal.buyer, "ORDER_APPROVAL_REFUSED")).toMatchObject([
      { params: { reason: "재고가 있습니다" } },
    ]);
    expect(await codeOf(release(deal.approver, params.id))).toBe("INVALID_TRANSITION");
  });

  test("is not told to an asker who has left the company (D40-9)", async () => {
    const deal = await waiting(world);
    await deal.buyer.api.companies.removeMember({ params: deal.buyer.place });
    const body = { comment: "예산 없음" };
    await deal.approver.as.orderApprovals.refuse({ params: deal.approval, body });
    await world.drain();
    expect(await toldOf(deal.buyer, "ORDER_APPROVAL_REFUSED")).toEqual([]);
  });

  test("that makes the delivery of the rest dearer asks all steps anew (D41-2)", async () => {
    const saleTerms = { freight: { feeWon: 3_000, freeFromWon: 30_000, regionFees: [] } };
    const quote = { unitPrice: "10000", shippingFeePayer: "BUYER_PAYS" };
    const deal = await waiting(world, { more: ["근접센서"], quote, saleTerms, steps: 2 });
    const params = deal.approval;
    const [first, second] = deal.approvers;
    const released = await release(first!, params.id);
    expect(released.lines.map(({ shippingFee }) => shippingFee)).toEqual([0, 0]);
    const { version } = released;
    const productEstimateIds = [deal.lineIds[1]!];
    const body = { version, comment: "재고 있음", productEstimateIds };
    const left = await second!.as.orderApprovals.refuse({ params, body });
    expect(left.lines[0]).toMatchObject({ shippingFee: 3_000 });
    expect(left.steps.map((step) => step.released)).toEqual([undefined, undefined]);
    await world.drain();
    expect(await toldOf(first!, "ORDER_APPROVAL_ASKED")).toHaveLength(2);
    expect(await codeOf(release(second!, params.id))).toBe("NOT_APPROVER");
    await release(first!, params.id);
    const { orderId } = await release(second!, params.id);
    const order = await deal.buyer.as.productEstimateOrders.get({ params: { id: orderId! } });
    expect(order).toMatchObject({ amount: 20_000, shippingFee: 3_000 });
  });

  test("of some lines lets the others wait on (D41-2)", async () => {
    const quote = { unitPrice: "10000", shippingFeePayer: "BUYER_PAYS", shippingFee: 3_000 };
    const deal = await waiting(world, { more: ["근접센서", "릴레이 소켓"], quote });
    const params = deal.approval;
    const [first, ...others] = deal.lineIds;
    const refuse = (productEstimateIds: typeof deal.lineIds, version: number) =>
      deal.approver.as.orderApprovals.refuse({
        params,
        body: { version, comment: "다음 달에", productEstimateIds },
      });
    const left = await refuse([first!], 1);
    expect(left).toMatchObject({ status: "WAITING", version: 2, mayDecide: true });
    expect(left.lines.map(({ refusal }) => refusal?.comment)).toEqual([
      "다음 달에",
      undefined,
      undefined,
    ]);
    expect(await codeOf(refuse([first!], 2))).toBe("INVALID_REQUEST");
    const ended = await release(deal.approver, params.id);
    expect(ended.status).toBe("RELEASED");
    const { items } = await deal.buyer.as.productEstimateOrders.list({ query: {} });
    expect(items.map(({ productEstimateId }) => productEstimateId).toSorted()).toEqual(
      others.toSorted(),
    );
    const again = { ...deal.order, items: [deal.order.items[0]!] };
    expect((await deal.buyer.as.orderApprovals.create({ body: again })).id).toBeDefined();
  });
});
