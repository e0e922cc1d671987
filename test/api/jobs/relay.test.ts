import { ReceiveMessageCommand, SendMessageBatchCommand, SQSClient } from "@aws-sdk/client-sqs";
import { marshall } from "@aws-sdk/util-dynamodb";
import { mockClient } from "aws-sdk-client-mock";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadMark } from "@bupum/functions/search/rules";
import { handlerOf } from "../../kit/cloud/gateway.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let relay: (event: unknown) => Promise<{ batchItemFailures: { itemIdentifier: string }[] }>;
beforeAll(async () => {
  world = await startWorld();
  const handler = await handlerOf("jobs/relay");
  // The kit types every handler as an API handler.
  relay = handler as unknown as typeof relay;
});
afterAll(() => world.stop());

let sequence = 1000;
function record(row: Record<string, unknown>, eventName = "INSERT") {
  const { pk, sk } = row;
  const SequenceNumber = String((sequence += 1));
  const NewImage = marshall(row);
  return { eventName, dynamodb: { Keys: marshall({ pk, sk }), NewImage, SequenceNumber } };
}
const outbox = (count: number, queue = "dispatch", extra = {}) =>
  record({
    pk: `outbox#${queue}${count}`,
    sk: "message",
    queue,
    name: "group.changed",
    body: { groupId: `egr_${count}` },
    ...extra,
  });
const sequenceOf = ({ dynamodb }: ReturnType<typeof record>) => dynamodb.SequenceNumber;
const failedOf = (reply: Awaited<ReturnType<typeof relay>>) =>
  reply.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);

const refusal = (Id: string) => ({ Id, SenderFault: false, Code: "InternalError" });

async function bodiesOn(queue: string): Promise<string[]> {
  const sqs = new SQSClient({ useQueueUrlAsEndpoint: false });
  const bodies: string[] = [];
  for (let round = 0; round < 10; round++) {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({
        QueueUrl: process.env[`${queue.toUpperCase()}_QUEUE_URL`],
        MaxNumberOfMessages: 10,
      }),
    );
    if (Messages.length === 0) break;
    bodies.push(...Messages.map(({ Body }) => Body!));
  }
  return bodies;
}

test("outbox rows reach their queues, in batches; every other change is skipped", async () => {
  const rows = Array.from({ length: 23 }, (_, count) => outbox(count));
  const product = record({ pk: "product#prd_1", sk: "product" });
  const expired = record({ pk: "outbox#old", sk: "message", queue: "notify" }, "REMOVE");
  const others = [outbox(1, "notify"), outbox(2, "import"), outbox(3, "bulk")];
  const reply = await relay({ Records: [...rows, product, ...others, expired] });
  expect(reply.batchItemFailures).toEqual([]);
  const bodies = await bodiesOn("dispatch");
  expect(bodies.length).toBe(23);
  expect(new Set(bodies.map((body) => JSON.parse(body).body.groupId)).size).toBe(23);
  expect(await bodiesOn("notify")).toEqual([
    JSON.stringify({ name: "group.changed", body: { groupId: "egr_1" } }),
  ]);
  expect(await bodiesOn("import")).toHaveLength(1);
  expect(await bodiesOn("bulk")).toHaveLength(1);
});

test("a delayed message stays invisible until its time", async () => {
  await relay({ Records: [outbox(1, "notify", { delaySeconds: 30 })] });
  expect(await bodiesOn("notify")).toEqual([]);
  expect(world.services.storage.inspectQueue("bupum-dev-notify")!.messages.delayed.length).toBe(1);
});

const delayed = () => world.services.storage.inspectQueue("bupum-dev-notify")!.messages.delayed;
const waiting = (queue: string, count: number, extra = {}) => ({
  put: {
    pk: `outbox#${queue}${count}`,
    sk: "message",
    at: "2026-10-07T00:00:00.000Z",
    queue,
    name: "group.changed",
    body: { count },
    ttl: count,
    ...extra,
  },
});

test("several messages of one row reach their queues, each with its delay; a bad one holds all", async () => {
  const { gathered } = await import("@bupum/functions/kernel/rows/gathered");
  const all = [0, 1, 2].map((count) => waiting("dispatch", count));
  const late = waiting("notify", 3, { delaySeconds: 30 });
  const other = { put: { pk: "product#prd_1", sk: "product" } };
  const [first, row] = gathered([...all, other, late]) as { put: Record<string, unknown> }[];
  expect(first).toEqual(other);
  expect(row!.put).toMatchObject({ pk: "outbox#dispatch0", ttl: 3 });
  const before = delayed().length;
  expect(failedOf(await relay({ Records: [record(row!.put), outbox(7)] }))).toEqual([]);
  expect((await bodiesOn("dispatch")).map((body) => JSON.parse(body).body)).toEqual([
    { count: 0 },
    { count: 1 },
    { count: 2 },
    { groupId: "egr_7" },
  ]);
  expect(delayed().length).toBe(before + 1);

  const [bad] = gathered([...all, waiting("nowhere", 4)]) as { put: Record<string, unknown> }[];
  const held = record(bad!.put);
  expect(failedOf(await relay({ Records: [held] }))).toEqual([sequenceOf(held)]);
  expect(await bodiesOn("dispatch")).toEqual([]);
  // Rows with twelve messages: ten in one, two in the other.
  const many = Array.from({ length: 12 }, (_, count) => waiting("bulk", count));
  expect(gathered(many)).toHaveLength(2);
});

test("from the first row that failed, all records are delivered again", async () => {
  const rows = [0, 1, 2].map((count) => outbox(count));
  const broken = record({ pk: "outbox#broken", sk: "message", queue: "nowhere" });
  const all = [rows[0]!, broken, rows[1]!, rows[2]!];
  expect(failedOf(await relay({ Records: all }))).toEqual(all.slice(1).map(sequenceOf));
  await bodiesOn("dispatch");
});

test("messages that SQS refuses are sent again alone; those that stay refused are reported", async () => {
  const sqs = mockClient(SQSClient);
  try {
    const rows = [0, 1, 2].map((count) => outbox(count));
    sqs
      .on(SendMessageBatchCommand)
      .resolvesOnce({ Successful: [], Failed: [refusal("1")] })
      .resolves({ Successful: [], Failed: [] });
    expect(failedOf(await relay({ Records: rows }))).toEqual([]);
    const sent = sqs.commandCalls(SendMessageBatchCommand).map(({ args }) => args[0].input.Entries);
    expect(sent.map((entries) => entries!.map(({ Id }) => Id))).toEqual([["0", "1", "2"], ["1"]]);

    sqs.on(SendMessageBatchCommand).resolves({ Successful: [], Failed: [refusal("2")] });
    expect(failedOf(await relay({ Records: rows }))).toEqual([sequenceOf(rows[2]!)]);

    sqs.on(SendMessageBatchCommand).rejects(new Error("no connection"));
    expect(failedOf(await relay({ Records: rows }))).toEqual(rows.map(sequenceOf));
  } finally {
    sqs.restore();
  }
});

type Clocked = (
  event: unknown,
  clock: { getRemainingTimeInMillis: () => number },
) => ReturnType<typeof relay>;

test("work that a slow table leaves no time for is sent again as new messages", async () => {
  const index = (await handlerOf("jobs/index")) as unknown as Clocked;
  await bodiesOn("index");
  const Records = Array.from({ length: 40 }, (_, at) => ({
    messageId: String(at),
    body: JSON.stringify({ entity: "products", id: `prd_${String(at).padStart(26, "0")}` }),
  }));
  const reply = await index({ Records }, { getRemainingTimeInMillis: () => 1_000 });
  expect(reply.batchItemFailures).toEqual([]);
  const again = (await bodiesOn("index")).map((body) => JSON.parse(body).id as string);
  expect(again.length).toBeGreaterThan(0);
  expect(again.length).toBeLessThan(40);
});

test("deals that would not be placed in the time that is left are sent again", async () => {
  const index = (await handlerOf("jobs/index")) as unknown as Clocked;
  await bodiesOn("index");
  const Records = Array.from({ length: 40 }, (_, at) => ({
    messageId: String(at),
    body: JSON.stringify({ entity: "gr", id: `egr_${String(at).padStart(26, "0")}` }),
  }));
  // Ten of them take 25 of 60 seconds: ten more might take 50.
  const left = [60_000, 35_000];
  const reply = await index({ Records }, { getRemainingTimeInMillis: () => left.shift() ?? 0 });
  expect(reply.batchItemFailures).toEqual([]);
  expect(await bodiesOn("index")).toHaveLength(30);
});

test("a bulk load indexes its own rows; a later change of them is relayed", async () => {
  const loaded = { pk: "product#prd_9", sk: "product", ...loadMark };
  await relay({ Records: [record(loaded)] });
  expect(await bodiesOn("index")).toEqual([]);
  await relay({ Records: [record(loaded, "MODIFY")] });
  expect(await bodiesOn("index")).toEqual([JSON.stringify({ entity: "products", id: "prd_9" })]);
});
