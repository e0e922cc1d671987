import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { dayFault } from "@bupum/shared/kernel/time";
import type { OrderDraft } from "@bupum/shared/deal/product-estimate-orders/draft";
import { priceOrder } from "@bupum/shared/deal/product-estimate-orders/rules";
import { mayTrade, readSeller } from "../../accounts/seller-infos/items.ts";
import { mustBe } from "../../kernel/access.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { type AwardPlanItem, awardPlanKey } from "../award-plans/items.ts";
import { holds } from "../award-plans/rules.ts";
import { groupIdOf, type GroupItem, groupKey } from "../whole-groups/groups.ts";
import { naming } from "../whole-groups/line-rules.ts";
import { readLiveLines, type StoredLine } from "../whole-groups/lines.ts";
import { deliveredLines } from "./delivery.ts";

/** A limit, because each request needs two rows in the transaction that creates 25 orders. */
const mostGroups = 10;

type Wanted = Omit<OrderDraft, "fileIds">;
export type PricedOrder = Awaited<ReturnType<typeof pricedOrder>>;

/**
 * The caller's own lines of one seller, priced by the quotes that stood at that time. Throws as the
 * route of new orders says.
 */
export async function pricedOrder(ctx: Context, body: Wanted, at: Instant) {
  const fault = body.desiredDate && dayFault(body.desiredDate, at);
  if (fault) throw faultAt("body.desiredDate", fault);
  const { lines, groups, plan } = await ownLines(ctx, body);
  const priced = body.items.map((item, index) => {
    const line = lines[index]!;
    return {
      line,
      quantity: item.quantity,
      ...pricedLine(line, groups.get(line.groupId)!, item, at),
    };
  });
  if (new Set(priced.map(({ quote }) => quote.currency)).size > 1) throw new Problem("MIXED_ORDER");
  await mustTrade(lines[0]!.sellerId);
  return { ordered: deliveredLines(priced, body.shipTo.region, plan), groups };
}

/** The caller's own lines with their requests. Throws NOT_FOUND, MIXED_ORDER. */
async function ownLines(ctx: Context, body: Wanted) {
  const ids = body.items.map(({ productEstimateId }) => productEstimateId);
  const groupIds = [...new Set(ids.map(groupIdOf))];
  const plan = body.awardPlanId ? [awardPlanKey(ids[0]!, body.awardPlanId)] : [];
  const { lines, more } = await readLiveLines(ids, ...groupIds.map(groupKey), ...plan);
  // Only `keepAwardPlan` writes these rows.
  const kept = more.splice(groupIds.length) as unknown as (AwardPlanItem | undefined)[];
  for (const row of kept) {
    if (!row) throw new Problem("NOT_FOUND");
    if (!body.items.every((item) => holds(row, item)))
      throw faultAt("body.awardPlanId", "invalid_value");
  }
  const own = lines.map((line) => {
    if (!line) throw new Problem("NOT_FOUND");
    mustBe(ctx.actor, { buyerId: line.buyerId }, "buyer");
    // Asked by a colleague, quoted by the member who orders (D40-9).
    if (line.sellerId === userOf(ctx).sellerId) throw new Problem("SELF_REQUEST");
    return line;
  });
  const sellers = new Set(own.map(({ sellerId }) => sellerId));
  if (sellers.size > 1 || groupIds.length > mostGroups) throw new Problem("MIXED_ORDER");
  // A line is in the partition of its request's header.
  const groups = more as unknown as GroupItem[];
  return { lines: own, groups: new Map(groups.map((group) => [group.id, group])), plan: kept[0] };
}

function pricedLine(
  line: StoredLine,
  group: GroupItem,
  item: OrderDraft["items"][number],
  now: Instant,
) {
  const isRepeatable =
    !group.open && (group.closeReason === "AWARDED" || group.closeReason === "BUYER_CLOSED");
  const orderable = {
    open: line.open && group.open,
    currentResponse: line.currentResponse,
    activeOrder: line.activeOrder,
    mayRepeat: isRepeatable && line.confirmedOrders > 0,
  };
  return naming(line.id, () => priceOrder(orderable, item, now));
}

/** New orders wait while a changed profile is reviewed (D11-5). */
async function mustTrade(sellerId: StoredLine["sellerId"]): Promise<void> {
  if (!mayTrade(await readSeller(sellerId))) throw new Problem("SELLER_BLOCKED");
}
