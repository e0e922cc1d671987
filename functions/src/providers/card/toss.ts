import { createHash } from "node:crypto";
import { Problem } from "@bupum/shared/kernel/problem";
import { type Instant, seoulWallTime, toInstant } from "@bupum/shared/kernel/time";
import * as z from "zod/mini";
import type {
  Cancellation,
  CancelOutcome,
  Charge,
  FoundPayment,
  IssuedCard,
  Outcome,
  Refund,
  Transaction,
  TransactionRange,
} from "./card.ts";
import { outcomeOf, refusalOf } from "./outcome.ts";
import { callToss } from "./toss-call.ts";
import { kindOf } from "./toss-errors.ts";
import { billing, payment, type TossPayment, transactions } from "./toss-shapes.ts";

const instantOf = (at: string): Instant => toInstant(new Date(at));

const cardTypes: Record<string, IssuedCard["cardType"]> = {
  신용: "CREDIT",
  체크: "CHECK",
  기프트: "GIFT",
};
const ownerTypes: Record<string, IssuedCard["ownerType"]> = {
  개인: "PERSONAL",
  법인: "CORPORATE",
};

/** The last four digits as far as the mask shows them: `43301234****123*` has `123*`. */
const last4Of = (masked: string): string => masked.replaceAll(/[^\d*]/g, "").slice(-4);

const mostTries = 3;
/** A try takes up to 20 s, and the waiting function ends after 29 s. */
const triedMs = 5_000;

/**
 * Exchanges the card window's key, which works once, for a card. After a lost reply the call is
 * repeated under the same idempotency key, since no other call returns a billing key. Throws
 * CARD_REFUSED with the provider's code, UNAVAILABLE without a reply.
 */
export async function issueCard(asked: {
  authKey: string;
  customerKey: string;
}): Promise<IssuedCard> {
  const path = "/v1/billing/authorizations/issue";
  const idempotencyKey = createHash("sha256").update(asked.authKey).digest("hex");
  const began = Date.now();
  for (let tries = 1; tries <= mostTries; tries++) {
    if (tries > 1 && Date.now() - began > triedMs) break;
    const call = { method: "POST", path, name: path, body: asked, idempotencyKey } as const;
    const answer = await callToss(call, billing);
    if (answer.state === "ANSWERED") {
      const { billingKey, card, authenticatedAt } = answer.value;
      return {
        billingKey,
        issuerCode: card.issuerCode,
        last4: last4Of(card.number),
        cardType: cardTypes[card.cardType] ?? "UNKNOWN",
        ownerType: ownerTypes[card.ownerType] ?? "UNKNOWN",
        authenticatedAt: instantOf(authenticatedAt),
      };
    }
    if (answer.state === "REFUSED" && kindOf(answer.code) !== "OURS")
      throw new Problem("CARD_REFUSED", { code: answer.code });
    if (answer.state === "REFUSED") break;
  }
  throw new Problem("UNAVAILABLE");
}

/**
 * Charges a card once for each orderId: a repeat gets the first reply for 15 days, and later
 * DUPLICATED_ORDER_ID, which is UNKNOWN here.
 */
export async function charge(wish: Charge): Promise<Outcome> {
  const { billingKey, email, orderId, ...rest } = wish;
  const call = {
    method: "POST",
    path: `/v1/billing/${encodeURIComponent(billingKey)}`,
    name: "/v1/billing/{billingKey}",
    body: { ...rest, orderId, ...(email !== undefined && { customerEmail: email }) },
    idempotencyKey: orderId,
  } as const;
  const answer = await callToss(call, payment);
  if (answer.state === "REFUSED") return refusalOf(answer.code);
  if (answer.state === "UNKNOWN") return answer;
  return outcomeOf(foundOf(answer.value));
}

const refundOf = (one: NonNullable<TossPayment["cancels"]>[number]): Refund => ({
  transactionKey: one.transactionKey,
  amount: one.cancelAmount,
  at: instantOf(one.canceledAt),
});

/**
 * The provider's payment of an attempt; undefined if it knows none, so that nothing was charged;
 * "UNKNOWN" without a usable reply.
 */
export async function findPayment(orderId: string): Promise<FoundPayment | undefined | "UNKNOWN"> {
  const name = "/v1/payments/orders/{orderId}";
  const path = `/v1/payments/orders/${encodeURIComponent(orderId)}`;
  const answer = await callToss({ method: "GET", path, name }, payment);
  if (answer.state === "REFUSED" && answer.code === "NOT_FOUND_PAYMENT") return undefined;
  if (answer.state !== "ANSWERED") return "UNKNOWN";
  return foundOf(answer.value);
}

const foundOf = (value: TossPayment): FoundPayment => ({
  orderId: value.orderId,
  paymentKey: value.paymentKey,
  status: value.status,
  totalAmount: value.totalAmount,
  balanceAmount: value.balanceAmount,
  ...(value.approvedAt && { approvedAt: instantOf(value.approvedAt) }),
  ...(value.card?.approveNo && { approvalNumber: value.card.approveNo }),
  ...(value.receipt && { receiptUrl: value.receipt.url }),
  ...(value.failure && { failCode: value.failure.code }),
  cancels: (value.cancels ?? []).map(refundOf),
});

/** Refunds a payment, whole or in part, once for each idempotency key. */
export async function cancelPayment(wish: Cancellation): Promise<CancelOutcome> {
  const { paymentKey, reason, amount, idempotencyKey } = wish;
  const call = {
    method: "POST",
    path: `/v1/payments/${encodeURIComponent(paymentKey)}/cancel`,
    name: "/v1/payments/{paymentKey}/cancel",
    body: { cancelReason: reason, ...(amount !== undefined && { cancelAmount: amount }) },
    idempotencyKey,
  } as const;
  const answer = await callToss(call, payment);
  if (answer.state === "UNKNOWN") return answer;
  if (answer.state === "REFUSED") {
    const isDone = isRefundedBefore(answer.code);
    return isDone ? { state: "CANCELLED", balanceAmount: 0 } : refusalOf(answer.code);
  }
  const refund = answer.value.cancels?.at(-1);
  return {
    state: "CANCELLED",
    balanceAmount: answer.value.balanceAmount,
    ...(refund && { refund: refundOf(refund) }),
  };
}

const isRefundedBefore = (code: string) =>
  code === "ALREADY_CANCELED_PAYMENT" || code === "ALREADY_REFUND_PAYMENT";

/**
 * Deletes a billing key; a missing one is no error. Throws without a reply, so that the message is
 * repeated; the error holds no key.
 */
export async function removeCard(billingKey: string): Promise<void> {
  const call = {
    method: "DELETE",
    path: `/v1/billing/${encodeURIComponent(billingKey)}`,
    name: "/v1/billing/{billingKey}",
  } as const;
  const answer = await callToss(call, z.unknown());
  if (answer.state === "ANSWERED") return;
  if (kindOf(answer.code) === "HARD") return;
  throw new Error(`The card provider did not remove a card: ${answer.code ?? "no answer"}`);
}

/**
 * Movements of money in their order, for the reconciliation: those after `after`, at most `limit`.
 * Throws without a reply.
 */
export async function listTransactions(range: TransactionRange): Promise<Transaction[]> {
  const query = new URLSearchParams({
    // The provider expects the time in Seoul; both ends are seconds and are included.
    startDate: `${seoulWallTime(range.from)}:${range.from.slice(17, 19)}`,
    endDate: `${seoulWallTime(range.to)}:${range.to.slice(17, 19)}`,
    limit: String(range.limit),
    ...(range.after !== undefined && { startingAfter: range.after }),
  });
  const name = "/v1/transactions";
  const path = `${name}?${String(query)}`;
  const answer = await callToss({ method: "GET", path, name }, transactions);
  if (answer.state !== "ANSWERED")
    throw new Error(`The card provider lists no transactions: ${answer.code ?? "no answer"}`);
  return answer.value.flatMap(({ status, amount, transactionAt, ...keys }) => {
    const kind = movements[status];
    // The sign of refunds varies.
    return kind ? [{ ...keys, kind, amount: Math.abs(amount), at: instantOf(transactionAt) }] : [];
  });
}

const movements: Record<string, Transaction["kind"]> = {
  DONE: "CHARGE",
  CANCELED: "REFUND",
  PARTIAL_CANCELED: "REFUND",
};
