import { setImmediate } from "node:timers/promises";
import { fromAttributes, toAttributes } from "@bupum/functions/kernel/rows/attributes";
import { translated } from "@bupum/functions/kernel/rows/translated";
import { between } from "../between.ts";
import { replyTo } from "./requests.ts";
import { type OnChange, Store } from "./store.ts";

type Values = Record<string, unknown>;

interface Options {
  /** Partitions that are not kept are written and forgotten. */
  isKept?: (pk: string) => boolean;
  /** Called for each row that is written or dropped, in order. */
  onChange?: OnChange;
  /** Called before each request, by its name; throws where the caller may not make it. */
  mustBeAllowed?: (call: string, input: Values) => void;
}

/**
 * From now on the table of this process's functions lies in this process: their requests get what
 * DynamoDB would answer, without a connection, which is most of the cost of a call. Knows the
 * requests and the expressions that the kernel makes and refuses all others; transactions of other
 * processes do not come between. `table-in-process.test.ts` compares it with DynamoDB Local.
 */
export async function tableInProcess({ isKept, onChange, mustBeAllowed }: Options = {}) {
  const store = new Store(isKept, onChange);
  const watching = await between(async (input, _send, command) => {
    const call = callOf(command);
    mustBeAllowed?.(call, input);
    // As from a network: whatever needs no answer comes before it.
    await setImmediate();
    const answer = replyTo(store, call, translated(input, toAttributes) as Values);
    return translated(answer, fromAttributes) as Values;
  });
  return {
    get rows() {
      return store.size;
    },
    stop: () => watching.stop(),
  };
}

/** Commands whose names do not begin with that of their request. */
const named: Record<string, string> = {
  TransactWrite: "TransactWriteItems",
  Scan: "Scan",
  Query: "Query",
};

/** The name in DynamoDB's API of the request that a command makes. */
function callOf({ constructor: { name } }: object): string {
  const word = name.replace(/Command$/, "");
  return named[word] ?? `${word}Item`;
}
