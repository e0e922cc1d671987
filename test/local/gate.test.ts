import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { SendEmailCommand, SESv2Client } from "@aws-sdk/client-sesv2";
import {
  ChangeMessageVisibilityBatchCommand,
  DeleteMessageBatchCommand,
  SendMessageBatchCommand,
  SQSClient,
} from "@aws-sdk/client-sqs";
import {
  BatchGetCommand,
  BatchWriteCommand,
  GetCommand,
  QueryCommand,
  ScanCommand,
  TransactGetCommand,
  TransactWriteCommand,
} from "@aws-sdk/lib-dynamodb";
import { Access, functionKey } from "@bupum/infra/local/access/access";
import type { Documents } from "@bupum/infra/local/access/documents";
import { startGate } from "@bupum/infra/local/access/gate";
import { silent } from "@bupum/infra/local/kernel/log";
import { close, listen } from "@bupum/infra/local/kernel/ports";

const arn = (service: string, name: string) =>
  `arn:aws:${service}:ap-northeast-2:000000000000:${name}`;
const table = arn("dynamodb", "table/market");
const queue = arn("sqs", "work");
const role = "arn:aws:iam::000000000000:role/one";
const QueueUrl = "http://127.0.0.1/000000000000/work";

/** Requests that reached the service behind the gate, and those that the gate passed. */
const arrived: { authorization: string; body: string }[] = [];
let behind: Server;
let gate: Awaited<ReturnType<typeof startGate>>;
let access: Access;

/** Policies that allow one function this action on these resources. */
const documentsOf = (...statements: object[]): Documents => ({
  functions: { one: role },
  roles: {
    [role]: {
      trust: { Version: "2012-10-17", Statement: [] },
      policies: [{ Version: "2012-10-17", Statement: statements as never }],
    },
  },
  resources: {},
});
const allowing = (actions: string[], ...resources: string[]) =>
  documentsOf({ Effect: "Allow", Action: actions, Resource: resources });

beforeAll(async () => {
  behind = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { authorization = "" } = request.headers;
      arrived.push({ authorization, body: Buffer.concat(parts).toString() });
      response.writeHead(200, { "content-type": "application/x-amz-json-1.0" });
      response.end('{"MessageId":"m"}');
    });
  });
  const origin = `http://127.0.0.1:${await listen(behind, 0)}`;
  gate = await startGate({
    behind: {
      DynamoDB_20120810: origin,
      DynamoDBStreams_20120810: origin,
      AmazonSQS: origin,
      secretsmanager: origin,
      ses: origin,
      TrentService: origin,
      "execute-api": origin,
    },
    databaseKey: "database",
    access: () => access,
    log: silent,
  });
});
afterAll(async () => {
  await gate.stop();
  await close(behind);
});
beforeEach(() => void arrived.splice(0));

const settings = (keyId: string) => ({
  endpoint: gate.origin,
  region: "ap-northeast-2",
  maxAttempts: 1,
  credentials: { accessKeyId: keyId, secretAccessKey: "local" },
});
interface Failure {
  name: string;
  message: string;
  $metadata: { httpStatusCode: number };
}
/** The result of a call: "passed", or the refusal's name, status and right. */
async function outcome(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return "passed";
  } catch (error) {
    const { name, message, $metadata } = error as Failure;
    const right = /perform: (\S+) on resource: (\S+)/.exec(message);
    return [name, $metadata.httpStatusCode, ...(right?.slice(1) ?? [])].join(" ");
  }
}
type Command = Parameters<DynamoDBClient["send"]>[0];
const onTable = (command: unknown, keyId = functionKey("one")) =>
  outcome(new DynamoDBClient(settings(keyId)).send(command as Command));

const TableName = "market";
const Key = { pk: "a", sk: "b" };
const put = { Put: { TableName, Item: Key } };
const update = { Update: { TableName, Key, UpdateExpression: "SET a = b" } };
const remove = { Delete: { TableName, Key } };
const check = { ConditionCheck: { TableName, Key, ConditionExpression: "a = b" } };

describe("a call to the table", () => {
  const calls: [string, unknown, string, string][] = [
    ["GetItem", new GetCommand({ TableName, Key }), "dynamodb:GetItem", table],
    ["GetItem by ARN", new GetCommand({ TableName: table, Key }), "dynamodb:GetItem", table],
    ["Query", new QueryCommand({ TableName }), "dynamodb:Query", table],
    [
      "Query of an index",
      new QueryCommand({ TableName, IndexName: "gsi1" }),
      "dynamodb:Query",
      `${table}/index/gsi1`,
    ],
    ["Scan", new ScanCommand({ TableName }), "dynamodb:Scan", table],
    [
      "BatchGetItem",
      new BatchGetCommand({ RequestItems: { market: { Keys: [Key] } } }),
      "dynamodb:BatchGetItem",
      table,
    ],
    [
      "BatchWriteItem",
      new BatchWriteCommand({ RequestItems: { market: [{ DeleteRequest: { Key } }] } }),
      "dynamodb:BatchWriteItem",
      table,
    ],
    [
      "TransactGetItems",
      new TransactGetCommand({ TransactItems: [{ Get: { TableName, Key } }] }),
      "dynamodb:GetItem",
      table,
    ],
    ...(
      [
        [put, "dynamodb:PutItem"],
        [update, "dynamodb:UpdateItem"],
        [remove, "dynamodb:DeleteItem"],
        [check, "dynamodb:ConditionCheckItem"],
      ] as const
    ).map(
      ([item, action]) =>
        [
          `a transaction of ${Object.keys(item)[0]}`,
          new TransactWriteCommand({ TransactItems: [item] }),
          action,
          table,
        ] as [string, unknown, string, string],
    ),
  ];

  test.each(calls)("%s needs its own right only", async (_what, command, action, resource) => {
    access = new Access(allowing([action], resource));
    expect(await onTable(command)).toBe("passed");
    const others = [...new Set(calls.map(([, , other]) => other))].filter((one) => one !== action);
    access = new Access(allowing(others, table, `${table}/index/*`));
    expect(await onTable(command)).toBe(`AccessDeniedException 400 ${action} ${resource}`);
    expect(arrived).toHaveLength(1);
  });

  test("of many parts is refused as a whole if one of them is", async () => {
    access = new Access(allowing(["dynamodb:PutItem", "dynamodb:UpdateItem"], table));
    const command = new TransactWriteCommand({ TransactItems: [put, update, remove] });
    expect(await onTable(command)).toBe(`AccessDeniedException 400 dynamodb:DeleteItem ${table}`);
    const elsewhere = { Put: { TableName: "other", Item: Key } };
    const both = new TransactWriteCommand({ TransactItems: [put, elsewhere] });
    expect(await onTable(both)).toContain(arn("dynamodb", "table/other"));
    expect(arrived).toEqual([]);
  });

  test("is refused by a denying statement beside an allowing one", async () => {
    access = new Access(
      documentsOf(
        { Effect: "Allow", Action: "dynamodb:*", Resource: "*" },
        { Effect: "Deny", Action: "dynamodb:GetItem", Resource: table },
      ),
    );
    expect(await onTable(new GetCommand({ TableName, Key }))).toContain("AccessDeniedException");
    expect(await onTable(new QueryCommand({ TableName }))).toBe("passed");
  });

  test("with an unknown key is refused as by AWS; the operator's key passes", async () => {
    access = new Access(allowing(["dynamodb:*"], "*"));
    const get = new GetCommand({ TableName, Key });
    expect(await onTable(get, "AKIASTRANGER")).toBe("UnrecognizedClientException 400");
    expect(await onTable(get, functionKey("two"))).toBe("UnrecognizedClientException 400");
    access = new Access(documentsOf());
    expect(await onTable(get, "local")).toBe("passed");
    expect(arrived.map(({ authorization }) => authorization)).toEqual([
      expect.stringContaining("Credential=database/"),
    ]);
  });
});

const onQueue = (command: unknown, keyId = functionKey("one")) =>
  outcome(
    new SQSClient({ ...settings(keyId), useQueueUrlAsEndpoint: false, md5: false }).send(
      command as Parameters<SQSClient["send"]>[0],
    ),
  );

describe("a call to a queue", () => {
  const Entries = [{ Id: "1", ReceiptHandle: "r" }];

  test.each([
    [
      new SendMessageBatchCommand({ QueueUrl, Entries: [{ Id: "1", MessageBody: "b" }] }),
      "sqs:SendMessage",
    ],
    [new DeleteMessageBatchCommand({ QueueUrl, Entries }), "sqs:DeleteMessage"],
    [new ChangeMessageVisibilityBatchCommand({ QueueUrl, Entries }), "sqs:ChangeMessageVisibility"],
  ])("in a batch needs the right to a single one: %#", async (command, action) => {
    access = new Access(allowing([action], queue));
    expect(await onQueue(command)).toBe("passed");
    access = new Access(allowing([`${action}Batch`], queue));
    expect(await onQueue(command)).toBe(`AccessDenied 403 ${action} ${queue}`);
  });

  test("with an unknown key is refused", async () => {
    access = new Access(documentsOf());
    const command = new DeleteMessageBatchCommand({ QueueUrl, Entries });
    expect(await onQueue(command, "AKIASTRANGER")).toBe("InvalidClientTokenId 403");
  });

  test("is denied by the queue's own policy, whatever the role allows", async () => {
    const Statement = { Effect: "Deny", Principal: "*", Action: "sqs:*", Resource: queue };
    const documents = allowing(["sqs:*"], queue);
    documents.resources[queue] = [{ Version: "2012-10-17", Statement }];
    access = new Access(documents);
    const command = new DeleteMessageBatchCommand({ QueueUrl, Entries });
    expect(await onQueue(command)).toContain("AccessDenied 403 sqs:DeleteMessage");
  });
});

const secret = (id: string) =>
  fetch(gate.origin, {
    method: "POST",
    headers: {
      "x-amz-target": "secretsmanager.GetSecretValue",
      authorization: `AWS4-HMAC-SHA256 Credential=${functionKey("one")}/20260101/x/y/z`,
    },
    body: JSON.stringify({ SecretId: id }),
  });

describe("a mail and a secret", () => {
  const mail = new SendEmailCommand({
    FromEmailAddress: "=?UTF-8?B?67aA7ZKI?= <no-reply@bupum.example>",
    Destination: { ToAddresses: ["a@b.example"] },
    Content: { Simple: { Subject: { Data: "s" }, Body: { Text: { Data: "t" } } } },
  });
  const send = (keyId = functionKey("one")) => outcome(new SESv2Client(settings(keyId)).send(mail));

  test("are sent from the sender's domain only", async () => {
    access = new Access(allowing(["ses:SendEmail"], arn("ses", "identity/bupum.example")));
    expect(await send()).toBe("passed");
    access = new Access(allowing(["ses:SendEmail"], arn("ses", "identity/other.example")));
    expect(await send()).toBe(
      `AccessDeniedException 403 ses:SendEmail ${arn("ses", "identity/bupum.example")}`,
    );
    expect(await send("AKIASTRANGER")).toBe("UnrecognizedClientException 403");
  });

  test("are read by the ARN that ends in six characters", async () => {
    const resource = arn("secretsmanager", "secret:bupum/dev/one-??????");
    access = new Access(allowing(["secretsmanager:GetSecretValue"], resource));
    expect((await secret("bupum/dev/one")).status).toBe(200);
    const refused = await secret("bupum/dev/other");
    expect([refused.status, await refused.json()]).toEqual([
      400,
      expect.objectContaining({ __type: "AccessDeniedException" }),
    ]);
  });
});
