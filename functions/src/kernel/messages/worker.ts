// oxlint-disable-next-line import/no-named-as-default -- its types know only the default export
import middy from "@middy/core";
import { mostTries } from "@bupum/shared/kernel/tries";
import type { SQSBatchResponse, SQSEvent, SQSRecord } from "aws-lambda";
import * as z from "zod/mini";
import { log, textOf } from "../log.ts";
import { measure } from "../measure.ts";
import { measured } from "../measured.ts";
import { type MessageBody, type MessageName, messages, parseMessage } from "./messages.ts";
import { spent } from "../table.ts";

type Handlers<N extends MessageName> = { [K in N]: (body: MessageBody<K>) => Promise<void> };

type OfBoth<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer I) => void
  ? I
  : never;

/** Merges the handlers of several resources for one queue. Throws if two take the same message. */
export function joinHandlers<const S extends readonly object[]>(...sets: S): OfBoth<S[number]> {
  const names = sets.flatMap((set) => Object.keys(set));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two handlers take ${twice}.`);
  // The merged object has every handler of every set.
  return Object.assign({}, ...sets) as OfBoth<S[number]>;
}

/**
 * Serves one queue. A message that fails is returned alone; the rest of its batch is done. At its
 * last failure a message is passed to its handler in `lastTries`, if any, before it goes to the
 * dead-letter queue.
 */
export function worker<const N extends MessageName>(
  job: string,
  handlers: Handlers<N>,
  lastTries: Partial<Handlers<N>> = {},
) {
  return middy<SQSEvent, SQSBatchResponse>({ timeoutEarlyInMillis: 0 })
    .use(measuredBatch(job))
    .handler(async ({ Records }: SQSEvent) => {
      const failed = new Set<string>();
      // The outcome of each text: among identical messages of a batch only the first is handled.
      const done = new Map<string, boolean>();
      for (const record of Records) {
        if (!done.has(record.body)) done.set(record.body, await isDone(record));
        if (!done.get(record.body)) failed.add(record.messageId);
      }
      return { batchItemFailures: [...failed].map((itemIdentifier) => ({ itemIdentifier })) };
    });

  async function isDone(record: SQSRecord): Promise<boolean> {
    const { messageId } = record;
    const receiveCount = record.attributes.ApproximateReceiveCount;
    try {
      await handle(handlers, record);
      return true;
    } catch (error) {
      log("error", { job, messageId, receiveCount, error: textOf(error) });
      if (Number(receiveCount) >= mostTries)
        await giveUp(lastTries, record).catch((fault: unknown) =>
          log("error", { job, messageId, lastTry: true, error: textOf(fault) }),
        );
      return false;
    }
  }
}

/** One log line for each batch of a queue. */
const measuredBatch = (job: string) =>
  measured<SQSEvent, SQSBatchResponse>(({ event, response }, ms) =>
    measure(
      { Job: job },
      {
        Messages: [event.Records.length, "Count"],
        Failures: [(response?.batchItemFailures ?? event.Records).length, "Count"],
        Latency: [ms, "Milliseconds"],
      },
      { calls: spent.calls, readUnits: spent.readUnits, writeUnits: spent.writeUnits },
    ),
  );

async function giveUp<N extends MessageName>(lastTries: Partial<Handlers<N>>, record: SQSRecord) {
  if (parseMessage(record.body).name in lastTries) await handle(lastTries, record);
}

async function handle<N extends MessageName>(handlers: Partial<Handlers<N>>, record: SQSRecord) {
  const { name, body } = parseMessage(record.body);
  if (!(name in handlers)) throw new Error(`No handler takes ${name}.`);
  // `in` has just shown that the name has a handler.
  const known = name as N;
  await handlers[known]!(z.parse(messages[known].body(), body) as MessageBody<N>);
}
