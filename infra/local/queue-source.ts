import { setTimeout as pause } from "node:timers/promises";
import { arn, region } from "./place.ts";
import { queueUrl } from "./identities.ts";
import type { Lambda } from "./lambda.ts";
import type { Log } from "./log.ts";
import type { Message, Storage } from "./queues.ts";

export interface QueueMapping {
  queue: string;
  lambda: Lambda;
  batchSize: number;
  windowSeconds: number;
  partial: boolean;
}

interface Parts {
  storage: Storage;
  log: Log;
  /** How soon a failed message comes back; without it as the queue's visibility time-out says. */
  redeliverySeconds?: number;
  onWrite?(): void;
}

const eventOf = (queue: string, messages: Message[]) => ({
  Records: messages.map((message) => ({
    messageId: message.MessageId,
    receiptHandle: message.ReceiptHandle,
    body: message.Body,
    attributes: message.Attributes ?? {},
    messageAttributes: Object.fromEntries(
      Object.entries(message.MessageAttributes ?? {}).map(([name, value]) => [
        name,
        {
          dataType: value["DataType"],
          stringListValues: [],
          binaryListValues: [],
          ...(value["StringValue"] !== undefined && { stringValue: value["StringValue"] }),
        },
      ]),
    ),
    md5OfBody: message.MD5OfBody,
    eventSource: "aws:sqs",
    eventSourceARN: arn("sqs", queue),
    awsRegion: region,
  })),
});

/** Which messages of a batch failed; a result that is no such answer fails the whole batch. */
export function failedOf(result: string, ids: string[], partial: boolean): Set<string> {
  if (!partial) return new Set();
  const value = JSON.parse(result) as { batchItemFailures?: unknown } | null;
  const failures = value?.batchItemFailures;
  if (failures === undefined || failures === null) return new Set();
  if (!Array.isArray(failures)) return new Set(ids);
  const failed = failures.map((failure) =>
    String((failure as { itemIdentifier?: unknown } | null)?.itemIdentifier ?? ""),
  );
  return failed.every((id) => ids.includes(id)) ? new Set(failed) : new Set(ids);
}

/** Hands the messages of a queue to its function, as a Lambda event source mapping does. */
export function startQueueSource(mapping: QueueMapping, parts: Parts) {
  const { queue, lambda } = mapping;
  const { storage, log } = parts;
  const QueueUrl = queueUrl(storage.origin, queue);
  const ending = new AbortController();

  const receive = async (MaxNumberOfMessages: number, WaitTimeSeconds: number) => {
    const { Messages = [] } = await storage.call<{ Messages?: Message[] }>(
      "ReceiveMessage",
      {
        QueueUrl,
        MaxNumberOfMessages,
        WaitTimeSeconds,
        AttributeNames: ["All"],
        MessageAttributeNames: ["All"],
      },
      ending.signal,
    );
    return Messages;
  };

  async function batch(): Promise<Message[]> {
    const messages = await receive(Math.min(10, mapping.batchSize), 20);
    const until = Date.now() + mapping.windowSeconds * 1000;
    while (messages.length > 0 && messages.length < mapping.batchSize && Date.now() < until) {
      const left = Math.ceil((until - Date.now()) / 1000);
      messages.push(...(await receive(Math.min(10, mapping.batchSize - messages.length), left)));
    }
    return messages;
  }

  async function settle(messages: Message[], failed: Set<string>) {
    const entries = (which: Message[]) =>
      which.map(({ MessageId: Id, ReceiptHandle }) => ({ Id, ReceiptHandle }));
    const good = entries(messages.filter(({ MessageId }) => !failed.has(MessageId)));
    for (let at = 0; at < good.length; at += 10)
      await storage.call("DeleteMessageBatch", { QueueUrl, Entries: good.slice(at, at + 10) });
    const bad = entries(messages.filter(({ MessageId }) => failed.has(MessageId)));
    if (bad.length === 0 || parts.redeliverySeconds === undefined) return;
    // Never 0: the local queue would lose the message until its next start.
    const VisibilityTimeout = Math.max(1, parts.redeliverySeconds);
    for (const { ReceiptHandle } of bad)
      await storage.call("ChangeMessageVisibility", { QueueUrl, ReceiptHandle, VisibilityTimeout });
  }

  async function work(messages: Message[]) {
    const ids = messages.map(({ MessageId }) => MessageId);
    let failed: Set<string>;
    try {
      const result = await lambda.invoke(JSON.stringify(eventOf(queue, messages)));
      failed = failedOf(result, ids, mapping.partial);
    } catch (error) {
      failed = new Set(ids);
      log.failure(`${lambda.settings.name} on ${messages.length} of ${queue}`, error);
    }
    parts.onWrite?.();
    if (failed.size > 0) log.say(`${queue}: ${failed.size} of ${ids.length} messages failed`);
    await settle(messages, failed);
  }

  async function loop() {
    while (!ending.signal.aborted)
      try {
        const messages = await batch();
        if (messages.length > 0) await work(messages);
      } catch (error) {
        if (ending.signal.aborted) return;
        log.failure(`reading ${queue}`, error);
        await pause(1000);
      }
  }

  // Two at a time, so that a slow batch does not hold up the rest.
  const loops = [loop(), loop()];
  return {
    async stop() {
      ending.abort();
      await Promise.all(loops);
    },
  };
}
