import { expect, test } from "vitest";
import { cronFires, lastFire, paceOf } from "@bupum/infra/local/clock/cron";
import { escape, html } from "@bupum/infra/local/inboxes/html";
import { matches } from "@bupum/infra/local/table/patterns";
import { failedOf } from "@bupum/infra/local/queues/queue-source";

// 2026-11-20 is a Friday; Seoul is nine hours ahead of UTC.
test.each([
  ["cron(5 9-15 ? * MON-FRI *)", "2026-11-20T00:05:00Z", true],
  ["cron(5 9-15 ? * MON-FRI *)", "2026-11-20T07:05:00Z", false],
  ["cron(5 9-15 ? * MON-FRI *)", "2026-11-21T00:05:00Z", false],
  ["cron(0/15 * * * ? *)", "2026-11-20T00:45:00Z", true],
  ["cron(0/15 * * * ? *)", "2026-11-20T00:46:00Z", false],
  ["cron(0 0 L * ? *)", "2026-11-29T15:00:00Z", true],
  ["cron(0 0 1 1,7 ? *)", "2026-12-31T15:00:00Z", true],
  ["cron(0 9 ? * 6L *)", "2026-11-27T00:00:00Z", true],
  ["cron(0 9 ? * 6L *)", "2026-11-20T00:00:00Z", false],
  ["cron(0 9 ? * 6 *)", "2026-11-20T00:00:00Z", true],
  ["cron(0 9 ? * FRI#3 *)", "2026-11-20T00:00:00Z", true],
  ["cron(0 9 ? * FRI#2 2026)", "2026-11-20T00:00:00Z", false],
])("%s at %s fires: %s", (expression, at, expected) => {
  expect(cronFires(expression, new Date(at), "Asia/Seoul")).toBe(expected);
});

const last = (until: string) =>
  lastFire("cron(5 9-15 ? * MON-FRI *)", new Date(until), "Asia/Seoul")?.toISOString();
test("the last time of an expression is one that has come, be it now", () => {
  expect(last("2026-11-20T06:05:00.000Z")).toBe("2026-11-20T06:05:00.000Z");
  expect(last("2026-11-20T06:04:59.999Z")).toBe("2026-11-20T05:05:00.000Z");
  expect(last("2026-11-22T12:00:00.000Z")).toBe("2026-11-20T06:05:00.000Z");
});

test("a rate is a pace, and what cannot be read is refused", () => {
  expect([paceOf("rate(10 minutes)"), paceOf("rate(1 day)")]).toEqual([600_000, 86_400_000]);
  expect(paceOf("cron(0 9 * * ? *)")).toBeUndefined();
  expect(() => cronFires("cron(0 9 * *)", new Date(), "UTC")).toThrow("six fields");
  expect(() => cronFires("cron(x 9 * * ? *)", new Date(), "UTC")).toThrow();
});

const record = {
  eventName: "INSERT",
  dynamodb: { Keys: { pk: { S: "outbox#1" } }, n: { N: "5" } },
};
test.each([
  [{ eventName: ["INSERT"] }, true],
  [{ eventName: ["MODIFY", "REMOVE"] }, false],
  [{ dynamodb: { Keys: { pk: { S: [{ prefix: "outbox#" }] } } } }, true],
  [{ dynamodb: { Keys: { pk: { S: [{ prefix: "a" }, { suffix: "1" }] } } } }, true],
  [{ dynamodb: { Keys: { pk: { S: [{ "anything-but": ["outbox#1"] }] } } } }, false],
  [{ dynamodb: { Keys: { pk: { S: [{ "anything-but": { prefix: "x" } }] } } } }, true],
  [{ dynamodb: { OldImage: { pk: { S: [{ exists: false }] } } } }, true],
  [{ dynamodb: { n: { N: [{ numeric: [">=", 5, "<", 6] }] } } }, true],
  [{ eventName: ["INSERT"], dynamodb: { n: { N: ["6"] } } }, false],
])("the filter %j accepts a record: %s", (pattern, expected) => {
  expect(matches(record, pattern)).toBe(expected);
});

test("a worker's reply names the failed messages; an invalid reply fails all", () => {
  const ids = ["a", "b"];
  const failed = (result: unknown) => [...failedOf(JSON.stringify(result), ids, true)];
  expect(failed({ batchItemFailures: [] })).toEqual([]);
  expect(failed(null)).toEqual([]);
  expect(failed({ batchItemFailures: [{ itemIdentifier: "b" }] })).toEqual(["b"]);
  expect(failed({ batchItemFailures: [{ itemIdentifier: "" }] })).toEqual(ids);
  expect(failed({ batchItemFailures: "b" })).toEqual(ids);
});

test("texts of a mail cannot become markup of the inbox", () => {
  const evil = '<script>alert("1")</script>';
  expect(html`<p title="${evil}">${[evil, html`<b>${"&"}</b>`]}</p>`.text).toBe(
    `<p title="${escape(evil)}">${escape(evil)}<b>&amp;</b></p>`,
  );
});
