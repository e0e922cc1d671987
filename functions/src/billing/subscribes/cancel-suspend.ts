import { mustHaveCard } from "@bupum/shared/billing/credit-cards/rules";
import type { MySubscription } from "@bupum/shared/billing/subscribes/contract";
import { noted } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { mustBePaid, pay } from "../payment-orders/writes.ts";
import type { Standing, SubscriptionItem } from "../standings/items.ts";
import { shown } from "./me.ts";
import { resumeChargeOf, resumed } from "../standings/rules.ts";
import { turnOf } from "../standings/writes.ts";

/** Resumes renewals; an unpaid period is charged at once, beside the four attempts (D13-5). */
export async function cancelSuspend(
  ctx: Context,
  standing: Standing,
  before: SubscriptionItem,
  reason?: string,
): Promise<MySubscription> {
  const { payNow: amount, subscribeType, period } = resumeChargeOf(before, ctx.now());
  mustHaveCard(standing.card);
  if (amount === 0) {
    const after = { subscription: resumed(before), reason: noted("RESUME", reason) };
    const turn = turnOf(ctx, standing, after);
    await write(...turn.writes);
    return shown(turn.standing, ctx.now());
  }
  const attempt = before.dunningStage + 1;
  const wish = { kind: "RETRY", attempt, subscribeType, amount, isExtra: true } as const;
  const settled = await pay(ctx, standing, { ...wish, reason, ...(period && { period }) });
  mustBePaid(settled);
  return shown(settled.standing, ctx.now());
}
