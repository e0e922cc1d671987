import { addHours, addMinutes, type Instant } from "@bupum/shared/kernel/time";
import { askAt, isLongUnknown } from "@bupum/shared/billing/payment-orders/rules";
import { Problem } from "@bupum/shared/kernel/problem";
import { periodEndOf } from "@bupum/shared/billing/subscribes/periods";
import {
  priceAt,
  type SubscribeStatus,
  type SubscribeType,
  type SuspendReason,
} from "@bupum/shared/billing/plans/plans";
import {
  attemptAt,
  attemptDays,
  cancelsAt,
  consentDays,
  graceEnd,
  isConsentNeeded,
  nextPeriodOf,
  noticeDays,
  oursHours,
  periodFrom,
  resumeOf,
} from "@bupum/shared/billing/subscribes/rules";
import type { Fund, SubscriptionItem } from "./items.ts";
import type { PaymentItem } from "./payments.ts";

/** What a subscription says, without its keys; its version counts when it is written. */
export type State = Omit<SubscriptionItem, "pk" | "sk">;

/** A request sends what it opened within seconds: what is READY longer was never sent. */
const sentMinutes = 5;
/** A refund whose outcome is unknown is asked about after so long; from the second day on rarely. */
const refundMinutes = 10;
const lateRefundMinutes = 6 * 60;

const later = (one: Instant, other: Instant): Instant => (one > other ? one : other);

/** What a payment pays for, as it was agreed; a period without dates begins when it is paid. */
export function paidFor(
  before: State | undefined,
  payment: PaymentItem,
  paidAt: Instant,
): State | undefined {
  const {
    id: paymentId,
    subscribeId,
    userId,
    subscribeType,
    periodStart,
    periodEnd,
    amount,
    credit = 0,
  } = payment;
  const consent = payment.consent ?? before?.consent;
  if (!consent) return undefined;
  const anchorDay = payment.anchorDay ?? before?.anchorDay;
  const period =
    periodStart !== undefined && periodEnd !== undefined && anchorDay !== undefined
      ? { periodStart, periodEnd, anchorDay }
      : periodFrom(paidAt, subscribeType);
  return {
    id: subscribeId,
    userId,
    status: "ACTIVE",
    subscribeType,
    price: amount + credit,
    funds: [...(before && credit > 0 ? credited(before, credit) : []), { paymentId, amount }],
    consent,
    ...period,
    nextBillingAt: period.periodEnd,
    entitledUntil: period.periodEnd,
    dunningStage: 0,
    createdAt: before?.createdAt ?? payment.createdAt,
    version: before?.version ?? 0,
  };
}

/** What is left of each payment in a credit. */
export const credited = ({ price, funds = [] }: State, credit: number): Fund[] =>
  // Exact: the product of two prices stays below 2^53.
  funds.map((one) => ({ ...one, amount: Math.floor((one.amount * credit) / Math.max(1, price)) }));

/**
 * What a refund leaves: money that was given back is no worth of the present period, and no credit
 * (D13-6). Undefined where the period is worth nothing of that payment.
 */
export function refundedFrom(
  before: State,
  { id: paymentId, ...payment }: PaymentItem,
  given: number,
): State | undefined {
  const { price, status } = before;
  const isOfPeriod = (payment.periodStart ?? payment.paidAt) === before.periodStart;
  // Rows of before `funds` was kept: the present period is worth what its own payment paid.
  const funds = before.funds ?? (isOfPeriod ? [{ paymentId, amount: price }] : []);
  const worth = funds.find((one) => one.paymentId === paymentId)?.amount ?? 0;
  const cut = Math.min(given, worth);
  if (cut === 0 || status === "CANCELLED") return undefined;
  const left = funds.map((one) =>
    one.paymentId === paymentId ? { ...one, amount: one.amount - cut } : one,
  );
  return { ...before, price: price - cut, funds: left };
}

/** Ends renewals; features stay on until `entitledUntil`, and then it is CANCELLED. */
export const suspended = (
  before: State,
  suspendReason: SuspendReason,
  entitledUntil: Instant,
): State => ({
  ...before,
  status: "SUSPENDED",
  suspendReason,
  entitledUntil,
  nextBillingAt: undefined,
  isCardNew: undefined,
  // Nothing of it is charged any more but at the member's own request.
  dunningStage: suspendReason === "PAYMENT_FAILED" ? before.dunningStage : 0,
});

/** The end for good: features are off from then on. */
export const cancelled = (before: State, now: Instant): State => ({
  ...before,
  status: "CANCELLED",
  nextBillingAt: undefined,
  isCardNew: undefined,
  pendingSubscribeType: undefined,
  dunningStage: 0,
  entitledUntil: before.entitledUntil < now ? before.entitledUntil : now,
});

/** Renews again from the end of the paid period on. */
export const resumed = (before: State): State => ({
  ...before,
  status: "ACTIVE",
  suspendReason: undefined,
  nextBillingAt: before.periodEnd,
  entitledUntil: before.periodEnd,
});

/**
 * What a refused renewal leaves (D13-8): the next attempt and seven days of grace, or after the
 * fourth a suspension. `cardId` is the card that the account has now. A first payment or a change at
 * once leaves everything as it was.
 */
export function refusedFor(
  before: State,
  payment: PaymentItem,
  refusal: { isHard: boolean; isOurs?: boolean | undefined },
  cardId: string | undefined,
  now: Instant,
): State {
  if (payment.kind === "FIRST" || payment.kind === "UPGRADE") return before;
  const isReplaced = payment.cardId !== cardId;
  const refusedCardId = refusal.isHard ? payment.cardId : undefined;
  if (before.status !== "ACTIVE") return { ...before, refusedCardId };
  if (refusal.isOurs) {
    const next = addHours(now, oursHours);
    return { ...before, nextBillingAt: next, entitledUntil: later(before.entitledUntil, next) };
  }
  const failed = before.dunningStage + (payment.isExtra ? 0 : 1);
  if (failed >= attemptDays.length)
    return suspended({ ...before, dunningStage: failed, refusedCardId }, "PAYMENT_FAILED", now);
  const open = { ...before, dunningStage: failed, entitledUntil: graceEnd(before.periodEnd) };
  if (isReplaced) return { ...open, nextBillingAt: now, isCardNew: true, refusedCardId: undefined };
  const nextBillingAt = refusal.isHard ? undefined : attemptAt(failed, before.periodEnd, now);
  return { ...open, nextBillingAt, isCardNew: undefined, refusedCardId };
}

/**
 * Nobody loses features while it is only unknown what came of a payment or a refund: where it is
 * asked about beyond the end of the period, nothing else is done there, so grace begins (D13-8).
 * Undefined where nothing changes.
 */
export function waitingFor(before: State, payment: PaymentItem, now: Instant): State | undefined {
  const isBeyond = lookAtPayment(payment, now) >= before.periodEnd;
  if (!isBeyond || before.status !== "ACTIVE") return undefined;
  const entitledUntil = later(before.entitledUntil, graceEnd(before.periodEnd));
  return entitledUntil === before.entitledUntil ? undefined : { ...before, entitledUntil };
}

/** With a new card an open renewal is tried at once, beside the four attempts (D13-8). */
export const withNewCard = (before: State, now: Instant): State =>
  before.status === "ACTIVE" && before.dunningStage > 0
    ? { ...before, nextBillingAt: now, isCardNew: true, refusedCardId: undefined }
    : before;

/** The notices before a renewal that have not been sent, each with the time at which it is due. */
export function noticesOf(one: State): { kind: "RENEWAL" | "CONSENT"; at: Instant }[] {
  if (one.status !== "ACTIVE" || one.dunningStage > 0) return [];
  const before = (days: number) => addHours(one.periodEnd, -24 * days);
  return [
    ...(one.toldConsent === one.periodEnd
      ? []
      : [{ kind: "CONSENT" as const, at: before(consentDays) }]),
    ...(one.toldRenewal === one.periodEnd
      ? []
      : [{ kind: "RENEWAL" as const, at: before(noticeDays[one.subscribeType]) }]),
  ];
}

/**
 * When the clock looks at a subscriber next (D13-11): at its open payment, else at the first time
 * from now on at which its subscription may need something; undefined where nothing can come.
 */
export function lookAtOf(
  one: State | undefined,
  payment: PaymentItem | undefined,
  now: Instant,
  isBlocked = false,
): Instant | undefined {
  if (payment) return lookAtPayment(payment, now);
  if (!one || isOver(one.status)) return undefined;
  if (one.status === "SUSPENDED") return cancelsAt(one);
  if (isBlocked) return one.periodEnd;
  const due = one.nextBillingAt ?? graceEnd(one.periodEnd);
  if (now >= one.periodEnd) return due;
  // What is late is told as long as it still comes before its renewal.
  const wanted = isConsentNeeded(one) ? "CONSENT" : "RENEWAL";
  const told = noticesOf(one).flatMap(({ kind, at }) => (at > now || kind === wanted ? [at] : []));
  return [due, ...told].toSorted()[0];
}
const isOver = (status: SubscribeStatus) => status === "CANCELLED";

function lookAtPayment(payment: PaymentItem, now: Instant): Instant {
  if (payment.status === "READY") return addMinutes(payment.createdAt, sentMinutes);
  if (payment.refund) {
    const isLate = isLongUnknown(payment.refund.at, now);
    return addMinutes(now, isLate ? lateRefundMinutes : refundMinutes);
  }
  return askAt(payment.asks, payment.sentAt ?? payment.createdAt);
}

/** What ends a suspension, and what it charges at once. */
export interface Resume {
  payNow: number;
  subscribeType: SubscribeType;
  /** Of the renewal that was due; without it a period from the payment on. */
  period?: { periodStart: Instant; periodEnd: Instant; anchorDay: number };
}

/**
 * The charge of cancel-suspend (D13-5), 0 within a paid period. Throws INVALID_TRANSITION, also
 * where a price rose above what was agreed to: whoever subscribes again agrees to it (D13-9).
 */
export function resumeChargeOf(one: State, now: Instant): Resume {
  const way = resumeOf(one, now);
  const { subscribeType } = nextPeriodOf(one);
  if (way === "RESUME") return { payNow: 0, subscribeType };
  const { periodEnd: periodStart, anchorDay } = one;
  const isOpen = way === "CHARGE_OPEN";
  const payNow = priceAt(subscribeType, isOpen ? periodStart : now);
  if (payNow > one.consent.amount)
    throw new Problem("INVALID_TRANSITION", { from: one.status, to: "ACTIVE" });
  const periodEnd = periodEndOf(periodStart, subscribeType, anchorDay);
  return {
    payNow,
    subscribeType,
    ...(isOpen && { period: { periodStart, periodEnd, anchorDay } }),
  };
}
