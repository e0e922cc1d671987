import { Problem } from "../../kernel/problem.ts";
import { addHours, type Instant } from "../../kernel/time.ts";
import { anchorDayOf, msBetween, periodEndOf } from "./periods.ts";
import {
  consentTextVersion,
  monthsOf,
  priceAt,
  type PriceTable,
  prices,
  type SubscribeStatus,
  type SubscribeType,
  type SuspendReason,
} from "../plans/plans.ts";

/** What a member agreed to pay for each period of one type. */
export interface Consent {
  amount: number;
  textVersion: string;
  at: Instant;
}
/** What the rules look at. */
export interface Subscribed {
  status: SubscribeStatus;
  suspendReason?: SuspendReason | undefined;
  subscribeType: SubscribeType;
  pendingSubscribeType?: SubscribeType | undefined;
  /** The worth of the present period: what was paid for it, a credit included. */
  price: number;
  consent: Consent;
  periodStart: Instant;
  periodEnd: Instant;
  /** When the next attempt to charge is due; absent where none is. */
  nextBillingAt?: Instant | undefined;
  entitledUntil: Instant;
  /** Attempts of this renewal that failed: 0 to 4. */
  dunningStage: number;
  /** The card that will never work again; no attempt until there is another (D13-8). */
  refusedCardId?: string | undefined;
}

/** Features stay on for so long behind a period, until the clock has come to the renewal. */
const slackHours = 2;
/** Days after the end of a period on which attempts 1 to 4 are due (D13-8). */
export const attemptDays = [0, 1, 3, 7] as const;
export const graceDays = 7;
/** Attempts that come late, after a pause of ours, keep this distance. */
const leastHoursApart = 12;
/** A suspended subscription ends after so many days. */
export const cancelDays = 30;
export const consentDays = 30;
/** So many days before a period ends its renewal is announced (D13-13). */
export const noticeDays: Record<SubscribeType, number> = { MONTHLY: 7, QUARTERLY: 7, YEARLY: 30 };
/** Where the market itself was at fault an attempt comes again after so many hours (D13-8). */
export const oursHours = 6;

/** Until when features are on, as the account keeps it (D13-2). */
export const featuresUntil = ({
  status,
  entitledUntil,
}: Pick<Subscribed, "status" | "entitledUntil">): Instant =>
  status === "ACTIVE" ? addHours(entitledUntil, slackHours) : entitledUntil;

/** The label of a member (D13-1), from what the account copies of the subscription. */
export function membershipTypeOf(
  copy: { subscribeStatus?: string | undefined; entitledUntil?: Instant | undefined },
  now: Instant,
): "PREMIUM" | "BASIC" | "SUSPENDED" {
  if (copy.subscribeStatus === "SUSPENDED") return "SUSPENDED";
  return copy.subscribeStatus !== "CANCELLED" && isEntitled(copy, now) ? "PREMIUM" : "BASIC";
}

/** Whether features are on, whatever the label says; also of an account's row as it is stored. */
export const isEntitled = ({ entitledUntil }: { entitledUntil?: unknown }, now: Instant): boolean =>
  typeof entitledUntil === "string" && now < entitledUntil;

/** A new period from a moment on, which becomes its anchor. */
export function periodFrom(start: Instant, type: SubscribeType) {
  const anchorDay = anchorDayOf(start);
  return { periodStart: start, periodEnd: periodEndOf(start, type, anchorDay), anchorDay };
}

/** The type and price of the period that comes next. */
export function nextPeriodOf(one: Subscribed, table: PriceTable = prices) {
  const type = one.pendingSubscribeType ?? one.subscribeType;
  return { subscribeType: type, amount: priceAt(type, one.periodEnd, table) };
}

/** Whether the next period costs more than was agreed to (D13-9). */
export const isConsentNeeded = (one: Subscribed, table: PriceTable = prices): boolean =>
  one.status === "ACTIVE" && nextPeriodOf(one, table).amount > one.consent.amount;

/**
 * The consent of a body, at the price that holds. Throws CONSENT_OUTDATED {amount, textVersion}
 * where the page showed another price or another text.
 */
export function consentTo(
  given: { amount: number; textVersion: string },
  amount: number,
  now: Instant,
): Consent {
  if (given.amount !== amount || given.textVersion !== consentTextVersion)
    throw new Problem("CONSENT_OUTDATED", { amount, textVersion: consentTextVersion });
  return { amount, textVersion: given.textVersion, at: now };
}

/** When the attempt after `stage` failed ones is due; undefined after the fourth. */
export function attemptAt(stage: number, due: Instant, now: Instant): Instant | undefined {
  const days = attemptDays[stage];
  if (days === undefined) return undefined;
  const planned = addHours(due, days * 24);
  const least = addHours(now, leastHoursApart);
  return stage > 0 && planned < least ? least : planned;
}

export const graceEnd = (periodEnd: Instant): Instant => addHours(periodEnd, graceDays * 24);

/** What somebody pays who changes to a longer type at once (D13-6). */
export interface ChangeNow {
  credit: number;
  payNow: number;
  periodEnd: Instant;
}

/** Throws INVALID_TRANSITION unless the type may be changed at once. */
function mustBeChangeableNow(one: Subscribed, to: SubscribeType): void {
  const isLonger = monthsOf[to] > monthsOf[one.subscribeType];
  if (one.status !== "ACTIVE" || one.dunningStage > 0 || !isLonger)
    throw new Problem("INVALID_TRANSITION", { from: one.subscribeType, to });
}

/**
 * The credit of what is left of the period, by the second, and what is left to pay. A credit above
 * the price lengthens the new period by its rest. Throws INVALID_TRANSITION.
 */
export function changeNow(
  one: Subscribed,
  to: SubscribeType,
  now: Instant,
  table: PriceTable = prices,
): ChangeNow {
  mustBeChangeableNow(one, to);
  const wholeSeconds = Math.floor(msBetween(one.periodStart, one.periodEnd) / 1000);
  const leftSeconds = Math.max(0, Math.floor(msBetween(now, one.periodEnd) / 1000));
  // Exact: the product of a price and the seconds of a year stays below 2^53.
  const credit = Math.floor((one.price * Math.min(leftSeconds, wholeSeconds)) / wholeSeconds);
  const price = priceAt(to, now, table);
  const { periodEnd } = periodFrom(now, to);
  if (credit <= price) return { credit, payNow: price - credit, periodEnd };
  const restMs = Math.floor(((credit - price) * msBetween(now, periodEnd)) / price);
  const longer = new Date(Date.parse(periodEnd) + restMs).toISOString();
  return { credit, payNow: 0, periodEnd: longer };
}

/** A credit falls by the second: an amount that a page showed counts for so many minutes. */
const shownMinutes = 30;

/**
 * The amount to charge: the one that was shown and agreed to, if it was right within the last half
 * hour. Throws CONSENT_OUTDATED {amount, payNow, textVersion}, INVALID_TRANSITION.
 */
export function agreedChange(
  one: Subscribed,
  to: SubscribeType,
  given: { amount: number; textVersion: string; payNow?: number | undefined },
  now: Instant,
  table: PriceTable = prices,
): ChangeNow & { consent: Consent } {
  const change = changeNow(one, to, now, table);
  const earlier = changeNow(one, to, addHours(now, -shownMinutes / 60), table);
  const amount = priceAt(to, now, table);
  const { payNow = -1 } = given;
  const isShown = payNow >= Math.min(earlier.payNow, change.payNow) && payNow <= change.payNow;
  if (!isShown || given.amount !== amount || given.textVersion !== consentTextVersion) {
    const params = { amount, payNow: change.payNow, textVersion: consentTextVersion };
    throw new Problem("CONSENT_OUTDATED", params);
  }
  const consent = { amount, textVersion: given.textVersion, at: now };
  return { ...change, credit: amount - payNow, payNow, consent };
}

/** What POST /subscribes does with what is there (D13-5). Throws ALREADY_SUBSCRIBED. */
export function startOf(one: Subscribed | undefined, now: Instant): "CHARGE" | "RESUME" {
  if (one?.status === "ACTIVE") throw new Problem("ALREADY_SUBSCRIBED");
  return one?.status === "SUSPENDED" && now < one.periodEnd && now < one.entitledUntil
    ? "RESUME"
    : "CHARGE";
}

/**
 * What ends a suspension (D13-5): nothing to pay within a paid period; the open charge of a failed
 * renewal; a new period where that one would be over, too. Throws INVALID_TRANSITION.
 */
export function resumeOf(
  one: Subscribed & { anchorDay: number },
  now: Instant,
): "RESUME" | "CHARGE_OPEN" | "CHARGE" {
  const refused = new Problem("INVALID_TRANSITION", { from: one.status, to: "ACTIVE" });
  if (one.status !== "SUSPENDED") throw refused;
  if (one.suspendReason !== "PAYMENT_FAILED") {
    if (now >= one.periodEnd) throw refused;
    return "RESUME";
  }
  const { subscribeType } = nextPeriodOf(one);
  const ends = periodEndOf(one.periodEnd, subscribeType, one.anchorDay);
  return now < ends ? "CHARGE_OPEN" : "CHARGE";
}

/** When a suspended subscription becomes CANCELLED. */
export function cancelsAt(one: Subscribed): Instant | undefined {
  if (one.status !== "SUSPENDED") return undefined;
  if (one.suspendReason !== "PAYMENT_FAILED" && one.suspendReason !== "PRICE") return one.periodEnd;
  return addHours(one.entitledUntil, cancelDays * 24);
}
