import { awardPlanRoutes } from "@bupum/shared/deal/award-plans/contract";
import { Problem } from "@bupum/shared/kernel/problem";
import { asGroup, groupKey } from "../whole-groups/groups.ts";
import { mustBe } from "../../kernel/access.ts";
import { resource } from "../../kernel/request/resource.ts";
import { read } from "../../kernel/table.ts";
import { keepAwardPlan } from "./create.ts";
import { listAwardPlans } from "./items.ts";

export const handler = resource(awardPlanRoutes, {
  async list(ctx, { query: { groupId } }) {
    const [group, items] = await Promise.all([read(groupKey(groupId)), listAwardPlans(groupId)]);
    if (!group || asGroup(group).id !== groupId) throw new Problem("NOT_FOUND");
    mustBe(ctx.actor, { buyerId: asGroup(group).buyerId }, "buyer");
    return { items };
  },

  create: (ctx, { body }) => keepAwardPlan(ctx, body),
});
