import type { SQSBatchResponse, SQSEvent, SQSRecord } from "aws-lambda";
import * as z from "zod/mini";
import { log, measure, textOf } from "./log.ts";
import { type MessageBody, type MessageName, messages } from "./messages.ts";
import { resetSpent, spent } from "./table.ts";

type Handlers<N extends MessageName> = { [K in N]: (body: MessageBody<K>) => Promise<void> };

/** Serves one queue. A message that fails goes back alone; the rest of its batch is done. */
export function worker<const N extends MessageName>(job: string, handlers: Handlers<N>) {
  return async (event: SQSEvent): Promise<SQSBatchResponse> => {
    const started = performance.now();
    resetSpent();
    const batchItemFailures: SQSBatchResponse["batchItemFailures"] = [];
    // What each text came to: of messages that say the same, one has done the work of all.
    const done = new Map<string, boolean>();
    for (const record of event.Records) {
      const earlier = done.get(record.body);
      if (earlier === false) batchItemFailures.push({ itemIdentifier: record.messageId });
      if (earlier !== undefined) continue;
      try {
        await handle(handlers, record);
        done.set(record.body, true);
      } catch (error) {
        done.set(record.body, false);
        log("error", {
          job,
          messageId: record.messageId,
          receiveCount: record.attributes.ApproximateReceiveCount,
          error: textOf(error),
        });
        batchItemFailures.push({ itemIdentifier: record.messageId });
      }
    }
    measure(
      { Job: job },
      {
        Messages: [event.Records.length, "Count"],
        Failures: [batchItemFailures.length, "Count"],
        Latency: [performance.now() - started, "Milliseconds"],
      },
      { calls: spent.calls, readUnits: spent.readUnits, writeUnits: spent.writeUnits },
    );
    return { batchItemFailures };
  };
}

const envelope = z.object({ name: z.string(), body: z.unknown() });

async function handle<N extends MessageName>(handlers: Handlers<N>, record: SQSRecord) {
  const { name, body } = z.parse(envelope, JSON.parse(record.body));
  if (!(name in handlers)) throw new Error(`No handler takes ${name}.`);
  // `in` has just shown that the name is one of ours.
  const known = name as N;
  await handlers[known](z.parse(messages[known].body, body) as MessageBody<N>);
}
