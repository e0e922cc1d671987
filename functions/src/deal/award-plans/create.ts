import type { AwardPlan, AwardPlanDraft } from "@bupum/shared/deal/award-plans/contract";
import { Problem } from "@bupum/shared/kernel/problem";
import { groupIdOf, type GroupTerms, groupTermsKey } from "../whole-groups/groups.ts";
import { newest } from "../../reference/exchange-rates/items.ts";
import { mustBe } from "../../kernel/access.ts";
import { audit } from "../../kernel/audit.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { readLiveLines } from "../whole-groups/lines.ts";
import { type AwardPlanItem, awardPlanKey } from "./items.ts";
import { awarded, ratesOf } from "./rules.ts";

/**
 * Stores the quotes that are about to be ordered (D3-18). The orders name the plan; the call of
 * each order decides whether it can still be placed.
 */
export async function keepAwardPlan(ctx: Context, body: AwardPlanDraft): Promise<AwardPlan> {
  if (body.preset === "SPLIT" && !userOf(ctx).isPremium)
    throw new Problem("SUBSCRIPTION_REQUIRED", { feature: "AWARD_OPTIMISER" });
  const { groupId, preset } = body;
  const ids = body.items.map(({ productEstimateId }) => productEstimateId);
  if (ids.some((id) => groupIdOf(id) !== groupId)) throw new Problem("MIXED_ORDER");
  const now = ctx.now();
  const [found, known] = await Promise.all([
    readLiveLines(ids, groupTermsKey(groupId)),
    newest(now),
  ]);
  const lines = found.lines.map((line) => {
    if (!line) throw new Problem("NOT_FOUND");
    mustBe(ctx.actor, { buyerId: line.buyerId }, "buyer");
    return line;
  });
  const rates = known && ratesOf(known);
  // Only requests write these rows.
  const terms = found.more[0] as GroupTerms | undefined;
  const first = lines[0]!;
  const plan: AwardPlan = {
    id: ctx.newId("awp"),
    groupId,
    groupNumber: first.groupNumber,
    preset,
    ...(rates && { rates }),
    ...awarded(lines, body.items, { rates, now, region: terms?.region }),
    createdAt: now,
  };
  const row: AwardPlanItem = {
    ...awardPlanKey(groupId, plan.id),
    ...plan,
    buyerId: first.buyerId,
    version: 1,
  };
  await write(
    ctx.once(plan),
    { put: { ...row }, guard: { exists: false, refused: new Problem("BUSY") } },
    audit(ctx, { entity: "awardPlan", id: plan.id, from: "-", to: preset }),
  );
  return plan;
}
