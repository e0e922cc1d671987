import { randomUUID } from "node:crypto";
import { handlerOf } from "./gateway.ts";
import type { Change } from "./table.ts";

export interface DrainOptions {
  /** Delivers each message twice. */
  duplicate?: boolean;
  /** Seed of a random order; deliveries come in order without it. */
  shuffle?: number;
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
const mostReceives = 5;
const mostRounds = 50;

/** Takes outbox rows from the stream and runs them through the workers of their queues. */
export async function deliver(
  changes: () => Promise<Change[]>,
  options: DrainOptions,
): Promise<Delivered> {
  const dead: Message[] = [];
  const random = randomOf(options.shuffle ?? 1);
  let delivered = 0;
  let waiting: Message[] = [];
  for (let round = 0; round < mostRounds; round++) {
    const left = (await changes()).flatMap(messagesOf);
    waiting.push(...left, ...(options.duplicate ? left.map((one) => ({ ...one })) : []));
    if (waiting.length === 0) return { delivered, dead };
    if (options.shuffle !== undefined) waiting = shuffled(waiting, random);
    const again: Message[] = [];
    for (const message of waiting) {
      const ok = await handOver(message);
      if (ok) delivered += 1;
      else if (++message.receives >= mostReceives) dead.push(message);
      else again.push(message);
    }
    waiting = again;
  }
  throw new Error(`Messages keep coming after ${mostRounds} rounds.`);
}

const messagesOf = ({ eventName, newImage }: Change): Message[] =>
  eventName === "INSERT" && String(newImage?.["pk"]).startsWith("outbox#")
    ? [
        {
          queue: String(newImage?.["queue"]),
          body: JSON.stringify({ name: newImage?.["name"], body: newImage?.["body"] }),
          receives: 0,
        },
      ]
    : [];

async function handOver({ queue, body, receives }: Message): Promise<boolean> {
  const handler = await handlerOf(`jobs/${queue}`);
  if (!handler) throw new Error(`functions/src/jobs has no ${queue}`);
  const attributes = { ApproximateReceiveCount: String(receives + 1) };
  const event = { Records: [{ messageId: randomUUID(), body, attributes }] };
  // A worker answers with the messages that failed.
  const reply = (await handler(event, {})) as unknown as { batchItemFailures: unknown[] };
  return reply.batchItemFailures.length === 0;
}

/** Mulberry32: small, seeded, good enough to shuffle. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffled<T>(list: T[], random: () => number): T[] {
  const mixed = [...list];
  for (let index = mixed.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [mixed[index], mixed[other]] = [mixed[other]!, mixed[index]!];
  }
  return mixed;
}
