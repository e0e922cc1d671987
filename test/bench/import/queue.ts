import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from "@aws-sdk/client-sqs";
import { type Cost, Sandbox } from "./sandbox.ts";
import type { QueueEvent } from "./worker.ts";

/** One message that the worker has finished. */
export interface Step extends Cost {
  name: string;
  ms: number;
}
/** Where the worker dies: after that time in that message of that name, counted from 1. */
export interface Death {
  name: string;
  nth: number;
  afterMs: number;
}

const seenSeconds = 120;
const eventOf = ({ MessageId = "", Body = "", Attributes = {} }: Message): QueueEvent => ({
  Records: [{ messageId: MessageId, body: Body, attributes: Attributes }],
});
const nameOf = ({ Body = "{}" }: Message) => (JSON.parse(Body) as { name: string }).name;

/**
 * Delivers the messages of the import queue to the worker as a Lambda event source mapping does:
 * finished ones are deleted, and one that the worker died on is redelivered to a new worker.
 */
export class RegisterQueue {
  readonly steps: Step[] = [];
  readonly deaths: Death[] = [];
  readonly died: string[] = [];
  peakMb = 0;
  readonly #sqs = new SQSClient({ useQueueUrlAsEndpoint: false });
  readonly #url: string;
  readonly #start: () => Sandbox;
  readonly #loop: Promise<void>;
  #sandbox: Sandbox;
  #isOpen = true;
  #working: Promise<void> = Promise.resolve();

  constructor(url: string, bundle: string, memoryMb: number) {
    this.#url = url;
    this.#start = () => new Sandbox(bundle, memoryMb);
    this.#sandbox = this.#start();
    this.#loop = this.#run();
  }

  /** Discards the measurements, and goes on with a new worker. */
  async begin(deaths: readonly Death[] = []): Promise<void> {
    this.steps.length = 0;
    this.died.length = 0;
    this.peakMb = 0;
    this.deaths.splice(0, Infinity, ...deaths);
    await this.#renew();
  }

  /** Resolves when the current message has been deleted. */
  async idle(): Promise<void> {
    await this.#working;
  }

  async stop(): Promise<void> {
    this.#isOpen = false;
    await this.#loop;
    await this.#sandbox.kill();
  }

  async #renew(): Promise<void> {
    await this.#sandbox.kill();
    this.#sandbox = this.#start();
  }

  async #run(): Promise<void> {
    while (this.#isOpen) {
      const { Messages: [message] = [] } = await this.#sqs.send(
        new ReceiveMessageCommand({
          QueueUrl: this.#url,
          WaitTimeSeconds: 1,
          VisibilityTimeout: seenSeconds,
          MessageSystemAttributeNames: ["All"],
        }),
      );
      if (message) await (this.#working = this.#hand(message));
    }
  }

  async #hand(message: Message): Promise<void> {
    const name = nameOf(message);
    const { QueueUrl, ReceiptHandle } = { QueueUrl: this.#url, ...message };
    const started = performance.now();
    const timer = this.#plan(name);
    const answer = await this.#sandbox.ask({ event: eventOf(message) });
    clearTimeout(timer);
    const failures = (answer?.reply as { batchItemFailures?: unknown[] } | undefined)
      ?.batchItemFailures;
    if (failures?.length === 0) {
      const ms = performance.now() - started;
      this.peakMb = Math.max(this.peakMb, this.#sandbox.peakMb);
      this.steps.push({ name, ms, ...(await this.#sandbox.cost()) });
      await this.#sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
      return;
    }
    if (!answer) {
      this.died.push(name);
      await this.#renew();
    }
    const soon = { QueueUrl, ReceiptHandle, VisibilityTimeout: 1 };
    await this.#sqs.send(new ChangeMessageVisibilityCommand(soon));
  }

  #plan(name: string): NodeJS.Timeout | undefined {
    const nth = this.steps.filter((step) => step.name === name).length + 1;
    const at = this.deaths.findIndex((death) => death.name === name && death.nth === nth);
    if (at < 0) return undefined;
    const [death] = this.deaths.splice(at, 1);
    return setTimeout(() => void this.#sandbox.kill(), death!.afterMs);
  }
}
