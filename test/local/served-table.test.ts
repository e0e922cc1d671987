import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { silent } from "@bupum/infra/local/kernel/log";
import { dynamoDbAt } from "@bupum/infra/local/table/dynamodb";
import { type Position, StreamReader } from "@bupum/infra/local/table/stream";
import { createTable, enableStream, isEmpty } from "@bupum/infra/local/table/tables";
import { serveTable } from "../kit/cloud/rows/server.ts";

const folder = mkdtempSync(join(tmpdir(), "bupum-served-"));
afterAll(() => rmSync(folder, { recursive: true }));

const name = "bupum-served";
const properties = { StreamSpecification: { StreamViewType: "NEW_AND_OLD_IMAGES" } };
const row = (sk: string, text: string) => ({ pk: { S: "p" }, sk: { S: sk }, text: { S: text } });

/** What the local cloud does with its table, with the table of a file. */
async function open() {
  const served = await serveTable(join(folder, "table.jsonl"));
  const { call, streams } = dynamoDbAt(served.origin, async () => undefined);
  const put = (sk: string, text: string) =>
    call("PutItem", { TableName: name, Item: row(sk, text) });
  return { ...served, call, streams, put };
}

const textOf = (image = {}) => (image as Record<string, { S?: string }>)["text"]?.S;

/** Reads a stream from a position until that many changes were found. */
async function changesOf(
  { streams }: Awaited<ReturnType<typeof open>>,
  streamArn: string,
  position: Position,
  count: number,
) {
  const found: [string, string | undefined, string | undefined][] = [];
  const ended = Promise.withResolvers<void>();
  const reader = new StreamReader({
    call: streams,
    streamArn,
    name,
    position,
    batchSize: 2,
    onMove: () => undefined,
    log: silent,
    async work(records) {
      for (const { eventName, dynamodb } of records) {
        found.push([eventName, textOf(dynamodb.OldImage), textOf(dynamodb.NewImage)]);
      }
      if (found.length >= count) ended.resolve();
    },
  });
  await ended.promise;
  await reader.stop();
  return found;
}

test("a table at an address has a stream, and is the same after its process ended", async () => {
  const first = await open();
  expect(await isEmpty(first.call, name)).toBe(true);
  await createTable(first.call, name, properties);
  await first.put("before", "a seed writes without the stream");
  const arn = (await enableStream(first.call, name, properties))!;
  await first.put("one", "1");
  await first.put("one", "2");
  // Changes nothing: no reader is told.
  await first.put("one", "2");
  await first.call("DeleteItem", { TableName: name, Key: { pk: { S: "p" }, sk: { S: "one" } } });
  const position: Position = {};
  expect(await changesOf(first, arn, position, 3)).toEqual([
    ["INSERT", undefined, "1"],
    ["MODIFY", "1", "2"],
    ["REMOVE", "2", undefined],
  ]);
  await first.put("two", "while nobody reads");
  await first.stop();

  const again = await open();
  expect(await isEmpty(again.call, name)).toBe(false);
  expect(await enableStream(again.call, name, properties)).toBe(arn);
  await again.put("two", "after it");
  expect(await changesOf(again, arn, position, 2)).toEqual([
    ["INSERT", undefined, "while nobody reads"],
    ["MODIFY", "while nobody reads", "after it"],
  ]);
  const key = { TableName: name, Key: { pk: { S: "p" }, sk: { S: "before" } } };
  expect(await again.call("GetItem", key)).toMatchObject({
    Item: row("before", "a seed writes without the stream"),
  });
  await again.stop();
});

test("a request that the table does not know is a failure", async () => {
  const served = await open();
  await expect(served.call("TransactGetItems", {})).rejects.toThrow(
    "does not know: TransactGetItems",
  );
  await served.stop();
});
