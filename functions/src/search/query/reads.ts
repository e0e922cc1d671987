import { BatchGetCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { untilNoneLeft } from "../../kernel/retry.ts";
import { client, countReads, type Item, type Key, tableName } from "../../kernel/table.ts";
import { type Document, documentKey, type Entity } from "../index/items.ts";

/**
 * No query reads more documents than this, and begins no read after so many units: the page is then
 * short and has a cursor (S2-2).
 */
export const mostDocuments = 160;
const mostUnits = 55;
/** What no query costs more than: what it may have begun with one unit left. */
export const mostUnitsEver = 80;
const unitsOfDocument = 0.5;
/** AWS bills half a unit for a read that finds nothing. */
export const leastUnits = 0.5;

/** What one query may still read, and what it has read. */
export class Purse {
  documents = 0;
  units = 0;
  /** Reads one after the other. */
  trips = 0;

  get isEmpty(): boolean {
    return this.documents >= mostDocuments || this.units >= mostUnits;
  }
  /** Units that reads to come may cost. */
  get left(): number {
    return Math.max(0, mostUnits - this.units);
  }
  /** How many documents may be read at once; one at least, which `isEmpty` is asked before. */
  get documentsLeft(): number {
    const most = Math.min(mostDocuments - this.documents, Math.floor(this.left / unitsOfDocument));
    return Math.max(1, most);
  }
  pay(units: number): void {
    this.units += Math.max(units, leastUnits);
  }
}

export interface Span {
  pk: string;
  /** Sort keys begin so, or lie between both. */
  beginning?: string;
  between?: readonly [low: string, high: string];
  after?: string | undefined;
  descending?: boolean;
  limit: number;
}

/** Rows of one partition of the index, eventually consistent. */
export async function span(purse: Purse, wanted: Span): Promise<{ items: Item[]; more: boolean }> {
  const { pk, beginning, between, after, descending = false, limit } = wanted;
  const found = await client.send(
    new QueryCommand({
      TableName: tableName(),
      Limit: limit,
      ScanIndexForward: !descending,
      KeyConditionExpression: between
        ? "pk = :pk AND sk BETWEEN :low AND :high"
        : beginning === undefined
          ? "pk = :pk"
          : "pk = :pk AND begins_with(sk, :beginning)",
      ExpressionAttributeValues: {
        ":pk": pk,
        ...(between && { ":low": between[0], ":high": between[1] }),
        ...(!between && beginning !== undefined && { ":beginning": beginning }),
      },
      ...(after !== undefined && { ExclusiveStartKey: { pk, sk: after } }),
      ReturnConsumedCapacity: "TOTAL",
    }),
  );
  countReads(found.ConsumedCapacity);
  purse.pay(found.ConsumedCapacity?.CapacityUnits ?? 0);
  return {
    items: (found.Items ?? []) as Item[],
    more: found.LastEvaluatedKey !== undefined,
  };
}

/** Rows by their keys, eventually consistent, at most 100. */
export async function points(purse: Purse, keys: readonly Key[]): Promise<(Item | undefined)[]> {
  if (keys.length === 0) return [];
  const found = new Map<string, Item>();
  const wanted = keys.map(({ pk, sk }) => ({ pk, sk }));
  await untilNoneLeft(wanted, async (asked) => {
    const reply = await client.send(
      new BatchGetCommand({
        RequestItems: { [tableName()]: { Keys: [...asked] } },
        ReturnConsumedCapacity: "TOTAL",
      }),
    );
    countReads(...(reply.ConsumedCapacity ?? []));
    const items = (reply.Responses?.[tableName()] ?? []) as Item[];
    for (const item of items) found.set(`${item.pk}\n${item.sk}`, item);
    const left = (reply.UnprocessedKeys?.[tableName()]?.Keys ?? []) as Key[];
    const missing = asked.length - left.length - items.length;
    const units = (reply.ConsumedCapacity ?? []).map(({ CapacityUnits = 0 }) => CapacityUnits);
    purse.pay(units.reduce((sum, one) => sum + one, missing * leastUnits));
    return left;
  });
  return keys.map(({ pk, sk }) => found.get(`${pk}\n${sk}`));
}

/** Documents in the order of their ords; an absent one is undefined. */
export async function documents(purse: Purse, entity: Entity, ords: readonly number[]) {
  // Two numbers of one part may stand next to each other.
  const distinct = [...new Set(ords)];
  purse.documents += distinct.length;
  purse.trips += distinct.length > 0 ? 1 : 0;
  const items = await points(
    purse,
    distinct.map((ord) => documentKey(entity, ord)),
  );
  const found = new Map(distinct.map((ord, at) => [ord, items[at] as Document | undefined]));
  return ords.map((ord) => found.get(ord));
}
