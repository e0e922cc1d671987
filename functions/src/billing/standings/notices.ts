import type { Instant } from "@bupum/shared/kernel/time";
import type { BillingEvent } from "@bupum/shared/billing/subscribes/billing-events";
import { cancelsAt, graceEnd, nextPeriodOf } from "@bupum/shared/billing/subscribes/rules";
import { message } from "../../kernel/messages/outbox.ts";
import type { Write } from "../../kernel/table.ts";
import type { State } from "./rules.ts";
import type { PaymentItem } from "./payments.ts";

// Subscription notices, by mail alone (D13-13): about a payment once for its id, about anything
// else once for the version that changed.

const told = (
  { id, userId, version }: Pick<State, "id" | "userId" | "version">,
  event: BillingEvent,
  params: Record<string, string | number>,
  at: Instant,
): Write =>
  message(at, "billing-notice.raised", { userId, event, refId: `${id}#${version}`, params });

/** The announced renewal and its price. */
export function renewalNotice(one: State, at: Instant): Write {
  const { subscribeType: type, amount } = nextPeriodOf(one);
  return told(one, "RENEWAL_COMING", { type, amount, on: one.periodEnd }, at);
}

/**
 * The next period costs more than the consent covers; it is not charged without a new one (D13-9).
 */
export function priceNotice(one: State, at: Instant): Write {
  const { subscribeType: type, amount } = nextPeriodOf(one);
  const params = { type, before: one.consent.amount, amount, on: one.periodEnd };
  return told(one, "PRICE_RISING", params, at);
}

/** A suspension, by its reason, which decides what the member can do. */
export function suspendedNotice(after: State, at: Instant): Write {
  const { suspendReason, periodEnd: until } = after;
  const type = after.subscribeType;
  if (suspendReason !== "PAYMENT_FAILED" && suspendReason !== "PRICE")
    return told(after, "SUSPENDED", { type, until }, at);
  const next = nextPeriodOf(after);
  const params = {
    type: next.subscribeType,
    amount: next.amount,
    until: cancelsAt(after) ?? until,
  };
  const event = suspendReason === "PRICE" ? "SUSPENDED_PRICE" : "SUSPENDED_UNPAID";
  return told(after, event, params, at);
}

export const endedNotice = (one: State, at: Instant): Write =>
  told(one, "ENDED", { type: one.subscribeType }, at);

/** A settled payment, with the subscription before and after it, if there is one. */
interface Settled {
  payment: PaymentItem;
  before?: State | undefined;
  after?: State | undefined;
  /**
   * Our own key or contract was at fault: the attempt does not count, and no notice is sent
   * (D13-8).
   */
  isOurs: boolean;
}

/** The notices of a settled payment. */
export function paymentNotices({ payment, before, after, isOurs }: Settled, at: Instant): Write[] {
  const { id: refId, userId, subscribeType: type, amount, card, status, kind, cardId } = payment;
  const tell = (event: BillingEvent, more: Record<string, string> = {}) => {
    const params = { type, amount, card: card.last4, ...more };
    return [message(at, "billing-notice.raised", { userId, event, refId, params })];
  };
  if (status === "PAID") {
    const { periodStart: since = at, periodEnd: until = at } = after ?? payment;
    return tell("PAID", { since, until });
  }
  if (isOurs) return [];
  const isRenewal = kind === "RENEWAL" || kind === "RETRY";
  if (!after || !isRenewal || before?.status !== "ACTIVE") return tell("PAYMENT_REFUSED");
  if (after.status === "SUSPENDED") return [suspendedNotice(after, at)];
  const until = graceEnd(after.periodEnd);
  if (after.refusedCardId === cardId) return tell("CARD_REFUSED", { until });
  return tell("RENEWAL_REFUSED", { next: after.nextBillingAt ?? until, until });
}
