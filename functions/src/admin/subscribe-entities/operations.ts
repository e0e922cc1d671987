import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { mustBeSettled } from "@bupum/shared/billing/payment-orders/rules";
import {
  type MemberSubscription,
  subscribeEntityRoutes,
  type TypeChangeByAdmin,
} from "@bupum/shared/billing/subscribes/admin-contract";
import {
  cancelsAt,
  featuresUntil,
  isEntitled,
  membershipTypeOf,
} from "@bupum/shared/billing/subscribes/rules";
import { shownCard } from "../../billing/credit-cards/items.ts";
import { noted, trailOf } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { adminResource } from "../../kernel/request/resource.ts";
import { retry } from "../../kernel/retry.ts";
import { write, type Write } from "../../kernel/table.ts";
import { cancelSuspend } from "../../billing/subscribes/cancel-suspend.ts";
import { changeType } from "../../billing/subscribes/change-type.ts";
import {
  readStanding,
  type Standing,
  type SubscriptionItem,
} from "../../billing/standings/items.ts";
import { suspendedNotice } from "../../billing/standings/notices.ts";
import { resumeChargeOf, type State, suspended } from "../../billing/standings/rules.ts";
import { isOvertaken, turnOf } from "../../billing/standings/writes.ts";
import { memberOf, withMembers } from "./items.ts";
import { listEntities } from "./lists.ts";
import { atRenewal, mustBeOn, waivedChange, waivedResume, withPeriod } from "./rules.ts";
import { findSubscription } from "../../billing/subscribes/items.ts";

export const handler = adminResource(subscribeEntityRoutes, {
  list: (_ctx, { query }) => listEntities(query),

  async get(_ctx, { params }) {
    const [found, history] = await Promise.all([
      findSubscription(params.id),
      trailOf(["subscribe", params.id]),
    ]);
    const [entity] = await withMembers([found]);
    return { ...entity!, history };
  },

  ofUser: async (ctx, { params }) => shownStanding(await readStanding(params.userId), ctx.now()),

  changeType: (ctx, { params, body }) =>
    withMember(ctx, params.userId, (standing, before) =>
      changeMembersType(ctx, standing, before, body),
    ),

  changePeriod: (ctx, { params, body }) =>
    withMember(ctx, params.userId, (standing, before) =>
      turned(ctx, standing, withPeriod(before, body, ctx.now()), body.reason),
    ),

  cancelSuspend: (ctx, { params, body: { waive, reason } }) =>
    withMember(ctx, params.userId, async (standing, before) => {
      const isUnpaid = resumeChargeOf(before, ctx.now()).payNow > 0;
      if (!waive || !isUnpaid) return void (await cancelSuspend(ctx, standing, before, reason));
      const subscription = waivedResume(before, ctx.now());
      return turned(ctx, standing, subscription, noted("WAIVED", reason));
    }),

  suspend: (ctx, { params, body }) =>
    withMember(ctx, params.userId, (standing, before) => {
      mustBeOn(before, "SUSPENDED");
      const subscription = suspended(before, "ADMIN", before.periodEnd);
      const notice = suspendedNotice(subscription, ctx.now());
      return turned(ctx, standing, subscription, body.reason, notice);
    }),
});

type Act = (standing: Standing, before: SubscriptionItem) => Promise<void>;

/** Changes a member's subscription while no payment is open. Throws NOT_FOUND, PAYMENT_PENDING. */
async function withMember(ctx: Context, userId: Id<"usr">, act: Act): Promise<MemberSubscription> {
  await retry(isOvertaken, async () => {
    const standing = await readStanding(userId);
    if (!standing.subscription) throw new Problem("NOT_FOUND");
    mustBeSettled(standing.subscriber.openPaymentId);
    await act(standing, standing.subscription);
  });
  return shownStanding(await readStanding(userId), ctx.now());
}

async function turned(
  ctx: Context,
  standing: Standing,
  subscription: State,
  reason: string | undefined,
  ...told: Write[]
): Promise<void> {
  await write(...turnOf(ctx, standing, { subscription, reason }).writes, ...told);
}

/**
 * Like the member's call with a consent (D13-5); an admin may also give a longer type for nothing.
 */
async function changeMembersType(
  ctx: Context,
  standing: Standing,
  before: SubscriptionItem,
  { subscribeType, effective, waive, consent, reason }: TypeChangeByAdmin,
): Promise<void> {
  if (waive) {
    const subscription = waivedChange(before, subscribeType, ctx.now());
    return turned(ctx, standing, subscription, noted(`WAIVED ${subscribeType}`, reason));
  }
  if (!consent) {
    const subscription = atRenewal(before, subscribeType);
    return turned(ctx, standing, subscription, noted(`RENEWAL ${subscribeType}`, reason));
  }
  await changeType(ctx, standing, before, { subscribeType, effective, consent }, reason);
}

function shownStanding(standing: Standing, now: Instant): MemberSubscription {
  const { account, subscription, card, payment } = standing;
  const ends = subscription && cancelsAt(subscription);
  const copy = subscription && {
    subscribeStatus: subscription.status,
    entitledUntil: featuresUntil(subscription),
  };
  return {
    member: memberOf(account),
    membershipType: membershipTypeOf(copy ?? {}, now),
    isEntitled: isEntitled(copy ?? {}, now),
    ...(subscription && { subscription }),
    ...(ends && { cancelsAt: ends }),
    ...(card && { card: shownCard(card, subscription?.refusedCardId) }),
    ...(payment && { payment }),
  };
}
