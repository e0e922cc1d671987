import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { mustBeSettled } from "@bupum/shared/payment-orders/rules";
import { audit } from "../kernel/audit.ts";
import { retry } from "../kernel/retry.ts";
import { readMany, write, type Write } from "../kernel/table.ts";
import type { Refund } from "../providers/card/card.ts";
import { cancelPayment, findPayment as findAtProvider } from "../providers/card/toss.ts";
import { readStanding, type Standing } from "../subscribes/items.ts";
import { type Acting, isOvertaken, overtaken, turnOf } from "../subscribes/writes.ts";
import { findPayment, ledgerKey, type LedgerEntry, type PaymentItem } from "./items.ts";
import { changePayment } from "./open.ts";
import type { Settled } from "./settle.ts";

type Refunding = Standing & { payment: PaymentItem };

/** What is left of a payment to give back. */
export const refundable = ({ status, amount, refundedAmount = 0 }: PaymentItem): number =>
  status === "PAID" ? amount - refundedAmount : 0;

/**
 * Refunds a payment of the standing's account, whole or in part, for an admin: takes the lock, calls
 * the provider, and writes what came of it. The subscription stays as it is. Throws PAYMENT_PENDING;
 * INVALID_TRANSITION where so much is not left; PAYMENT_REFUSED {code}. Where the outcome is unknown
 * the lock stays, and the clock goes on with `continueRefund`.
 */
export async function refund(
  by: Acting,
  standing: Standing,
  payment: PaymentItem,
  wish: { amount: number; reason: string; adminId: Id<"usr"> },
): Promise<Settled> {
  mustBeSettled(standing.subscriber.openPaymentId);
  if (wish.amount <= 0 || wish.amount > refundable(payment))
    throw new Problem("INVALID_TRANSITION", { from: payment.status, to: "CANCELLED" });
  // A refund of the same rest has the same key: a second one after it has another rest.
  const key = `${payment.id}-refund-${payment.refundedAmount ?? 0}-${payment.version}`;
  const opened: PaymentItem = { ...payment, refund: { key, at: by.now(), ...wish } };
  const open: PaymentItem = { ...opened, version: payment.version + 1 };
  const turn = turnOf(by, standing, { openPayment: open });
  await write(...turn.writes, changePayment(payment, opened));
  return continueRefund(by, { ...turn.standing, payment: open });
}

/**
 * Sends a refund that is under way, again and again under its one key until an answer is known.
 * Throws PAYMENT_REFUSED {code} where the provider gives nothing back.
 */
export async function continueRefund(by: Acting, refunding: Refunding): Promise<Settled> {
  const { payment } = refunding;
  const { refund: wish, providerPaymentId = "" } = payment;
  if (!wish) return { standing: refunding, payment };
  const outcome = await cancelPayment({
    paymentKey: providerPaymentId,
    reason: wish.reason,
    amount: wish.amount,
    idempotencyKey: wish.key,
  });
  if (outcome.state === "UNKNOWN") return askAgainLater(by, refunding);
  if (outcome.state === "FAILED") {
    await settleRefund(by, refunding, undefined);
    throw new Problem("PAYMENT_REFUSED", { code: outcome.code });
  }
  if (outcome.refund) return settleRefund(by, refunding, outcome.refund);
  const found = await findAtProvider(payment.id);
  if (!found || found === "UNKNOWN") return askAgainLater(by, refunding);
  return settleRefund(by, refunding, await unknownRefund(found.cancels));
}

/** Of a payment that was refunded before: the one that the ledger does not have. */
async function unknownRefund(refunds: readonly Refund[]): Promise<Refund | undefined> {
  const known = await readMany(
    refunds.map(({ at, transactionKey }) => ledgerKey(at, "REFUND", transactionKey)),
  );
  return refunds.find((_refund, index) => !known[index]);
}

async function askAgainLater(by: Acting, refunding: Refunding): Promise<Settled> {
  const turn = turnOf(by, refunding, {});
  await write(...turn.writes);
  return { standing: turn.standing, payment: refunding.payment };
}

/** Gives the lock back, with the money's entry in the ledger if it moved. */
async function settleRefund(
  by: Acting,
  refunding: Refunding,
  done: Refund | undefined,
): Promise<Settled> {
  const { id } = refunding.payment;
  let current: Standing = refunding;
  return retry(isOvertaken, async (round) => {
    if (round > 0) current = await readStanding(refunding.account.id);
    const { payment } = current;
    if (payment?.id !== id || !payment.refund)
      return { standing: current, payment: await findPayment(id) };
    const after = refunded(payment, done);
    const turn = turnOf(by, current, { openPayment: null });
    await write(
      ...turn.writes,
      changePayment(payment, after),
      audit(by, {
        entity: "payment-order",
        id,
        from: payment.status,
        to: after.status,
        reason: payment.refund.reason,
      }),
      ...(done ? [refundEntry(payment, done)] : []),
    );
    return { standing: turn.standing, payment: { ...after, version: payment.version + 1 } };
  });
}

/** A payment of which all was given back is CANCELLED. */
function refunded({ refund: _open, ...payment }: PaymentItem, done: Refund | undefined) {
  if (!done) return payment;
  const refundedAmount = (payment.refundedAmount ?? 0) + done.amount;
  const isWhole = refundedAmount >= payment.amount;
  return {
    ...payment,
    refundedAmount,
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
