import { mkdirSync } from "node:fs";
import { startFauxqs } from "fauxqs";
import { jsonClient, type JsonClient } from "../kernel/aws.ts";
import { queueUrl } from "../templates/identities.ts";
import { onThisMachineOnly } from "../kernel/ports.ts";
import { accessKey, region } from "../kernel/place.ts";
import type { RawObject } from "../templates/template.ts";

export interface Message {
  MessageId: string;
  ReceiptHandle: string;
  Body: string;
  MD5OfBody: string;
  Attributes?: Record<string, string>;
  MessageAttributes?: Record<string, Record<string, unknown>>;
  MD5OfMessageAttributes?: string;
}

export interface QueueView {
  name: string;
  ready: { id: string; body: string; sentAt: number; receives: number }[];
  inFlight: number;
  delayed: number;
  /** The queue that its refused messages go to. */
  deadLetters?: string;
}

export interface Storage {
  origin: string;
  port: number;
  call: JsonClient;
  createBucket(name: string): void;
  createQueue(name: string, properties: RawObject): Promise<void>;
  view(name: string): QueueView | undefined;
  stop(): Promise<void>;
}

const settable = [
  "VisibilityTimeout",
  "MessageRetentionPeriod",
  "DelaySeconds",
  "MaximumMessageSize",
  "ReceiveMessageWaitTimeSeconds",
  "FifoQueue",
  "ContentBasedDeduplication",
];

function attributesOf(properties: RawObject): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const name of settable)
    if (properties[name] !== undefined) attributes[name] = String(properties[name]);
  const redrive = properties["RedrivePolicy"];
  if (redrive) attributes["RedrivePolicy"] = JSON.stringify(redrive);
  return attributes;
}

/** Starts the queues and, behind the gate, the buckets; on disk when a folder is given. */
export async function startStorage(folder?: string, port = 0): Promise<Storage> {
  if (folder) mkdirSync(folder, { recursive: true });
  const server = await onThisMachineOnly(() =>
    startFauxqs({
      port,
      logger: false,
      defaultRegion: region,
      ...(folder && { dataDir: folder, s3StorageDir: `${folder}/objects` }),
    }),
  );
  const origin = `http://127.0.0.1:${server.port}`;
  const call = jsonClient({ origin, target: "AmazonSQS", version: "1.0", scope: "sqs" });
  return {
    origin,
    port: server.port,
    call,
    createBucket: (name) => void server.createBucket(name),
    async createQueue(name, properties) {
      const attributes = attributesOf(properties);
      if (!server.inspectQueue(name)) server.createQueue(name, { attributes });
      else
        await call("SetQueueAttributes", {
          QueueUrl: queueUrl(origin, name),
          Attributes: attributes,
        });
    },
    view: (name) => viewOf(server, name),
    stop: () => server.stop(),
  };
}

function viewOf(server: Awaited<ReturnType<typeof startFauxqs>>, name: string) {
  const found = server.inspectQueue(name);
  if (!found) return undefined;
  const { messages, attributes } = found;
  const policy = attributes["RedrivePolicy"];
  const target = policy && (JSON.parse(policy) as Record<string, string>)["deadLetterTargetArn"];
  return {
    name,
    ready: messages.ready.map((message) => ({
      id: message.messageId,
      body: message.body,
      sentAt: message.sentTimestamp,
      receives: message.approximateReceiveCount,
    })),
    inFlight: messages.inflight.length,
    delayed: messages.delayed.length,
    ...(target && { deadLetters: target.split(":").at(-1)! }),
  };
}

/** Puts the dead letters of a queue back into it; answers how many. */
export async function redrive({ origin }: Storage, queue: string): Promise<number> {
  // Loaded only here: nothing else of this machine needs the whole SDK.
  const { SQSClient } = await import("@aws-sdk/client-sqs");
  const { redrive: putBack } = await import("../../src/jobs/dead-letters.ts");
  const credentials = { accessKeyId: accessKey.id, secretAccessKey: accessKey.secret };
  const sqs = new SQSClient({
    endpoint: origin,
    region,
    credentials,
    useQueueUrlAsEndpoint: false,
  });
  try {
    return await putBack(sqs, queueUrl(origin, queue));
  } finally {
    sqs.destroy();
  }
}
