import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { addMinutes } from "@bupum/shared/kernel/time";
import { mustBeSettled } from "@bupum/shared/billing/payment-orders/rules";
import { audit, noted, startedBy } from "../../kernel/audit.ts";
import { retry } from "../../kernel/retry.ts";
import { readMany, write, type Write } from "../../kernel/table.ts";
import type { Refund } from "../../providers/card/card.ts";
import { cancelPayment, findPayment as findAtProvider } from "../../providers/card/toss.ts";
import { readStanding, type Standing } from "../standings/items.ts";
import { refundedFrom, waitingFor } from "../standings/rules.ts";
import { type Acting, isOvertaken, overtaken, turnOf } from "../standings/writes.ts";
import { findPayment, ledgerKey, type LedgerEntry } from "./items.ts";
import { changePayment, type Opened } from "./open.ts";
import { neverMade } from "./rules.ts";
import { reportUnknown, type Settled } from "./settle.ts";
import type { OpenRefund, PaymentItem } from "../standings/payments.ts";

/** The amount of a payment that is not refunded yet. */
export const refundable = ({ status, amount, refundedAmount = 0 }: PaymentItem): number =>
  status === "PAID" ? amount - refundedAmount : 0;

/** Throws INVALID_TRANSITION unless so much of the payment can be given back. */
export function mustBeLeft(payment: PaymentItem, amount: number): void {
  if (amount <= 0 || amount > refundable(payment))
    throw new Problem("INVALID_TRANSITION", { from: payment.status, to: "CANCELLED" });
}

/**
 * Refunds a payment of the standing's account, whole or in part, for an admin: takes the lock,
 * calls the provider, and writes the outcome. The subscription stays on (D13-6). Throws
 * PAYMENT_PENDING; INVALID_TRANSITION if less is left; PAYMENT_REFUSED {code}. With an unknown
 * outcome the lock stays, and the clock continues with `continueRefund`. `alongside` goes with the
 * lock.
 */
export async function refund(
  by: Acting,
  standing: Standing,
  payment: PaymentItem,
  wish: { amount: number; reason: string; adminId: Id<"usr"> },
  alongside: readonly Write[] = [],
): Promise<Settled> {
  mustBeSettled(standing.subscriber.openPaymentId);
  mustBeLeft(payment, wish.amount);
  // A repeat of the same refund has the same key, since the remaining amount is part of it.
  const key = `${payment.id}-refund-${payment.refundedAmount ?? 0}-${payment.version}`;
  const asked: OpenRefund = { key, at: by.now(), ...wish };
  const opened: PaymentItem = { ...payment, refund: asked };
  const open: PaymentItem = { ...opened, version: payment.version + 1 };
  const turn = turnOf(by, standing, { openPayment: open });
  await write(
    ...turn.writes,
    changePayment(payment, opened),
    refundStep(by, payment, payment, noted("REFUND_ASKED", wish.reason)),
    ...alongside,
  );
  return sendRefund(by, { ...turn.standing, payment: open }, asked);
}

/** How long a refund with an unknown outcome is sent again, under its one key. */
const sentMinutes = 60;
/** A refund that the provider does not have this long after it was opened was never made. */
const neverMadeMinutes = 90;

/**
 * Continues a refund in progress (D13-15): asks the provider whether it was made, and sends it
 * again under its one key if it was not, within the first hour. Throws PAYMENT_REFUSED {code} if
 * the provider refuses the refund.
 */
export async function continueRefund(by: Acting, refunding: Opened): Promise<Settled> {
  const { payment } = refunding;
  const { refund: wish } = payment;
  if (!wish) return { standing: refunding, payment };
  const made = await refundMade(payment, wish);
  if (made === "UNKNOWN") return askAgainLater(by, refunding);
  if (made) return settleRefund(by, refunding, made);
  const isWithin = (minutes: number) => by.now() < addMinutes(wish.at, minutes);
  if (isWithin(sentMinutes)) return sendRefund(by, refunding, wish);
  if (isWithin(neverMadeMinutes)) return askAgainLater(by, refunding);
  return refuse(by, refunding, neverMade.code);
}

async function sendRefund(by: Acting, refunding: Opened, wish: OpenRefund): Promise<Settled> {
  const { payment } = refunding;
  const outcome = await cancelPayment({
    paymentKey: payment.providerPaymentId ?? "",
    reason: wish.reason,
    amount: wish.amount,
    idempotencyKey: wish.key,
  });
  if (outcome.state === "FAILED") return refuse(by, refunding, outcome.code);
  if (outcome.state === "CANCELLED" && outcome.refund)
    return settleRefund(by, refunding, outcome.refund);
  // After a slow call no second one is made in this request.
  if (outcome.state === "UNKNOWN" && outcome.code === undefined)
    return askAgainLater(by, refunding);
  const made = await refundMade(payment, wish);
  if (made === "UNKNOWN") return askAgainLater(by, refunding);
  if (made) return settleRefund(by, refunding, made);
  // The whole amount was refunded before, by another refund.
  if (outcome.state === "CANCELLED") return refuse(by, refunding, "ALREADY_REFUND_PAYMENT");
  return askAgainLater(by, refunding);
}

/** The refund among those that the provider has made and the ledger does not have. */
async function refundMade(
  { id }: PaymentItem,
  { amount }: OpenRefund,
): Promise<Refund | undefined | "UNKNOWN"> {
  const found = await findAtProvider(id);
  if (found === "UNKNOWN") return found;
  // The provider does not know the payment, so it has refunded nothing of it.
  if (!found) return undefined;
  const known = await readMany(
    found.cancels.map(({ at, transactionKey }) => ledgerKey(at, "REFUND", transactionKey)),
  );
  return found.cancels.find((refund, index) => refund.amount === amount && !known[index]);
}

/** Nothing was refunded, and the lock is released. */
async function refuse(by: Acting, refunding: Opened, code: string): Promise<never> {
  await settleRefund(by, refunding, undefined);
  throw new Problem("PAYMENT_REFUSED", { code });
}

async function askAgainLater(by: Acting, refunding: Opened): Promise<Settled> {
  const { subscription: before, payment } = refunding;
  reportUnknown(by, payment, payment.refund?.at);
  const subscription = before && waitingFor(before, payment, by.now());
  const turn = turnOf(by, refunding, { subscription, reason: "PENDING" });
  await write(...turn.writes);
  return { standing: turn.standing, payment };
}

/** Releases the lock, with an entry in the ledger if money moved. */
async function settleRefund(
  by: Acting,
  refunding: Opened,
  done: Refund | undefined,
): Promise<Settled> {
  const { id } = refunding.payment;
  let current: Standing = refunding;
  return retry(isOvertaken, async (round) => {
    if (round > 0) current = await readStanding(refunding.account.id);
    const { payment } = current;
    if (payment?.id !== id || !payment.refund)
      return { standing: current, payment: await findPayment(id) };
    const { adminId, reason } = payment.refund;
    const what = done ? "REFUND" : "REFUND_REFUSED";
    const after = refunded(payment, done);
    const starter = startedBy(by, adminId);
    const { subscription: before } = current;
    const subscription = done && before && refundedFrom(before, payment, done.amount);
    const said = noted(what, reason);
    const turn = turnOf(starter, current, { openPayment: null, subscription, reason: said });
    await write(
      ...turn.writes,
      changePayment(payment, after),
      refundStep(starter, payment, after, said),
      ...(done ? [refundEntry(payment, done)] : []),
    );
    return { standing: turn.standing, payment: { ...after, version: payment.version + 1 } };
  });
}

const refundStep = (
  by: Acting,
  { id, status: from }: PaymentItem,
  { status: to }: PaymentItem,
  reason: string,
): Write => audit(by, { entity: "payment-order", id, from, to, reason });

/** A fully refunded payment is CANCELLED. */
function refunded({ refund: _open, ...payment }: PaymentItem, done: Refund | undefined) {
  if (!done) return payment;
  const refundedAmount = (payment.refundedAmount ?? 0) + done.amount;
  const isWhole = refundedAmount >= payment.amount;
  return {
    ...payment,
    refundedAmount,
    refunds: [...(payment.refunds ?? []), { amount: done.amount, at: done.at }],
    ...(isWhole && { status: "CANCELLED" as const, cancelledAt: done.at }),
  };
}

function refundEntry({ id, userId, providerPaymentId = "" }: PaymentItem, done: Refund): Write {
  const entry: LedgerEntry = {
    ...ledgerKey(done.at, "REFUND", done.transactionKey),
    kind: "REFUND",
    paymentOrderId: id,
    userId,
    amount: done.amount,
    at: done.at,
    providerPaymentId,
  };
  return { put: { ...entry }, guard: { exists: false, refused: overtaken } };
}
