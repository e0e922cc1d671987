import type { LineState } from "@bupum/shared/estimate-groups/rules";
import type { SearchTexts } from "@bupum/shared/estimates/rules";
import { searchText } from "@bupum/shared/estimates/rules";
import { amountAt } from "@bupum/shared/kernel/money/amounts";
import type { Id, LineId } from "@bupum/shared/kernel/ids";
import type { PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import type { Condition, Merchandise } from "@bupum/shared/merchandises/contract";
import type { Quote, QuoteDraft } from "@bupum/shared/product-estimate-responses/contract";
import { stateAt } from "@bupum/shared/product-estimate-responses/rules";
import type { Line } from "@bupum/shared/product-estimates/contract";
import type { LineTurn } from "@bupum/shared/product-estimates/rules";
import { groupPk, type GroupItem, type StoredGroupLine } from "../estimate-groups/items.ts";
import type { EstimateItem } from "../estimates/items.ts";
import { pageOf, queryAll } from "../kernel/list.ts";
import { type Item, type Key, readMany, type Values, type Write } from "../kernel/table.ts";

// | access pattern               | index | pk                 | sk                                |
// |------------------------------|-------|--------------------|-----------------------------------|
// | one line of a seller         |       | group#<25 chars>   | line#<est>#<l01>                  |
// | quotes given in one call     |       | group#<25 chars>   | response#<est>#<rsp>              |
// | unsent draft of a line       |       | group#<25 chars>   | draft#<est>#<l01>                 |
// | open unanswered, by deadline | gsi1  | seller#<sel>#lines | 0#<dueAt>#<id>                    |
// | then the rest, newest first  | gsi1  | seller#<sel>#lines | 1#<time left to 2286, ms>#<id>    |
// Quotes lie ten to a row, because 50 lines and 50 rows of history would not fit one transaction.

/** One line of one seller, with its current quote and active order, so that one read shows all. */
export interface StoredLine
  extends Omit<Line, "priceAtQuantity" | "currentResponse">, SearchTexts, Key {
  buyerId: Id<"usr">;
  strictDeadline: boolean;
  /** Of the seller's own listing that matches: stock is taken for this condition only. */
  merchandiseCondition?: Condition;
  revision: number;
  quoteCount: number;
  quotesInRound: number;
  currentResponse?: Quote;
  currentResponseId?: Id<"rsp">;
  responseState?: "ACTIVE" | "WITHDRAWN";
  withdrawnIds: string[];
  /** Sort keys of the rows that hold its quotes. */
  quoteKeys: string[];
  orderCount: number;
  confirmedOrders: number;
}

const lineNumberOf = (id: string) => id.slice(id.indexOf("#") + 1);
export const estimateIdOf = (id: LineId): Id<"est"> => id.slice(0, id.indexOf("#")) as Id<"est">;
export const lineKey = (id: LineId): Key => ({ pk: groupPk(id), sk: `line#${id}` });
const draftKey = (id: LineId): Key => ({ pk: groupPk(id), sk: `draft#${id}` });
export const quotesKey = (id: Id<"est">, first: string): Key => ({
  pk: groupPk(id),
  sk: `response#${id}#${first}`,
});

type Listed = Pick<StoredLine, "id" | "sellerId" | "open" | "replyType" | "dueAt" | "createdAt">;
/** Open and unanswered lines first, the most urgent on top; then the newest. */
export function lineListKey(row: Listed) {
  const isWaiting = row.open && row.replyType === "PENDING";
  const age = String(9_999_999_999_999 - Date.parse(row.createdAt));
  return {
    gsi1pk: `seller#${row.sellerId}#lines`,
    gsi1sk: isWaiting ? `0#${row.dueAt}#${row.id}` : `1#${age}#${row.id}`,
  };
}

/** The row of one line for one seller, before any answer. Always the same for the same request. */
export function lineRow(
  group: GroupItem,
  strictDeadline: boolean,
  estimate: EstimateItem,
  line: StoredGroupLine,
  listing?: Pick<Merchandise, "id" | "condition">,
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
    ...(listing && {
      merchandiseId: listing.id,
      merchandiseCondition: listing.condition,
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
    productText: searchText(line.productName, line.partNumber),
    manufactorText: searchText(line.manufactorName),
    buyerText: estimate.buyerText,
    sellerText: estimate.sellerText,
    numberText: estimate.numberText,
    version: 1,
    createdAt: estimate.createdAt,
  };
  return { ...lineKey(id), ...lineListKey(row), ...row };
}

// Rows under these keys were written by `lineRow` and its changes alone; so are these casts.
const asLine = (item: Item): StoredLine => item as unknown as StoredLine;

export async function readLines(
  ids: readonly LineId[],
  ...more: Key[]
): Promise<{ lines: (StoredLine | undefined)[]; more: (Item | undefined)[] }> {
  const found = await readMany([...ids.map(lineKey), ...more]);
  return {
    lines: found.slice(0, ids.length).map((item) => item && asLine(item)),
    more: found.slice(ids.length),
  };
}

/** The lines of one estimate, in the order of the request. */
export const linesOfEstimate = async (id: Id<"est">): Promise<StoredLine[]> =>
  (
    await queryAll({
      pk: groupPk(id),
      skPrefix: `line#${id}#`,
      newestFirst: false,
      consistent: true,
    })
  ).map(asLine);

export const listOfSeller = (
  sellerId: Id<"sel">,
  waitingOnly: boolean,
  paging: PageQuery,
  toRow: (line: StoredLine) => Line,
  filter?: (line: StoredLine) => boolean,
) =>
  pageOf(
    {
      index: "gsi1",
      pk: `seller#${sellerId}#lines`,
      newestFirst: false,
      ...(waitingOnly && { skPrefix: "0#" }),
    },
    paging,
    (item) => toRow(asLine(item)),
    filter && ((item) => filter(asLine(item))),
  );

/** A line's quotes, newest first, each with the state it has by now; and the seller's draft. */
export async function historyOf(line: StoredLine, withDraft: boolean, now: Instant) {
  const keys = line.quoteKeys.slice(-99).map((sk) => ({ pk: line.pk, sk }));
  const found = await readMany([...(withDraft ? [draftKey(line.id)] : []), ...keys]);
  const draft = withDraft ? found[0] : undefined;
  // Rows of quotes were written by `quotesRow` alone.
  const given = found.flatMap((item) => (item?.["responses"] ?? []) as Quote[]);
  const revisions = given
    .filter(({ productEstimateId }) => productEstimateId === line.id)
    .map((response) => ({ ...response, state: stateOf(line, response, now) }))
    .toSorted((left, right) => right.revision - left.revision);
  const isFresh = draft?.["revision"] === line.revision;
  return { revisions, draft: isFresh ? (draft["draft"] as QuoteDraft) : undefined };
}

function stateOf(line: StoredLine, response: Quote, now: Instant): Quote["state"] {
  if (line.withdrawnIds.includes(response.id)) return "WITHDRAWN";
  return response.id === line.currentResponseId ? stateAt(response, now) : "SUPERSEDED";
}

export const quotesRow = (id: Id<"est">, responses: Quote[]): Item => ({
  ...quotesKey(id, responses[0]!.id),
  responses,
});

/** A draft counts until the line is answered; a sent quote leaves it behind. */
export const draftRow = (line: StoredLine, draft: QuoteDraft, ttl: number): Item => ({
  ...draftKey(line.id),
  draft,
  revision: line.revision,
  ttl,
});

/** Changes a line that still is as it was read. */
export const changeLine = (line: StoredLine, set: Values, unset: string[] = []): Write => ({
  change: lineKey(line.id),
  set: { ...set, version: line.version + 1 },
  ...(unset.length > 0 && { unset }),
  guard: { equals: { version: line.version }, refused: movedOn },
});

/** Why a line is no more as it was read. */
function movedOn(old: Values | undefined): Problem {
  if (old?.["activeOrder"]) return new Problem("HAS_ACTIVE_ORDER");
  if (old && !old["open"]) return new Problem("ESTIMATE_CLOSED");
  return new Problem("VERSION_CONFLICT");
}

export const turnOf = (line: StoredLine): LineTurn => ({
  replyType: line.replyType,
  open: line.open,
  hasActiveOrder: line.activeOrder !== undefined,
  quotesInRound: line.quotesInRound,
  dueAt: line.dueAt,
  strictDeadline: line.strictDeadline,
});

export const stateOfLine = (line: StoredLine): LineState => ({
  estimateId: line.estimateId,
  requestLineId: lineNumberOf(line.id),
  replyType: line.replyType,
  quoteCount: line.quoteCount,
  hasPendingOrder: line.activeOrder?.status === "PENDING",
  confirmedOrders: line.confirmedOrders,
});

/** A line as its reader sees it, at that moment. */
export function toLine(line: StoredLine, now: Instant): Line {
  const { currentResponse: quote } = line;
  if (!quote) return line;
  return {
    ...line,
    currentResponse: { ...quote, state: stateAt(quote, now) },
    priceAtQuantity: amountAt(quote.breaks, line.quantity, quote.currency),
  };
}
