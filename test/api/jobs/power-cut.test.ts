import { chunksOf } from "@bupum/shared/kernel/chunks";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { messagesIn } from "@bupum/functions/kernel/rows/gathered";
import { jsonClient } from "@bupum/infra/local/kernel/aws";
import { dynamoDbAt } from "@bupum/infra/local/table/dynamodb";
import { templatesFolder } from "@bupum/infra/local/kernel/place";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type CloudProcess,
  prepareCloud,
  startCloudProcess,
} from "../../bench/market/cloud-process.ts";
import { apiOf, type BenchMarket, fillMarket, type UserApi } from "../../bench/market/rows.ts";
import { type Orderable, quotedLines } from "../../bench/market/quoted-lines.ts";
import { codeOf } from "../../kit/group.ts";
import { sized } from "../../kit/ring.ts";

// The whole cloud over HTTP, in a process that is killed while acceptances are under way.

const { pieces, orders, answeredBefore } = sized(
  { pieces: 10, orders: 20, answeredBefore: 4 },
  { pieces: 100, orders: 200, answeredBefore: 40 },
);
const folder = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "bupum-power-"));
const dataDir = join(folder, "data");
let cloud: CloudProcess;
let start: () => Promise<CloudProcess>;

beforeAll(async () => {
  const functions = await prepareCloud(folder);
  const options = {
    dataDir,
    functions,
    templates: impatientTemplates(),
    variables: { LIMIT_FACTOR: "1000" },
    redeliverySeconds: 1,
  };
  start = () => startCloudProcess(options);
  cloud = await start();
}, 120_000);
afterAll(async () => {
  await cloud?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/**
 * The deployed templates, except that work of a dead worker is retried after seconds, not minutes.
 */
function impatientTemplates(): string {
  const copy = join(folder, "templates");
  mkdirSync(copy);
  for (const name of readdirSync(templatesFolder).filter((file) => file.endsWith(".json"))) {
    const text = readFileSync(join(templatesFolder, name), "utf8");
    const quick = text.replaceAll(/"VisibilityTimeout": \d+/g, '"VisibilityTimeout": 5');
    writeFileSync(join(copy, name), quick);
  }
  return copy;
}

type OrderId = Parameters<UserApi["productEstimateOrders"]["accept"]>[0]["params"]["id"];

/** Each quoted line ordered for one piece, 25 to a call. */
async function ordered(lines: Orderable[]): Promise<OrderId[]> {
  const ids: OrderId[] = [];
  const { shipTo } = JSON.parse(lines[0]!.body) as { shipTo: never };
  for (const [token, own] of Map.groupBy(lines, (line) => line.token))
    for (const some of chunksOf(own, 25)) {
      const items = some.map(({ productEstimateId, responseId }) => ({
        productEstimateId,
        responseId,
        quantity: 1,
      }));
      const { orderIds } = await apiOf(cloud.address.userApi, token).productEstimateOrders.create({
        body: { items, shipTo },
      });
      ids.push(...orderIds);
    }
  return ids;
}

const seller = ({ seller: { token } }: BenchMarket) => apiOf(cloud.address.userApi, token);

const tooLate = "ApiError: Service Unavailable";

/** The outcome of an acceptance; asked again where the rush was too great for an answer. */
async function decided(market: BenchMarket, id: OrderId): Promise<string> {
  let code = "";
  for (let attempt = 0; attempt < 60; attempt++) {
    const call = seller(market).productEstimateOrders.accept({ params: { id }, body: {} });
    code = await codeOf(call);
    if (code !== "BUSY" && code !== tooLate) return code;
  }
  return code;
}

interface State {
  counts: object;
  stock: number | null;
  notices: string[][];
  mails: string[];
}
/** Everything about the outcome that users can see. */
async function stateOf(market: BenchMarket): Promise<State> {
  const api = seller(market);
  const { items } = await api.merchandises.listOwn({ query: {} });
  const notices = await Promise.all(market.buyers.map(({ token }) => noticesOf(token)));
  const mails = readFileSync(join(dataDir, "mail.jsonl"), "utf8").split("\n").filter(Boolean);
  return {
    counts: await api.productEstimateOrders.sellerCounts({ query: {} }),
    stock: items[0]!.stock,
    notices,
    mails: mails.map((line) => {
      const { to, subject, text } = JSON.parse(line) as Record<string, unknown>;
      return JSON.stringify([to, subject, text]);
    }),
  };
}

/** The notices of a user, one text for each. */
async function noticesOf(token: string): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < 20; page++) {
    const reply = await apiOf(cloud.address.userApi, token).notifications.list({
      query: { itemsPerPage: 100, ...(cursor && { cursor }) },
    });
    found.push(
      ...reply.items.map(({ event, params, link }) => JSON.stringify([event, params, link])),
    );
    cursor = reply.nextCursor;
    if (!cursor) return found;
  }
  throw new Error("The notices do not end.");
}

/** Sends every message again, in reverse order. */
async function doubleMessages(): Promise<number> {
  const { environment } = cloud.address;
  const table = environment["TABLE_NAME"]!;
  const { call } = dynamoDbAt(environment["AWS_ENDPOINT_URL_DYNAMODB"]!, async () => {});
  const messages: { queue: string; body: string }[] = [];
  let ExclusiveStartKey: unknown;
  do {
    const page: { Items: Parameters<typeof unmarshall>[0][]; LastEvaluatedKey?: unknown } =
      await call("Scan", {
        TableName: table,
        FilterExpression: "begins_with(pk, :outbox)",
        ExpressionAttributeValues: { ":outbox": { S: "outbox#" } },
        ...(ExclusiveStartKey !== undefined && { ExclusiveStartKey }),
      });
    for (const { queue, name, body } of page.Items.flatMap((item) => messagesIn(unmarshall(item))))
      messages.push({ queue: String(queue), body: JSON.stringify({ name, body }) });
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey !== undefined);
  const origin = environment["AWS_ENDPOINT_URL_SQS"]!;
  const send = jsonClient({ origin, target: "AmazonSQS", version: "1.0", scope: "sqs" });
  for (const { queue, body } of messages.toReversed())
    await send("SendMessage", {
      QueueUrl: environment[`${queue.toUpperCase()}_QUEUE_URL`]!,
      MessageBody: body,
    });
  return messages.length;
}

const distinct = (texts: readonly string[]) => new Set(texts).size;

test("a power cut during acceptances of half of the orders loses and duplicates nothing", async () => {
  const market = await fillMarket(cloud, {
    products: 1,
    buyers: 4,
    listings: 1,
    stock: pieces,
    dataDir,
  });
  const ids = await ordered(await quotedLines(cloud, market, orders));
  expect(ids).toHaveLength(orders);
  await cloud.settle();

  let answered = 0;
  let cut: (() => void) | undefined;
  const isTime = new Promise<void>((done) => (cut = done));
  const rush = Promise.all(
    ids.map(async (id) => {
      const code = await decided(market, id);
      answered += 1;
      if (answered === answeredBefore) cut?.();
      return code;
    }),
  );
  await isTime;
  await cloud.kill();
  const before = await rush;
  expect(before.filter((code) => code === "no problem").length).toBeLessThan(pieces);

  cloud = await start();
  await cloud.settle();
  const asked = await Promise.all(ids.map((id) => decided(market, id)));
  // Orders accepted before the cut are not accepted again, whether answered or not.
  expect(new Set(asked)).toEqual(new Set(["no problem", "INVALID_TRANSITION", "OUT_OF_STOCK"]));
  for (const [at, code] of before.entries())
    if (code === "no problem") expect(asked[at]).toBe("INVALID_TRANSITION");
  await cloud.settle();
  const settled = await stateOf(market);
  expect(settled.counts).toMatchObject({ total: orders, CONFIRMED: pieces, PENDING: pieces });
  expect(settled.stock).toBe(0);
  for (const told of settled.notices) expect(distinct(told)).toBe(told.length);
  const accepted = settled.notices.flat().filter((text) => text.includes("ORDER_ACCEPTED"));
  expect(accepted).toHaveLength(pieces);
  // SES has no idempotency key: a mail sent before we mark it may come twice, but never not at all.
  expect(distinct(settled.mails)).toBeGreaterThanOrEqual(pieces);
  expect(settled.mails.length - distinct(settled.mails)).toBeLessThanOrEqual(4);

  expect(await doubleMessages()).toBeGreaterThan(pieces);
  await cloud.settle();
  const { mails, ...after } = await stateOf(market);
  const { mails: mailsBefore, ...rest } = settled;
  expect(after).toEqual(rest);
  // A mail whose worker was killed may still be sent by its own message: late, or a second time.
  const late = mails.filter((mail) => !mailsBefore.includes(mail));
  expect(late.length).toBeLessThanOrEqual(4);
  expect(mails.length - distinct(mails)).toBeLessThanOrEqual(4);
}, 600_000);
