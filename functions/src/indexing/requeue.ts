import { SendMessageBatchCommand, SQSClient } from "@aws-sdk/client-sqs";
import { chunksOf, cloudLimits } from "@bupum/shared/kernel/chunks";
import { env } from "../kernel/env.ts";
import { log, textOf } from "../kernel/log.ts";
import type { Followed } from "../search/rules.ts";
import type { Collection } from "../search/snapshots/items.ts";

// Calls go to the configured endpoint, not to the host in a queue's URL.
const client = new SQSClient({ useQueueUrlAsEndpoint: false });

interface QueuedEntity {
  id: string;
  messageId: string;
}

/** Puts ids on the queue of the index again. Returns those that the queue did not accept. */
export async function requeue(
  entity: Collection | Followed,
  named: readonly QueuedEntity[],
): Promise<QueuedEntity[]> {
  const lost: QueuedEntity[] = [];
  for (const some of chunksOf(named, cloudLimits.messages)) {
    const Entries = some.map(({ id }, at) => ({
      Id: String(at),
      MessageBody: JSON.stringify({ entity, id }),
    }));
    try {
      const send = { QueueUrl: env("index").INDEX_QUEUE_URL, Entries };
      const { Failed = [] } = await client.send(new SendMessageBatchCommand(send));
      lost.push(...Failed.flatMap(({ Id }) => some[Number(Id)] ?? []));
    } catch (error) {
      log("error", { job: "index", entity, messages: some.length, error: textOf(error) });
      lost.push(...some);
    }
  }
  return lost;
}
