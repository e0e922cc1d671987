import type { MySubscription, TypeChange } from "@bupum/shared/billing/subscribes/contract";
import { anchorDayOf } from "@bupum/shared/billing/subscribes/periods";
import { priceAt } from "@bupum/shared/billing/plans/plans";
import { agreedChange, changeNow, consentTo } from "@bupum/shared/billing/subscribes/rules";
import { Problem } from "@bupum/shared/kernel/problem";
import { noted } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { mustBePaid, pay } from "../payment-orders/writes.ts";
import type { Standing, SubscriptionItem } from "../standings/items.ts";
import { shown } from "./me.ts";
import { credited, type State } from "../standings/rules.ts";
import { turnOf } from "../standings/writes.ts";

/** Changes the type with the next renewal, or to a longer one at once (D13-5). */
export async function changeType(
  ctx: Context,
  standing: Standing,
  before: SubscriptionItem,
  change: TypeChange,
  reason?: string,
): Promise<MySubscription> {
  if (before.status !== "ACTIVE")
    throw new Problem("INVALID_TRANSITION", { from: before.status, to: change.subscribeType });
  return change.effective === "NOW"
    ? atOnce(ctx, standing, before, change, reason)
    : atRenewal(ctx, standing, before, change, reason);
}

/**
 * No charge now; choosing the present type takes a waiting change back, and is a consent to its
 * price (D13-9).
 */
async function atRenewal(
  ctx: Context,
  standing: Standing,
  before: SubscriptionItem,
  { subscribeType, consent }: TypeChange,
  reason: string | undefined,
): Promise<MySubscription> {
  const isOther = subscribeType !== before.subscribeType;
  const subscription: State = {
    ...before,
    pendingSubscribeType: isOther ? subscribeType : undefined,
    consent: consentTo(consent, priceAt(subscribeType, before.periodEnd), ctx.now()),
  };
  return written(ctx, standing, subscription, noted(`RENEWAL ${subscribeType}`, reason));
}

/** The credit of the present period is deducted from the new price (D13-6). */
async function atOnce(
  ctx: Context,
  standing: Standing,
  before: SubscriptionItem,
  { subscribeType, consent: given }: TypeChange,
  reason: string | undefined,
): Promise<MySubscription> {
  const now = ctx.now();
  const {
    payNow: amount,
    credit,
    periodEnd,
    consent,
  } = agreedChange(before, subscribeType, given, now);
  const period = { periodStart: now, periodEnd, anchorDay: anchorDayOf(now) };
  if (amount === 0) {
    const worth = changeNow(before, subscribeType, now).credit;
    const kept = { price: worth, funds: credited(before, worth) };
    const subscription = { ...before, ...period, ...changed, subscribeType, consent, ...kept };
    const until = { nextBillingAt: periodEnd, entitledUntil: periodEnd };
    const after = { ...subscription, ...until };
    return written(ctx, standing, after, noted(`NOW ${subscribeType}`, reason));
  }
  const wish = { kind: "UPGRADE", attempt: 1, subscribeType, amount, credit, consent } as const;
  const settled = await pay(ctx, standing, { ...wish, period, reason });
  mustBePaid(settled);
  return shown(settled.standing, ctx.now());
}
const changed = { pendingSubscribeType: undefined, toldRenewal: undefined, toldConsent: undefined };

async function written(
  ctx: Context,
  standing: Standing,
  subscription: State,
  reason: string,
): Promise<MySubscription> {
  const turn = turnOf(ctx, standing, { subscription, reason });
  await write(...turn.writes);
  return shown(turn.standing, ctx.now());
}
