import type { ApprovalItem } from "@bupum/functions/deal/order-approvals/items";
import type { OrderItem } from "@bupum/functions/deal/product-estimate-orders/items";
import type { CompanyRole } from "@bupum/shared/kernel/company-roles";
import type { Id } from "@bupum/shared/kernel/ids";
import { type Instant, seoulDay } from "@bupum/shared/kernel/time";
import { expect } from "vitest";
import type { Company, Play } from "../companies.ts";
import { decidersAt, type Placed, stepsAt } from "../law.ts";
import { raisedName } from "../travel.ts";

const firstOf = <Of>({ journal }: Play, { pk, sk }: { pk: string; sk: string }): Of =>
  journal.pastOf(pk, sk)[0]!.row as unknown as Of;

/** The lines of each purchase order as they were ordered, the first one first. */
export function batchesOf(play: Play, { buyerId }: Company): OrderItem[][] {
  const rows = play.journal.ordersOf(buyerId).map((row) => firstOf<OrderItem>(play, row));
  const batches = [...Map.groupBy(rows, ({ orderBatchId }) => orderBatchId).values()];
  return batches.toSorted(([one], [other]) => (one!.createdAt < other!.createdAt ? -1 : 1));
}

const placedOf = ([first, ...more]: readonly OrderItem[]): Placed => ({
  at: first!.createdAt,
  sellerId: first!.sellerId,
  costCentre: first!.costCentre,
  lines: [first!, ...more],
});

/** What left before, on the same day, of the same seller, without an approval. */
const earlierThan = (free: readonly Placed[], { at, sellerId }: Pick<Placed, "at" | "sellerId">) =>
  free.filter(
    (one) => one.sellerId === sellerId && one.at < at && seoulDay(one.at) === seoulDay(at),
  );

function expectRole(
  { journal }: Play,
  { id }: Company,
  [user, role, at]: [Id<"usr"> | undefined, CompanyRole, Instant],
): void {
  expect(user && journal.memberAt(id, user, at)?.roles, `${user} at ${at}`).toContain(role);
}

/** A decision was made by somebody who might at that moment (D41-4, D41-5). */
function expectDecider(
  play: Play,
  company: Company,
  approval: ApprovalItem,
  {
    place,
    by,
    at,
    inPlaceOf,
  }: { place: number; by: Id<"usr">; at: Instant; inPlaceOf?: Id<"usr"> },
): void {
  const deciders = decidersAt(play, company, approval, at, place);
  const said = `${approval.id} step ${place} at ${at}`;
  expect(deciders, said).toContainEqual({ userId: by, ...(inPlaceOf && { inPlaceOf }) });
}

/** The steps of an approval are those of the rules of when it was asked for, in their order. */
function expectSteps(play: Play, company: Company, asked: ApprovalItem, free: readonly Placed[]) {
  const { askedAt: at, sellerId, costCentre, lines, id } = asked;
  const order = { at, sellerId, costCentre, lines };
  const steps = stepsAt(play, company, order, earlierThan(free, order));
  expect(
    asked.steps.map(({ approvers }) => approvers),
    `${id} asked at ${at}`,
  ).toEqual(steps);
  expect(asked.mayReleaseOwn).toBe(play.journal.rulesAt(company.id, at)?.mayReleaseOwn);
  expectRole(play, company, [asked.askedBy, "BUYER", at]);
}

/** Each step, each refusal and the end of an approval, version by version. */
function expectDecisions(play: Play, company: Company, { pk, sk }: ApprovalItem): void {
  const versions = play.journal.pastOf(pk, sk).map(({ row, at }) => ({
    at,
    row: row as unknown as ApprovalItem,
  }));
  for (const [place, { row, at }] of versions.entries()) {
    const before = versions[place - 1]?.row;
    if (!before || !("lines" in row)) continue;
    const due = before.steps.findIndex(({ released }) => !released);
    const released = row.steps[due]?.released;
    if (released && row.steps.length === before.steps.length)
      expectDecider(play, company, before, { place: due, ...released });
    const newly = row.lines.filter(({ refusal }, line) => refusal && !before.lines[line]?.refusal);
    for (const { refusal } of row.refusal && !before.refusal ? [row, ...newly] : newly)
      if (refusal) expectDecider(play, company, before, { place: due, ...refusal });
    if (row.status === "LAPSED" && before.status === "WAITING")
      expect(at >= row.expiresAt, row.id).toBe(true);
    // No step is passed over, and none is undone but by steps that begin anew.
    const count = row.steps.filter((step) => step.released).length;
    const had = before.steps.filter((step) => step.released).length;
    expect(count === 0 || count === had || count === had + 1, row.id).toBe(true);
  }
}

/** Whoever may decide is told when a step falls due (D41-6). */
function expectAsked(play: Play, company: Company, { pk, sk }: ApprovalItem): void {
  let due = -1;
  for (const { row, at } of play.journal.pastOf(pk, sk)) {
    const approval = row as unknown as ApprovalItem;
    const now = approval.steps.findIndex(({ released }) => !released);
    if (approval.status !== "WAITING" || now === due) continue;
    due = now;
    const { id: refId, version: refVersion } = approval;
    for (const { userId } of decidersAt(play, company, approval, at)) {
      const name = raisedName({ userId, event: "ORDER_APPROVAL_ASKED", refId, refVersion });
      expect(play.raised.has(name), name).toBe(true);
    }
  }
}

/** What was ordered of a line, whatever was cancelled since. */
const factsOf = ({ productEstimateId, unitPrice, quantity, amount, shippingFee }: OrderItem) =>
  [productEstimateId, unitPrice, quantity, amount, shippingFee].join(" ");

/** What was released is what was ordered, once, at what was shown; after each of its steps. */
function expectOrdered(approval: ApprovalItem, batches: readonly OrderItem[][]): void {
  const own = batches.filter(([first]) => first!.approvalId === approval.id);
  if (approval.status !== "RELEASED") return expect(own, approval.id).toEqual([]);
  expect(own, approval.id).toHaveLength(1);
  const standing = approval.lines.filter(({ refusal }) => !refusal) as unknown as OrderItem[];
  expect(own[0]!.map(factsOf).toSorted()).toEqual(standing.map(factsOf).toSorted());
  expect(own[0]![0]).toMatchObject({ poNumber: approval.poNumber, orderedBy: approval.askedBy });
  expect(approval.steps.every(({ released }) => released)).toBe(true);
}

/** Each order that left was released by whom the rules of its moment say, or needed nobody (D41). */
export function recountApprovals(play: Play) {
  const counts = { approvals: 0, released: 0, refused: 0, lapsed: 0, withdrawn: 0, free: 0 };
  for (const company of play.companies) {
    const batches = batchesOf(play, company);
    const free: Placed[] = [];
    for (const batch of batches.filter(([first]) => !first!.approvalId)) {
      const order = placedOf(batch);
      expect(
        stepsAt(play, company, order, earlierThan(free, order)),
        `${batch[0]!.orderBatchId} left at ${order.at}`,
      ).toEqual([]);
      expectRole(play, company, [batch[0]!.orderedBy, "BUYER", order.at]);
      free.push(order);
    }
    for (const approval of play.journal.approvalsOf(company.buyerId)) {
      expectSteps(play, company, firstOf<ApprovalItem>(play, approval), free);
      expectDecisions(play, company, approval);
      expectAsked(play, company, approval);
      expectOrdered(approval, batches);
      counts.approvals += 1;
      if (approval.status === "RELEASED") counts.released += 1;
      if (approval.status === "REFUSED") counts.refused += 1;
      if (approval.status === "LAPSED") counts.lapsed += 1;
      if (approval.status === "WITHDRAWN") counts.withdrawn += 1;
      expect(approval.status === "WAITING" && approval.expiresAt < play.now(), approval.id).toBe(
        false,
      );
    }
    counts.free += free.length;
  }
  return counts;
}
