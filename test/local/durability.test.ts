import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Cloud, startCloud } from "@bupum/infra/local/market/cloud";
import { functions, synthesizeFixture } from "./fixture/app.ts";

const folder = mkdtempSync(join(tmpdir(), "durability-"));
const templates = join(folder, "templates");
const dataDir = join(folder, "data");
const start = (streams = true) =>
  startCloud({ templates, functions, dataDir, streams, redeliverySeconds: 1 });

beforeAll(() => void synthesizeFixture(templates));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function put(cloud: Cloud, row: object) {
  const response = await fetch(`${cloud.userApi}/rows`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(row),
  });
  expect(response.status).toBe(201);
}
async function times(cloud: Cloud, sk: string) {
  const Key = { pk: { S: "done" }, sk: { S: sk } };
  const { Item } = await cloud.dynamoDb.call<{ Item?: Record<string, { N: string }> }>("GetItem", {
    TableName: cloud.table,
    Key,
  });
  return Item?.["times"]?.N;
}

test("rows, keys, mails and the stream's position survive a restart: nothing is lost or replayed", async () => {
  const first = await start();
  expect(first.wasEmpty).toBe(true);
  await put(first, { pk: "outbox#1", sk: "before" });
  await first.settled();
  expect(await times(first, "before")).toBe("1");
  const { CURSOR_KEY: key, TOKEN_PUBLIC_KEY: publicKey } = first.environment;
  await first.stop();

  // Written while nothing reads the stream.
  const second = await start(false);
  expect(second.wasEmpty).toBe(false);
  await put(second, { pk: "outbox#1", sk: "between" });
  await second.stop();

  const third = await start();
  await third.settled();
  expect([await times(third, "before"), await times(third, "between")]).toEqual(["1", "1"]);
  expect(third.environment).toMatchObject({ CURSOR_KEY: key, TOKEN_PUBLIC_KEY: publicKey });
  await third.stop();
});

test("expired rows are removed, and those with a later expiry stay", async () => {
  const cloud = await start();
  const now = Math.floor(Date.now() / 1000);
  await put(cloud, { pk: "row", sk: "old", ttl: now + 60 });
  await put(cloud, { pk: "row", sk: "moved", ttl: now + 60 });
  await put(cloud, { pk: "row", sk: "moved", ttl: now + 7200 });
  await put(cloud, { pk: "row", sk: "endless" });
  await cloud.settled();
  await cloud.removeOldRows((now + 3600) * 1000);
  const { Items } = await cloud.dynamoDb.call<{ Items: { sk: { S: string } }[] }>("Query", {
    TableName: cloud.table,
    KeyConditionExpression: "pk = :pk",
    ExpressionAttributeValues: { ":pk": { S: "row" } },
  });
  expect(Items.map(({ sk }) => sk.S)).toEqual(["endless", "moved"]);
  await cloud.stop();
});
