import type { Instant } from "@bupum/shared/kernel/time";
import {
  type MemberSubscription,
  subscribeEntityRoutes,
} from "@bupum/shared/subscribes/admin-contract";
import {
  cancelsAt,
  featuresUntil,
  isEntitled,
  membershipTypeOf,
} from "@bupum/shared/subscribes/rules";
import { shownCard } from "../../credit-cards/items.ts";
import { trailOf } from "../../kernel/audit.ts";
import { adminResource } from "../../kernel/resource.ts";
import { findSubscription, readStanding, type Standing } from "../../subscribes/items.ts";
import { memberOf, withMembers } from "./items.ts";
import { listEntities } from "./lists.ts";

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
});

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
