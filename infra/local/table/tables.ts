import { type JsonClient, Refusal } from "../kernel/aws.ts";
import type { Raw, RawObject } from "../templates/template.ts";

interface TableDescription {
  TableName: string;
  LatestStreamArn?: string;
  StreamSpecification?: { StreamEnabled: boolean };
  GlobalSecondaryIndexes?: { IndexName: string }[];
}

const pick = (from: RawObject, ...names: string[]) =>
  Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]));

async function describe(call: JsonClient, name: string): Promise<TableDescription | undefined> {
  try {
    const { Table } = await call<{ Table: TableDescription }>("DescribeTable", { TableName: name });
    return Table;
  } catch (error) {
    if (error instanceof Refusal && error.code === "ResourceNotFoundException") return undefined;
    throw error;
  }
}

const indexesOf = (properties: RawObject) =>
  ((properties["GlobalSecondaryIndexes"] as RawObject[] | undefined) ?? []).map((index) =>
    pick(index, "IndexName", "KeySchema", "Projection"),
  );

/** Makes a table as its template says, without its stream: a seed is many times faster so. */
export async function createTable(
  call: JsonClient,
  name: string,
  properties: RawObject,
): Promise<void> {
  const found = await describe(call, name);
  const indexes = indexesOf(properties);
  if (!found) {
    await call("CreateTable", {
      TableName: name,
      BillingMode: "PAY_PER_REQUEST",
      ...pick(properties, "KeySchema", "AttributeDefinitions"),
      ...(indexes.length > 0 && { GlobalSecondaryIndexes: indexes }),
    });
    return;
  }
  const present = new Set(found.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName));
  for (const index of indexes.filter(({ IndexName }) => !present.has(String(IndexName))))
    await call("UpdateTable", {
      TableName: name,
      AttributeDefinitions: properties["AttributeDefinitions"],
      GlobalSecondaryIndexUpdates: [{ Create: index }],
    });
}

/** Turns the stream of a table on where the template asks for one; answers with its ARN. */
export async function enableStream(
  call: JsonClient,
  name: string,
  properties: RawObject,
): Promise<string | undefined> {
  const wanted = properties["StreamSpecification"] as { StreamViewType?: Raw } | undefined;
  if (!wanted) return undefined;
  const found = await describe(call, name);
  if (!found?.StreamSpecification?.StreamEnabled)
    await call("UpdateTable", {
      TableName: name,
      StreamSpecification: { StreamEnabled: true, StreamViewType: wanted.StreamViewType },
    });
  return (await describe(call, name))?.LatestStreamArn;
}

/** Whether a table holds no row at all. */
export async function isEmpty(call: JsonClient, name: string): Promise<boolean> {
  const { Count } = await call<{ Count: number }>("Scan", {
    TableName: name,
    Limit: 1,
    Select: "COUNT",
  });
  return Count === 0;
}
