import { arn } from "../kernel/place.ts";
import type { RawObject } from "../templates/template.ts";
import type { Ask } from "./policy.ts";

/** A table by its name or ARN; the region of DynamoDB Local's own ARNs is another one. */
const tableArn = (table: unknown) =>
  arn("dynamodb", `table/${String(table).replace(/^arn:.*:table\//, "")}`);

/** Stream ARNs contain the time of their creation here; policies have those of the templates. */
const streamArn = (stream: unknown) => {
  const name = /:table\/([^/|]+)\/stream\//.exec(String(stream))?.[1];
  return name ? `${tableArn(name)}/stream/local` : "*";
};

const ask = (name: string, resource: string): Ask => ({ action: `dynamodb:${name}`, resource });

/** A transaction needs the permissions of its single actions. */
const transacted: Record<string, string> = {
  Put: "PutItem",
  Update: "UpdateItem",
  Delete: "DeleteItem",
  ConditionCheck: "ConditionCheckItem",
  Get: "GetItem",
};

const special: Record<string, (input: RawObject) => Ask[]> = {
  TransactWriteItems: transaction,
  TransactGetItems: transaction,
  BatchGetItem: (input) => batch("BatchGetItem", input),
  BatchWriteItem: (input) => batch("BatchWriteItem", input),
  Query: (input) => [ask("Query", indexOrTable(input))],
  Scan: (input) => [ask("Scan", indexOrTable(input))],
};

function transaction({ TransactItems: items }: RawObject): Ask[] {
  return ((items ?? []) as Record<string, { TableName?: string }>[])
    .flatMap((item) => Object.entries(item))
    .map(([kind, { TableName: table }]) => ask(transacted[kind] ?? kind, tableArn(table)));
}

const batch = (name: string, { RequestItems: tables }: RawObject) =>
  Object.keys((tables ?? {}) as RawObject).map((table) => ask(name, tableArn(table)));

const indexOrTable = ({ TableName: table, IndexName: index }: RawObject) =>
  index === undefined ? tableArn(table) : `${tableArn(table)}/index/${String(index)}`;

/** The permissions that a call of DynamoDB or its streams needs, by the call's name and input. */
export function dynamoDbAsks(call: string, input: RawObject): Ask[] {
  const found = special[call];
  if (found) return found(input);
  const { TableName: table, StreamArn: stream, ShardIterator: iterator } = input;
  if (stream !== undefined || iterator !== undefined)
    return [ask(call, streamArn(stream ?? iterator))];
  return [ask(call, table === undefined ? "*" : tableArn(table))];
}
