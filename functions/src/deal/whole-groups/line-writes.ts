import { searchText } from "@bupum/shared/deal/estimates/rules";
import type { Id, LineId } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import type { Quote, QuoteDraft } from "@bupum/shared/deal/product-estimate-responses/contract";
import type { GroupItem, GroupTerms, StoredGroupLine } from "./groups.ts";
import { askedTexts } from "./line-rules.ts";
import type { EstimateItem } from "./estimates.ts";
import type { Item, Values, Write } from "../../kernel/table.ts";
import { draftKey, lineKey, lineListKey, quotesKey, type StoredLine } from "./lines.ts";

/** The row of one line for one seller before any answer. Deterministic for a request. */
export function lineRow(
  group: GroupItem,
  strictDeadline: boolean,
  estimate: EstimateItem,
  line: StoredGroupLine,
  merchandise?: Pick<Merchandise, "id" | "condition">,
): StoredLine & Item {
  const { sellerIds: _rivals, merchandiseId: _asked, ...wanted } = line;
  const id: LineId = `${estimate.id}#${line.requestLineId}`;
  const row = {
    id,
    groupId: group.id,
    groupNumber: group.number,
    estimateId: estimate.id,
    estimateNumber: estimate.number,
    title: group.title,
    sellerId: estimate.sellerId,
    sellerName: estimate.sellerName,
    buyerId: group.buyerId,
    buyerName: group.buyerName,
    ...(group.buyerRegion && { buyerRegion: group.buyerRegion }),
    ...wanted,
    ...(merchandise && {
      merchandiseId: merchandise.id,
      merchandiseCondition: merchandise.condition,
    }),
    replyType: "PENDING" as const,
    round: 1,
    open: estimate.open,
    ...(estimate.closeReason && { closeReason: estimate.closeReason }),
    dueAt: group.dueAt,
    strictDeadline,
    isLate: false,
    revision: 0,
    quoteCount: 0,
    quotesInRound: 0,
    withdrawnIds: [],
    quoteKeys: [],
    orderCount: 0,
    confirmedOrders: 0,
    productText: searchText(...askedTexts(line)),
    manufactorText: searchText(line.manufactorName),
    buyerText: estimate.buyerText,
    sellerText: estimate.sellerText,
    numberText: estimate.numberText,
    version: 1,
    createdAt: estimate.createdAt,
  };
  return { ...lineKey(id), ...lineListKey(row), ...row };
}

/** Lines including unwritten ones, in the form that the worker will write (D3-4). */
export function withUnwritten(
  lines: StoredLine[],
  estimate: EstimateItem,
  { group, terms }: { group: GroupItem; terms: GroupTerms },
): StoredLine[] {
  const written = new Set(lines.map(({ requestLineId }) => requestLineId));
  const missing = terms.lines.filter(
    ({ requestLineId }) => estimate.lineIds.includes(requestLineId) && !written.has(requestLineId),
  );
  return [...lines, ...missing.map((line) => lineRow(group, terms.strictDeadline, estimate, line))];
}

/** The same for all estimates of a request. */
export const everyWithUnwritten = (
  lines: readonly StoredLine[],
  estimates: readonly EstimateItem[],
  request: { group: GroupItem; terms: GroupTerms },
): StoredLine[] =>
  estimates.flatMap((estimate) =>
    withUnwritten(
      lines.filter((line) => line.estimateId === estimate.id),
      estimate,
      request,
    ),
  );

export const quotesRow = (id: Id<"est">, quotes: Quote[]): Item => ({
  ...quotesKey(id, quotes[0]!.id),
  responses: quotes,
});

/** A draft is valid until the line is answered; a sent quote replaces it. */
export const draftRow = (line: StoredLine, draft: QuoteDraft, ttl: number): Item => ({
  ...draftKey(line.id),
  draft,
  revision: line.revision,
  ttl,
});

/** Changes a line if it is still as read. */
export const changeLine = (line: StoredLine, set: Values, unset: string[] = []): Write => ({
  change: lineKey(line.id),
  set: { ...set, version: line.version + 1 },
  ...(unset.length > 0 && { unset }),
  guard: { equals: { version: line.version }, refused: changedSince },
});

/** The problem for a line that is no longer as read. */
function changedSince(old: Values | undefined): Problem {
  if (old?.["activeOrder"]) return new Problem("HAS_ACTIVE_ORDER");
  if (old && !old["open"]) return new Problem("ESTIMATE_CLOSED");
  return new Problem("VERSION_CONFLICT");
}
