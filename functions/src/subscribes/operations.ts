import { mustHaveCard } from "@bupum/shared/credit-cards/rules";
import { Problem } from "@bupum/shared/kernel/problem";
import { mustBeSettled } from "@bupum/shared/payment-orders/rules";
import { type MySubscription, subscribeRoutes } from "@bupum/shared/subscribes/contract";
import { type Context, userOf } from "../kernel/context.ts";
import { resource } from "../kernel/resource.ts";
import { retry } from "../kernel/retry.ts";
import { write } from "../kernel/table.ts";
import { mustBePaid, pay } from "../payment-orders/writes.ts";
import { changeType } from "./change-type.ts";
import { create } from "./create.ts";
import { readStanding, type Standing, type SubscriptionItem } from "./items.ts";
import { shown } from "./me.ts";
import { resumeChargeOf, resumed, suspended } from "./rules.ts";
import { isOvertaken, type Turn, turnOf } from "./writes.ts";

type Act = (standing: Standing, before: SubscriptionItem) => Promise<MySubscription>;

/** An act on one's subscription while no payment is open. Throws NOT_FOUND, PAYMENT_PENDING. */
const withOwn = (ctx: Context, act: Act): Promise<MySubscription> =>
  retry(isOvertaken, async () => {
    const standing = await readStanding(userOf(ctx).userId);
    if (!standing.subscription) throw new Problem("NOT_FOUND");
    mustBeSettled(standing.subscriber.openPaymentId);
    return act(standing, standing.subscription);
  });

async function turned(ctx: Context, standing: Standing, turn: Turn): Promise<MySubscription> {
  const { writes, standing: after } = turnOf(ctx, standing, turn);
  await write(...writes);
  return shown(after, ctx.now());
}

/** Renews again; what is not paid yet is charged at once, beside the four attempts (D13-5). */
async function cancelSuspend(
  ctx: Context,
  standing: Standing,
  before: SubscriptionItem,
): Promise<MySubscription> {
  const { payNow: amount, subscribeType, period } = resumeChargeOf(before, ctx.now());
  mustHaveCard(standing.card);
  if (amount === 0)
    return turned(ctx, standing, { subscription: resumed(before), reason: "RESUME" });
  const attempt = before.dunningStage + 1;
  const wish = { kind: "RETRY", attempt, subscribeType, amount, isExtra: true } as const;
  const settled = await pay(ctx, standing, { ...wish, ...(period && { period }) });
  mustBePaid(settled);
  return shown(settled.standing, ctx.now());
}

export const handler = resource(subscribeRoutes, {
  me: async (ctx) => shown(await readStanding(userOf(ctx).userId), ctx.now()),

  create: (ctx, { body }) => create(ctx, body),

  changeType: (ctx, { body }) =>
    withOwn(ctx, (standing, before) => changeType(ctx, standing, before, body)),

  cancelSuspend: (ctx) => withOwn(ctx, (standing, before) => cancelSuspend(ctx, standing, before)),

  suspend: (ctx, { body }) =>
    withOwn(ctx, async (standing, before) => {
      if (before.status !== "ACTIVE")
        throw new Problem("INVALID_TRANSITION", { from: before.status, to: "SUSPENDED" });
      // What is not paid for ends now: the paid period may have ended already.
      const subscription = suspended(before, "USER", before.periodEnd);
      return turned(ctx, standing, { subscription, reason: body.reason });
    }),
});
