import { ReceiveMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import type { Subject } from "@bupum/functions/search/text/tokens";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let search: (typeof import("@bupum/functions/search/query/query"))["search"];
let reserve: (typeof import("@bupum/functions/indexing/index/ordinals"))["reserve"];
let indexBatch: (typeof import("@bupum/functions/indexing/index/batch"))["indexBatch"];
beforeAll(async () => {
  world = await startWorld();
  ({ search } = await import("@bupum/functions/search/query/query"));
  ({ reserve } = await import("@bupum/functions/indexing/index/ordinals"));
  ({ indexBatch } = await import("@bupum/functions/indexing/index/batch"));
});
afterAll(() => world.stop());

/** Indexed parts with numbers and English words: only these matter here. */
const indexed = (parts: Readonly<Record<string, string>>) => {
  const subjectOf = (number: string): Subject => ({
    numbers: [number],
    label: "",
    makers: [],
    owners: [],
    korean: [],
    texts: [parts[number]!],
    flags: [],
    row: {},
  });
  const source = async (ids: readonly string[]) => ids.map(subjectOf);
  return indexBatch("pr", Object.keys(parts), source, { flags: [] });
};
const found = async (keyword: string) => {
  const { hits, spent } = await search({ entity: "pr", keyword, limit: 30 });
  return { numbers: hits.map(({ document }) => document.id), documents: spent.documents };
};

describe("a search reads no document that it could have known to be another", () => {
  test("if a number is a word's and more numbers begin with it than are read at once", async () => {
    const numbers = Array.from({ length: 260 }, (_, at) => `RS1G-${at}`);
    const wanted = numbers.filter((_, at) => at % 26 === 0);
    const parts = numbers.map((one) => [
      one,
      wanted.includes(one) ? "Rectifier 10uA" : "Rectifier",
    ]);
    const others = Array.from({ length: 60 }, (_, at) => [`XD${at}`, "Diode 10uA"]);
    await indexed(Object.fromEntries([...parts, ...others]) as Record<string, string>);
    const { numbers: hits, documents } = await found("RS1G 10uA");
    expect(hits.toSorted()).toEqual(wanted.toSorted());
    expect(documents).toBe(wanted.length);
  });

  test("if a frequent and a rare word are far apart", async () => {
    for (let bucket = 0; bucket < 80; bucket++) {
      await reserve("pr", 4_096);
      const rare = bucket === 3 ? "Bridge ana" : "Ana";
      await indexed({
        [`BR${bucket}`]: "Bridge",
        ...(bucket % 10 === 3 && { [`AN${bucket}`]: rare }),
      });
    }
    expect(await found("bridge ana")).toEqual({ numbers: ["AN3"], documents: 1 });
  });
});

test("a worker whose time runs out sends the rest as new messages, which have all their tries", async () => {
  const { index } = await import("@bupum/functions/indexing/worker");
  const Records = Array.from({ length: 60 }, (_, at) => ({
    messageId: String(at),
    body: JSON.stringify({ entity: "pr", id: `prd_${at}` }),
  }));
  // The part of an SQS event that the worker reads.
  type Event = Parameters<typeof index>[0];
  const sqs = new SQSClient({ useQueueUrlAsEndpoint: false });
  const QueueUrl = process.env["INDEX_QUEUE_URL"]!;
  /** What is requeued after a batch, by the remaining time at each of the worker's checks. */
  const waitingAfter = async (...left: number[]) => {
    const times = left.values();
    const getRemainingTimeInMillis = () => times.next().value ?? 0;
    const reply = await index({ Records } as Event, { getRemainingTimeInMillis });
    expect(reply.batchItemFailures).toEqual([]);
    const bodies: string[] = [];
    for (;;) {
      const receive = new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 });
      const { Messages = [] } = await sqs.send(receive);
      if (Messages.length === 0) return new Set(bodies);
      bodies.push(...Messages.map(({ Body = "" }) => Body));
    }
  };
  expect(await waitingAfter(60_000, 58_000, 58_000, 55_000)).toEqual(new Set());
  expect(await waitingAfter(60_000, 12_000, 12_000, 1_000)).toEqual(
    new Set(Records.slice(27).map(({ body }) => body)),
  );
});
