import { mustHaveCard } from "@bupum/shared/billing/credit-cards/rules";
import { mustBeSettled } from "@bupum/shared/billing/payment-orders/rules";
import type { MySubscription, SubscriptionDraft } from "@bupum/shared/billing/subscribes/contract";
import { priceAt } from "@bupum/shared/billing/plans/plans";
import { consentTo, startOf } from "@bupum/shared/billing/subscribes/rules";
import { type Context, userOf } from "../../kernel/context.ts";
import { retry } from "../../kernel/retry.ts";
import { write, type Write } from "../../kernel/table.ts";
import { mustBePaid, pay } from "../payment-orders/writes.ts";
import {
  readStanding,
  type Standing,
  subscribeKey,
  type SubscriptionItem,
} from "../standings/items.ts";
import { shown } from "./me.ts";
import { resumed } from "../standings/rules.ts";
import { isOvertaken, turnOf } from "../standings/writes.ts";

/**
 * Subscribes, for the first time or again (D13-5). A concurrent write is retried while no money has
 * moved; once a payment is open the next try finds it and is refused.
 */
export const create = (ctx: Context, draft: SubscriptionDraft): Promise<MySubscription> =>
  retry(isOvertaken, async () => {
    const standing = await readStanding(userOf(ctx).userId);
    mustBeSettled(standing.subscriber.openPaymentId);
    const { subscription } = standing;
    if (subscription && startOf(subscription, ctx.now()) === "RESUME")
      return resume(ctx, standing, subscription, draft);
    return charge(ctx, standing, draft);
  });

/** Within a paid period nothing is charged, and another type waits for the renewal. */
async function resume(
  ctx: Context,
  standing: Standing,
  before: SubscriptionItem,
  { subscribeType, consent }: SubscriptionDraft,
): Promise<MySubscription> {
  mustHaveCard(standing.card);
  const isOther = subscribeType !== before.subscribeType;
  const subscription = {
    ...resumed(before),
    pendingSubscribeType: isOther ? subscribeType : undefined,
    consent: consentTo(consent, priceAt(subscribeType, before.periodEnd), ctx.now()),
  };
  const turn = turnOf(ctx, standing, { subscription, reason: "AGAIN" });
  const reply = shown(turn.standing, ctx.now());
  await write(...turn.writes, onceShown(ctx, turn.standing, reply));
  return reply;
}

/** A repeated call gets the first reply, unless the subscription was stopped since. */
const onceShown = (ctx: Context, { subscription }: Standing, reply: MySubscription): Write =>
  ctx.once(reply, [{ ...subscribeKey(subscription!.id), shows: { status: "ACTIVE" } }]);

async function charge(
  ctx: Context,
  standing: Standing,
  { subscribeType, consent }: SubscriptionDraft,
): Promise<MySubscription> {
  const amount = priceAt(subscribeType, ctx.now());
  const agreed = consentTo(consent, amount, ctx.now());
  const wish = { kind: "FIRST", attempt: 1, subscribeType, amount, consent: agreed } as const;
  let reply: MySubscription | undefined;
  const settled = await pay(ctx, standing, wish, (after) => {
    reply = shown(after, ctx.now());
    return [onceShown(ctx, after, reply)];
  });
  mustBePaid(settled);
  return reply ?? shown(settled.standing, ctx.now());
}
