import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LambdaClient } from "@aws-sdk/client-lambda";
import { GetObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lostRecords, resendLost } from "@bupum/infra/jobs/lost-records";
import { accessKey } from "@bupum/infra/local/kernel/place";
import { type Cloud, startCloud } from "@bupum/infra/local/market/cloud";
import { functions, synthesizeFixture } from "./fixture/app.ts";

const templates = mkdtempSync(join(tmpdir(), "fixture-"));
let cloud: Cloud;

beforeAll(async () => {
  synthesizeFixture(templates);
  cloud = await startCloud({ templates, functions, redeliverySeconds: 1 });
});
afterAll(async () => {
  await cloud.stop();
  rmSync(templates, { recursive: true });
});

interface Echo {
  event: Record<string, unknown> & { headers: Record<string, string> };
  environment: Record<string, string>;
  calls: number;
  left: number;
}
const ask = (path: string, init?: RequestInit) => fetch(cloud.userApi + path, init);
const echo = async (path: string, init?: RequestInit) =>
  (await (await ask(path, init)).json()) as Echo;
const put = (row: object) =>
  ask("/rows", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(row),
  });
async function row(pk: string, sk: string) {
  const Key = { pk: { S: pk }, sk: { S: sk } };
  const found = await cloud.dynamoDb.call<{ Item?: Record<string, Record<string, string>> }>(
    "GetItem",
    { TableName: cloud.table, Key, ConsistentRead: true },
  );
  return found.Item;
}
/** Waits for an asynchronous effect, at most ten seconds. */
async function until(check: () => Promise<boolean> | boolean) {
  for (let attempt = 0; attempt < 400; attempt++) {
    if (await check()) return;
    await new Promise((done) => setTimeout(done, 25));
  }
  throw new Error("It did not happen within ten seconds");
}

test("an event has the decoded path, the raw query, joined duplicates, and separate cookies", async () => {
  const { event } = await echo("/echo/a%20b%2F%EA%B0%80?x=1&x=2&y=%20", {
    headers: { cookie: "a=1; b=2", "X-Own": "yes" },
  });
  expect(event).toMatchObject({
    version: "2.0",
    routeKey: "GET /echo/{id}",
    rawPath: "/echo/a b/가",
    pathParameters: { id: "a b/가" },
    rawQueryString: "x=1&x=2&y=%20",
    queryStringParameters: { x: "1,2", y: " " },
    cookies: ["a=1", "b=2"],
    isBase64Encoded: false,
  });
  expect(event.headers["x-own"]).toBe("yes");
  expect(event.headers["x-forwarded-for"]).toBe("127.0.0.1");
  expect(event.headers).not.toHaveProperty("cookie");
  expect(event).not.toHaveProperty("body");
});

test("absent parts of an event are left out, not null", async () => {
  const { event } = await echo("/echo");
  for (const name of ["body", "cookies", "queryStringParameters", "pathParameters"])
    expect(event).not.toHaveProperty(name);
  expect(event["rawQueryString"]).toBe("");
});

test.each([
  ["application/json", false],
  ["text/plain; charset=utf-8", false],
  ["application/x-www-form-urlencoded", true],
  ["image/png", true],
])("a body of type %s comes as base64: %s", async (type, encoded) => {
  const init = { method: "POST", headers: { "content-type": type }, body: "a=가" };
  const { event } = await echo("/echo", init);
  expect(event["isBase64Encoded"]).toBe(encoded);
  const body = Buffer.from(String(event["body"]), encoded ? "base64" : "utf8").toString();
  expect(body).toBe("a=가");
});

test.each([
  ["throw", 500, '{"message":"Internal Server Error"}'],
  ["exit", 500, '{"message":"Internal Server Error"}'],
  ["later", 500, '{"message":"Internal Server Error"}'],
  ["number", 500, '{"message":"Internal Server Error"}'],
  ["large", 500, '{"message":"Internal Server Error"}'],
  ["plain", 200, '{"hello":"world"}'],
  ["none", 204, ""],
])("a function that does %s answers %i, and the host keeps running", async (act, status, body) => {
  const response = await ask(`/echo?act=${act}`);
  expect([response.status, await response.text()]).toEqual([status, body]);
  expect((await ask("/echo")).status).toBe(200);
});

test("a function that takes longer than its template allows answers 500", async () => {
  const response = await ask("/hang");
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('{"message":"Internal Server Error"}');
});

test("cookies, headers and binary bodies of a reply arrive", async () => {
  const made = await ask("/echo?act=cookies");
  expect(made.status).toBe(201);
  expect(made.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  const binary = await ask("/echo?act=binary");
  expect([...new Uint8Array(await binary.arrayBuffer())]).toEqual([0, 255]);
});

test("unknown paths and methods are 404, never 405", async () => {
  for (const [method, path] of [
    ["GET", "/none"],
    ["PUT", "/echo"],
    ["GET", "/echo/"],
    ["GET", "/any"],
  ] as const) {
    const response = await ask(path, { method });
    expect([response.status, await response.text()]).toEqual([404, '{"message":"Not Found"}']);
  }
});

test("too large requests are refused: 413 for bodies, 431 for headers", async () => {
  const body = Buffer.alloc(7 * 1024 * 1024, "x");
  const headers = { "content-type": "text/plain" };
  expect((await ask("/echo", { method: "POST", headers, body })).status).toBe(413);
  const huge = Buffer.alloc(11 * 1024 * 1024, "x");
  expect((await ask("/echo", { method: "POST", headers, body: huge })).status).toBe(413);
  expect((await ask("/echo", { headers: { "x-long": "x".repeat(11_000) } })).status).toBe(431);
});

test("a function sees its template's variables and Lambda's own, and no others of this process", async () => {
  const { environment, left } = await echo("/echo");
  expect(environment["JOINED"]).toBe("ap-northeast-2-bupum-dev-user-api");
  expect(environment["CURSOR_KEY"]).toMatch(/^\w{40}$/);
  expect(environment["TOKEN_PUBLIC_KEY"]).toMatch(/^-----BEGIN PUBLIC KEY-----/);
  expect(environment["SOLAPI_URL"]).toMatch(/^http:\/\/127\.0\.0\.1:/);
  expect(environment["AWS_LAMBDA_FUNCTION_NAME"]).toBe("user-echo");
  expect(environment).not.toHaveProperty("PATH");
  expect(environment).not.toHaveProperty("HOME");
  expect(left).toBeGreaterThan(0);
});

test("an environment handles one event at a time", async () => {
  const all = await Promise.all(Array.from({ length: 12 }, () => ask("/echo?act=plain")));
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
});

test("a row's change passes stream, queue and worker, once", async () => {
  await put({ pk: "outbox#a", sk: "first" });
  await put({ pk: "other#a", sk: "filtered" });
  await cloud.settled();
  expect((await row("done", "first"))?.["times"]).toEqual({ N: "1" });
  expect(await row("done", "filtered")).toBeUndefined();
});

/** Clients as `npm run resend` has them, with the environment of this cloud. */
function clients() {
  const { environment } = cloud;
  const region = environment["AWS_REGION"]!;
  const credentials = {
    accessKeyId: accessKey.id,
    secretAccessKey: environment["AWS_SECRET_ACCESS_KEY"]!,
  };
  const at = (service: string) => environment[`AWS_ENDPOINT_URL_${service}`]!;
  return {
    lambda: new LambdaClient({ region, credentials, endpoint: at("LAMBDA") }),
    s3: new S3Client({ region, credentials, endpoint: at("S3") }),
  };
}
const relay = "bupum-dev-job-relay";

test("a record that keeps failing is given up after its tries, stored whole, and blocks no other", async () => {
  await put({ pk: "outbox#b", sk: "bad", text: "poison" });
  await put({ pk: "outbox#b", sk: "good" });
  await until(async () => (await row("done", "good")) !== undefined);
  await until(async () => (await lostRecords(clients(), relay)).length === 1);
  const [{ bucket, key } = { bucket: "", key: "" }] = await lostRecords(clients(), relay);
  expect(key).toMatch(/^aws\/lambda\/[\w-]+\/[\w-]+\/\d{4}\/\d\d\/\d\d\/[\dT.-]+-[\da-f-]{36}$/);
  const { Body } = await clients().s3.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
  const kept = JSON.parse(await Body!.transformToString()) as { payload: string };
  expect(kept).toMatchObject({
    requestContext: { condition: "RetryAttemptsExhausted", approximateInvokeCount: 3 },
    DDBStreamBatchInfo: { batchSize: 1 },
  });
  const { Records } = JSON.parse(kept.payload) as { Records: object[] };
  expect(Records).toMatchObject([
    { eventName: "INSERT", dynamodb: { NewImage: { sk: { S: "bad" }, text: { S: "poison" } } } },
  ]);
});

test("a given-up record is sent again once its cause is fixed, and has its effect once", async () => {
  const said: string[] = [];
  const resend = () => resendLost(clients(), relay, (text) => said.push(text));
  expect(await resend()).toBe(0);
  expect(said).toEqual([expect.stringContaining("1 records failed")]);
  expect(await row("done", "bad")).toBeUndefined();
  await put({ pk: "allow", sk: "poison" });
  expect(await resend()).toBe(1);
  await cloud.settled();
  expect((await row("done", "bad"))?.["times"]).toEqual({ N: "1" });
  expect(await resend()).toBe(0);
  await cloud.settled();
  expect((await row("done", "bad"))?.["times"]).toEqual({ N: "1" });
});

test("a message that fails twice becomes a dead letter, and can be redriven", async () => {
  await put({ pk: "outbox#c", sk: "refused", text: "refuse" });
  await until(() => cloud.view("work-dead")?.ready.length === 1);
  await put({ pk: "allow", sk: "all" });
  expect(await cloud.redrive("work")).toBe(1);
  await until(async () => (await row("done", "refused")) !== undefined);
  await cloud.settled();
  expect(cloud.view("work-dead")?.ready).toEqual([]);
});

test("a schedule's function gets a scheduler event", async () => {
  expect(await cloud.invoke("job-tick", { source: "aws.scheduler" })).toEqual({
    source: "aws.scheduler",
  });
});

test("a malformed path is a client error", async () => {
  const { port } = new URL(cloud.userApi);
  const status = await new Promise<number | undefined>((done) => {
    request({ port, host: "127.0.0.1", path: "/echo/%E0%A4%A" }, (response) => {
      response.resume();
      done(response.statusCode);
    }).end();
  });
  expect(status).toBe(400);
});
