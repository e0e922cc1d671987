import type { OrderApproval } from "@bupum/shared/deal/order-approvals/contract";
import { byTurn, mostOpen } from "@bupum/shared/deal/order-approvals/rules";
import { type Context, personIdOf, userOf } from "../../kernel/context.ts";
import { judge } from "./deciders.ts";
import { type ApprovalItem, newestOpen, statusAt } from "./items.ts";

/** An approval as it stands now, and whether it is the caller's turn. */
export function shownTo(ctx: Context) {
  const now = ctx.now();
  const decidersOf = judge(now);
  const personId = personIdOf(ctx.actor);
  return async (approval: ApprovalItem): Promise<OrderApproval> => {
    const status = statusAt(approval, now);
    const deciders = status === "WAITING" ? await decidersOf(approval) : [];
    const { dueVersion: _, ...shown } = approval;
    return { ...shown, status, mayDecide: deciders.some(({ userId }) => userId === personId) };
  };
}

interface OpenApprovals {
  /** How many wait for the caller. */
  mine: number;
  /** The caller's turn in front, then what lapses first. */
  items: OrderApproval[];
}

/** What waits of the newest that were asked for. */
export async function readOpen(ctx: Context): Promise<OpenApprovals> {
  const found = await newestOpen(userOf(ctx).userId, ctx.now(), mostOpen);
  const shown = await Promise.all(found.map(shownTo(ctx)));
  const items = shown.filter(({ status }) => status === "WAITING").toSorted(byTurn);
  return { mine: items.filter(({ mayDecide }) => mayDecide).length, items };
}
