import { chunksOf, cloudLimits } from "@bupum/shared/kernel/chunks";
import { setTimeout as pause } from "node:timers/promises";
import type { JsonClient } from "../kernel/aws.ts";
import { arn, region } from "../kernel/place.ts";
import { queueUrl } from "../templates/identities.ts";
import type { Lambda } from "../lambda/lambda.ts";
import type { Log } from "../kernel/log.ts";
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
  /** Reads and deletes in the role of the function, as Lambda does. */
  call: JsonClient;
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

const entriesOf = (messages: Message[]) =>
  messages.map(({ MessageId: Id, ReceiptHandle }) => ({ Id, ReceiptHandle }));

/** Passes the messages of a queue to its function, as a Lambda event source mapping does. */
export class QueueSource {
  readonly #mapping: QueueMapping;
  readonly #parts: Parts;
  readonly #url: string;
  readonly #ending = new AbortController();
  readonly #loops: Promise<void>[];

  constructor(mapping: QueueMapping, parts: Parts) {
    this.#mapping = mapping;
    this.#parts = parts;
    this.#url = queueUrl(parts.storage.origin, mapping.queue);
    // Two at a time, so that a slow batch does not hold up the rest.
    this.#loops = [this.#loop(), this.#loop()];
  }

  async stop() {
    this.#ending.abort();
    await Promise.all(this.#loops);
  }

  async #receive(MaxNumberOfMessages: number, WaitTimeSeconds: number) {
    const { Messages = [] } = await this.#parts.call<{ Messages?: Message[] }>(
      "ReceiveMessage",
      {
        QueueUrl: this.#url,
        MaxNumberOfMessages,
        WaitTimeSeconds,
        AttributeNames: ["All"],
        MessageAttributeNames: ["All"],
      },
      this.#ending.signal,
    );
    return Messages;
  }

  async #batch(): Promise<Message[]> {
    const { batchSize, windowSeconds } = this.#mapping;
    const messages = await this.#receive(Math.min(cloudLimits.messages, batchSize), 20);
    const until = Date.now() + windowSeconds * 1000;
    while (messages.length > 0 && messages.length < batchSize && Date.now() < until) {
      const left = Math.ceil((until - Date.now()) / 1000);
      messages.push(
        ...(await this.#receive(Math.min(cloudLimits.messages, batchSize - messages.length), left)),
      );
    }
    return messages;
  }

  async #settle(messages: Message[], failed: Set<string>) {
    const { storage, call, redeliverySeconds } = this.#parts;
    const QueueUrl = this.#url;
    const good = entriesOf(messages.filter(({ MessageId }) => !failed.has(MessageId)));
    for (const Entries of chunksOf(good, cloudLimits.messages))
      await call("DeleteMessageBatch", { QueueUrl, Entries });
    if (redeliverySeconds === undefined) return;
    // Never 0: the local queue would lose the message until its next start.
    const VisibilityTimeout = Math.max(1, redeliverySeconds);
    for (const { MessageId, ReceiptHandle } of messages)
      if (failed.has(MessageId))
        await storage.call("ChangeMessageVisibility", {
          QueueUrl,
          ReceiptHandle,
          VisibilityTimeout,
        });
  }

  async #work(messages: Message[]) {
    const { queue, lambda, partial } = this.#mapping;
    const { log, onWrite } = this.#parts;
    const ids = messages.map(({ MessageId }) => MessageId);
    let failed: Set<string>;
    try {
      const result = await lambda.invoke(JSON.stringify(eventOf(queue, messages)));
      failed = failedOf(result, ids, partial);
    } catch (error) {
      failed = new Set(ids);
      log.failure(`${lambda.settings.name} on ${messages.length} of ${queue}`, error);
    }
    onWrite?.();
    if (failed.size > 0) log.say(`${queue}: ${failed.size} of ${ids.length} messages failed`);
    await this.#settle(messages, failed);
  }

  async #loop() {
    while (!this.#ending.signal.aborted)
      try {
        const messages = await this.#batch();
        if (messages.length > 0) await this.#work(messages);
      } catch (error) {
        if (this.#ending.signal.aborted) return;
        this.#parts.log.failure(`reading ${this.#mapping.queue}`, error);
        await pause(1000);
      }
  }
}
