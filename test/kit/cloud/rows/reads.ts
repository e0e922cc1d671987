import type { Row } from "./expressions.ts";
import { last, type Store } from "./store.ts";
import { bytesOf, type Index, keyOf, readUnits } from "./units.ts";

// Requests and answers as DynamoDB's API has them, values encoded.

export interface Expressed {
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Row;
}
/** One row that is asked for. */
export interface Got {
  TableName: string;
  Key?: Row;
  ConsistentRead?: boolean;
}
export interface Queried extends Expressed {
  TableName: string;
  IndexName?: Index;
  KeyConditionExpression: string;
  Limit?: number;
  ScanIndexForward?: boolean;
  ConsistentRead?: boolean;
  ExclusiveStartKey?: Row;
  ProjectionExpression?: string;
}
export type Asking = { ConsistentRead?: boolean; Keys: Row[] };

const megabyte = 1024 * 1024;

export const paid = (TableName: string, CapacityUnits: number) => ({ TableName, CapacityUnits });

export function readOne(store: Store, { TableName, Key: key, ConsistentRead }: Got) {
  const row = store.read(keyOf(key!));
  const units = readUnits(row ? bytesOf(row) : 0, ConsistentRead === true);
  return { ...(row && { Item: row }), ConsumedCapacity: paid(TableName, units) };
}

export function readSome(store: Store, asked: Record<string, Asking>) {
  const [[table, { Keys, ConsistentRead = false }]] = Object.entries(asked) as [[string, Asking]];
  const found = Keys.map((key) => store.read(keyOf(key)));
  // As DynamoDB Local, which counts nothing for what is absent; AWS does.
  const units = found.map((row) => (row ? readUnits(bytesOf(row), ConsistentRead) : 0));
  const rows = found.flatMap((row) => (row ? [row] : []));
  return {
    Responses: { [table]: rows },
    ConsumedCapacity: [
      paid(
        table,
        units.reduce((sum, one) => sum + one, 0),
      ),
    ],
  };
}

/** Values that are texts, as keys are. */
const textsOf = (values: Row = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value["S"])]));

/** What is asked of a partition's order: all of it, its beginning, or what lies between. */
function rangeOf({ KeyConditionExpression: condition, ...asked }: Queried) {
  const given = textsOf(asked.ExpressionAttributeValues);
  const [pk, sk] = [given[":pk"]!, given[":sk"]!];
  switch (condition) {
    case "#pk = :pk":
      return { pk, low: "", high: last };
    case "#pk = :pk AND begins_with(#sk, :sk)":
      return { pk, low: sk, high: `${sk}${last}` };
    case "#pk = :pk AND #sk BETWEEN :low AND :high":
      return { pk, low: given[":low"]!, high: given[":high"]! };
    default:
      throw new Error(`The table in this process does not know: ${condition}`);
  }
}

export function query(store: Store, asked: Queried) {
  const { IndexName: index, ScanIndexForward: isForward = true, Limit: limit = Infinity } = asked;
  const start = asked.ExclusiveStartKey && textsOf(asked.ExclusiveStartKey);
  const after = start && {
    sortKey: start[index ? `${index}sk` : "sk"]!,
    key: { pk: start["pk"]!, sk: start["sk"]! },
  };
  const rows: Row[] = [];
  let bytes = 0;
  let isEnd = true;
  const range = { ...rangeOf(asked), ...(index && { index }) };
  for (const row of store.between(range, isForward, after)) {
    rows.push(row);
    bytes += bytesOf(row);
    // A key at the bound of the range is known to be the last one.
    const isEdge = !index && row["sk"]?.["S"] === (isForward ? range.high : range.low);
    isEnd = isEdge || (rows.length < limit && bytes < megabyte);
    if (!isEnd) break;
  }
  const kept = asked.ProjectionExpression && Object.values(asked.ExpressionAttributeNames ?? {});
  const lastRow = rows.at(-1);
  const names = ["pk", "sk", ...(index ? [`${index}pk`, `${index}sk`] : [])];
  return {
    Items: rows.map((row) => (kept ? only(row, kept) : row)),
    ...(!isEnd && lastRow && { LastEvaluatedKey: only(lastRow, names) }),
    ConsumedCapacity: paid(asked.TableName, readUnits(bytes, asked.ConsistentRead === true)),
  };
}
export interface Scanned extends Expressed {
  TableName: string;
  ProjectionExpression?: string;
  Select?: "COUNT";
}

/** All rows, or those of partitions that begin with one of the values, in one page. */
export function scan(store: Store, asked: Scanned) {
  const beginnings = asked.ExpressionAttributeValues
    ? Object.values(textsOf(asked.ExpressionAttributeValues))
    : [""];
  const rows = store.all((pk) => beginnings.some((beginning) => pk.startsWith(beginning)));
  const names = asked.ProjectionExpression?.split(", ");
  return {
    ...(asked.Select === undefined && {
      Items: rows.map((row) => (names ? only(row, names) : row)),
    }),
    Count: rows.length,
    ConsumedCapacity: paid(
      asked.TableName,
      rows.reduce((sum, row) => sum + readUnits(bytesOf(row), false), 0),
    ),
  };
}

export const only = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.flatMap((name) => (row[name] ? [[name, row[name]]] : [])));
