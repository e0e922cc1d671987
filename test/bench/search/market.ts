import { accessKey, region } from "@bupum/infra/local/place";
import { dynamoDbAt, startDynamoDb } from "@bupum/infra/local/dynamodb";
import type { Product } from "@bupum/shared/products/contract";
import { ulid } from "ulid";
import { makeTable } from "../../kit/table.ts";
import type { BenchPart } from "./parts.ts";

const openedAt = "2026-01-01T00:00:00.000Z";
const messagesOfBatch = 1_000;

/** An empty market with the search of the product, in memory. */
export async function openMarket() {
  const dynamoDb = await startDynamoDb({});
  const table = await makeTable(dynamoDb.origin);
  Object.assign(process.env, {
    AWS_REGION: region,
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

function productOf(part: BenchPart, makerId: Product["manufactorId"]): Product {
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
    version: 1,
    createdAt: openedAt,
    updatedAt: openedAt,
  };
}

export interface Loaded {
  /** Place in the list of parts, by the id of the product. */
  placeOf: Map<string, number>;
  seconds: number;
  writeUnits: number;
}

/** Puts parts into the catalogue and through the worker of the index, 1,000 messages at a time. */
export async function load(
  parts: readonly BenchPart[],
  say: (text: string) => void,
): Promise<Loaded> {
  const { productRows } = await import("@bupum/functions/products/items");
  const { index } = await import("@bupum/functions/search/worker");
  const { spent } = await import("@bupum/functions/kernel/table");
  const { batchWriter } = await import("../../seed/batch-writer.ts");
  const placeOf = new Map<string, number>();
  const makers = new Map<string, Product["manufactorId"]>();
  const started = performance.now();
  let writeUnits = 0;
  for (let start = 0; start < parts.length; start += messagesOfBatch) {
    const writer = batchWriter();
    const ids: string[] = [];
    for (const [at, part] of parts.slice(start, start + messagesOfBatch).entries()) {
      const makerId = makers.get(part.manufacturer) ?? (`mkr_${ulid()}` as const);
      makers.set(part.manufacturer, makerId);
      const product = productOf(part, makerId);
      placeOf.set(product.id, start + at);
      ids.push(product.id);
      await writer.put(...productRows(product));
    }
    await writer.done();
    const event = {
      Records: ids.map((id) => ({
        messageId: id,
        body: JSON.stringify({ entity: "pr", id }),
        attributes: { ApproximateReceiveCount: "1" },
      })),
    };
    // The worker reads these three of a record's fields.
    const reply = await index(event as unknown as Parameters<typeof index>[0]);
    if (reply.batchItemFailures.length > 0) throw new Error("The index refused parts.");
    writeUnits += spent.writeUnits;
    if ((start / messagesOfBatch) % 5 === 4) say(`${start + ids.length} parts indexed`);
  }
  return { placeOf, writeUnits, seconds: (performance.now() - started) / 1000 };
}
