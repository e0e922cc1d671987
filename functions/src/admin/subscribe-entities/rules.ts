import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import type { PeriodChange } from "@bupum/shared/billing/subscribes/admin-contract";
import { anchorDayOf } from "@bupum/shared/billing/subscribes/periods";
import type { SubscribeType } from "@bupum/shared/billing/plans/plans";
import { changeNow, periodFrom } from "@bupum/shared/billing/subscribes/rules";
import { credited, resumeChargeOf, type State } from "../../billing/standings/rules.ts";

/** What belongs to the period that is over, or that is taken back. */
const fresh = {
  dunningStage: 0,
  pendingSubscribeType: undefined,
  refusedCardId: undefined,
  isCardNew: undefined,
  toldRenewal: undefined,
  toldConsent: undefined,
};

/**
 * A longer type from now on, for nothing (D13-6): the new period is worth what was left of the old
 * one, so that no later credit pays back what nobody paid.
 */
export function waivedChange(before: State, to: SubscribeType, now: Instant): State {
  const { credit, periodEnd } = changeNow(before, to, now);
  return {
    ...before,
    ...fresh,
    subscribeType: to,
    price: credit,
    funds: credited(before, credit),
    ...periodFrom(now, to),
    periodEnd,
    nextBillingAt: periodEnd,
    entitledUntil: periodEnd,
  };
}

/** The period that a failed renewal left unpaid, given away (D13-5). */
export function waivedResume(before: State, now: Instant): State {
  const { subscribeType, period } = resumeChargeOf(before, now);
  const given = period ?? periodFrom(now, subscribeType);
  return {
    ...before,
    ...fresh,
    status: "ACTIVE",
    suspendReason: undefined,
    subscribeType,
    price: 0,
    funds: [],
    ...given,
    nextBillingAt: given.periodEnd,
    entitledUntil: given.periodEnd,
  };
}

/**
 * The present period as an admin sets it: features are on to its end, periods that follow keep its
 * day, and nothing of a refused renewal is left. Throws DATE_PAST for one that would be over while
 * the subscription runs, INVALID_TRANSITION where it has ended: nothing would end it again. A period
 * behind the one that was paid is given: what was paid is used up, and no credit (D13-6).
 */
export function withPeriod(before: State, { startAt, endAt }: PeriodChange, now: Instant): State {
  const isOn = before.status === "ACTIVE";
  if (before.status === "CANCELLED")
    throw new Problem("INVALID_TRANSITION", { from: before.status, to: before.status });
  if (isOn && endAt <= now) throw faultAt("body.endAt", "DATE_PAST");
  const isUnpaid = before.suspendReason === "PAYMENT_FAILED" || before.suspendReason === "PRICE";
  const isBehind = before.periodEnd <= now || before.periodEnd <= startAt;
  return {
    ...before,
    ...fresh,
    ...(isBehind && { price: 0, funds: [] }),
    pendingSubscribeType: before.pendingSubscribeType,
    ...(isUnpaid && before.status === "SUSPENDED" && { suspendReason: "ADMIN" as const }),
    periodStart: startAt,
    periodEnd: endAt,
    anchorDay: anchorDayOf(endAt),
    entitledUntil: endAt,
    nextBillingAt: isOn ? endAt : undefined,
  };
}

/** Another type with the next renewal; the member is asked where it costs more (D13-9). */
export function atRenewal(before: State, to: SubscribeType): State {
  mustBeOn(before, to);
  return { ...before, pendingSubscribeType: to === before.subscribeType ? undefined : to };
}

/** Throws INVALID_TRANSITION unless it is ACTIVE. */
export function mustBeOn({ status }: State, to: string): void {
  if (status !== "ACTIVE") throw new Problem("INVALID_TRANSITION", { from: status, to });
}
