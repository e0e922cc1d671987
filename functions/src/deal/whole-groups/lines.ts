import type { SearchTexts } from "@bupum/shared/deal/estimates/rules";
import type { Id, LineId } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { PageQuery } from "@bupum/shared/kernel/page";
import type { Instant } from "@bupum/shared/kernel/time";
import type { Condition } from "@bupum/shared/selling/merchandises/contract";
import type { Quote, QuoteDraft } from "@bupum/shared/deal/product-estimate-responses/contract";
import { stateAt } from "@bupum/shared/deal/product-estimate-responses/rules";
import type { Line, LineExport, ReplyType } from "@bupum/shared/deal/product-estimates/contract";
import { groupPk } from "./groups.ts";
import { everyChunk, type ListOf, pageOf, query, queryAll } from "../../kernel/list.ts";
import { type Item, type Key, readMany } from "../../kernel/table.ts";
import {
  isOnSale,
  readMerchandises,
  type StoredMerchandise,
} from "../../selling/merchandises/items.ts";
import { doneBetween, donePlace, waitingPlace, waitingUntil } from "./places.ts";

// | access pattern               | index | pk                 | sk                                |
// |------------------------------|-------|--------------------|-----------------------------------|
// | one line of a seller         |       | group#<25 chars>   | line#<est>#<l01>                  |
// | quotes given in one call     |       | group#<25 chars>   | response#<est>#<rsp>              |
// | unsent draft of a line       |       | group#<25 chars>   | draft#<est>#<l01>                 |
// | open unanswered, by deadline | gsi1  | seller#<sel>#lines | 0#<dueAt>#<id>                    |
// | then the rest, newest first  | gsi1  | seller#<sel>#lines | 1#<time left to 2286, ms>#<id>    |
// | the same of one reply type   | gsi2  | seller#<sel>#lines#<replyType> | as in gsi1            |
// Quotes lie ten to a row, because 50 lines and 50 rows of history would not fit one transaction.
/** One line of one seller, with its current quote and active order, so that one read shows all. */
export interface StoredLine
  extends Omit<Line, "priceAtQuantity" | "currentResponse">, SearchTexts, Key {
  buyerId: Id<"usr">;
  strictDeadline: boolean;
  /** The seller's own matching listing: stock is taken in this condition only. */
  merchandiseCondition?: Condition;
  revision: number;
  quoteCount: number;
  quotesInRound: number;
  /** How often the buyer asked again after a refusal (D2-22). */
  refusedRequotes?: number;
  currentResponse?: Quote;
  currentResponseId?: Id<"rsp">;
  responseState?: "ACTIVE" | "SUPERSEDED" | "WITHDRAWN";
  /** When its seller first quoted or refused it, in any round. */
  firstAnswer?: { at: Instant; isLate: boolean };
  closedAt?: Instant;
  /** When a part was last proposed for it (D6-20); stays after the decision. */
  proposedAt?: Instant;
  /** An admin deleted it: only admins read it (D3-23). */
  deletedAt?: Instant;
  withdrawnIds: string[];
  /** Sort keys of the rows that hold its quotes. */
  quoteKeys: string[];
  orderCount: number;
  confirmedOrders: number;
  /** An order of it was accepted, whatever became of that since. */
  wasTaken?: boolean;
}

export const estimateIdOf = (id: LineId): Id<"est"> => id.slice(0, id.indexOf("#")) as Id<"est">;
export const lineKey = (id: LineId): Key => ({ pk: groupPk(id), sk: `line#${id}` });
export const draftKey = (id: LineId): Key => ({ pk: groupPk(id), sk: `draft#${id}` });
export const quotesKey = (id: Id<"est">, first: string): Key => ({
  pk: groupPk(id),
  sk: `response#${id}#${first}`,
});

type Listed = Pick<StoredLine, "id" | "sellerId" | "open" | "replyType" | "dueAt" | "createdAt">;
/** Open lines without an answer first, by deadline; then the others, newest first. */
export function lineListKey(row: Listed) {
  const isWaiting = row.open && row.replyType === "PENDING";
  const place = isWaiting ? waitingPlace(row.id, row.dueAt) : donePlace(row.id, row.createdAt);
  const pk = `seller#${row.sellerId}#lines`;
  return { gsi1pk: pk, gsi1sk: place, gsi2pk: `${pk}#${row.replyType}`, gsi2sk: place };
}

/** The state in which a seller's own lists hold a line. */
export const listState = (replyType: ReplyType, open: boolean): string =>
  open ? replyType : `${replyType}-CLOSED`;

export type LineNarrowing = Pick<
  LineExport,
  "replyType" | "open" | "dueWithin" | "startDate" | "endDate"
>;

/** The shortest key range of a seller's list that holds all lines of these filters (D3-5). */
export function lineList(sellerId: Id<"sel">, wanted: LineNarrowing, now: Instant): ListOf {
  const { replyType, open, dueWithin, startDate, endDate } = wanted;
  const pk = `seller#${sellerId}#lines`;
  const list: ListOf = replyType
    ? { index: "gsi2", pk: `${pk}#${replyType}`, newestFirst: false }
    : { index: "gsi1", pk, newestFirst: false };
  if (dueWithin) return { ...list, skPrefix: "0#", until: waitingUntil(now)[1] };
  if (open && replyType === "PENDING") return { ...list, skPrefix: "0#" };
  if (open !== false && (replyType === undefined || replyType === "PENDING")) return list;
  return { ...list, between: doneBetween(startDate, endDate) };
}

// Only `lineRow` and its changes write rows with these keys, so these casts hold.
export const asLine = (item: Item): StoredLine => item as unknown as StoredLine;

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

/** Like `readLines`, but without deleted lines: for buyers and sellers. */
export async function readLiveLines(ids: readonly LineId[], ...more: Key[]) {
  const found = await readLines(ids, ...more);
  return { ...found, lines: found.lines.map((line) => (line?.deletedAt ? undefined : line)) };
}

/** One line for its buyer or seller. Throws NOT_FOUND. */
export async function findLive(id: LineId): Promise<StoredLine> {
  const [line] = (await readLiveLines([id])).lines;
  if (!line) throw new Problem("NOT_FOUND");
  return line;
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

/** One page of a key range of a seller's lines. */
export const listLines = (list: ListOf, paging: PageQuery, toRow: (line: StoredLine) => Line) =>
  pageOf(list, paging, (item) => toRow(asLine(item)));

/** The most waiting lines that are read to count the due ones. */
const mostDue = 500;

/** How many open unanswered lines of a seller are due until then, 500 at most. */
export async function countDue(sellerId: Id<"sel">, until: Instant): Promise<number> {
  const between = ["0#", `0#${until}~`] as const;
  const list = { index: "gsi1" as const, pk: `seller#${sellerId}#lines`, between };
  return (await query({ ...list, newestFirst: false, keysOnly: true }, mostDue)).items.length;
}

/** The open unanswered lines of a seller that are due first. */
export async function firstDue(sellerId: Id<"sel">, most: number): Promise<StoredLine[]> {
  const list = { index: "gsi1" as const, pk: `seller#${sellerId}#lines`, skPrefix: "0#" };
  return (await query({ ...list, newestFirst: false }, most)).items.map(asLine);
}

/** Every line of a key range of a seller's list, page by page. */
export async function* everyLineOf(list: ListOf): AsyncGenerator<StoredLine[]> {
  for await (const items of everyChunk(list, 500)) yield items.map(asLine);
}

/** A line's quotes, newest first, each with its present state; and the seller's draft. */
export async function historyOf(line: StoredLine, withDraft: boolean, now: Instant) {
  const keys = line.quoteKeys.slice(-99).map((sk) => ({ pk: line.pk, sk }));
  const found = await readMany([...(withDraft ? [draftKey(line.id)] : []), ...keys]);
  const draft = withDraft ? found[0] : undefined;
  // Rows of quotes were written by `quotesRow` alone.
  const quotes = found.flatMap((item) => (item?.["responses"] ?? []) as Quote[]);
  const revisions = quotes
    .filter(({ productEstimateId }) => productEstimateId === line.id)
    .map((quote) => ({ ...quote, state: stateOf(line, quote, now) }))
    .toSorted((left, right) => right.revision - left.revision);
  const isFresh = draft?.["revision"] === line.revision;
  return { revisions, draft: isFresh ? (draft["draft"] as QuoteDraft) : undefined };
}

export function stateOf(line: StoredLine, quote: Quote, now: Instant): Quote["state"] {
  if (line.withdrawnIds.includes(quote.id)) return "WITHDRAWN";
  const { currentResponse } = line;
  return quote.id === currentResponse?.id ? stateAt(currentResponse, now) : "SUPERSEDED";
}

export type Merchandises = ReadonlyMap<string, StoredMerchandise>;

type Looked = Pick<StoredLine, "id" | "merchandiseId">;

/** The seller's offers on sale for those lines, by line. */
export async function onSaleFor(lines: readonly Looked[]): Promise<Merchandises> {
  const named = lines.flatMap(({ id, merchandiseId }) =>
    merchandiseId ? [{ id, merchandiseId }] : [],
  );
  const found = await readMerchandises(named.map(({ merchandiseId }) => merchandiseId));
  return new Map(
    found.flatMap((merchandise, at) =>
      merchandise && isOnSale(merchandise) ? [[named[at]!.id, merchandise] as const] : [],
    ),
  );
}

/** The seller's offers for the lines that are not quoted yet, by line. */
export const merchandisesOf = (lines: readonly StoredLine[]): Promise<Merchandises> =>
  onSaleFor(lines.filter(({ currentResponse, open }) => open && !currentResponse));
