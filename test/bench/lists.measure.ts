import { writeFileSync } from "node:fs";
import { dynamoDbAt } from "@bupum/infra/local/table/dynamodb";
import type { Item } from "@bupum/functions/kernel/table";
import { ulid } from "ulid";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { quoted, shipTo } from "../kit/group.ts";
import { startWorld, type World } from "../kit/world.ts";

// Rows of real calls, copied with other ids, so that lists have rows of real size.

export interface ListCost {
  list: string;
  rows: number;
  /** Read units of the first page of 30, at 100 rows and at `rows`. */
  few: number;
  full: number;
}

const file = process.env["BENCH_LISTS"] ?? "";
const rows = Number(process.env["BENCH_ROWS"] ?? 100_000);
const atFirst = 100;
let world: World;
let readUnits = NaN;

// oxlint-disable-next-line no-console -- the kernel's log writes there
console.log = (...words: unknown[]) => {
  const line = typeof words[0] === "string" && /"ReadUnits":([\d.]+)/.exec(words[0]);
  if (line) readUnits = Number(line[1]);
};

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** Copies of one row; every id that begins so is replaced by a fresh one of the same length. */
async function copies(row: Item, count: number) {
  const { batchWriter } = await import("@bupum/seed/batch-writer");
  const writer = batchWriter();
  const own = String(row["id"]);
  const ulidOfRow = /[0-9A-HJKMNP-TV-Z]{26}/.exec(own)![0];
  const text = JSON.stringify(row);
  for (let at = 0; at < count; at++)
    await writer.put([JSON.parse(text.replaceAll(ulidOfRow, ulid())) as Item]);
  await writer.done();
}

interface List {
  name: string;
  row: Item;
  ask: () => Promise<{ items: unknown[] }>;
}

/** The lists, each with one of its rows as the API wrote it. */
async function listsOf(): Promise<List[]> {
  const deal = await quoted(world);
  const { buyer, seller, product, listing, ids } = deal;
  const order = await buyer.api.productEstimateOrders.create({
    body: { items: deal.items, shipTo },
  });
  await world.drain();
  const admin = await world.adminUser();
  const read = async (pk: string, sk: string) => (await world.read({ pk, sk }))!;
  const line = await read(`group#${ids[0]!.slice(4, 29)}`, `line#${ids[0]!}`);
  const { items: notices } = await buyer.api.notifications.list({ query: {} });
  const part = await read(`product#${product.id}`, "row");
  return [
    {
      name: "notifications of a user",
      row: await read(`notices#${buyer.id}`, notices[0]!.id),
      ask: () => buyer.api.notifications.list({ query: {} }),
    },
    {
      name: "orders of a buyer",
      row: await read(`order#${order.orderIds[0]!}`, "order"),
      ask: () => buyer.api.productEstimateOrders.list({ query: {} }),
    },
    {
      name: "orders of a seller",
      row: await read(`order#${order.orderIds[0]!}`, "order"),
      ask: () => seller.api.productEstimateOrders.listOfSeller({ query: {} }),
    },
    {
      name: "lines of a seller",
      row: line,
      ask: () => seller.api.productEstimates.listOfSeller({ query: {} }),
    },
    {
      name: "lines of a seller, one reply type",
      row: line,
      ask: () => seller.api.productEstimates.listOfSeller({ query: { replyType: "REPLIED" } }),
    },
    {
      name: "products of a maker",
      row: part,
      ask: () => world.api().products.search({ query: { manufactorId: product.manufactorId } }),
    },
    {
      name: "products, the newest",
      row: part,
      ask: () => world.api().products.search({ query: {} }),
    },
    {
      name: "merchandise of a seller",
      row: await read(`merchandise#${listing.id}`, "merchandise"),
      ask: () => seller.api.merchandises.listOwn({ query: {} }),
    },
    {
      name: "users, for an admin",
      row: await read(`user#${seller.id}`, "account"),
      ask: () => admin.api.userEntities.list({ query: {} }),
    },
  ];
}

async function cost({ ask }: List): Promise<number> {
  const { items } = await ask();
  expect(items).toHaveLength(30);
  return readUnits;
}

test("a page of 30 costs what the page is, not what the table is", async () => {
  const lists = await listsOf();
  // DynamoDB Local takes rows five times as fast without its stream.
  await dynamoDbAt(inject("dynamoDb"), async () => {}).call("UpdateTable", {
    TableName: world.tableName,
    StreamSpecification: { StreamEnabled: false },
  });
  const fill = async (count: number) => {
    for (const row of new Set(lists.map((list) => list.row.pk)))
      await copies(lists.find((list) => list.row.pk === row)!.row, count);
  };
  await fill(atFirst);
  const few: number[] = [];
  for (const list of lists) few.push(await cost(list));
  await fill(rows - atFirst);
  const costs: ListCost[] = [];
  for (const [at, list] of lists.entries())
    costs.push({ list: list.name, rows, few: few[at]!, full: await cost(list) });
  writeFileSync(file, JSON.stringify(costs));
});
