import { fittingRules, stepsOf } from "@bupum/shared/accounts/companies/approval-rules";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import type { ApprovalLine, OrderApproval } from "@bupum/shared/deal/order-approvals/contract";
import { standingLines } from "@bupum/shared/deal/order-approvals/rules";
import { seoulDay } from "@bupum/shared/kernel/time";
import { breakdownOf } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import { afterAll, beforeAll, expect, test } from "vitest";
import { everyPage, place } from "../../kit/every-page.ts";
import { playApprovals, type RulesSince } from "../../kit/order-approval-play.ts";
import { sized } from "../../kit/ring.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);

/** What was ordered of a line, with pieces that were cancelled since. */
const factsOf = ({ productEstimateId, unitPrice, quantity, ...one }: Order | ApprovalLine) => {
  const cancelled = "cancelledPieces" in one ? (one.cancelledPieces ?? []) : [];
  return [productEstimateId, unitPrice, quantity + sumOf(cancelled.map((some) => some.quantity))];
};

type Rows = { orders: readonly Order[]; approvals: readonly OrderApproval[] };

/** What a cost centre took, by every order and approval; prices of the play exclude VAT, in won. */
function recounted(id: string, { orders, approvals }: Rows) {
  const charged = orders.filter(({ costCentre }) => costCentre?.id === id);
  const waiting = approvals.filter(
    ({ costCentre, status }) => costCentre?.id === id && status === "WAITING",
  );
  const amounts = (...statuses: Order["status"][]) =>
    charged.flatMap(({ status, amount }) => (statuses.includes(status) ? amount : []));
  const asked = waiting.flatMap((one) => standingLines(one).map(({ amount }) => amount));
  return {
    reserved: sumOf([...amounts("PENDING", "CONFIRMED"), ...asked]),
    used: sumOf(amounts("COMPLETED")),
  };
}

const rulesAt = (history: readonly RulesSince[], at: string) =>
  history.findLast((one) => one.at <= at)?.rules;

test("a company's orders are recounted after random acts at once, doubled presses and killed calls: each was approved by whom the rules of its moment say, and once (D41-1, D41-2)", async () => {
  const { deal, centres, history, refusals } = await playApprovals(world, {
    seed: 34,
    acts: sized(50, 1_500),
  });
  const { as } = deal.owner;
  const orders = await everyPage((at) => as.productEstimateOrders.list({ query: place(at) }));
  const approvals = await everyPage((at) => as.orderApprovals.list({ query: place(at) }));
  const released = approvals.filter(({ status }) => status === "RELEASED");
  // What budgets say is what orders and approvals add up to (D43-3).
  const known = await deal.owner.api.companies.costCentres({ params: deal.params, query: {} });
  const took = new Map(known.costCentres.map(({ id, spending }) => [id, spending]));
  for (const id of centres) expect(took.get(id)).toEqual(recounted(id, { orders, approvals }));
  expect(sumOf([...took.values()].map(({ used }) => used))).toBeGreaterThan(0);
  // Nothing is ordered twice while it runs.
  const lineIds = orders
    .filter(({ status }) => status === "PENDING" || status === "CONFIRMED")
    .map(({ productEstimateId }) => productEstimateId);
  expect(new Set(lineIds).size).toBe(lineIds.length);
  // What was released is what was ordered, at what was shown.
  const byApproval = Map.groupBy(orders, ({ approvalId }) => approvalId);
  expect(byApproval.size - Number(byApproval.has(undefined))).toBe(released.length);
  for (const approval of released) {
    const placed = byApproval.get(approval.id) ?? [];
    expect(placed.map(factsOf).toSorted()).toEqual(standingLines(approval).map(factsOf).toSorted());
    expect(new Set(placed.map(({ poNumber }) => poNumber))).toEqual(new Set([approval.poNumber]));
    const [first, ...more] = approval.lines;
    const { total } = breakdownOf([first!, ...more]);
    const facts = {
      totalWon: total,
      isNewSeller: false,
      costCentreId: approval.costCentre?.id,
      isOverBudget: false,
      lines: [],
    };
    const asked = stepsOf(fittingRules(rulesAt(history, approval.askedAt)!, facts));
    const given = approval.steps.map(({ approvers }) => approvers);
    for (const step of asked) expect(given).toContainEqual(step);
    for (const { approvers, released: by } of approval.steps) expect(approvers).toContain(by?.by);
  }
  // What left without an approval stayed below each limit of its moment, together.
  const free = (byApproval.get(undefined) ?? []).toSorted((one, other) =>
    one.createdAt < other.createdAt ? -1 : 1,
  );
  for (const ofDay of Map.groupBy(free, ({ createdAt }) => seoulDay(createdAt)).values()) {
    let sum = 0;
    for (const [first, ...more] of Map.groupBy(
      ofDay,
      ({ orderBatchId }) => orderBatchId,
    ).values()) {
      sum += breakdownOf([first!, ...more]).total;
      const rules = rulesAt(history, first!.createdAt)!;
      const costCentreId = first!.costCentre?.id;
      const charge = { costCentreId, isOverBudget: false };
      const facts = { totalWon: sum, isNewSeller: false, ...charge, lines: [] };
      expect(stepsOf(fittingRules(rules, facts))).toEqual([]);
    }
  }
  expect(released.length).toBeGreaterThan(2);
  expect(refusals["killed"]).toBeGreaterThan(1);
}, 600_000);
