import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
} from "@aws-sdk/lib-dynamodb";
import { client as ours } from "@bupum/functions/kernel/table";

// A child process of client.ts: processor milliseconds of each kind of call with one client.

const clients = {
  plain: () =>
    DynamoDBDocumentClient.from(new DynamoDBClient({}), {
      marshallOptions: { removeUndefinedValues: true },
    }),
  ours: () => ours,
};
export type ClientName = keyof typeof clients;

const [name = "ours"] = process.argv.slice(2);
const client = clients[name as ClientName]();
const [atOnce, warmUp, calls] = [8, 500, 2_000];

const TableName = "t";
const key = (at: number) => ({ pk: `product#prd_01K9V000000000000000000${at}`, sk: "row" });
const item = (at: number) => ({ ...key(at), quantity: at, price: "120000", names: { ko: "부품" } });
const total = { ReturnConsumedCapacity: "TOTAL" as const };
const acts = {
  Get: () => client.send(new GetCommand({ TableName, Key: key(1), ...total })),
  "Query of 30": () =>
    client.send(
      new QueryCommand({
        TableName,
        Limit: 30,
        KeyConditionExpression: "pk = :pk",
        ExpressionAttributeValues: { ":pk": "products#maker" },
        ...total,
      }),
    ),
  "Batch of 30": () =>
    client.send(
      new BatchGetCommand({
        RequestItems: { t: { Keys: Array.from({ length: 30 }, (_, at) => key(at)) } },
        ...total,
      }),
    ),
  "transaction of 10": () =>
    client.send(
      new TransactWriteCommand({
        TransactItems: Array.from({ length: 10 }, (_, at) => ({
          Put: { TableName, Item: item(at), ConditionExpression: "attribute_not_exists(pk)" },
        })),
        ...total,
      }),
    ),
};
export type CallName = keyof typeof acts;

async function run(act: () => Promise<unknown>, count: number): Promise<void> {
  let left = count;
  const caller = async () => {
    while (left-- > 0) await act();
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
}

const found: Record<string, number> = {};
for (const [what, act] of Object.entries(acts)) {
  await run(act, warmUp);
  const before = process.cpuUsage();
  await run(act, calls);
  const { user, system } = process.cpuUsage(before);
  found[what] = (user + system) / 1000 / calls;
}
process.send?.(found, () => process.exit(0));
