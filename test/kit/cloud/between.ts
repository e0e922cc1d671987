type Values = Record<string, unknown>;
/** What every client of the SDK has; its overloads say which command has which answer. */
export interface Sender {
  send: (command: { input: Values }) => Promise<Values>;
}

/**
 * Stands between the house and its table: sees every request, may do something before it leaves,
 * and may answer other than the table did. For what the real table shows only by bad luck.
 */
export async function between(
  act: (input: Values, send: () => Promise<Values>) => Promise<Values>,
) {
  const { client } = await import("@bupum/functions/kernel/table");
  const sender = client as unknown as Sender;
  const { send } = sender;
  sender.send = (command) => act(command.input, () => send.call(sender, command));
  return { stop: () => void (sender.send = send) };
}

/** Reads that need not be up to date do not show those rows yet, as in the moments after a write. */
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
