import { ScanCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { Product } from "@bupum/shared/catalogue/products/contract";
import { ulid } from "../../kit/ids.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { randomOf } from "../../kit/random.ts";
import { startWorld, type World } from "../../kit/world.ts";

type Kernel = typeof import("@bupum/functions/kernel/table");
type Indexing = typeof import("@bupum/functions/indexing/index/batch");
type Sources = typeof import("@bupum/functions/indexing/index/sources");
type Products = typeof import("@bupum/functions/catalogue/products/items");

let world: World;
let parts = 0;
let kernel: Kernel;
let indexBatch: Indexing["indexBatch"];
let sources: Sources;
let products: Products;
const at = new Date().toISOString();

beforeAll(async () => {
  world = await startWorld();
  kernel = await import("@bupum/functions/kernel/table");
  ({ indexBatch } = await import("@bupum/functions/indexing/index/batch"));
  sources = await import("@bupum/functions/indexing/index/sources");
  products = await import("@bupum/functions/catalogue/products/items");
});
afterAll(() => world.stop());

interface Given {
  number: string;
  maker: string;
  ko: string;
  en: string;
  aliases?: string[];
  inStock: boolean;
}
const makerIds = new Map<string, Product["manufactorId"]>();

function productOf(given: Given, id: Product["id"] = `prd_${ulid()}`): Product {
  const { number, maker, ko, en } = given;
  const manufactorId = makerIds.get(maker) ?? (`mkr_${ulid()}` as const);
  makerIds.set(maker, manufactorId);
  return {
    id,
    partNumber: number,
    name: { ko, en, zh: en },
    manufactorId,
    manufactorName: { ko: maker, en: maker, zh: maker },
    unit: "EA",
    offerCount: 0,
    inStock: given.inStock,
    specifications: [],
    safetyMarks: [],
    aliases: given.aliases ?? [],
    alternates: [],
    oldNumbers: [],
    categoryTagIds: [],
    images: [],
    datasheets: [],
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
}
const indexed = (ids: readonly string[]) => {
  const { source, flags } = sources.indexed.pr;
  return indexBatch("pr", ids, source, { flags });
};

const ownOf = (id: string) => world.read({ pk: `O#pr#${id}`, sk: "S" });

/** Every row of the index of parts, without the counters of its writes. */
async function indexRows(): Promise<Map<string, string>> {
  const rows = new Map<string, string>();
  let start: Record<string, unknown> | undefined;
  do {
    const page: { Items?: Record<string, unknown>[]; LastEvaluatedKey?: Record<string, unknown> } =
      await kernel.client.send(
        new ScanCommand({ TableName: kernel.tableName(), ExclusiveStartKey: start }),
      );
    for (const item of page.Items ?? []) {
      if (!/^[DOPIWMF]#pr#/.test(String(item["pk"]))) continue;
      const { s, b, t, ...rest } = item;
      delete rest["r"];
      delete rest["v"];
      const value = {
        ...rest,
        ...(s instanceof Set && { s: [...(s as Set<number>)].toSorted((x, y) => x - y) }),
        ...(b instanceof Uint8Array && { b: Buffer.from(b).toString("base64") }),
        ...(typeof t === "string" && { t: t.split("\n").toSorted() }),
      };
      rows.set(`${String(item["pk"])}\n${String(item["sk"])}`, JSON.stringify(value));
    }
    start = page.LastEvaluatedKey;
  } while (start);
  return rows;
}

/** Compares the index with what the tokens of the existing parts produce. */
async function expectEqual(live: ReadonlyMap<string, Product>, seed: number): Promise<void> {
  const before = await indexRows();
  const { source } = sources.indexed.pr;
  const all = [...before.keys()].flatMap((key) => /^O#pr#(\S+)/.exec(key)?.[1] ?? []);
  expect(new Set(all), `seed ${seed}`).toEqual(new Set(live.keys()));
  const { tokensOf } = await import("@bupum/functions/search/text/tokens");
  const { collect, noChanges } = await import("@bupum/functions/search/index/postings");
  const expected = noChanges();
  const rows = await Promise.all(all.map(async (id) => (await source([id]))[0]));
  const stock = new Set<number>();
  for (const [place, id] of all.entries()) {
    const own = JSON.parse(before.get(`O#pr#${id}\nS`)!) as { o: number };
    const subject = rows[place]!;
    collect(expected, "pr", own.o, { gone: [], come: tokensOf(subject, id) });
    if (subject.flags.includes("inStock")) stock.add(own.o);
    expect(before.has(`D#pr#${own.o}\nS`)).toBe(true);
  }
  const numbers = [...before.keys()].filter((key) => /^[PI]#/.test(key));
  expect(new Set(numbers), `seed ${seed}`).toEqual(new Set(expected.puts.keys()));
  const sets = [...before].filter(([key, value]) => /^[WM]#/.test(key) && value.includes('"s":['));
  const wanted = [...expected.marks].map(([key, mark]) => [
    key,
    [...mark.in].toSorted((x, y) => x - y),
  ]);
  expect(
    Object.fromEntries(sets.map(([key, value]) => [key, (JSON.parse(value) as { s: number[] }).s])),
    `seed ${seed}`,
  ).toEqual(Object.fromEntries(wanted));
  const bits = [...before].filter(([key]) => key.startsWith("F#pr#inStock"));
  const on = bits.flatMap(([key, value]) => {
    const bytes = Buffer.from((JSON.parse(value) as { b: string }).b, "base64");
    const start = Number(key.split("\n")[1]) * 4_096;
    return Array.from({ length: 4_096 }, (_, bit) => bit)
      .filter((bit) => (bytes[bit >> 3]! & (1 << (bit & 7))) !== 0)
      .map((bit) => start + bit);
  });
  expect(new Set(on), `seed ${seed}`).toEqual(stock);
}

test("the index equals the table after 600 changes with repeated, late and reordered messages", async () => {
  const seed = Number(process.env["SEED"] ?? 20_261_121);
  const random = randomOf(seed);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const given = (): Given => ({
    number: `${one(["E2E", "XGB", "MY4"])}-${(parts += 1)}${one(["A", "B", ""])}`,
    maker: one(["Omron", "LS ELECTRIC", "Autonics"]),
    ko: one(["근접 센서", "릴레이", "감지기 세트", "PLC"]),
    en: one(["Sensor", "Relay 24V", "PLC 24V"]),
    inStock: random() < 0.5,
    ...(random() < 0.2 && { aliases: [`OLD${Math.floor(random() * 50)}`] }),
  });
  const live = new Map<string, Product>();
  let queue: string[] = [];
  const message = (id: string) => queue.push(id, ...(random() < 0.3 ? [id] : []));
  /** Messages of a batch come in random order to two workers at once; some fail and come again. */
  const deliver = async (most: number) => {
    queue = queue.toSorted(() => random() - 0.5);
    const batches = [queue.splice(0, most), queue.splice(0, most)];
    const results = await Promise.allSettled(batches.map((batch) => indexed(batch)));
    for (const [place, { status }] of results.entries())
      if (status === "rejected" || random() < 0.2) queue.push(...batches[place]!);
  };
  for (let step = 0; step < 600; step++) {
    const ids = [...live.keys()];
    const kind = random();
    if (kind < 0.35 || ids.length < 20) {
      const product = productOf(given());
      live.set(product.id, product);
      await world.put(products.productRows(product));
      message(product.id);
    } else {
      const id = one(ids) as Product["id"];
      if (kind < 0.75) {
        const product = { ...productOf(given(), id), version: step };
        const before = live.get(id)!;
        await kernel.write({
          drop: products.productLockKey(before.manufactorId, before.partNumber),
        });
        live.set(id, product);
        await world.put(products.productRows(product));
      } else {
        const { manufactorId, partNumber } = live.get(id)!;
        live.delete(id);
        await kernel.write(
          { drop: products.productKey(id) },
          { drop: products.productLockKey(manufactorId, partNumber) },
        );
      }
      message(id);
    }
    if (step % 50 === 49) await deliver(20 + Math.floor(random() * 60));
  }
  for (let round = 0; queue.length > 0 && round < 200; round++) await deliver(100);
  expect(queue, `seed ${seed}`).toEqual([]);

  await expectEqual(live, seed);
  const before = await indexRows();
  const { rebuild, repair } = await import("@bupum/functions/indexing/rebuild");
  expect(await rebuild("pr")).toBe(live.size);
  expect(await repair("pr")).toEqual([]);
  expect(await indexRows()).toEqual(before);
}, 600_000);

test("missing index rows are written later, beside users' changes", async () => {
  const { rebuild, repair } = await import("@bupum/functions/indexing/rebuild");
  const all = Array.from({ length: 60 }, (_, at) =>
    productOf({
      number: `BEHIND-${100 + at}`,
      maker: "Behind",
      ko: "계전기",
      en: "Relay",
      inStock: at % 2 === 0,
    }),
  );
  for (const product of all) await world.put(products.productRows(product));
  const [first] = all as [Product];
  await indexed([first.id]);
  const own = await ownOf(first.id);
  const changed = all.slice(20, 40).map((product, at) => ({
    ...product,
    partNumber: `CHANGED-${at}`,
    inStock: !product.inStock,
    version: 2,
  }));
  const change = async () => {
    for (const product of changed) {
      await world.put(products.productRows(product));
      await indexed([product.id]);
    }
  };
  await Promise.all([rebuild("pr", false), change()]);
  expect(await repair("pr")).toEqual([]);
  expect(await ownOf(changed[0]!.id)).toMatchObject({ t: expect.stringContaining("changed0") });
  // Things that were up to date are not written again.
  expect(await ownOf(first.id)).toEqual(own);
});

test("a check finds missing rows, and repairs them", async () => {
  const { repair } = await import("@bupum/functions/indexing/rebuild");
  const product = productOf({
    number: "LOST-1",
    maker: "Lost",
    ko: "릴레이",
    en: "Relay",
    inStock: true,
  });
  await world.put(products.productRows(product));
  await indexed([product.id]);
  const before = await indexRows();
  const { o } = (await world.read({ pk: `O#pr#${product.id}`, sk: "S" })) as unknown as {
    o: number;
  };
  await kernel.write({ drop: { pk: `D#pr#${o}`, sk: "S" } });
  await kernel.write({ drop: { pk: "W#pr#relay", sk: "000000" } });
  expect(await repair("pr")).toContain(product.id);
  expect(await indexRows()).toEqual(before);
});

test("a check removes postings without an owner, and nothing else", async () => {
  const { sweep } = await import("@bupum/functions/indexing/rebuild");
  const given = { maker: "Stray", ko: "떠돌이", en: "Stray", inStock: true };
  const [kept, gone] = [
    productOf({ number: "KEPT-1", ...given }),
    productOf({ number: "GONE-1", ...given }),
  ];
  for (const product of [kept, gone]) await world.put(products.productRows(product));
  await indexed([kept.id, gone.id]);
  await kernel.write(
    { drop: products.productKey(gone.id) },
    { drop: products.productLockKey(gone.manufactorId, gone.partNumber) },
  );
  await indexed([gone.id]);
  const before = await indexRows();
  const { o } = (await world.read({ pk: `O#pr#${kept.id}`, sk: "S" })) as unknown as { o: number };
  const mark = (pk: string, ords: number[]) =>
    kernel.client.send(
      new UpdateCommand({
        TableName: kernel.tableName(),
        Key: { pk, sk: "000000" },
        UpdateExpression: "ADD #s :ords",
        ExpressionAttributeNames: { "#s": "s" },
        ExpressionAttributeValues: { ":ords": new Set(ords) },
      }),
    );
  // Of an existing part, of a deleted one, and of an unused ord.
  await mark("W#pr#stray", [o + 1, 4_000]);
  await mark("W#pr#othermaker", [o]);
  await mark("M#pr#omron", [o]);
  await world.put([
    { pk: "P#pr#gon", sk: `gone1#${String(o + 1).padStart(8, "0")}`, p: { id: gone.id } },
    { pk: "I#pr#ept", sk: `ept2#${String(o).padStart(8, "0")}`, n: "kept2" },
  ]);
  expect(await sweep("pr", 0)).toBe(6);
  const after = await indexRows();
  // An empty set leaves its row.
  for (const [name, row] of after)
    if (/^[WM]#/.test(name) && !row.includes('"s":[') && !before.has(name)) after.delete(name);
  expect(after).toEqual(before);
  expect(await sweep("pr", 0)).toBe(0);
});
