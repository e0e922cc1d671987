import { endings, mustBeEndable } from "@bupum/shared/deal/estimate-groups/rules";
import { companyActs } from "@bupum/shared/kernel/company-roles";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Context } from "../../kernel/context.ts";
import { mustHaveRole } from "../../kernel/request/members.ts";
import { retry } from "../../kernel/retry.ts";
import { write } from "../../kernel/table.ts";
import { readOrders } from "../product-estimate-orders/items.ts";
import { cancelWithGroup } from "../product-estimate-orders/writes.ts";
import { stateOfLine } from "../whole-groups/line-rules.ts";
import { findOwnGroup, type WholeGroup } from "../whole-groups/items.ts";
import type { GroupItem } from "../whole-groups/groups.ts";
import { endedGroup } from "./rules.ts";
import { endGroup } from "./writes.ts";

/** An order was placed, or its seller decided on it, after the request was read. */
const rivals: readonly string[] = ["VERSION_CONFLICT", "INVALID_TRANSITION"];
const isRival = (error: unknown) => error instanceof Problem && rivals.includes(error.code);

/** D6-12: cancels a request. Its waiting orders are cancelled first, one PO at a time. */
export const cancelGroup = (ctx: Context, id: GroupItem["id"], reason: string | undefined) =>
  retry(isRival, async () => {
    const whole = await findOwnGroup(ctx, id);
    mustBeEndable("cancel", whole.group, whole.lines.map(stateOfLine));
    await cancelOrders(ctx, whole);
    const ended = endedGroup(whole, endings.cancel, reason);
    await write(...endGroup(ctx, whole.group, ended, reason));
    return ended;
  });

async function cancelOrders(ctx: Context, { lines }: WholeGroup): Promise<void> {
  const waiting = lines.flatMap(({ activeOrder }) =>
    activeOrder?.status === "PENDING" ? [activeOrder.id] : [],
  );
  // Those of a company are cancelled by whoever orders (D40-10).
  if (waiting.length > 0) mustHaveRole(ctx.actor, companyActs.order);
  const orders = await readOrders(waiting);
  for (const some of Map.groupBy(orders, ({ orderBatchId }) => orderBatchId).values())
    // One after the other: a failure leaves whole POs.
    // oxlint-disable-next-line no-await-in-loop
    await write(...cancelWithGroup(ctx, some, "BUYER_CANCELLED"));
}
