type Given = { input: Record<string, unknown> };
type Answer = { output: Record<string, unknown> };
type Layer = (next: (given: Given) => Promise<Answer>) => (given: Given) => Promise<Answer>;
type Stack = {
  middlewareStack: {
    add: (layer: Layer, options: { step: "initialize"; name: string }) => void;
    remove: (name: string) => boolean;
  };
};

/**
 * Stands between the house and its table: sees every request, may do something before it leaves,
 * and may answer other than the table did. For what the real table shows only by bad luck.
 */
export async function between(
  act: (
    input: Record<string, unknown>,
    send: () => Promise<Record<string, unknown>>,
  ) => Promise<Record<string, unknown>>,
) {
  const { client } = await import("@bupum/functions/kernel/table");
  // The client has this stack; its own type says less of what goes through it.
  const { middlewareStack } = client as unknown as Stack;
  const name = "between";
  const layer: Layer = (next) => async (given) => {
    let answer: Answer | undefined;
    const output = await act(given.input, async () => {
      answer = await next(given);
      return answer.output;
    });
    return { ...answer, output };
  };
  middlewareStack.add(layer, { step: "initialize", name });
  return { stop: () => void middlewareStack.remove(name) };
}

/** Reads that need not be up to date do not show those rows yet, as in the moments after a write. */
export function lagging(isLate: (pk: string) => boolean) {
  const isShown = (row: Record<string, unknown>) => !isLate(String(row["pk"]));
  return between(async (input, send) => {
    const output = await send();
    const responses = output["Responses"] as Record<string, Record<string, unknown>[]> | undefined;
    const tables = input["RequestItems"] as Record<string, { ConsistentRead?: boolean }>;
    if (responses && tables)
      for (const [table, rows] of Object.entries(responses))
        if (!tables[table]?.ConsistentRead) responses[table] = rows.filter(isShown);
    const items = output["Items"] as Record<string, unknown>[] | undefined;
    if (items && !input["ConsistentRead"]) output["Items"] = items.filter(isShown);
    return output;
  });
}
