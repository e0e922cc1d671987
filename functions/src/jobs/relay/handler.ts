import {
  type SendMessageBatchRequestEntry,
  SendMessageBatchCommand,
  SQSClient,
} from "@aws-sdk/client-sqs";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import { chunksOf, cloudLimits } from "@bupum/shared/kernel/chunks";
import type { DynamoDBRecord, DynamoDBStreamEvent, SQSBatchResponse } from "aws-lambda";
import { env } from "../../kernel/env.ts";
import { log, textOf } from "../../kernel/log.ts";
import { measure } from "../../kernel/measure.ts";
import { messagesIn } from "../../kernel/rows/gathered.ts";
import type { Queue } from "../../kernel/messages/messages.ts";
import { followedMessage, indexMessage, loadMark } from "../../search/rules.ts";

// Calls go to the configured endpoint, not to the host in a queue's URL.
const client = new SQSClient({ useQueueUrlAsEndpoint: false });

/** How often a batch is sent before the stream repeats it. */
const tries = 3;

interface Outgoing {
  /** Its position among all messages of the event. */
  id: number;
  /** Position of its record in the event: everything from the first failure on is repeated. */
  index: number;
  queue: Queue;
  body: string;
  delaySeconds?: number;
}

/**
 * Sends outbox rows from the stream to their queues, and notifies the index of changes to
 * searchable rows. A crash or failure may repeat some, but loses none: the workers are idempotent.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<SQSBatchResponse> {
  const failed = new Set<number>();
  const outgoing = event.Records.flatMap((record, index) => {
    try {
      return outgoingOf(record).map((one) => ({ ...one, index }));
    } catch (error) {
      log("error", { job: "relay", eventId: record.eventID, error: textOf(error) });
      failed.add(index);
      return [];
    }
  });
  const numbered = outgoing.map((one, id) => ({ ...one, id }));
  for (const batch of batchesOf(withoutRepeats(numbered)))
    for (const { index } of await send(batch)) failed.add(index);
  measure(
    { Job: "relay" },
    { Messages: [outgoing.length, "Count"], Failures: [failed.size, "Count"] },
    {},
  );
  if (failed.size === 0) return { batchItemFailures: [] };
  const from = Math.min(...failed);
  return {
    batchItemFailures: event.Records.slice(from).map(({ dynamodb }) => ({
      itemIdentifier: dynamodb?.SequenceNumber ?? "",
    })),
  };
}

/** The index reads the current row, so one message stands for all its changes in an event. */
function withoutRepeats(outgoing: Outgoing[]): Outgoing[] {
  const told = new Set<string>();
  return outgoing.filter(({ queue, body }) => {
    if (queue !== "index") return true;
    if (told.has(body)) return false;
    told.add(body);
    return true;
  });
}

/** The messages of a new outbox row, or the index message of a changed searchable row. */
function outgoingOf({ eventName, dynamodb }: DynamoDBRecord): Omit<Outgoing, "id" | "index">[] {
  const image = dynamodb?.NewImage;
  const [pk, sk] = [dynamodb?.Keys?.["pk"]?.S ?? "", dynamodb?.Keys?.["sk"]?.S ?? ""];
  const isLoaded = eventName === "INSERT" && image?.["indexedBy"]?.S === loadMark.indexedBy;
  const followed = [followedMessage(pk, sk), indexMessage(pk, sk)].flatMap((one) => one ?? []);
  if (followed.length > 0)
    return isLoaded ? [] : followed.map((one) => ({ queue: "index", body: JSON.stringify(one) }));
  if (eventName !== "INSERT" || !dynamodb?.Keys?.["pk"]?.S?.startsWith("outbox#") || !image)
    return [];
  // The event's type and the SDK's type of a marshalled value differ only in name.
  const row = unmarshall(image as Parameters<typeof unmarshall>[0]);
  const queues = urls();
  return messagesIn(row).map(({ queue, name, body, delaySeconds }) => {
    if (typeof queue !== "string" || !(queue in queues))
      throw new Error(`The outbox names no queue of ours: ${String(queue)}.`);
    return {
      queue: queue as Queue,
      body: JSON.stringify({ name, body }),
      ...(typeof delaySeconds === "number" && { delaySeconds }),
    };
  });
}

const urls = (): Record<Queue, string> => {
  const urls = env("relay");
  return {
    notify: urls.NOTIFY_QUEUE_URL,
    dispatch: urls.DISPATCH_QUEUE_URL,
    bulk: urls.BULK_QUEUE_URL,
    index: urls.INDEX_QUEUE_URL,
    import: urls.IMPORT_QUEUE_URL,
    documents: urls.DOCUMENTS_QUEUE_URL,
    billing: urls.BILLING_QUEUE_URL,
    chat: urls.CHAT_QUEUE_URL,
    "tax-invoices": urls.TAX_INVOICES_QUEUE_URL,
  };
};

function batchesOf(outgoing: Outgoing[]): Outgoing[][] {
  return [...Map.groupBy(outgoing, ({ queue }) => queue).values()].flatMap((of) =>
    chunksOf(of, cloudLimits.messages),
  );
}

/** Sends one batch; messages that SQS refused are sent again alone. Returns those not sent. */
async function send(batch: Outgoing[]): Promise<Outgoing[]> {
  let left = batch;
  for (let attempt = 0; attempt < tries && left.length > 0; attempt++)
    try {
      const { Failed = [] } = await client.send(
        new SendMessageBatchCommand({
          QueueUrl: urls()[left[0]!.queue],
          Entries: left.map(entryOf),
        }),
      );
      for (const { Code, Message } of Failed)
        log("warn", { job: "relay", queue: left[0]!.queue, code: Code, reason: Message });
      const refused = new Set(Failed.map(({ Id }) => Id));
      left = left.filter(({ id }) => refused.has(String(id)));
    } catch (error) {
      log("error", { job: "relay", queue: left[0]!.queue, error: textOf(error) });
      return left;
    }
  return left;
}

const entryOf = ({ id, body, delaySeconds }: Outgoing): SendMessageBatchRequestEntry => ({
  Id: String(id),
  MessageBody: body,
  ...(delaySeconds !== undefined && { DelaySeconds: Math.min(900, delaySeconds) }),
});
