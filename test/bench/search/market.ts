import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accessKey, region } from "@bupum/infra/local/kernel/place";
import { dynamoDbAt, startDynamoDb } from "@bupum/infra/local/table/dynamodb";
import type { Item } from "@bupum/functions/kernel/table";
import type { Product } from "@bupum/shared/catalogue/products/contract";
import { ulid } from "../../kit/ids.ts";
import { makeTable } from "../../kit/cloud/table.ts";
import { batchWriter } from "@bupum/seed/batch-writer";
import { CountingTable } from "./counting-table.ts";
import type { BenchProduct } from "./products.ts";

const openedAt = "2026-01-01T00:00:00.000Z";

const nameOfModel = "model";
/** The environment of the search function besides its table. */
const settings = {
  AWS_REGION: region,
  TOKEN_PUBLIC_KEY: "nobody signs in",
  CURSOR_KEY: "a key for cursors that nobody outside ever sees",
};

/** An empty counting table, in a file, in place of DynamoDB. */
export async function openModel() {
  Object.assign(process.env, { ...settings, TABLE_NAME: nameOfModel });
  const { client } = await import("@bupum/functions/kernel/table");
  const folder = await mkdtemp(join(tmpdir(), "bupum-search-"));
  const table = new CountingTable(join(folder, "table.sqlite"));
  Object.assign(client, { send: (command: { input: unknown }) => table.send(command) });
  return {
    table,
    describe: async () => table.describe(),
    /** The same rows in DynamoDB Local, which is used from then on. */
    async copied() {
      const local = await openMarket(nameOfModel);
      delete (client as { send?: unknown }).send;
      const writer = batchWriter();
      for (const row of table.rows()) await writer.put([row as unknown as Item]);
      await writer.done();
      return local;
    },
    async stop() {
      table.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** An empty market with the product's search, in memory. */
export async function openMarket(name = "market") {
  const dynamoDb = await startDynamoDb({});
  const table = await makeTable(dynamoDb.origin, name);
  Object.assign(process.env, {
    ...settings,
    AWS_ACCESS_KEY_ID: accessKey.id,
    AWS_SECRET_ACCESS_KEY: accessKey.secret,
    AWS_ENDPOINT_URL_DYNAMODB: dynamoDb.origin,
    TABLE_NAME: table.name,
  });
  // DynamoDB Local takes rows five times as fast without its stream.
  await dynamoDbAt(dynamoDb.origin, async () => {}).call("UpdateTable", {
    TableName: table.name,
    StreamSpecification: { StreamEnabled: false },
  });
  const describe = async () =>
    (
      await dynamoDb.call<{ Table: { ItemCount: number; TableSizeBytes: number } }>(
        "DescribeTable",
        { TableName: table.name },
      )
    ).Table;
  return { describe, stop: () => dynamoDb.stop() };
}

export function productOf(part: BenchProduct, makerId: Product["manufactorId"]): Product {
  const { name, manufacturer, category, ko } = part;
  const maker = manufacturer || "-";
  return {
    id: `prd_${ulid()}`,
    partNumber: part.partNumber,
    name: { ko: part.nameKo || ko || name, en: name, zh: part.nameZh || name },
    manufactorId: makerId,
    manufactorName: { ko: maker, en: maker, zh: maker },
    category: { ko: ko || category, en: category, zh: category },
    unit: "EA",
    offerCount: 0,
    inStock: false,
    ...(part.description && {
      description: { ko: part.description, en: part.description, zh: part.description },
    }),
    specifications: [],
    safetyMarks: [],
    aliases: [],
    alternates: [],
    oldNumbers: [],
    categoryTagIds: [],
    images: [],
    datasheets: [],
    version: 1,
    createdAt: openedAt,
    updatedAt: openedAt,
  };
}

/** Fields of a part's row that a search does not read. */
export const unstored = {
  state: "SHOWN" as const,
  pk: "",
  sk: "",
  normalized: "",
  listingCount: 0,
  offersVersion: 0,
};
