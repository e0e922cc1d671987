import { SendMessageBatchCommand, SQSClient } from "@aws-sdk/client-sqs";
import { env } from "@bupum/functions/kernel/env";
import type { Entity } from "@bupum/functions/search/index-items";

const ofBatch = 10;
const atOnce = 8;

/** Leaves messages for the index worker, which takes them as soon as the market runs. */
export async function tellIndex(entity: Entity, ids: readonly string[]): Promise<void> {
  const sqs = new SQSClient({ useQueueUrlAsEndpoint: false });
  const starts = Array.from({ length: Math.ceil(ids.length / ofBatch) }, (_, at) => at * ofBatch);
  const queue = starts.values();
  const send = async () => {
    for (const start of queue) {
      const Entries = ids.slice(start, start + ofBatch).map((id, at) => ({
        Id: String(at),
        MessageBody: JSON.stringify({ entity, id }),
      }));
      const { Failed = [] } = await sqs.send(
        new SendMessageBatchCommand({ QueueUrl: env("relay").INDEX_QUEUE_URL, Entries }),
      );
      if (Failed.length > 0) throw new Error("The queue of the index refused messages.");
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));
}
