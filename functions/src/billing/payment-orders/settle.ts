import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { isLongUnknown } from "@bupum/shared/billing/payment-orders/rules";
import { audit, noted, startedBy } from "../../kernel/audit.ts";
import { log } from "../../kernel/log.ts";
import { measure } from "../../kernel/measure.ts";
import { retry } from "../../kernel/retry.ts";
import { write, type Write } from "../../kernel/table.ts";
import type { Outcome } from "../../providers/card/card.ts";
import { readStanding, type Standing } from "../standings/items.ts";
import { paymentNotices } from "../standings/notices.ts";
import { paidFor, refusedFor, type State, waitingFor } from "../standings/rules.ts";
import { type Acting, isOvertaken, overtaken, turnOf } from "../standings/writes.ts";
import { findPayment, ledgerKey, type LedgerEntry } from "./items.ts";
import { changePayment, type Opened } from "./open.ts";
import type { PaymentItem } from "../standings/payments.ts";

/** A known outcome. */
type Known = Exclude<Outcome, { state: "UNKNOWN" }>;
type Paid = Extract<Outcome, { state: "PAID" }>;

export interface Settled {
  standing: Standing;
  /** PENDING while the outcome is unknown. */
  payment: PaymentItem;
}
/** Writes of a caller for the same transaction, such as the reply of an idempotent call. */
type Beside = (after: Standing) => Write[];

/**
 * Writes the outcome of a payment in one transaction: the payment, the ledger, the subscription
 * with the account's copies, the lock and the clock's next look, the audit. If the payment is
 * already settled, it changes nothing and returns what was written. An unknown outcome leaves it
 * PENDING. `beside` is written if this call settles it as PAID.
 */
export async function settle(
  by: Acting,
  paying: Opened,
  outcome: Outcome,
  beside: Beside = () => [],
): Promise<Settled> {
  const { id } = paying.payment;
  let current: Standing = paying;
  return retry(isOvertaken, async (round) => {
    if (round > 0) current = await readStanding(paying.account.id);
    const { payment } = current;
    if (payment?.id !== id || payment.status !== "PENDING") {
      const settled = await findPayment(id);
      // The nightly comparison finds it as well; a person must give the money back.
      if (outcome.state === "PAID" && settled.status === "FAILED")
        log("error", { event: "paid after it was given up", id });
      return { standing: current, payment: settled };
    }
    if (outcome.state === "UNKNOWN") return keepAsking(by, current, payment);
    return settleKnown(by, { ...current, payment }, outcome, beside);
  });
}

async function settleKnown(
  by: Acting,
  standing: Opened,
  outcome: Known,
  beside: Beside,
): Promise<Settled> {
  const { payment } = standing;
  const isPaid = outcome.state === "PAID";
  const subscription = stateAfter(by, standing, payment, outcome);
  const after = isPaid
    ? paidPayment(payment, outcome, subscription)
    : refusedPayment(payment, outcome.code);
  const isOurs = outcome.state === "FAILED" && outcome.isOurs === true;
  const told = { payment: after, before: standing.subscription, after: subscription, isOurs };
  const starter = startedBy(by, payment.adminId);
  const { reason } = payment;
  const turn = turnOf(starter, standing, {
    subscription,
    openPayment: null,
    reason: noted(`${payment.kind} ${after.status}`, reason),
  });
  const step = { from: payment.status, to: after.status, reason };
  const writes = [
    ...turn.writes,
    changePayment(payment, after),
    audit(starter, { entity: "payment-order", id: payment.id, ...step }),
    ...(isPaid ? [chargeEntry(payment, outcome)] : []),
    ...paymentNotices(told, by.now()),
  ];
  await writeBeside(writes, isPaid ? beside(turn.standing) : []);
  return { standing: turn.standing, payment: { ...after, version: payment.version + 1 } };
}

/** Money has moved: the caller's additional writes may fail, this settlement may not. */
async function writeBeside(writes: Write[], more: Write[]): Promise<void> {
  try {
    await write(...writes, ...more);
  } catch (error) {
    if (isOvertaken(error) || more.length === 0 || !(error instanceof Problem)) throw error;
    await write(...writes);
  }
}

function stateAfter(
  by: Acting,
  { subscription, subscriber }: Standing,
  payment: PaymentItem,
  outcome: Known,
): State | undefined {
  const before = subscription?.id === payment.subscribeId ? subscription : undefined;
  if (outcome.state === "PAID") return paidFor(before, payment, outcome.approvedAt);
  const after = before && refusedFor(before, payment, outcome, subscriber.cardId, by.now());
  return after === before ? undefined : after;
}

/** `bought`: the period that begins with the payment, if it was opened without dates. */
const paidPayment = (
  payment: PaymentItem,
  paid: Paid,
  bought: Pick<State, "periodStart" | "periodEnd"> | undefined,
): PaymentItem => ({
  ...payment,
  ...(bought && { periodStart: bought.periodStart, periodEnd: bought.periodEnd }),
  status: "PAID",
  providerPaymentId: paid.paymentKey,
  paidAt: paid.approvedAt,
  ...(paid.approvalNumber !== undefined && { approvalNumber: paid.approvalNumber }),
  ...(paid.receiptUrl !== undefined && { receiptUrl: paid.receiptUrl }),
});
const refusedPayment = (payment: PaymentItem, failCode: string): PaymentItem => ({
  ...payment,
  status: "FAILED",
  failCode,
});

/** The amount that the provider took, which is the amount asked for (D13-12). */
function chargeEntry({ id, userId, amount: asked }: PaymentItem, paid: Paid): Write {
  const { amount, approvedAt: at, paymentKey: providerPaymentId } = paid;
  if (amount !== asked) log("error", { event: "another amount was charged", id, asked, amount });
  const entry: LedgerEntry = {
    ...ledgerKey(at, "CHARGE", id),
    kind: "CHARGE",
    paymentOrderId: id,
    userId,
    amount,
    at,
    providerPaymentId,
  };
  return { put: { ...entry }, guard: { exists: false, refused: overtaken } };
}

/**
 * An outcome that stays unknown for a day needs a person who asks the provider: each further ask
 * rings the alarm of the card provider (D13-7, D13-15).
 */
export function reportUnknown(by: Acting, { id }: PaymentItem, since: Instant | undefined): void {
  if (since === undefined || !isLongUnknown(since, by.now())) return;
  log("error", { event: "unknown for a day what came of it", payment: id, since });
  measure({ Job: "billing" }, { CardProviderRefused: [1, "Count"] }, {});
}

/** Features stay on while the outcome is unknown; everything else waits. */
async function keepAsking(by: Acting, standing: Standing, payment: PaymentItem): Promise<Settled> {
  const { subscription: before } = standing;
  reportUnknown(by, payment, payment.sentAt);
  const subscription = before && waitingFor(before, payment, by.now());
  if (!subscription) return { standing, payment };
  const turn = turnOf(by, standing, { subscription, reason: "PENDING" });
  await write(...turn.writes);
  return { standing: turn.standing, payment };
}
