import { Problem } from "@bupum/shared/kernel/problem";
import { mustBeSettled } from "@bupum/shared/billing/payment-orders/rules";
import { type MySubscription, subscribeRoutes } from "@bupum/shared/billing/subscribes/contract";
import { type Context, userOf } from "../../kernel/context.ts";
import { resource } from "../../kernel/request/resource.ts";
import { retry } from "../../kernel/retry.ts";
import { write, type Write } from "../../kernel/table.ts";
import { cancelSuspend } from "./cancel-suspend.ts";
import { changeType } from "./change-type.ts";
import { create } from "./create.ts";
import { readStanding, type Standing, type SubscriptionItem } from "../standings/items.ts";
import { shown } from "./me.ts";
import { suspendedNotice } from "../standings/notices.ts";
import { suspended } from "../standings/rules.ts";
import { isOvertaken, type Turn, turnOf } from "../standings/writes.ts";

type Act = (standing: Standing, before: SubscriptionItem) => Promise<MySubscription>;

/**
 * Changes the caller's subscription while no payment is open. Throws NOT_FOUND, PAYMENT_PENDING.
 */
const withOwn = (ctx: Context, act: Act): Promise<MySubscription> =>
  retry(isOvertaken, async () => {
    const standing = await readStanding(userOf(ctx).userId);
    if (!standing.subscription) throw new Problem("NOT_FOUND");
    mustBeSettled(standing.subscriber.openPaymentId);
    return act(standing, standing.subscription);
  });

async function turned(
  ctx: Context,
  standing: Standing,
  turn: Turn,
  ...told: Write[]
): Promise<MySubscription> {
  const { writes, standing: after } = turnOf(ctx, standing, turn);
  await write(...writes, ...told);
  return shown(after, ctx.now());
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
      // The unpaid part ends now: the paid period may already be over.
      const subscription = suspended(before, "USER", before.periodEnd);
      const turn = { subscription, reason: body.reason };
      return turned(ctx, standing, turn, suspendedNotice(subscription, ctx.now()));
    }),
});
