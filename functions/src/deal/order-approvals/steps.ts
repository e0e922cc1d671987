import { eachOnce } from "@bupum/shared/accounts/companies/approval-rules";
import { breakdownOf } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import type { CategoriesMet } from "@bupum/shared/deal/order-approvals/contract";
import { dueStep, standingLines } from "@bupum/shared/deal/order-approvals/rules";
import type { ApprovalStatus } from "@bupum/shared/deal/order-approvals/states";
import type { Id, LineId } from "@bupum/shared/kernel/ids";
import { totalOf } from "@bupum/shared/kernel/money/tax";
import { companyIdOf } from "@bupum/shared/kernel/owner-ids";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { mustBe } from "../../kernel/access.ts";
import { type Context, personIdOf } from "../../kernel/context.ts";
import { memberKey } from "../../kernel/request/members.ts";
import { untilAlone } from "../../kernel/retry.ts";
import { mustBeSeen } from "../../kernel/rows/version.ts";
import { write, type Write } from "../../kernel/table.ts";
import { approvalNeeds } from "../product-estimate-orders/approval-needs.ts";
import { chargedWithout, freed } from "../product-estimate-orders/charges.ts";
import { newOrders, untilLinked } from "../product-estimate-orders/create.ts";
import { type PricedOrder, pricedOrder } from "../product-estimate-orders/priced.ts";
import { orderedTerms } from "../product-estimate-orders/rules.ts";
import { type Decider, judge } from "./deciders.ts";
import { draftOf, mustBeAsShown } from "./draft.ts";
import { audited, endsAs, requestsFollow } from "./ends.ts";
import { type ApprovalItem, changeApproval, findApproval, statusAt } from "./items.ts";
import { approvalAsked, approvalEnded } from "./notices.ts";

type ApprovalId = Id<"oap">;

/** An approval of the company in whose name the call is made. Throws NOT_FOUND. */
export async function findOwn(ctx: Context, id: ApprovalId): Promise<ApprovalItem> {
  const approval = await findApproval(id);
  mustBe(ctx.actor, { buyerId: approval.buyerId }, "buyer");
  return approval;
}

/** Throws INVALID_TRANSITION for one that has ended, also by time that no job has looked at yet. */
function mustWait(approval: ApprovalItem, to: ApprovalStatus, now: Instant): void {
  const from = statusAt(approval, now);
  if (from !== "WAITING") throw new Problem("INVALID_TRANSITION", { from, to });
}

/** The caller as one of those who may decide now. Throws NOT_APPROVER. */
async function mustDecide(ctx: Context, approval: ApprovalItem): Promise<Decider> {
  const personId = personIdOf(ctx.actor);
  const deciders = await judge(ctx.now())(approval);
  const decider = deciders.find(({ userId }) => userId === personId);
  if (!decider) throw new Problem("NOT_APPROVER");
  return decider;
}

/** What the record says of a decision (D41-5). */
const decidedBy = ({ userId: by, inPlaceOf }: Decider, at: Instant) => ({
  by,
  at,
  ...(inPlaceOf && { inPlaceOf }),
});

/** Refuses what somebody decides whose right ended meanwhile, or that of whom he stands in for. */
const stillDecides = ({ buyerId }: ApprovalItem, { by }: Decider): Write[] =>
  by.map(({ userId, version }) => ({
    check: memberKey(companyIdOf(buyerId), userId),
    guard: { equals: { version }, refused: new Problem("NOT_APPROVER") },
  }));

const changed = (approval: ApprovalItem, set: Partial<ApprovalItem>): ApprovalItem => ({
  ...approval,
  ...set,
  version: approval.version + 1,
});

interface Seen {
  version?: number | undefined;
}

/**
 * Releases the step that is due, as long as all of it can still be ordered as it was shown; after the
 * last one the order is placed in the same write (D41-2, D41-3).
 */
export const release = (ctx: Context, id: ApprovalId, seen: Seen): Promise<ApprovalItem> =>
  untilLinked(async () => {
    const approval = await findOwn(ctx, id);
    mustWait(approval, "RELEASED", ctx.now());
    mustBeSeen(seen, approval);
    const decider = await mustDecide(ctx, approval);
    const lines = standingLines(approval);
    const draft = draftOf(approval, lines);
    const priced = await pricedOrder(ctx, draft, approval.askedAt);
    mustBeAsShown(lines, priced);
    const due = dueStep(approval);
    const steps = approval.steps.with(due, {
      approvers: approval.steps[due]!.approvers,
      released: decidedBy(decider, ctx.now()),
    });
    return due === steps.length - 1
      ? order(ctx, approval, { steps, decider, draft, priced })
      : passOn(ctx, approval, { steps, decider });
  });

interface Released extends Pick<ApprovalItem, "steps"> {
  decider: Decider;
}

async function passOn(ctx: Context, approval: ApprovalItem, { steps, decider }: Released) {
  const set = { steps, dueVersion: approval.version + 1 };
  const next = changed(approval, set);
  const deciders = await judge(ctx.now())(next);
  await write(
    changeApproval(approval, set, ctx.now()),
    ...stillDecides(approval, decider),
    audited(ctx, approval, `STEP ${dueStep(next)}/${steps.length}`),
    ...(await approvalAsked(ctx, next, deciders)),
  );
  return next;
}

interface Ordered extends Released {
  draft: ReturnType<typeof draftOf>;
  priced: PricedOrder;
}

async function order(ctx: Context, approval: ApprovalItem, of: Ordered): Promise<ApprovalItem> {
  const { steps, decider, draft, priced } = of;
  const { id: approvalId, askedBy, costCentre } = approval;
  const { reply, writes, own } = await newOrders(ctx, draft, priced, {
    approved: { approvalId, askedBy },
    costCentre,
  });
  const { poNumber, orderIds } = reply;
  const { buyerPoNumber } = own;
  const set = {
    steps,
    status: "RELEASED" as const,
    poNumber,
    orderId: orderIds[0]!,
    ...(buyerPoNumber && { buyerPoNumber }),
  };
  const ended = changed(approval, set);
  await write(
    changeApproval(approval, set, ctx.now()),
    ...writes,
    ...stillDecides(approval, decider),
    audited(ctx, approval, "RELEASED"),
    ...(await approvalEnded(ctx, ended, "ORDER_APPROVAL_RELEASED", { number: poNumber })),
  );
  return ended;
}

interface Refusal extends Seen {
  comment: string;
  productEstimateIds?: LineId[] | undefined;
}

/** Refuses all of it, or leaves out some lines: the others are priced anew, and wait on (D41-2). */
export async function refuse(
  ctx: Context,
  id: ApprovalId,
  { comment, productEstimateIds: named, ...seen }: Refusal,
): Promise<ApprovalItem> {
  const approval = await findOwn(ctx, id);
  mustWait(approval, "REFUSED", ctx.now());
  mustBeSeen(seen, approval);
  const decider = await mustDecide(ctx, approval);
  const standing = standingLines(approval);
  const isNamed = ({ productEstimateId }: { productEstimateId: LineId }) =>
    !named || named.includes(productEstimateId);
  const refused = standing.filter(isNamed);
  if (named && refused.length < new Set(named).size)
    throw faultAt("body.productEstimateIds", "invalid_value");
  const refusal = { ...decidedBy(decider, ctx.now()), comment };
  const isAll = refused.length === standing.length;
  const set = isAll
    ? { status: "REFUSED" as const, refusal }
    : dueAnew(approval, await withoutLines(ctx, approval, isNamed, refusal));
  const next = changed(approval, set);
  await write(
    changeApproval(approval, set, ctx.now()),
    ...freed(approval, refused),
    ...stillDecides(approval, decider),
    audited(ctx, approval, isAll ? "REFUSED" : "LINES_REFUSED", comment),
    ...requestsFollow(ctx, approval),
    ...(await approvalEnded(
      ctx,
      { ...next, lines: refused },
      isAll ? "ORDER_APPROVAL_REFUSED" : "ORDER_APPROVAL_LINES_REFUSED",
      { reason: comment },
    )),
    ...(await againAsked(ctx, approval, next)),
  );
  return next;
}

/** Where the steps begin anew, the first one falls due with this change. */
const dueAnew = (approval: ApprovalItem, set: Partial<ApprovalItem>): Partial<ApprovalItem> =>
  dueStep({ ...approval, ...set }) === dueStep(approval)
    ? set
    : { ...set, dueVersion: approval.version + 1 };

/** Where the steps begin anew, those of the first one are told. */
async function againAsked(ctx: Context, approval: ApprovalItem, next: ApprovalItem) {
  if (next.status !== "WAITING" || next.dueVersion === approval.dueVersion) return [];
  return approvalAsked(ctx, next, await judge(ctx.now())(next));
}

/**
 * The lines that are left with what their delivery costs then, and those that are refused. Where the
 * delivery of the rest costs more, the steps begin anew, with those of rules that only fit now: those
 * before saw another sum (D41-3).
 */
async function withoutLines(
  ctx: Context,
  approval: ApprovalItem,
  isRefused: (line: ApprovalItem["lines"][number]) => boolean,
  refusal: NonNullable<ApprovalItem["refusal"]>,
): Promise<Pick<ApprovalItem, "lines" | "steps" | "categories">> {
  const left = standingLines(approval).filter((line) => !isRefused(line));
  const whole = await pricedOrder(ctx, draftOf(approval, left), approval.askedAt);
  const priced = new Map(whole.ordered.map((one) => [one.line.id, orderedTerms(one)]));
  const lines = approval.lines.map((line) => {
    if (line.refusal) return line;
    return isRefused(line) ? { ...line, refusal } : (priced.get(line.productEstimateId) ?? line);
  });
  if (feeOf({ lines }) <= feeOf(approval)) return { lines, steps: approval.steps };
  const { steps, categories } = await approvalNeeds(
    ctx,
    whole,
    await chargedWithout(approval, standingLines(approval).filter(isRefused)),
  );
  return {
    lines,
    steps: joined([...approval.steps.map(({ approvers }) => approvers), ...steps]),
    ...withMet(approval, categories),
  };
}

/** What it was asked for stays, beside the categories of rules that fit the rest. */
function withMet({ categories: before = [] }: ApprovalItem, now: readonly CategoriesMet[]) {
  const isOther = ({ categoryTagId }: CategoriesMet) =>
    now.every((met) => met.categoryTagId !== categoryTagId);
  const categories = [...before.filter(isOther), ...now];
  return categories.length > 0 ? { categories } : {};
}

/** These steps, each once and none of them released. */
const joined = (all: readonly ApprovalItem["steps"][number]["approvers"][]) =>
  eachOnce(all).map((approvers) => ({ approvers }));

/** What the delivery of the standing lines costs, with VAT. */
function feeOf(approval: Pick<ApprovalItem, "lines">): number {
  const [first, ...more] = standingLines(approval);
  return first ? totalOf(breakdownOf([first, ...more]).shipping) : 0;
}

/** Takes back an order that waits; nobody else is told. */
export const withdraw = (ctx: Context, id: ApprovalId): Promise<ApprovalItem> =>
  untilAlone(async () => {
    const approval = await findOwn(ctx, id);
    if (approval.status === "WITHDRAWN") return approval;
    mustWait(approval, "WITHDRAWN", ctx.now());
    await write(...endsAs(ctx, approval, "WITHDRAWN"));
    return changed(approval, { status: "WITHDRAWN" });
  });
