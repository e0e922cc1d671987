import type { Instant } from "@bupum/shared/kernel/time";
import type { Context } from "../../kernel/context.ts";
import { notify } from "../../kernel/messages/outbox.ts";
import type { Write } from "../../kernel/table.ts";
import type { PenaltyItem } from "../../trust/user-penalty-histories/items.ts";

const eventOf = { WARNING: "PENALTY_WARNING", BLOCKED: "SELLER_BLOCKED" } as const;

/** Tells the seller the effect of the points. The reporter is not disclosed (D10-1). */
export const effectNotice = (
  ctx: Context,
  { id, targetUserId, targetName, version }: PenaltyItem,
  points: number,
  effect: keyof typeof eventOf,
  until?: Instant,
): Write =>
  notify(ctx, {
    userId: targetUserId,
    event: eventOf[effect],
    refId: id,
    refVersion: version + 1,
    params: { company: targetName, points, ...(until && { until }) },
    link: "/seller/orders",
  });
