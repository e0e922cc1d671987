import type { AwardPlan } from "@bupum/shared/deal/award-plans/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { groupPk } from "../whole-groups/groups.ts";
import { query } from "../../kernel/list.ts";
import type { Key } from "../../kernel/table.ts";

// | access pattern               | index | pk               | sk               |
// |------------------------------|-------|------------------|------------------|
// | plans of a request, newest   |       | group#<25 chars> | award#<awp>      |
/** A plan as it was made: it never changes. */
export interface AwardPlanItem extends AwardPlan, Key {
  buyerId: Id<"usr">;
  version: 1;
}

/** `of` is the id of the request, or of any of its estimates and lines. */
export const awardPlanKey = (of: string, id: Id<"awp">): Key => ({
  pk: groupPk(of),
  sk: `award#${id}`,
});

const mostShown = 20;

/** The last plans of a request. */
export async function listAwardPlans(groupId: Id<"egr">): Promise<AwardPlanItem[]> {
  const list = { pk: groupPk(groupId), skPrefix: "award#", newestFirst: true };
  // Only `keepAwardPlan` writes these rows.
  return (await query(list, mostShown)).items as unknown as AwardPlanItem[];
}
