import { chunksOf } from "@bupum/shared/kernel/chunks";
import { randomUUID } from "node:crypto";
import { messagesIn } from "@bupum/functions/kernel/rows/gathered";
import { followedMessage, indexMessage } from "@bupum/functions/search/rules";
import { mostTries } from "@bupum/shared/kernel/tries";
import { handlerOf } from "./cloud/gateway.ts";
import { randomOf } from "./random.ts";
import { isRelayed } from "./relayed.ts";
import type { Change } from "./cloud/table.ts";

export interface DrainOptions {
  /** Delivers each message twice. */
  duplicate?: boolean;
  /** Seed of a random order; without it deliveries come in order. */
  shuffle?: number;
  /** After a message failed, before any other is delivered. */
  onFailure?: () => void;
  /** Also updates the search index with everything that changed since its last update. */
  searched?: boolean;
}
interface Message {
  queue: string;
  body: string;
  receives: number;
}
export interface Delivered {
  delivered: number;
  /** Messages that failed five times. */
  dead: Message[];
}
const mostRounds = 50;

/** Messages for the index, without repeats, kept until a test searches. */
export type Unsearched = Set<string>;

/** Takes outbox rows from the stream and passes them to the workers of their queues. */
export async function deliver(
  changes: () => Promise<Change[]>,
  unsearched: Unsearched,
  options: DrainOptions,
): Promise<Delivered> {
  const dead: Message[] = [];
  const random = randomOf(options.shuffle ?? 1);
  let delivered = 0;
  let waiting: Message[] = [];
  for (let round = 0; round < mostRounds; round++) {
    const changed = await changes();
    for (const body of changed.flatMap(indexMessageOf)) unsearched.add(body);
    const left = changed.flatMap(messagesOf);
    waiting.push(...left, ...(options.duplicate ? left.map((one) => ({ ...one })) : []));
    if (waiting.length === 0) {
      if (options.searched) await bringIntoStep(unsearched);
      return { delivered, dead };
    }
    if (options.shuffle !== undefined) waiting = shuffled(waiting, random);
    const again: Message[] = [];
    for (const message of waiting) {
      const ok = await handOver(message.queue, [message.body], message.receives);
      if (!ok) options.onFailure?.();
      if (ok) delivered += 1;
      else if (++message.receives >= mostTries) dead.push(message);
      else again.push(message);
    }
    waiting = again;
  }
  throw new Error(`Messages keep coming after ${mostRounds} rounds.`);
}

/** The messages that a change put into the outbox. */
export const leftBy = (change: Change) =>
  change.eventName === "INSERT" && String(change.keys["pk"]).startsWith("outbox#")
    ? messagesIn(change.newImage!).map(({ queue, name, body }) => ({
        queue: String(queue),
        name: String(name),
        body,
      }))
    : [];

const messagesOf = (change: Change): Message[] =>
  leftBy(change).map(({ queue, ...message }) => ({
    queue,
    body: JSON.stringify(message),
    receives: 0,
  }));

const indexMessageOf = ({ keys }: Change): string[] => {
  const [pk, sk] = [String(keys["pk"]), String(keys["sk"])];
  // What the relay is not sent, it does not pass on.
  if (!isRelayed(pk, sk)) return [];
  return [followedMessage(pk, sk), indexMessage(pk, sk)].flatMap((message) =>
    message ? [JSON.stringify(message)] : [],
  );
};

/** As many at once as the queue delivers. */
const indexedAtOnce = 250;

async function bringIntoStep(unsearched: Unsearched): Promise<void> {
  const bodies = [...unsearched];
  unsearched.clear();
  for (const some of chunksOf(bodies, indexedAtOnce))
    if (!(await handOver("index", some, 0))) throw new Error("The index refused changes.");
}

/** Hands messages to the worker of their queue; whether it did all of them. */
export async function handOver(
  queue: string,
  bodies: readonly string[],
  receives = 0,
): Promise<boolean> {
  const handler = await handlerOf(`jobs/${queue}`);
  if (!handler) throw new Error(`functions/src/jobs has no ${queue}`);
  const attributes = { ApproximateReceiveCount: String(receives + 1) };
  const event = { Records: bodies.map((body) => ({ messageId: randomUUID(), body, attributes })) };
  // A worker answers with the messages that failed.
  const reply = (await handler(event, { getRemainingTimeInMillis: () => 60_000 })) as unknown as {
    batchItemFailures: unknown[];
  };
  return reply.batchItemFailures.length === 0;
}

function shuffled<T>(list: T[], random: () => number): T[] {
  const mixed = [...list];
  for (let index = mixed.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [mixed[index], mixed[other]] = [mixed[other]!, mixed[index]!];
  }
  return mixed;
}
