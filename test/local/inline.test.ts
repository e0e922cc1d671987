import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startCloud } from "@bupum/infra/local/cloud";
import { functions, synthesizeFixture } from "./fixture/app.ts";

const templates = mkdtempSync(join(tmpdir(), "inline-"));
afterAll(() => rmSync(templates, { recursive: true }));

test("functions can run in the test's own process, quickly, with a database they share", async () => {
  synthesizeFixture(templates);
  const owner = await startCloud({ templates, functions });
  const started = performance.now();
  const cloud = await startCloud({
    templates,
    functions,
    inline: true,
    dynamoDb: owner.dynamoDb.origin,
  });
  expect(performance.now() - started).toBeLessThan(2000);
  const response = await fetch(`${cloud.userApi}/rows`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ pk: "outbox#1", sk: "inline" }),
  });
  expect(response.status).toBe(201);
  await cloud.settled();
  const count = async ({ dynamoDb, table }: typeof cloud) =>
    (await dynamoDb.call<{ Count: number }>("Scan", { TableName: table })).Count;
  // The outbox row and its effect; the other cloud's table is another one.
  expect([await count(cloud), await count(owner)]).toEqual([2, 0]);
  await expect(startCloud({ templates, functions, inline: true })).rejects.toThrow("One process");
  await cloud.stop();
  await owner.stop();
});
