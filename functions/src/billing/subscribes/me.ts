import { withVat } from "@bupum/shared/kernel/money/tax";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import type { MySubscription, PlanChoice } from "@bupum/shared/billing/subscribes/contract";
import {
  consentTextVersion,
  monthsOf,
  priceAt,
  type SubscribeType,
  subscribeTypes,
} from "@bupum/shared/billing/plans/plans";
import {
  cancelsAt,
  changeNow,
  isConsentNeeded,
  isEntitled,
  membershipTypeOf,
  nextPeriodOf,
  startOf,
} from "@bupum/shared/billing/subscribes/rules";
import type { Standing, SubscriptionItem } from "../standings/items.ts";
import { resumeChargeOf } from "../standings/rules.ts";

/** A subscription that has not ended. */
const liveOf = ({ subscription }: Standing): SubscriptionItem | undefined =>
  subscription && subscription.status !== "CANCELLED" ? subscription : undefined;

/** The result of a rule, or undefined if the rule refuses. */
function allowed<T>(of: () => T): T | undefined {
  try {
    return of();
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

/** The subscription page of the caller, with the amount that each call would charge now. */
export function shown(standing: Standing, now: Instant): MySubscription {
  const { account, card, subscription, payment } = standing;
  const live = liveOf(standing);
  const end = subscription && cancelsAt(subscription);
  const resume = live && allowed(() => resumeChargeOf(live, now));
  return {
    membershipType: membershipTypeOf(account, now),
    isEntitled: isEntitled(account, now),
    hasCard: card !== undefined,
    ...(subscription && { subscription }),
    ...(live?.status === "ACTIVE" && { renewal: renewalOf(live) }),
    ...(end !== undefined && { cancelsAt: end }),
    canSuspend: live?.status === "ACTIVE" && payment === undefined,
    ...(resume && { resume: { payNow: resume.payNow } }),
    ...(payment && payment.refund === undefined && { payment }),
    ...(payment?.refund && { refunding: payment.refund }),
    plans: subscribeTypes.map((type) => choiceOf(live, type, now)),
    consentTextVersion,
  };
}

const renewalOf = (one: SubscriptionItem): NonNullable<MySubscription["renewal"]> => ({
  at: one.nextBillingAt ?? one.periodEnd,
  ...nextPeriodOf(one),
  isConsentNeeded: isConsentNeeded(one),
});

/** What a call with that type charges now, or at the renewal, and which consent it needs. */
function choiceOf(
  live: SubscriptionItem | undefined,
  type: SubscribeType,
  now: Instant,
): PlanChoice {
  const start = allowed(() => startOf(live, now));
  const amount = priceAt(type, live && start === "RESUME" ? live.periodEnd : now);
  const isCurrent = live?.subscribeType === type;
  const isPending = live?.pendingSubscribeType === type;
  const isOn = live?.status === "ACTIVE";
  const isNext = isPending || (isCurrent && live.pendingSubscribeType === undefined);
  const atOnce = isOn ? allowed(() => changeNow(live, type, now)) : undefined;
  return {
    subscribeType: type,
    months: monthsOf[type],
    amount,
    supplyAmount: withVat(amount, "INCLUDED").supply,
    isCurrent,
    isPending,
    ...(start && { subscribe: { payNow: start === "RESUME" ? 0 : amount } }),
    ...(isOn &&
      (!isNext || isConsentNeeded(live)) && {
        atRenewal: { at: live.periodEnd, amount: priceAt(type, live.periodEnd) },
      }),
    ...(atOnce && { now: atOnce }),
  };
}
