import type { Charge } from "@bupum/shared/accounts/companies/spending";
import { userIdOf } from "@bupum/shared/kernel/owner-ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Instant } from "@bupum/shared/kernel/time";
import type { OrderDraft } from "@bupum/shared/deal/product-estimate-orders/draft";
import { drawnMeanwhile } from "../../accounts/companies/order-numbers.ts";
import { readCompanies } from "../../accounts/companies/items.ts";
import { onPapers } from "../../accounts/companies/shown.ts";
import { claim } from "../../accounts/stored-files/items.ts";
import { gradesOf } from "../../catalogue/products/grades.ts";
import { audit } from "../../kernel/audit.ts";
import { type Context, accountKey } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { stillBuys } from "../../kernel/request/members.ts";
import { pause, retry } from "../../kernel/retry.ts";
import { write, type Write } from "../../kernel/table.ts";
import { groupKey } from "../whole-groups/groups.ts";
import type { StoredLine } from "../whole-groups/lines.ts";
import { touchGroup } from "../whole-groups/writes.ts";
import { mustNotBeDrawn, numberOf } from "./buyer-number.ts";
import { countedMeanwhile, mustNeedNoApproval } from "./approval-needs.ts";
import { chargedMeanwhile, chargeOf } from "./charges.ts";
import { moveCounts, newShard } from "./counts.ts";
import { orderDue, type OrderItem } from "./items.ts";
import { lockLine, relinked } from "./line-writes.ts";
import { orderReceived } from "./notices.ts";
import { type PricedOrder, pricedOrder } from "./priced.ts";
import { merchandiseOf } from "./rules.ts";
import { orderRow } from "./writes.ts";

/** Colleagues who order from one budget, or draw numbers, at the same moment wait for each other. */
const mostTries = 9;
const rivals = [relinked, countedMeanwhile, chargedMeanwhile, drawnMeanwhile];

/**
 * Begins anew where a line got another part or listing after it was read, or another order of the day
 * or of the cost centre was counted, or the number of its company was drawn (D41-1, D43-3, D45-3).
 */
export const untilLinked = <Result>(attempt: () => Promise<Result>): Promise<Result> =>
  retry(
    (error) => rivals.some((one) => one === error),
    async (round) => {
      if (round > 0) await pause(round - 1);
      return attempt();
    },
    mostTries,
  );

/**
 * Orders up to 25 quoted lines of one seller, all or none (D3-9). Throws APPROVAL_NEEDED for what a
 * company's rules do not let out (D41-1).
 */
export const placeOrders = (ctx: Context, body: OrderDraft) =>
  untilLinked(async () => {
    await mustNotBeDrawn(ctx, body.buyerPoNumber);
    const priced = await pricedOrder(ctx, body, ctx.now());
    const charged = await chargeOf(ctx, body.costCentreId, priced);
    const [free, placed] = await Promise.all([
      mustNeedNoApproval(ctx, priced, charged),
      newOrders(ctx, body, priced, {
        costCentre: charged.costCentre,
        attached: (orderBatchId, readers) =>
          claim(ctx, body.fileIds, { entity: "orderBatch", id: orderBatchId, readers }),
      }),
    ]);
    await write(ctx.once(placed.reply), ...free, ...charged.reserved, ...placed.writes);
    return placed.reply;
  });

interface Readers {
  buyerId: Id<"usr">;
  sellerId: Id<"sel">;
}
interface MoreOf {
  /** The files of the order, with what claims them; none by default. */
  attached?: (
    orderBatchId: Id<"pob">,
    readers: Readers,
  ) => Promise<{ files: OrderItem["files"]; writes: Write[] }>;
  /** Where it is charged, once that is reserved (D43-2). */
  costCentre: Charge | undefined;
  /** Of an order that was approved: who asked for it, and so orders (D41-2). */
  approved?: { approvalId: Id<"oap">; askedBy: Id<"usr"> };
}

/** New orders of priced lines with all their writes, for one transaction, and their own number. */
export async function newOrders(
  ctx: Context,
  body: Omit<OrderDraft, "fileIds">,
  { ordered: lines, groups }: PricedOrder,
  { attached, approved, costCentre }: MoreOf,
) {
  const now = ctx.now();
  const { buyerId, sellerId, title } = lines[0]!.line;
  const orderBatchId = ctx.newId("pob");
  const ordered = lines.map((one) => ({ id: ctx.newId("ord"), ...one }));
  const [claimed, grades, ofCompany, number] = await Promise.all([
    attached?.(orderBatchId, { buyerId, sellerId }),
    gradesOf(ordered.map(({ line, quote }) => [line.productId, quote.alternative?.productId])),
    companyOf(ctx, approved),
    numberOf(ctx, body.buyerPoNumber),
  ]);
  const common = {
    ...batchOf(ordered, { orderBatchId, poNumber: ctx.newNumber("PO"), createdAt: now }),
    files: claimed?.files ?? [],
    ...statedOf(body),
    ...number.said,
    ...ofCompany,
    ...(costCentre && { costCentre }),
  };
  const rows = ordered.map((one, at) => orderRow({ ...one, grade: grades[at] }, common));
  const orderIds = rows.map(({ id }) => id);
  const writes = [
    ...rows.flatMap((row, index): Write[] => [
      { put: row, guard: { exists: false, refused: new Problem("BUSY") } },
      lockLine(ordered[index]!.line, row),
    ]),
    ...[...groups.values()].flatMap((group) => [
      group.open ? touchGroup(group.id) : { change: groupKey(group.id), add: { version: 1 } },
      message(now, "group.changed", { groupId: group.id }),
    ]),
    ...moveCounts(rows[0]!, rows.length, undefined, "PENDING"),
    orderDue(orderBatchId, orderIds, now),
    ...(claimed?.writes ?? []),
    ...number.writes,
    stillTrades(sellerId),
    ...stillBuys(ctx),
    audit(ctx, { entity: "orderBatch", id: orderBatchId, from: "-", to: "PENDING" }),
    orderReceived(ctx, rows, title),
  ];
  const reply = { orderBatchId, poNumber: common.poNumber, orderIds };
  return { reply, writes, own: number.said };
}

type Numbered = PricedOrder["ordered"][number] & { id: Id<"ord"> };

/** What all orders of one PO share. */
const batchOf = (
  ordered: readonly Numbered[],
  batch: { orderBatchId: Id<"pob">; poNumber: string; createdAt: Instant },
) => ({
  ...batch,
  siblings: ordered.map(({ id, line, quote }) => ({
    id,
    productEstimateId: line.id,
    merchandiseId: merchandiseOf(line, quote),
  })),
  countsShard: newShard(batch.orderBatchId),
});

/** The buyer's data for the whole order; empty fields are absent. */
const statedOf = ({ shipTo, desiredDate, memo, awardPlanId }: Omit<OrderDraft, "fileIds">) => ({
  shipTo,
  ...(awardPlanId && { awardPlanId }),
  ...(desiredDate && { desiredDate }),
  ...(memo && { memo }),
});

/** The company in whose name it is ordered, and by whom of its members (D40-11, D40-14). */
async function companyOf({ actor }: Context, approved: MoreOf["approved"]) {
  if (actor.type !== "user" || !actor.member) return {};
  const { companyId, person } = actor.member;
  const [company] = await readCompanies([companyId]);
  if (!company) throw new Problem("NOT_A_MEMBER");
  const { askedBy = person.userId, approvalId } = approved ?? {};
  return {
    orderedBy: askedBy,
    ...(approvalId && { approvalId }),
    buyerCompany: onPapers(company),
  };
}

const blocked = new Problem("SELLER_BLOCKED");

/** Either the order is stored before its seller's approval is revoked, or it is refused (D6-14). */
const stillTrades = (sellerId: StoredLine["sellerId"]): Write => ({
  check: accountKey(userIdOf(sellerId)),
  guard: { equals: { role: "SELLER" }, lacks: ["blockedReason", "deletedAt"], refused: blocked },
});
