import { writeFileSync } from "node:fs";
import { normalize } from "@bupum/shared/kernel/text/text";
import { dynamoDbAt } from "@bupum/infra/local/table/dynamodb";
import type { Item } from "@bupum/functions/kernel/table";
import { ulid } from "../kit/ids.ts";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { quoted, shipTo } from "../kit/group.ts";
import { startWorld, type World } from "../kit/world.ts";
import { articleLists, type List } from "./articles/article-lists.ts";
import { callsOfTrade, waitingRequests } from "./trade-calls.ts";

// Rows of real calls, copied with other ids, so that lists have rows of real size.

/** What the first page of a list, or a call, takes of the table at 100 rows and at `rows`. */
export interface TradeCost {
  what: string;
  few: string;
  full: string;
}
export interface ListsFound {
  rows: number;
  costs: TradeCost[];
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

/** The common beginning of a row's id and those of its request. */
const stemLength = 25;
const stemOf = (id: string) => /[0-9A-HJKMNP-TV-Z]{26}/.exec(id)![0].slice(0, stemLength);

/** Copies of one row and of its entries; every id that begins as its own gets a fresh beginning. */
async function copies({ row, beside = [] }: List, count: number) {
  const { batchWriter } = await import("@bupum/seed/batch-writer");
  const writer = batchWriter();
  const stem = stemOf(String(row["id"]));
  const text = JSON.stringify([row, ...beside, ...(await entriesOf(row))]);
  for (let at = 0; at < count; at++) {
    const fresh = ulid().slice(0, stemLength);
    await writer.put(JSON.parse(text.replaceAll(stem, fresh)) as Item[]);
  }
  await writer.done();
}

const ledgerOf = { order: "od", line: "ln", estimate: "es", group: "gr" } as const;
/** A piece of the part's number, which both sides look for. */
let keyword = "";

/** Where its owners' lists find a row: all of its state, and those that hold the keyword. */
async function entriesOf({ sk, id }: Item): Promise<Item[]> {
  const kind = sk.split("#")[0] as keyof typeof ledgerOf;
  const ledger = ledgerOf[kind];
  if (!ledger) return [];
  const { placeKey } = await import("@bupum/functions/search/ledger/items");
  const { entriesIn } = await import("@bupum/functions/indexing/ledger/place");
  const keys = entriesIn(ledger, await world.read(placeKey(ledger, String(id))));
  return keys
    .filter(({ pk }) => /#(?:usr|sel)_[^#]+#/.test(pk))
    .filter(({ pk }) => pk.split("#")[3] === "" || pk.split("#")[3] === keyword)
    .map((key) => ({ ...key, id }));
}

type Deal = Awaited<ReturnType<typeof quoted>>;
const read = async (pk: string, sk: string) => (await world.read({ pk, sk }))!;

/** Lists that a status or a keyword narrows. */
async function narrowedLists({ buyer, seller, product, ids }: Deal): Promise<List[]> {
  const [order] = (await buyer.api.productEstimateOrders.list({ query: {} })).items;
  const pk = `group#${ids[0]!.slice(4, 29)}`;
  const [line, group] = [await read(pk, `line#${ids[0]!}`), await read(pk, "group")];
  const estimate = await read(pk, `estimate#${ids[0]!.split("#")[0]!}`);
  const placed = await read(`order#${order!.id}`, "order");
  const { wordsOf } = await import("@bupum/functions/search/ledger/words");
  keyword = wordsOf(normalize(product.partNumber)).at(-1)!;
  const searchKeyword = keyword;
  return [
    {
      name: "lines of a seller, a keyword",
      row: line,
      ask: () => seller.api.productEstimates.listOfSeller({ query: { searchKeyword } }),
    },
    {
      name: "orders of a buyer, in a status",
      row: placed,
      ask: () => buyer.api.productEstimateOrders.list({ query: { status: "PENDING" } }),
    },
    {
      name: "orders of a seller, a status and a keyword",
      row: placed,
      ask: () =>
        seller.api.productEstimateOrders.listOfSeller({
          query: { status: "PENDING", searchKeyword },
        }),
    },
    {
      name: "estimates of a seller, in a status",
      row: estimate,
      ask: () => seller.api.estimates.list({ query: { side: "SELL", status: "CONFIRMED" } }),
    },
    {
      name: "estimates of a buyer, a keyword",
      row: estimate,
      ask: () => buyer.api.estimates.list({ query: { searchKeyword } }),
    },
    {
      name: "requests of a buyer, a keyword",
      row: group,
      ask: () => buyer.api.estimateGroups.list({ query: { searchKeyword } }),
    },
  ];
}

/** The lists, each with one of its rows as the API wrote it. */
async function listsOf(deal: Deal): Promise<List[]> {
  const { buyer, seller, product, listing, ids } = deal;
  const order = await buyer.api.productEstimateOrders.create({
    body: { items: deal.items, shipTo },
  });
  await world.drain({ searched: true });
  const admin = await world.adminUser();
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
    ...(await narrowedLists(deal)),
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

async function cost({ name, ask }: List): Promise<number> {
  const { items } = await ask();
  expect(items, name).toHaveLength(30);
  return readUnits;
}

test("a page of 30 costs what the page is, not what the table is", async () => {
  const deal = await quoted(world);
  const requests = await waitingRequests(world, deal, 2);
  const lists = [...(await listsOf(deal)), ...(await articleLists(world))];
  // DynamoDB Local takes rows five times as fast without its stream.
  await dynamoDbAt(inject("dynamoDb"), async () => {}).call("UpdateTable", {
    TableName: world.tableName,
    StreamSpecification: { StreamEnabled: false },
  });
  const fill = async (count: number) => {
    const rows = new Map(lists.map((list) => [`${list.row.pk} ${list.row.sk}`, list]));
    for (const list of rows.values()) await copies(list, count);
  };
  await fill(atFirst);
  const few: number[] = [];
  for (const list of lists) few.push(await cost(list));
  const fewCalls = await callsOfTrade(deal, requests[0]!);
  await fill(rows - atFirst);
  const costs: TradeCost[] = [];
  for (const [at, list] of lists.entries()) {
    const full = `${await cost(list)} RCU`;
    costs.push({ what: `list of 30: ${list.name}`, few: `${few[at]!} RCU`, full });
  }
  for (const [call, full] of Object.entries(await callsOfTrade(deal, requests[1]!)))
    costs.push({ what: `call: ${call}`, few: fewCalls[call]!, full });
  writeFileSync(file, JSON.stringify({ rows, costs } satisfies ListsFound));
}, 10_800_000);
