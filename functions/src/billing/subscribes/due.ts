import type { AdminUser } from "@bupum/shared/accounts/users/admin-contract";
import { addMinutes, type Instant } from "@bupum/shared/kernel/time";
import { type PriceTable, prices, type SuspendReason } from "@bupum/shared/billing/plans/plans";
import { cancelsAt, isConsentNeeded } from "@bupum/shared/billing/subscribes/rules";
import { lookAtOf, noticesOf, type State } from "../standings/rules.ts";
import type { PaymentItem } from "../standings/payments.ts";

/** The data of one account that the clock looks at; the payment only while it is open. */
export interface Waiting {
  subscriber: { cardId?: string | undefined };
  account?: Pick<AdminUser, "blockedReason">;
  subscription?: State | undefined;
  payment?: PaymentItem | undefined;
}

/** The step that is due (D13-11). */
export type Due =
  /** The payment was opened and never sent: its caller died. */
  | { act: "CLOSE" }
  /** The outcome of a payment or a refund is unknown. */
  | { act: "ASK" }
  | { act: "REFUND" }
  | { act: "CHARGE" }
  | { act: "TELL_RENEWAL" | "TELL_PRICE" }
  | { act: "SUSPEND"; reason: Extract<SuspendReason, "PRICE" | "PAYMENT_FAILED"> }
  | { act: "CANCEL" }
  | { act: "NOTHING" };

const nothing: Due = { act: "NOTHING" };

/** The step that is due for an account now; `lookAtOf` says when to look again. */
export function dueOf(waiting: Waiting, now: Instant, table: PriceTable = prices): Due {
  const { payment, subscription: one, subscriber, account } = waiting;
  if (payment) return dueOfPayment(payment, now);
  if (!one || one.status === "CANCELLED") return nothing;
  if (one.status === "SUSPENDED") return cancelsAt(one)! <= now ? { act: "CANCEL" } : nothing;
  // A blocked member cannot stop a renewal, so nothing is charged (D13-17).
  if (account?.blockedReason) return now >= one.periodEnd ? { act: "CANCEL" } : nothing;
  if (now >= one.periodEnd) return dueAfter(one, subscriber.cardId, now, table);
  return dueBefore(one, now, table);
}

function dueOfPayment(payment: PaymentItem, now: Instant): Due {
  // The admin's call waits for the first reply; later looks continue the refund.
  if (payment.refund) return addMinutes(payment.refund.at, 1) <= now ? { act: "REFUND" } : nothing;
  // With an open payment no other step is due.
  if (lookAtOf(undefined, payment, now)! > now) return nothing;
  return { act: payment.status === "READY" ? "CLOSE" : "ASK" };
}

/** Notices within a paid period (D13-9, D13-13). */
function dueBefore(one: State, now: Instant, table: PriceTable): Due {
  const isNeeded = isConsentNeeded(one, table);
  // Without consent there is no renewal, so none is announced.
  const wanted = isNeeded ? "CONSENT" : "RENEWAL";
  const isDue = noticesOf(one).some(({ kind, at }) => kind === wanted && at <= now);
  if (!isDue) return nothing;
  return { act: isNeeded ? "TELL_PRICE" : "TELL_RENEWAL" };
}

/** The end of a period and the days of grace after it (D13-8). */
function dueAfter(one: State, cardId: string | undefined, now: Instant, table: PriceTable): Due {
  if (isConsentNeeded(one, table)) return { act: "SUSPEND", reason: "PRICE" };
  const isDead = cardId === undefined || cardId === one.refusedCardId;
  if (lookAtOf(one, undefined, now)! > now) return nothing;
  return isDead ? { act: "SUSPEND", reason: "PAYMENT_FAILED" } : { act: "CHARGE" };
}
