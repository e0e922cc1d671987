import { userIdOf } from "@bupum/shared/kernel/owner-ids";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import { dayFault, type Instant } from "@bupum/shared/kernel/time";
import type { OrderDraft } from "@bupum/shared/deal/product-estimate-orders/draft";
import { priceOrder } from "@bupum/shared/deal/product-estimate-orders/rules";
import { deliveredLines } from "./delivery.ts";
import { groupIdOf, type GroupItem, groupKey } from "../whole-groups/groups.ts";
import { type AwardPlanItem, awardPlanKey } from "../award-plans/items.ts";
import { holds } from "../award-plans/rules.ts";
import { readCompanies } from "../../accounts/companies/items.ts";
import { onPapers } from "../../accounts/companies/shown.ts";
import { claim } from "../../accounts/stored-files/items.ts";
import { mustBe } from "../../kernel/access.ts";
import { audit } from "../../kernel/audit.ts";
import { type Context, accountKey, userOf } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { stillBuys } from "../../kernel/request/members.ts";
import { retry } from "../../kernel/retry.ts";
import { write, type Write } from "../../kernel/table.ts";
import { readLiveLines, type StoredLine } from "../whole-groups/lines.ts";
import { naming } from "../whole-groups/line-rules.ts";
import { mayTrade, readSeller } from "../../accounts/seller-infos/items.ts";
import { moveCounts, newShard } from "./counts.ts";
import { orderReceived } from "./notices.ts";
import { merchandiseOf } from "./rules.ts";
import { gradesOf } from "../../catalogue/products/grades.ts";
import { orderDue } from "./items.ts";
import { lockLine, relinked } from "./line-writes.ts";
import { orderRow } from "./writes.ts";
import { touchGroup } from "../whole-groups/writes.ts";

/** A limit, because each request needs two rows in the transaction that creates 25 orders. */
const mostGroups = 10;

/** Orders up to 25 quoted lines of one seller, all or none (D3-9). */
export const placeOrders = (ctx: Context, body: OrderDraft) =>
  retry(
    (error) => error === relinked,
    () => placeOnce(ctx, body),
  );

async function placeOnce(ctx: Context, body: OrderDraft) {
  const now = ctx.now();
  const fault = body.desiredDate && dayFault(body.desiredDate, now);
  if (fault) throw faultAt("body.desiredDate", fault);
  const { lines, groups, plan } = await ownLines(ctx, body);
  const first = lines[0]!;
  const orderBatchId = ctx.newId("pob");
  const poNumber = ctx.newNumber("PO");
  const priced = body.items.map((item, index) => {
    const line = lines[index]!;
    const price = pricedLine(line, groups.get(line.groupId)!, item, now);
    return { id: ctx.newId("ord"), line, quantity: item.quantity, ...price };
  });
  if (new Set(priced.map(({ quote }) => quote.currency)).size > 1) throw new Problem("MIXED_ORDER");
  const ordered = deliveredLines(priced, body.shipTo.region, plan);
  const { buyerId, sellerId } = first;
  const [claimed, grades, ofCompany] = await Promise.all([
    claim(ctx, body.fileIds, {
      entity: "orderBatch",
      id: orderBatchId,
      readers: { buyerId, sellerId },
    }),
    gradesOf(ordered.map(({ line, quote }) => [line.productId, quote.alternative?.productId])),
    companyOf(ctx),
    mustTrade(sellerId),
  ]);
  const siblings = ordered.map(({ id, line, quote }) => ({
    id,
    productEstimateId: line.id,
    merchandiseId: merchandiseOf(line, quote),
  }));
  const countsShard = newShard(orderBatchId);
  const files = claimed.files;
  const batch = { orderBatchId, poNumber, files, createdAt: now, siblings, countsShard };
  const common = { ...batch, ...statedOf(body), ...ofCompany };
  const rows = ordered.map((one, at) => orderRow({ ...one, grade: grades[at] }, common));
  const orderIds = rows.map(({ id }) => id);
  const reply = { orderBatchId, poNumber, orderIds };
  await write(
    ctx.once(reply),
    ...rows.flatMap((row, index): Write[] => [
      { put: row, guard: { exists: false, refused: new Problem("BUSY") } },
      lockLine(lines[index]!, row),
    ]),
    ...[...groups.values()].flatMap((group) => [
      group.open ? touchGroup(group.id) : { change: groupKey(group.id), add: { version: 1 } },
      message(now, "group.changed", { groupId: group.id }),
    ]),
    ...moveCounts(rows[0]!, rows.length, undefined, "PENDING"),
    orderDue(orderBatchId, orderIds, now),
    ...claimed.writes,
    stillTrades(sellerId),
    ...stillBuys(ctx),
    audit(ctx, { entity: "orderBatch", id: orderBatchId, from: "-", to: "PENDING" }),
    orderReceived(ctx, rows, first.title),
  );
  return reply;
}

/** The buyer's data for the whole order; empty fields are absent. */
const statedOf = ({ shipTo, buyerPoNumber, desiredDate, memo, awardPlanId }: OrderDraft) => ({
  shipTo,
  ...(awardPlanId && { awardPlanId }),
  ...(buyerPoNumber && { buyerPoNumber }),
  ...(desiredDate && { desiredDate }),
  ...(memo && { memo }),
});

/** The company in whose name it is ordered, and by whom of its members (D40-11, D40-14). */
async function companyOf({ actor }: Context) {
  if (actor.type !== "user" || !actor.member) return {};
  const { companyId, person } = actor.member;
  const [company] = await readCompanies([companyId]);
  if (!company) throw new Problem("NOT_A_MEMBER");
  return { orderedBy: person.userId, buyerCompany: onPapers(company) };
}

/** The caller's own lines with their requests. Throws NOT_FOUND, MIXED_ORDER. */
async function ownLines(ctx: Context, body: OrderDraft) {
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

const blocked = new Problem("SELLER_BLOCKED");

/** Either the order is stored before its seller's approval is revoked, or it is refused (D6-14). */
const stillTrades = (sellerId: StoredLine["sellerId"]): Write => ({
  check: accountKey(userIdOf(sellerId)),
  guard: { equals: { role: "SELLER" }, lacks: ["blockedReason", "deletedAt"], refused: blocked },
});

/** New orders wait while a changed profile is reviewed (D11-5). */
async function mustTrade(sellerId: StoredLine["sellerId"]): Promise<void> {
  if (!mayTrade(await readSeller(sellerId))) throw blocked;
}
