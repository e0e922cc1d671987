import { expect } from "vitest";

type Values = Record<string, unknown>;
/** The part that every SDK client has; its overloads pair commands with their results. */
export interface Sender {
  send: (command: { input: Values }) => Promise<Values>;
}

/**
 * Intercepts a table's client: sees every request, may act before it is sent, and may replace its
 * result. For what the real table shows only by chance.
 */
export async function between(
  act: (input: Values, send: () => Promise<Values>, command: object) => Promise<Values>,
) {
  const { client } = await import("@bupum/functions/kernel/table");
  const sender = client as unknown as Sender;
  const { send } = sender;
  sender.send = (command) => act(command.input, () => send.call(sender, command), command);
  return { stop: () => void (sender.send = send) };
}

/** Eventually consistent reads omit those rows, as in the moments after a write. */
export function lagging(isLate: (pk: string) => boolean) {
  const isShown = (row: Values) => !isLate(String(row["pk"]));
  return between(async (input, send) => {
    const output = await send();
    const responses = output["Responses"] as Record<string, Values[]> | undefined;
    const tables = input["RequestItems"] as Record<string, { ConsistentRead?: boolean }>;
    if (responses && tables)
      for (const [table, rows] of Object.entries(responses))
        if (!tables[table]?.ConsistentRead) responses[table] = rows.filter(isShown);
    const items = output["Items"] as Values[] | undefined;
    if (items && !input["ConsistentRead"]) output["Items"] = items.filter(isShown);
    return output;
  });
}

interface Written {
  Put?: { Item: Values };
  Delete?: { Key: Values };
}

/**
 * What a call comes to if somebody else is faster between what it reads and its first transaction that
 * puts or drops such a row.
 */
export async function rivalled<Result>(
  call: () => Promise<Result>,
  { begins, rival }: { begins: { pk?: string; sk?: string }; rival: () => Promise<unknown> },
): Promise<Result> {
  let isDone = false;
  const isIt = ({ Put, Delete }: Written) =>
    Object.entries(begins).every(([name, text]) =>
      String((Put?.Item ?? Delete?.Key)?.[name]).startsWith(text),
    );
  const watch = await between(async (input, send) => {
    if (!isDone && ((input["TransactItems"] ?? []) as Written[]).some(isIt)) {
      isDone = true;
      await rival();
    }
    return send();
  });
  const result = await call();
  watch.stop();
  expect(isDone).toBe(true);
  return result;
}
