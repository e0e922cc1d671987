import { chunksOf } from "@bupum/shared/kernel/chunks";
import type { Item, Values, Write } from "./write-request.ts";

// Without a guard: a new row under an id that nobody else can name.

/** Each message may take some kilobytes of a row, whose limit is 400 KB. */
const mostInRow = 10;

const isMessage = (write: Write): write is { put: Item } =>
  "put" in write && write.put.pk.startsWith("outbox#");

/**
 * Puts the messages of one transaction into one outbox row: two write units for all of them, where
 * each row of its own would cost two however small.
 */
export function gathered(writes: Write[]): Write[] {
  const messages = writes.filter(isMessage);
  if (messages.length < 2) return writes;
  const rows = chunksOf(
    messages.map((one) => one.put),
    mostInRow,
  );
  return [
    ...writes.filter((one) => !isMessage(one)),
    ...rows.map((some) => ({ put: rowOf(some) })),
  ];
}

function rowOf(rows: Item[]): Item {
  const [first] = rows as [Item];
  if (rows.length === 1) return first;
  const { pk, sk, at } = first;
  const ttl = Math.max(...rows.map((row) => Number(row["ttl"])));
  const messages = rows.map(({ pk: _pk, sk: _sk, at: _at, ttl: _ttl, ...message }) => message);
  return { pk, sk, at, ttl, messages };
}

/** The messages of an outbox row. */
export const messagesIn = (row: Values): Values[] =>
  Array.isArray(row["messages"]) ? (row["messages"] as Values[]) : [row];
