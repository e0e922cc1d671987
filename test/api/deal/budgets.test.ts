import type { CostCentre } from "@bupum/shared/accounts/companies/cost-centres";
import { seoulMonth } from "@bupum/shared/kernel/calendar/months";
import { addHours } from "@bupum/shared/kernel/time";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { rivalled } from "../../kit/cloud/between.ts";
import { sweepAt } from "../../kit/clock.ts";
import { bought } from "../../kit/companies.ts";
import {
  askCharged,
  monthly,
  orderCharged,
  spendingOf,
  stateCentres,
} from "../../kit/cost-centres.ts";
import { codeOf, contact, daysAhead, lineOf, quoteFor } from "../../kit/group.ts";
import { approver, stateRules } from "../../kit/order-approvals.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterEach(() => void vi.useRealTimers());
afterAll(() => world.stop());

type Deal = Awaited<ReturnType<typeof bought>>;
const overBudget = (deal: Deal) =>
  stateRules(deal, [{ isOverBudget: true, steps: [[deal.approver.id]] }]);
const later = (hours: number) => addHours(new Date().toISOString(), hours);

/** What another seller quotes the company: two pieces for 1,000 won each. */
async function quotedElsewhere({ requester }: Deal) {
  const seller = await world.seller();
  const lines = [{ partName: "압력 스위치", quantity: 2 }];
  const body = { lines, sellerIds: [seller.sellerId], contact };
  const { estimateIds } = await requester.as.estimateGroups.create({ body });
  await world.drain();
  const productEstimateId = lineOf(estimateIds[0]!);
  const [quote] = await seller.api.productEstimateResponses.create({
    body: { items: [quoteFor(productEstimateId)] },
  });
  return [{ productEstimateId, responseId: quote!.id!, quantity: 2 }];
}

/** States the deal's cost centre anew. */
async function restate({ owner, params }: Deal, change: Partial<CostCentre>): Promise<void> {
  const { costCentres } = await owner.api.companies.costCentres({ params, query: {} });
  const { spending: _spending, ...said } = costCentres[0]!;
  const body = { costCentres: [{ ...said, ...change }] };
  await owner.api.companies.setCostCentres({ params, body });
}

/** What an order comes to if somebody else is faster between what it reads and its first write. */
const ordering = <Result>(order: () => Promise<Result>, rival: () => Promise<unknown>) =>
  rivalled(order, { begins: { pk: "order#" }, rival });

describe("what an order takes of a budget (D43-3)", () => {
  test("is free again once its approval has lapsed, and of refused lines once alone", async () => {
    const deal = await bought(world, { more: ["근접센서"] });
    const [id] = await stateCentres(deal, { budget: { won: 10_000, period: "YEAR" } });
    await stateRules(deal, [{ steps: [[deal.approver.id]] }]);
    const params = await askCharged(deal, id!);
    const body = { version: 1, comment: "다음 달에", productEstimateIds: [deal.lineId] };
    await deal.approver.as.orderApprovals.refuse({ params, body });
    await deal.buyer.as.orderApprovals.withdraw({ params });
    expect(await spendingOf(deal, id!)).toEqual({ reserved: 0, used: 0 });
    const again = { ...deal.order, costCentreId: id!, memo: "2" };
    const { id: second } = await deal.buyer.as.orderApprovals.create({ body: again });
    const { expiresAt, costCentre } = await deal.buyer.as.orderApprovals.get({
      params: { id: second },
    });
    expect(await spendingOf(deal, id!)).toEqual({ reserved: 4_000, used: 0 });
    await sweepAt(world, addHours(expiresAt, 2));
    expect(await spendingOf(deal, id!, costCentre!.month)).toEqual({ reserved: 0, used: 0 });
  });

  test("stays in the month in which it was ordered, whenever it is completed", async () => {
    const deal = await bought(world);
    const [id] = await stateCentres(deal, { budget: monthly(2_000) });
    const { orderIds } = await orderCharged(deal, id!);
    const ordered = seoulMonth(new Date().toISOString());
    await deal.seller.api.productEstimateOrders.accept({
      params: { id: orderIds[0]! },
      body: { force: true },
    });
    await world.drain();
    const at = later(24 * 80);
    await sweepAt(world, at);
    expect(await spendingOf(deal, id!, ordered)).toEqual({ reserved: 0, used: 2_000 });
    expect(await spendingOf(deal, id!, seoulMonth(at))).toEqual({ reserved: 0, used: 0 });
  });

  test("is what it was for an order in dollars, whatever its rate is when it ends", async () => {
    const deal = await bought(world, { quote: { currency: "USD", unitPrice: "100" } });
    const { keep } = await import("@bupum/functions/reference/exchange-rates/items");
    const rate = (USD: number) =>
      keep(
        { on: daysAhead(-1), source: "test", rates: { USD, CNY: 190 } },
        new Date().toISOString(),
      );
    const [id] = await stateCentres(deal, {});
    await rate(1_400.25);
    const { orderIds } = await orderCharged(deal, id!);
    expect(await spendingOf(deal, id!)).toEqual({ reserved: 280_050, used: 0 });
    await rate(1_500);
    const body = { reason: "NOT_NEEDED" } as const;
    await deal.buyer.as.productEstimateOrders.cancel({ params: { id: orderIds[0]! }, body });
    expect(await spendingOf(deal, id!)).toEqual({ reserved: 0, used: 0 });
  });

  test("goes with its company (D43-1)", async () => {
    const deal = await bought(world);
    const [id] = await stateCentres(deal, { budget: monthly(1) });
    const { orderIds } = await orderCharged(deal, id!);
    const body = { reason: "NOT_NEEDED" } as const;
    await deal.buyer.as.productEstimateOrders.cancel({ params: { id: orderIds[0]! }, body });
    for (const one of [deal.requester, deal.buyer, deal.approver, deal.accountant])
      await one.api.companies.removeMember({ params: one.place });
    await deal.owner.api.companies.dissolve({ params: deal.params });
    await world.drain();
    const { readCentres } = await import("@bupum/functions/accounts/companies/items");
    const { readSpending } = await import("@bupum/functions/accounts/companies/spending");
    expect(await readCentres(deal.companyId)).toEqual({ costCentres: [], version: 0 });
    const now = seoulMonth(new Date().toISOString());
    const [spent] = await readSpending(deal.companyId, [{ id: id! }], now);
    expect(spent).toEqual({ reserved: 0, used: 0, changes: undefined });
  });
});

describe("a budget that is judged (D43-4)", () => {
  test("lets out what meets it exactly, and counts what was used", async () => {
    const deal = await bought(world, { more: ["근접센서"] });
    const [first, second] = deal.order.items;
    const [id] = await stateCentres(deal, { budget: monthly(2_000) });
    await overBudget(deal);
    const { orderIds } = await orderCharged(deal, id!, [first!]);
    const params = { id: orderIds[0]! };
    await deal.seller.api.productEstimateOrders.accept({ params, body: { force: true } });
    await deal.buyer.as.productEstimateOrders.complete({ params });
    expect(await spendingOf(deal, id!)).toEqual({ reserved: 0, used: 2_000 });
    expect(await codeOf(orderCharged(deal, id!, [second!]))).toBe("APPROVAL_NEEDED");
  });

  test("lets out nothing that names no cost centre, or the field would be left empty", async () => {
    const deal = await bought(world);
    const [unbound] = await stateCentres(deal, {});
    await overBudget(deal);
    const body = deal.order;
    expect(await codeOf(deal.buyer.as.productEstimateOrders.create({ body }))).toBe(
      "APPROVAL_NEEDED",
    );
    expect((await orderCharged(deal, unbound!)).orderIds).toHaveLength(1);
  });

  test("lets out one of two orders to different sellers at the same moment", async () => {
    const deal = await bought(world);
    const elsewhere = await quotedElsewhere(deal);
    const [id] = await stateCentres(deal, { budget: monthly(3_999) });
    await overBudget(deal);
    const first = await ordering(
      () => codeOf(orderCharged(deal, id!)),
      () => orderCharged(deal, id!, elsewhere),
    );
    expect(first).toBe("APPROVAL_NEEDED");
    expect(await spendingOf(deal, id!)).toEqual({ reserved: 2_000, used: 0 });
  });

  test("counts without the lines that are left out where the steps begin anew (D41-2)", async () => {
    const saleTerms = { freight: { feeWon: 3_000, freeFromWon: 30_000, regionFees: [] } };
    const quote = { unitPrice: "10000", shippingFeePayer: "BUYER_PAYS" };
    const stepsAt = async (won: number) => {
      const deal = await bought(world, { more: ["근접센서"], quote, saleTerms });
      const accounting = await approver(world, deal);
      const [id] = await stateCentres(deal, { budget: monthly(40_000) });
      await stateRules(deal, [
        { steps: [[deal.approver.id]] },
        { isOverBudget: true, steps: [[accounting.id]] },
      ]);
      const params = await askCharged(deal, id!);
      await restate(deal, { budget: monthly(won) });
      // Without it the delivery of the rest is dearer: its steps are asked for anew.
      const refusal = { version: 1, comment: "다음 달에", productEstimateIds: [deal.lineIds[1]!] };
      const { steps } = await deal.approver.as.orderApprovals.refuse({ params, body: refusal });
      return steps.map(({ approvers }) => (approvers[0] === accounting.id ? "budget" : "always"));
    };
    expect(await stepsAt(20_000)).toEqual(["always"]);
    expect(await stepsAt(19_999)).toEqual(["always", "budget"]);
  });

  test("is the one that holds when the order is written, and its cost centre is open then", async () => {
    const deal = await bought(world);
    const [id] = await stateCentres(deal, { budget: monthly(1_000_000) });
    await overBudget(deal);
    const ordered = () => codeOf(orderCharged(deal, id!));
    const lowered = { budget: monthly(1_999) };
    expect(await ordering(ordered, () => restate(deal, lowered))).toBe("APPROVAL_NEEDED");
    await restate(deal, { budget: monthly(1_000_000) });
    expect(await ordering(ordered, () => restate(deal, { isClosed: true }))).toBe(
      "INVALID_REQUEST",
    );
    expect(await spendingOf(deal, id!)).toEqual({ reserved: 0, used: 0 });
  });

  test("takes what was ordered before its cost centre was closed at the same moment, and no more", async () => {
    const deal = await bought(world, { more: ["근접센서", "릴레이", "타이머"] });
    const [id] = await stateCentres(deal, { budget: monthly(1_000_000) });
    const orders = deal.order.items.map((item) => codeOf(orderCharged(deal, id!, [item])));
    const [codes] = await Promise.all([Promise.all(orders), restate(deal, { isClosed: true })]);
    const out = codes.filter((code) => code === "no problem").length;
    expect(codes.filter((code) => code === "INVALID_REQUEST")).toHaveLength(4 - out);
    expect(await spendingOf(deal, id!)).toEqual({ reserved: out * 2_000, used: 0 });
  });

  test("takes all of many orders at once where it holds them, without a rule", async () => {
    const deal = await bought(world, { more: Array.from({ length: 11 }, (_, at) => `밸브 ${at}`) });
    const [id] = await stateCentres(deal, { budget: monthly(24_000) });
    const codes = await Promise.all(
      deal.order.items.map((item) => codeOf(orderCharged(deal, id!, [item]))),
    );
    expect(new Set(codes)).toEqual(new Set(["no problem"]));
    expect(await spendingOf(deal, id!)).toEqual({ reserved: 24_000, used: 0 });
  });
});
