import { type Day, endOfSeoulDay, seoulInstant } from "@bupum/shared/kernel/time";
import { QueryCommand, type QueryCommandInput, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { deepestPage, type Page, type PageQuery } from "@bupum/shared/kernel/page";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import { openCursor, sealCursor } from "./cursor.ts";
import { client, countReads, type Item, tableName, type Values } from "./table.ts";

export interface ListOf {
  index?: "gsi1" | "gsi2";
  pk: string;
  /** The sort key starts with this. */
  skPrefix?: string;
  /** The sort key lies between these, both included. */
  between?: readonly [string, string];
  /** With `skPrefix`: the sort key is at most this, which may grow while a cursor is in use. */
  until?: string;
  newestFirst: boolean;
  /** Strongly consistent; only without an index. */
  consistent?: boolean;
  /** Reads only the keys and `ttl` of each row, to skip rows cheaply. */
  keysOnly?: boolean;
}
type Filter = (item: Item) => boolean;
/** A filter that needs other rows, which are read for many rows at once. */
export interface LookUp {
  over: (rows: readonly Item[]) => Promise<Filter>;
}

/** The most rows that are read for one page of a filtered list (D0-13). */
const filterReach = 2_000;

/**
 * Up to `limit` rows of one partition in order, after the row with the key `after`. The reply's
 * `after` is where the next ones begin; absent at the end.
 */
export async function query(
  list: ListOf,
  limit: number,
  after?: Values,
): Promise<{ items: Item[]; more: boolean; after?: Values }> {
  const items: Item[] = [];
  let start = after;
  do {
    const found = await queryOnce(list, limit - items.length, start);
    items.push(...found.items);
    start = found.after;
  } while (start && items.length < limit);
  return { items, more: start !== undefined, ...(start && { after: start }) };
}

/** One call, which may end before `limit` at a megabyte; with its cost. */
export async function queryOnce(
  list: ListOf,
  limit: number,
  after?: Values,
): Promise<{ items: Item[]; units: number; after?: Values | undefined }> {
  const found = await client.send(new QueryCommand(inputOf(list, limit, after)));
  countReads(found.ConsumedCapacity);
  return {
    items: (found.Items ?? []) as Item[],
    units: found.ConsumedCapacity?.CapacityUnits ?? 0,
    after: found.LastEvaluatedKey,
  };
}

/**
 * Rows that a scan reads in one call, a megabyte of them at most. Without a number DynamoDB Local
 * reads all that follows for each call: 107,000 rows took 50 seconds, and take 11.
 */
const scannedAtOnce = 4_000;

/**
 * Every row of the table whose partition begins with one of these, with some of its attributes.
 * Reads the whole table: for an operator's command, never for a function.
 */
export async function* scan(
  beginnings: readonly string[],
  attributes: readonly string[],
): AsyncGenerator<Item> {
  let start: Values | undefined;
  do {
    const found = await client.send(
      new ScanCommand({
        TableName: tableName(),
        Limit: scannedAtOnce,
        ExclusiveStartKey: start,
        ProjectionExpression: attributes.join(", "),
        FilterExpression: beginnings.map((_, at) => `begins_with(pk, :b${at})`).join(" OR "),
        ExpressionAttributeValues: Object.fromEntries(
          beginnings.map((beginning, at) => [`:b${at}`, beginning]),
        ),
        ReturnConsumedCapacity: "TOTAL",
      }),
    );
    countReads(found.ConsumedCapacity);
    yield* (found.Items ?? []) as Item[];
    start = found.LastEvaluatedKey;
  } while (start);
}

/** Every row of a small partition; throws above `most`. */
export async function queryAll(list: ListOf, most = 1_000): Promise<Item[]> {
  // DynamoDB reports that there may be more whenever a page is full, even if none are left.
  const { items } = await query(list, most + 1);
  if (items.length > most) throw new RangeError(`More than ${most} rows under ${list.pk}.`);
  return items;
}

/** Every row of one partition in order, in pages of the given size, for readers of whole lists. */
export async function* everyChunk(list: ListOf, size: number): AsyncGenerator<Item[]> {
  let after: Values | undefined;
  do {
    const found = await query(list, size, after);
    yield found.items;
    after = found.after;
  } while (after);
}

/** Like `everyPage`, row by row; callers that write each row read 100 at a time. */
export async function* everyRow(list: ListOf, size = 1_000): AsyncGenerator<Item> {
  for await (const rows of everyChunk(list, size)) yield* rows;
}

/**
 * One page of a list. `page` n reads from the start, up to page 100; a cursor continues where the
 * last page ended. A filter reads at most 2,000 rows: the page may then be short and still have a
 * cursor. Throws CURSOR_INVALID, PAGE_TOO_DEEP.
 */
export async function pageOf<Row>(
  list: ListOf,
  paging: PageQuery,
  toRow: (item: Item) => Row,
  filter?: Filter | LookUp,
): Promise<Page<Row>> {
  const size = paging.itemsPerPage;
  if (paging.page > deepestPage) throw new Problem("PAGE_TOO_DEEP", { deepest: deepestPage });
  let after = paging.cursor === undefined ? undefined : openCursor(nameOf(list), paging.cursor);
  if (paging.cursor === undefined && paging.page > 1) {
    const passed = filter ? list : { ...list, keysOnly: true };
    const skipped = await take(passed, (paging.page - 1) * size, undefined, filter);
    if (!skipped.after) return { items: [], page: paging.page, itemsPerPage: size };
    after = skipped.after;
  }
  const taken = await take(list, size, after, filter);
  return {
    items: taken.items.map(toRow),
    page: paging.page,
    itemsPerPage: size,
    ...(taken.after && { nextCursor: sealCursor(nameOf(list), taken.after) }),
  };
}

async function take(
  list: ListOf,
  count: number,
  start: Values | undefined,
  filter?: Filter | LookUp,
) {
  const now = Date.now() / 1000;
  const items: Item[] = [];
  let after = start;
  for (let looked = 0; ;) {
    const batch = filter ? Math.max(count, 100) : count - items.length;
    const { items: rows, more } = await query(list, batch, after);
    const isWanted = typeof filter === "object" ? await filter.over(rows) : filter;
    looked += rows.length;
    for (const [index, row] of rows.entries()) {
      after = keyOf(list, row);
      const isGone = typeof row["ttl"] === "number" && row["ttl"] <= now;
      if (isGone || (isWanted && !isWanted(row))) continue;
      items.push(row);
      if (items.length < count) continue;
      return { items, after: more || index < rows.length - 1 ? after : undefined };
    }
    if (!more) return { items, after: undefined };
    if (looked >= filterReach) return { items, after };
  }
}

function inputOf(list: ListOf, limit: number, after: Values | undefined): QueryCommandInput {
  const [pk, sk] = keyNames(list);
  const kept = list.keysOnly ? [...new Set(["pk", "sk", pk, sk, "ttl"])] : [];
  const between = list.until ? [list.skPrefix ?? "", list.until] : list.between;
  const condition = between
    ? "#pk = :pk AND #sk BETWEEN :low AND :high"
    : list.skPrefix === undefined
      ? "#pk = :pk"
      : "#pk = :pk AND begins_with(#sk, :sk)";
  return {
    TableName: tableName(),
    Limit: limit,
    ScanIndexForward: !list.newestFirst,
    KeyConditionExpression: condition,
    ExpressionAttributeNames: {
      "#pk": pk,
      ...((between ?? list.skPrefix !== undefined) && { "#sk": sk }),
      ...Object.fromEntries(kept.map((name, index) => [`#kept${index}`, name])),
    },
    ...(list.keysOnly && {
      ProjectionExpression: kept.map((_, index) => `#kept${index}`).join(", "),
    }),
    ExpressionAttributeValues: {
      ":pk": list.pk,
      ...(between
        ? { ":low": between[0], ":high": between[1] }
        : list.skPrefix !== undefined && { ":sk": list.skPrefix }),
    },
    ReturnConsumedCapacity: "TOTAL",
    ...(list.index && { IndexName: list.index }),
    ...(list.consistent && { ConsistentRead: true }),
    ...(after && { ExclusiveStartKey: after }),
  };
}

const keyNames = (list: ListOf): [string, string] =>
  list.index ? [`${list.index}pk`, `${list.index}sk`] : ["pk", "sk"];

const nameOf = ({ index, pk, skPrefix, until, between, newestFirst }: ListOf): string =>
  [
    index ?? "",
    pk,
    skPrefix ?? "",
    ...(until ? ["until"] : []),
    ...(between ?? []),
    newestFirst,
  ].join("\n");

/** The cursor that continues a list after one of its rows. */
export function keyOf(list: ListOf, item: Item): Values {
  const names = list.index ? ["pk", "sk", ...keyNames(list)] : ["pk", "sk"];
  return Object.fromEntries(names.map((name) => [name, item[name]]));
}

/** Between two days in Seoul, both included, for sort keys that begin with an instant. */
export const betweenDays = (from?: Day, to?: Day): Pick<ListOf, "between"> =>
  from === undefined && to === undefined
    ? {}
    : {
        between: [
          from === undefined ? "0" : seoulInstant(from),
          to === undefined ? "~" : `${endOfSeoulDay(to)}~`,
        ],
      };

/** Rejects an order that the list does not support. Throws SORT_NOT_HERE at `query.sort`. */
export function mustBeSorted<Sort>(sort: Sort | undefined, possible: readonly Sort[]): void {
  if (sort !== undefined && !possible.includes(sort)) throw faultAt("query.sort", "SORT_NOT_HERE");
}
