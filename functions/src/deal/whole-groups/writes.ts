import { searchText } from "@bupum/shared/deal/estimates/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Instant } from "@bupum/shared/kernel/time";
import { type GroupItem, type StoredGroupLine, groupKey } from "./groups.ts";
import { askedTexts } from "./line-rules.ts";
import type { Item, Write } from "../../kernel/table.ts";
import { type EstimateItem, estimateKey, estimateListKey } from "./estimates.ts";
import { Problem } from "@bupum/shared/kernel/problem";

interface Asked {
  id: Id<"est">;
  number: string;
  sellerId: Id<"sel">;
  sellerName: string;
  lines: readonly StoredGroupLine[];
  createdAt: Instant;
}

/** The row of one seller's part of a request. */
export function estimateRow(group: GroupItem, asked: Asked): EstimateItem & Item {
  const { id, number, sellerId, sellerName, lines, createdAt } = asked;
  const { dueAt } = group;
  return {
    ...estimateKey(id),
    ...estimateListKey({ id, sellerId, status: "PENDING", dueAt, createdAt }),
    gsi2pk: `buyer#${group.buyerId}#estimates`,
    gsi2sk: `${createdAt}#${id}`,
    id,
    number,
    groupId: group.id,
    groupNumber: group.number,
    title: group.title,
    sellerId,
    sellerName,
    buyerId: group.buyerId,
    ...(group.askedBy && { askedBy: group.askedBy }),
    buyerName: group.buyerName,
    ...(group.buyerRegion && { buyerRegion: group.buyerRegion }),
    status: "PENDING",
    open: true,
    lineCount: lines.length,
    pendingCount: lines.length,
    repliedCount: 0,
    rejectedCount: 0,
    dueAt,
    nextDueAt: dueAt,
    createdAt,
    lastActivityAt: createdAt,
    quotesGiven: 0,
    lineIds: lines.map(({ requestLineId }) => requestLineId),
    parts: lines.flatMap(({ requestLineId, productId }) =>
      productId ? [{ requestLineId, productId }] : [],
    ),
    productText: searchText(...lines.flatMap(askedTexts)),
    manufactorText: searchText(...lines.map((line) => line.manufactorName)),
    buyerText: searchText(group.buyerName),
    sellerText: searchText(sellerName),
    numberText: searchText(number, group.number, group.title),
    version: 1,
  };
}

/**
 * Counts an order or a seller in an open request. The raised version prevents a roll-up that read
 * the request before from closing it.
 */
export const touchGroup = (id: string): Write => ({
  change: groupKey(id),
  add: { version: 1 },
  guard: { equals: { open: true }, refused: new Problem("ESTIMATE_CLOSED") },
});
