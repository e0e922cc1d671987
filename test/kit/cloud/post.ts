import { messagesIn } from "@bupum/functions/kernel/rows/gathered";
import { between } from "./between.ts";

export interface Sent {
  queue: string;
  name: string;
  body: Record<string, unknown>;
}
/** A message as its queue holds it. */
export const textOf = ({ name, body }: Sent): string => JSON.stringify({ name, body });

type Row = Record<string, unknown>;
interface Written {
  Item?: Row;
  TransactItems?: { Put?: { Item: Row } }[];
}
interface Paid {
  ConsumedCapacity?: { CapacityUnits?: number } | { CapacityUnits?: number }[];
}

/**
 * Takes the outbox's messages where they are written, and counts units: a stream of fourteen months
 * would make each call of the database slower than the one before.
 */
export async function openPost() {
  const sent: Sent[] = [];
  const units = { reads: 0, writes: 0 };
  const watching = await between(async (input, send) => {
    const output = await send();
    const { Item, TransactItems = [] } = input as Written;
    const rows = [Item, ...TransactItems.map(({ Put }) => Put?.Item)];
    const isWrite = Item !== undefined || TransactItems.length > 0 || "UpdateExpression" in input;
    const paid = [(output as Paid).ConsumedCapacity ?? []].flat();
    for (const { CapacityUnits = 0 } of paid) units[isWrite ? "writes" : "reads"] += CapacityUnits;
    for (const row of rows)
      if (String(row?.["pk"]).startsWith("outbox#"))
        // Rows of the outbox have this shape.
        sent.push(...messagesIn(row!).map((one) => one as unknown as Sent));
    return output;
  });
  return {
    units,
    /** What was sent since the last call. */
    take: () => sent.splice(0),
    stop: () => watching.stop(),
  };
}
