import { allNewsRows } from "./articles/news-rows.ts";
import { now } from "@bupum/functions/kernel/context";
import { keep } from "@bupum/functions/reference/exchange-rates/items";
import { type Item, type Key, readMany, type Write, write } from "@bupum/functions/kernel/table";
import { makerKey, makersCounter } from "@bupum/functions/catalogue/manufactors/items";
import { productLockKey, productsCounter } from "@bupum/functions/catalogue/products/items";
import { countMerchandises, sellersCounter } from "@bupum/functions/accounts/seller-infos/items";
import { countMove, countSignup } from "@bupum/functions/accounts/account-counts/items";
import { loadMark } from "@bupum/functions/search/rules";
import { toAccount } from "@bupum/functions/accounts/users/items";
import { chunksOf, cloudLimits } from "@bupum/shared/kernel/chunks";
import { batchWriter, type FollowedIds, type Searched } from "./batch-writer.ts";
import { allBoardRows } from "./articles/board-rows.ts";
import { allOpinionRows } from "./articles/opinion-rows.ts";
import { wikiRows } from "./articles/wiki-rows.ts";
import { catalogue } from "./catalogue/catalogue.ts";
import { allDealerRows } from "./people/dealers.ts";
import { merchandisesOfFile } from "./goods/file-merchandises.ts";
import { categoryRows } from "./goods/category-rows.ts";
import {
  makerRows,
  makerIdOf,
  type SeedMerchandise,
  rowsOfProduct,
  waitingRows,
} from "./goods/goods-rows.ts";
import { openedAt } from "./ids.ts";
import { type Maker, makerName, makers } from "./goods/makers.ts";
import { merchandises } from "./goods/merchandises.ts";
import { readProductsFile } from "./goods/products-file.ts";
import { sellers } from "./people/people.ts";
import { peopleRows, sellerIdOfKey } from "./people/people-rows.ts";
import { rates, ratesDay } from "./rates.ts";
import { waitingProducts } from "./goods/successors.ts";
import type { ProductRecord } from "./types.ts";

export type Say = (text: string) => void;

/** A line of progress with the average rate. */
export const progressOf = (what: string, count: number, started: number): string =>
  `${what}, ${Math.round((count / (performance.now() - started)) * 1000)} a second`;

const marker = { pk: "seed#market", sk: "seed" };

const countOf = <T>(list: readonly T[], keyOf: (one: T) => string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const one of list) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return counts;
};

/** Counters of accounts and sign-ups, summed over all people: one write for each row. */
function countsOf(people: readonly Item[]): Write[] {
  const accounts = people.filter(({ sk }) => sk === "account").map(toAccount);
  const moves = accounts.flatMap((account) => [
    ...countMove(undefined, account),
    countSignup(account.createdAt),
  ]);
  const ofRow = Map.groupBy(moves, ({ change }) => `${change.pk} ${change.sk}`);
  return [...ofRow.values()].map((same) => {
    const add: Record<string, number> = {};
    for (const [name, by] of same.flatMap((move) => Object.entries(move.add)))
      add[name] = (add[name] ?? 0) + by;
    return { change: same[0]!.change, add };
  });
}

const counter = (key: Key, count: number): Item => ({ ...key, count });

interface Seeded {
  searched: Searched;
  followed: FollowedIds;
}

interface SeedOptions {
  /** The database's file lies in memory. */
  inMemory?: boolean;
  /** The wiki has two of five pages: its words are most of the rows. */
  hasFewWikis?: boolean;
}

/**
 * Seeds the demo market once: a market that has its marker keeps what users made of it, and the
 * result is undefined. Otherwise returns what must be found, because no stream reports it.
 */
export async function seedMarket(
  say: Say,
  { inMemory = false, hasFewWikis = false }: SeedOptions = {},
): Promise<Seeded | undefined> {
  const [found] = await readMany([marker]);
  if (found) return void say("The demo market is there already.");
  const writer = batchWriter({ inMemory });
  const offers = Map.groupBy(merchandises, (one) => `${one.manufactor}/${one.partNumber}`);
  const parts = countOf(catalogue, ({ manufactor }) => manufactor);
  const offered = countOf(merchandises, ({ manufactor }) => manufactor);
  const waiting = countOf(waitingProducts, ({ manufactor }) => manufactor);
  for (const { key, ...maker } of makers) {
    const counts = [parts, offered, waiting].map((of) => of.get(key) ?? 0);
    await writer.put(makerRows({ ...maker, key }, counts[0]!, counts[1]!, counts[2]));
  }
  for (const part of catalogue) {
    const own: readonly SeedMerchandise[] =
      offers.get(`${part.manufactor}/${part.partNumber}`) ?? [];
    await writer.put(rowsOfProduct(part, own));
  }
  await writer.put(categoryRows());
  for (const part of waitingProducts)
    await writer.put(waitingRows(part, makerName(part.manufactor)));
  const at = now();
  const soldBy = countOf(merchandises, ({ sellerKey }) => sellerKey);
  const people = await peopleRows(soldBy, at);
  await writer.put(people);
  await writer.put([
    counter(productsCounter, catalogue.length),
    counter(makersCounter, makers.length),
    counter(sellersCounter, sellers.length),
  ]);
  await writer.put(allDealerRows());
  // What people find them by is written behind, with the ledger of what is traded.
  await writer.put(allBoardRows(at));
  await writer.put(wikiRows(at, hasFewWikis));
  await writer.put(allOpinionRows(at));
  await writer.put(allNewsRows(at));
  await writer.done();
  await keep({ on: ratesDay, source: "seed", rates }, openedAt);
  // Last, in one transaction with the counters' increments: an interrupted seed starts again.
  await write({ put: { ...marker, at: openedAt } }, ...countsOf(people));
  say(
    `${catalogue.length} parts of ${makers.length} makers, ${merchandises.length} listings, ` +
      `${sellers.length} sellers (${writer.written} rows).`,
  );
  return { searched: writer.searched, followed: writer.followed };
}

interface Added {
  products: number;
  makers: number;
  productsOf: Map<string, number>;
  merchandisesOf: Map<string, number>;
  soldBy: Map<string, number>;
}
const addTo = (counts: Map<string, number>, key: string, by: number) =>
  by > 0 && counts.set(key, (counts.get(key) ?? 0) + by);

interface LoadOptions {
  limit?: number;
  aliasFile?: string;
  /** The market is running: the relay skips these rows, since the load indexes them itself. */
  isRunning: boolean;
  /** Whether the database's file lies in memory. */
  inMemory?: boolean;
}

const noneAdded = (): Added => ({
  products: 0,
  makers: 0,
  productsOf: new Map(),
  merchandisesOf: new Map(),
  soldBy: new Map(),
});

/** Parts of a file after which the load says how far it is, and counts them. */
const stretch = 5_000;

/**
 * Adds parts of a file. Parts that the market already has are skipped, so a repeat changes nothing.
 * Returns what the index may lack: in a running market also parts that existed, since an earlier
 * load may have been interrupted before indexing them.
 */
export async function seedProducts(
  path: string,
  options: LoadOptions,
  say: Say,
): Promise<Searched> {
  const { inMemory = false } = options;
  const writer = batchWriter({ mark: options.isRunning ? loadMark : {}, inMemory });
  const known = new Map<string, Maker>(makers.map((maker) => [maker.key, maker]));
  let added = noneAdded();
  let total = 0;
  let waiting: { part: ProductRecord; index: number }[] = [];
  let seen = 0;
  const started = performance.now();
  async function flush() {
    const locks = await readMany(
      waiting.map(({ part }) => productLockKey(makerIdOf(part.manufactor), part.partNumber)),
    );
    const read = waiting;
    waiting = [];
    for (const [at, { part, index }] of read.entries()) {
      const offers = merchandisesOfFile(part, index);
      const rows = rowsOfProduct(part, offers);
      if (locks[at]) {
        // After an interrupted load the index may lack the makers, too.
        if (options.isRunning) writer.note([...rows, makerKey(makerIdOf(part.manufactor))]);
        continue;
      }
      added.products += 1;
      addTo(added.productsOf, part.manufactor, 1);
      addTo(added.merchandisesOf, part.manufactor, offers.length);
      for (const { sellerKey } of offers) addTo(added.soldBy, sellerKey, 1);
      await writer.put(rows);
    }
  }
  /** Counts what is stored: a load that ends in between has left at most a stretch uncounted. */
  async function settle() {
    await flush();
    await writeMakers(known, added, writer);
    await writer.done();
    await count(added);
    total += added.products;
    added = noneAdded();
  }
  for await (const row of readProductsFile(path, options)) {
    if (row.kind === "maker") {
      known.set(row.maker.key, row.maker);
      continue;
    }
    waiting.push({ part: row.part, index: seen });
    seen += 1;
    if (waiting.length === 100) await flush();
    if (seen % stretch > 0) continue;
    await settle();
    say(progressOf(`${seen} parts read`, seen, started));
  }
  await settle();
  say(`${total} of ${seen} parts are new (${writer.written} rows).`);
  return writer.searched;
}

/** New makers get their rows; existing ones only have their counters increased. */
async function writeMakers(
  known: ReadonlyMap<string, Maker>,
  added: Added,
  writer: ReturnType<typeof batchWriter>,
): Promise<void> {
  const keys = [...added.productsOf.keys()];
  for (const some of chunksOf(keys, cloudLimits.reads)) {
    const rows = await readMany(some.map((key) => makerKey(makerIdOf(key))));
    for (const [at, key] of some.entries()) {
      const parts = added.productsOf.get(key) ?? 0;
      const offered = added.merchandisesOf.get(key) ?? 0;
      const row = rows[at];
      if (!row) {
        added.makers += 1;
        await writer.put(makerRows(known.get(key)!, parts, offered));
        continue;
      }
      const total = Number(row["productCount"]) + parts;
      await write({
        change: { pk: row.pk, sk: row.sk },
        set: { productCount: total, gsi2sk: `${String(total).padStart(12, "0")}#${row["id"]}` },
        add: { merchandiseCount: offered, partCount: parts },
      });
    }
  }
}

async function count(added: Added): Promise<void> {
  if (added.products === 0) return;
  await write(
    { change: productsCounter, add: { count: added.products } },
    { change: makersCounter, add: { count: added.makers } },
    ...[...added.soldBy].map(([key, many]) => countMerchandises(sellerIdOfKey(key), many)),
  );
}
