import { aboveAmount } from "@bupum/shared/kernel/money/amount-faults";
import type { ClaimDecision } from "@bupum/shared/deal/claims/admin-contract";
import type { ClaimProposal } from "@bupum/shared/deal/claims/contract";
import { claimDueAt } from "@bupum/shared/deal/claims/rules";
import {
  type ClaimAct,
  type ClaimRemedy,
  type ClaimSide,
  claimStatusAfter,
  paysBack,
} from "@bupum/shared/deal/claims/states";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { mustBe } from "../../kernel/access.ts";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { outdated, untilAlone } from "../../kernel/retry.ts";
import { mustBeSeen } from "../../kernel/rows/version.ts";
import { isSame } from "../../kernel/rows/same.ts";
import { write, type Write } from "../../kernel/table.ts";
import { findAnyOrder, type OrderItem } from "../product-estimate-orders/items.ts";
import { type ClaimItem, findClaim } from "./items.ts";
import { claimEnded, claimEscalated, claimProposed } from "./notices.ts";
import { changeClaim } from "./writes.ts";

type Acting = Pick<Context, "actor" | "now">;
type ClaimId = ClaimItem["id"];
type Said = Pick<ClaimItem, "proposal" | "escalation" | "settlement" | "withdrawnAt">;

interface Step {
  act: ClaimAct;
  by: ClaimSide;
  /** The version that the caller saw (D0-7). */
  version?: number | undefined;
  /** What the claim says afterwards. */
  says: (claim: ClaimItem, at: Instant) => Partial<Said>;
  reason?: string | undefined;
}

/**
 * One step of a claim (D34-3), which begins anew where a rival was faster. The same step of the
 * same side again changes nothing. Throws INVALID_TRANSITION, VERSION_CONFLICT, BUSY.
 */
function takeStep(
  ctx: Acting,
  id: ClaimId,
  step: Step,
  allows: (claim: ClaimItem) => unknown,
): Promise<ClaimItem> {
  return untilAlone(async () => {
    const claim = await findClaim(id);
    allows(claim);
    return stepOnce(ctx, claim, step);
  });
}

async function stepOnce(ctx: Acting, claim: ClaimItem, step: Step): Promise<ClaimItem> {
  const at = ctx.now();
  const { act, by, version, says, reason } = step;
  const said = says(claim, at);
  if (isSaid(claim, said)) return claim;
  const to = claimStatusAfter(act, by, claim);
  if (to === undefined) throw new Problem("INVALID_TRANSITION", { from: claim.status, to: act });
  mustBeSeen({ version }, claim, () => outdated);
  const order = await findAnyOrder(claim.orderId);
  const changes = { ...said, status: to, dueAt: claimDueAt(to, at) };
  const changed = changeClaim(claim, changes, order);
  await write(
    ...changed.writes,
    audit(ctx, { entity: "claim", id: claim.id, from: claim.status, to, reason }),
    ...told(ctx, changed.claim, by),
    ...stated(ctx, changed.claim, order),
  );
  return changed.claim;
}

const withoutTime = (said: object) =>
  Object.fromEntries(Object.entries(said).filter(([name]) => name !== "at"));

/** Whether a claim says the same already, whenever it was said. */
const isSaid = (claim: ClaimItem, { withdrawnAt, ...said }: Partial<Said>): boolean => {
  if (withdrawnAt !== undefined) return claim.withdrawnAt !== undefined;
  const entries = Object.entries(said);
  return (
    entries.length > 0 &&
    entries.every(([name, value]) => {
      const known = claim[name as "proposal" | "escalation" | "settlement"];
      return known !== undefined && isSame(withoutTime(known), withoutTime(value ?? {}));
    })
  );
};

/** What a claim of a company pays back, an invoice may state (D42-12). */
const stated = (ctx: Acting, { id, settlement }: ClaimItem, { buyerCompany }: OrderItem): Write[] =>
  settlement?.amount !== undefined && buyerCompany
    ? [message(ctx.now(), "claim.settled", { claimId: id })]
    : [];

function told(ctx: Acting, claim: ClaimItem, by: ClaimSide): Write[] {
  if (claim.status === "PROPOSED") return [claimProposed(ctx, claim)];
  return claim.status === "ESCALATED" ? claimEscalated(ctx, claim, by) : claimEnded(ctx, claim, by);
}

/** What is paid back: as said, of a return all. Throws a fault above what the pieces cost (D34-5). */
function amountOf({ cost, currency }: ClaimItem, remedy: ClaimRemedy, said: number | undefined) {
  if (!paysBack(remedy)) return {};
  const amount = said ?? cost;
  if (amount > cost) throw aboveAmount("body.amount", cost, currency);
  return amount > 0 ? { amount } : {};
}

/** D34-2: the seller says what it offers, or why nothing. */
export const propose = (ctx: Context, id: ClaimId, { version, ...body }: ClaimProposal) =>
  takeStep(
    ctx,
    id,
    {
      act: "propose",
      by: "SELLER",
      version,
      reason: body.remedy,
      says: (claim, at) => ({ proposal: proposalOf(claim, body, at) }),
    },
    ({ sellerId }) => mustBe(ctx.actor, { sellerId }, "seller"),
  );

function proposalOf(claim: ClaimItem, body: Omit<ClaimProposal, "version">, at: Instant) {
  const { remedy, amount, carrier, trackingNo, detail } = body;
  return {
    remedy,
    ...amountOf(claim, remedy, amount),
    ...(remedy === "RETURN" && carrier && { carrier }),
    ...(remedy === "RETURN" && trackingNo && { trackingNo }),
    ...(detail && { detail }),
    at,
  };
}

const ofBuyer =
  ({ actor }: Context) =>
  ({ buyerId }: ClaimItem) =>
    mustBe(actor, { buyerId }, "buyer");

/** D34-4: what the seller offered holds. */
const accepted = (by: "BUYER" | "SYSTEM"): Step["says"] => {
  return ({ proposal }, at) => {
    if (!proposal) return {};
    const { remedy, amount, detail } = proposal;
    const settlement = {
      remedy,
      ...(amount !== undefined && { amount }),
      ...(detail && { detail }),
      by,
      at,
    };
    return { settlement };
  };
};

interface Seen {
  version?: number | undefined;
}
export const accept = (ctx: Context, id: ClaimId, { version }: Seen) =>
  takeStep(ctx, id, { act: "accept", by: "BUYER", version, says: accepted("BUYER") }, ofBuyer(ctx));

export const escalate = (
  ctx: Context,
  id: ClaimId,
  { version, detail }: Seen & { detail?: string | undefined },
) =>
  takeStep(
    ctx,
    id,
    {
      act: "escalate",
      by: "BUYER",
      version,
      says: (_, at) => ({ escalation: { by: "BUYER", ...(detail && { detail }), at } }),
    },
    ofBuyer(ctx),
  );

export const withdraw = (ctx: Context, id: ClaimId, { version }: Seen) =>
  takeStep(
    ctx,
    id,
    { act: "withdraw", by: "BUYER", version, says: (_, at) => ({ withdrawnAt: at }) },
    ofBuyer(ctx),
  );

/** D34-4: an admin decides what the two did not agree on. */
export const decide = (
  ctx: Context,
  id: ClaimId,
  { version, remedy, amount, detail }: ClaimDecision,
) =>
  takeStep(
    ctx,
    id,
    {
      act: "decide",
      by: "ADMIN",
      version,
      reason: `${remedy}: ${detail}`,
      says: (claim, at) => ({
        settlement: { remedy, ...amountOf(claim, remedy, amount), detail, by: "ADMIN", at },
      }),
    },
    ({ buyerId, sellerId }) => mustBe(ctx.actor, { buyerId, sellerId }, "admin"),
  );

/** What time does with a claim whose end of time has passed (D34-4). */
export async function passTime(ctx: Acting, claim: ClaimItem): Promise<void> {
  const act = claim.status === "PENDING" ? "escalate" : "accept";
  const says: Step["says"] =
    act === "escalate" ? (_, at) => ({ escalation: { by: "SYSTEM", at } }) : accepted("SYSTEM");
  await stepOnce(ctx, claim, { act, by: "SYSTEM", says });
}

/** A buyer who leaves takes back what is open (D6-16). */
export const withdrawFor = (ctx: Acting, claim: ClaimItem): Promise<ClaimItem> =>
  stepOnce(ctx, claim, {
    act: "withdraw",
    by: "BUYER",
    says: (_, at) => ({ withdrawnAt: at }),
  });
