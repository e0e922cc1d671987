import { createServer, type IncomingMessage, type Server } from "node:http";
import {
  ProvisionedThroughputExceededException,
  TransactionCanceledException,
} from "@aws-sdk/client-dynamodb";
import {
  BatchWriteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
} from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { client as Client } from "./table-client.ts";

// A server that speaks DynamoDB's protocol and fails on demand, which DynamoDB Local cannot.

interface Call {
  headers: IncomingMessage["headers"];
  body: string;
}
interface Answer {
  status?: number;
  body: unknown;
  date?: Date;
  /** Closes the connection without an answer. */
  cut?: boolean;
}
let calls: Call[] = [];
let answer: (call: Call, at: number) => Answer = () => ({ body: {} });
let server: Server;
let client: typeof Client;

const environment = {
  AWS_REGION: "ap-northeast-2",
  AWS_ACCESS_KEY_ID: "AKID",
  AWS_SECRET_ACCESS_KEY: "secret",
  AWS_SESSION_TOKEN: "session",
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const call = { headers: request.headers, body: Buffer.concat(chunks).toString() };
      calls.push(call);
      const { status = 200, body, date, cut } = answer(call, calls.length);
      if (cut) return request.socket.destroy();
      if (date) response.setHeader("date", date.toUTCString());
      response.writeHead(status, { "content-type": "application/x-amz-json-1.0" });
      return response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as { port: number };
  Object.assign(process.env, environment, {
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${port}`,
  });
});
afterAll(() => void server.close());
const get = (sk = "a") => client.send(new GetCommand({ TableName: "t", Key: { pk: "p", sk } }));
const refusal = (type: string, more: object = {}) => ({
  status: 400,
  body: { __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: type, ...more },
});

const hourOf = (call: Call) => (call.headers["x-amz-date"] as string).slice(9, 11);

describe.each(["lean", "plain"])("the %s client", (kind) => {
  beforeAll(async () => {
    // The environment is read once.
    vi.resetModules();
    process.env["TABLE_CLIENT"] = kind;
    ({ client } = await import("./table-client.ts"));
  });
  beforeEach(() => {
    calls = [];
    client.config.systemClockOffset = 0;
  });

  test("values go to the table and come back with sets, bytes, large numbers and none undefined", async () => {
    const stored = {
      pk: { S: "p" },
      tags: { SS: ["a", "b"] },
      bits: { B: "AQL/" },
      large: { N: "12345678901234567890" },
      none: { NULL: true },
      inner: { M: { list: { L: [{ N: "1.5" }, { BOOL: false }] } } },
    };
    const row = {
      pk: "p",
      tags: new Set(["a", "b"]),
      bits: new Uint8Array([1, 2, 255]),
      large: 12345678901234567890n,
      none: null,
      inner: { list: [1.5, false] },
    };
    answer = () => ({ body: { Items: [stored], LastEvaluatedKey: { pk: { S: "p" } } } });
    await client.send(new PutCommand({ TableName: "t", Item: { ...row, absent: undefined } }));
    expect(JSON.parse(calls[0]!.body)).toEqual({ TableName: "t", Item: stored });
    const found = await client.send(
      new QueryCommand({
        TableName: "t",
        KeyConditionExpression: "#pk = :pk",
        ExpressionAttributeNames: { "#pk": "pk" },
        ExpressionAttributeValues: { ":pk": "p" },
        ExclusiveStartKey: { pk: "p" },
      }),
    );
    expect(JSON.parse(calls[1]!.body)).toMatchObject({
      ExpressionAttributeNames: { "#pk": "pk" },
      ExpressionAttributeValues: { ":pk": { S: "p" } },
      ExclusiveStartKey: { pk: { S: "p" } },
    });
    expect(found.Items).toEqual([row]);
    expect(found.LastEvaluatedKey).toEqual({ pk: "p" });
  });

  test("what a batch left undone comes back as it was asked", async () => {
    const left = {
      t: [{ PutRequest: { Item: { pk: { S: "p" } } } }, { DeleteRequest: { Key: {} } }],
    };
    answer = () => ({ body: { UnprocessedItems: left } });
    const asked = { t: [{ PutRequest: { Item: { pk: "p" } } }, { DeleteRequest: { Key: {} } }] };
    const { UnprocessedItems } = await client.send(new BatchWriteCommand({ RequestItems: asked }));
    expect(UnprocessedItems).toEqual(asked);
    expect(JSON.parse(calls[0]!.body)).toEqual({ RequestItems: left });
  });

  test("a call is signed with all that says what it asks for", async () => {
    answer = () => ({ body: {} });
    await get();
    const { headers } = calls[0]!;
    const [, signed = ""] = /SignedHeaders=([^,]+)/.exec(headers["authorization"]!) ?? [];
    const day = (headers["x-amz-date"] as string).slice(0, 8);
    expect(headers["authorization"]).toContain(`AKID/${day}/ap-northeast-2/dynamodb/aws4_request`);
    expect(signed.split(";")).toEqual(
      expect.arrayContaining(["content-type", "host", "x-amz-security-token", "x-amz-target"]),
    );
    expect(headers["x-amz-security-token"]).toBe("session");
  });

  test("a clock that goes wrong is corrected by the table's own, and the call made again", async () => {
    const tableTime = new Date(Date.now() + 3_600_000);
    answer = (_, at) =>
      at === 1
        ? { ...refusal("InvalidSignatureException"), date: tableTime }
        : { body: { Item: { pk: { S: "p" } } }, date: tableTime };
    expect((await get()).Item).toEqual({ pk: "p" });
    expect(calls).toHaveLength(2);
    expect(hourOf(calls[1]!)).toBe(tableTime.toISOString().slice(11, 13));
    expect(hourOf(calls[0]!)).not.toBe(hourOf(calls[1]!));
  });

  test("a throttled call is made again, and says so when it is throttled to the end", async () => {
    const throttled = refusal("ProvisionedThroughputExceededException");
    answer = (_, at) => (at < 3 ? throttled : { body: {} });
    await get();
    expect(calls).toHaveLength(3);
    answer = () => throttled;
    await expect(get()).rejects.toBeInstanceOf(ProvisionedThroughputExceededException);
  });

  test("a call whose connection was cut, or that the table failed at, is made again", async () => {
    answer = (_, at) =>
      at === 1 ? { cut: true, body: {} } : at === 2 ? { status: 500, body: {} } : { body: {} };
    await get();
    expect(calls).toHaveLength(3);
  });

  test("a cancelled transaction says for each write why, with the row that stood there", async () => {
    const CancellationReasons = [
      { Code: "None" },
      { Code: "ConditionalCheckFailed", Message: "no", Item: { pk: { S: "p" }, n: { N: "1" } } },
    ];
    answer = () => refusal("TransactionCanceledException", { CancellationReasons });
    const items = [1, 2].map((n) => ({ Put: { TableName: "t", Item: { pk: "p", n } } }));
    const error: unknown = await client
      .send(new TransactWriteCommand({ TransactItems: items }))
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TransactionCanceledException);
    expect((error as TransactionCanceledException).CancellationReasons).toMatchObject(
      CancellationReasons,
    );
    expect(calls).toHaveLength(1);
  });

  test("calls at once each get their own answer", async () => {
    answer = ({ body }) => ({ body: { Item: (JSON.parse(body) as { Key: object }).Key } });
    const keys = Array.from({ length: 40 }, (_, at) => String(at));
    const found = await Promise.all(keys.map((sk) => get(sk)));
    expect(found.map(({ Item }) => Item?.["sk"] as string)).toEqual(keys);
  });

  test("credentials that expire are asked for anew, and the next call is signed with them", async () => {
    answer = () => ({ body: {} });
    let given = 0;
    const before = client.config.credentials;
    Object.assign(client.config, {
      credentials: async () => {
        given += 1;
        const expiration = new Date(Date.now() + (given === 1 ? 1_000 : 3_600_000));
        return { accessKeyId: `KEY${given}`, secretAccessKey: `secret${given}`, expiration };
      },
    });
    try {
      for (let call = 0; call < 3; call++) await get();
    } finally {
      Object.assign(client.config, { credentials: before });
    }
    const keys = calls.map(({ headers }) => /Credential=(\w+)/.exec(headers["authorization"]!)![1]);
    expect(keys.at(-1)).toBe("KEY2");
    expect(keys.filter((key) => key === "KEY2").length).toBeGreaterThanOrEqual(1);
    expect(given).toBe(2);
  });
});
