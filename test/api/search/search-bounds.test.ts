import { ulid } from "../../kit/ids.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWorld, type World } from "../../kit/world.ts";

// The index of a market of 130,000 parts in which some words are in every part: postings without
// documents, as if all of them had just been deleted, which is the most expensive case for a
// search.

const buckets = 32;
const bucketSize = 4_096;
const even = Array.from({ length: bucketSize / 2 }, (_, at) => 2 * at);
const odd = even.map((at) => at + 1);
const every = [...even, ...odd];
/** The part with both of two words, each of which every second part has: it is read last. */
const meetings = [0];

let world: World;
let search: typeof import("@bupum/functions/search/query/query").search;
let browse: typeof import("@bupum/functions/search/query/browse").browse;
let limits: typeof import("@bupum/functions/search/query/reads");

beforeAll(async () => {
  world = await startWorld();
  ({ search } = await import("@bupum/functions/search/query/query"));
  ({ browse } = await import("@bupum/functions/search/query/browse"));
  limits = await import("@bupum/functions/search/query/reads");
  const { bucketKey, makerPk, wordPk } = await import("@bupum/functions/search/index/items");
  const { pairsOf } = await import("@bupum/functions/search/text/tokens");
  const { batchWriter } = await import("@bupum/seed/batch-writer");
  const writer = batchWriter();
  const dense = async (pk: string, ords: readonly number[]) => {
    for (let bucket = 0; bucket < buckets; bucket++)
      await writer.put([{ pk, sk: bucketKey(bucket), s: new Set(ords) }]);
  };
  await dense(wordPk("pr", "rohs"), every);
  await dense(wordPk("pr", "left"), even);
  await dense(wordPk("pr", "right"), odd);
  await dense(wordPk("pr", "over"), even);
  await dense(wordPk("pr", "under"), odd);
  for (const word of ["smd", "0402", "1a", "50v", "x7r"]) await dense(wordPk("pr", word), every);
  for (const pair of pairsOf("적층세라믹콘덴서")) await dense(wordPk("pr", pair), every);
  await dense(makerPk("pr", "yageo"), every);
  await dense(makerPk("pr", "mkr_even"), even);
  await dense(makerPk("pr", "mkr_odd"), odd);
  await writer.done();
  const { contentOf, documentKey } = await import("@bupum/functions/search/index/items");
  const { haystackOf } = await import("@bupum/functions/search/text/tokens");
  for (const bucket of meetings) {
    const of = { ...subject(false), texts: ["over under"] };
    const ord = bucket * bucketSize + 100;
    await world.put([
      { pk: wordPk("pr", "under"), sk: bucketKey(bucket), s: new Set([...odd, 100]) },
      {
        ...documentKey("pr", ord),
        ...contentOf(`prd_${ulid()}`, { ord }, haystackOf(of)),
        r: 1,
        v: 1,
      },
    ]);
  }
}, 120_000);
afterAll(() => world.stop());

const random = (length: number, letters: string) =>
  Array.from({ length }, (_, at) => [...letters][(at * 7) % [...letters].length]).join("");
const queries: [what: string, keyword: string][] = [
  ["two frequent words that never meet", "left right"],
  ["words that every part has", "rohs smd 0402 1a 50v x7r"],
  ["a Korean word that every part has", "적층세라믹콘덴서"],
  ["Korean words, a maker and words", "적층 세라믹콘덴서 yageo rohs smd 0402"],
  ["a maker of every part", "yageo"],
  ["the same word again and again", Array.from({ length: 20 }, () => "rohs").join(" ")],
  ["one letter", "a"],
  ["one syllable", "가"],
  ["one consonant", "ㄱ"],
  ["initials", "ㅈㅊㅅㄹㅁㅋㄷㅅ"],
  ["a hundred words", Array.from({ length: 100 }, (_, at) => `w${at}`).join(" ")],
  ["a hundred one-letter words", random(200, "a b c d ")],
  ["a hundred thousand letters", random(100_000, "abc123")],
  ["a hundred thousand syllables", random(100_000, "가나다라마")],
  ["signs of patterns", String.raw`.*+?^${"${x}"}()|[]\%_#`],
  ["signs of sort keys", "rohs#00000001 ~ pr#W#"],
  ["halves of characters", "\ud83d \udc00\ud800 rohs\udfff"],
  ["characters outside the plane", "😀𠀀 rohs 𠮷"],
  ["marks that combine", "e\u0301".repeat(40)],
  ["nothing visible", "\u200b\u00a0\u3000"],
];

test.each(queries)("%s costs at most the stated units, on any page", async (_what, keyword) => {
  let from: Parameters<typeof search>[0]["from"];
  const positions = new Set<string>();
  for (let page = 0; page < 6; page++) {
    const { spent, next, hits } = await search({ entity: "pr", keyword, limit: 100, from });
    expect(hits).toEqual([]);
    expect(spent.documents).toBeLessThanOrEqual(limits.mostDocuments);
    expect(spent.rounds).toBeLessThanOrEqual(limits.mostRounds);
    expect(spent.units).toBeLessThanOrEqual(limits.mostUnitsEver);
    if (!next) return;
    // Following the cursor makes progress.
    expect(positions).not.toContain(JSON.stringify(next));
    positions.add(JSON.stringify(next));
    from = next;
  }
});

test("two frequent words without a common part reach the end, page by page", async () => {
  let from: Parameters<typeof search>[0]["from"];
  let pages = 0;
  do {
    ({ next: from } = await search({ entity: "pr", keyword: "left right", limit: 30, from }));
    pages += 1;
  } while (from && pages < 60);
  expect(from).toBeUndefined();
});

test("two frequent words with few common parts find them, page by page", async () => {
  let from: Parameters<typeof search>[0]["from"];
  const found = new Set<number>();
  let pages = 0;
  do {
    const page = await search({ entity: "pr", keyword: "over under", limit: 30, from });
    for (const { document } of page.hits)
      found.add(Math.floor((JSON.parse(document.p) as { ord: number }).ord / bucketSize));
    from = page.next;
    pages += 1;
  } while (from && pages < 60);
  expect([...found].toSorted((left, right) => left - right)).toEqual(meetings);
});

test("a list of two owners without a common listing reaches the end", async () => {
  let from: Parameters<typeof search>[0]["from"];
  let pages = 0;
  const owners = ["mkr_even", "mkr_odd"];
  do {
    const found = await browse({ entity: "pr", keyword: "", owners, limit: 30, from });
    expect(found.spent.units).toBeLessThanOrEqual(limits.mostUnitsEver);
    from = found.next;
    pages += 1;
  } while (from && pages < 60);
  expect(from).toBeUndefined();
});

const subject = (inStock: boolean) => ({
  numbers: [],
  label: "",
  makers: ["yageo"],
  owners: [],
  korean: [],
  texts: ["rohs smd 0402 1a 50v x7r"],
  flags: inStock ? ["inStock"] : [],
  row: {},
});

test("stock is filtered by its bit even after the units of a search are spent", async () => {
  const { indexBatch } = await import("@bupum/functions/indexing/index/batch");
  const all = Array.from({ length: 40 }, (_, at) => ({
    id: `prd_${ulid()}`,
    inStock: at % 2 === 0,
  }));
  const source = async (ids: readonly string[]) =>
    ids.map((id) => subject(all.find((one) => one.id === id)!.inStock));
  await indexBatch(
    "pr",
    all.map(({ id }) => id),
    source,
    { flags: ["inStock"] },
  );
  const { hits } = await search({
    entity: "pr",
    keyword: "rohs smd 0402 1a 50v x7r yageo",
    flags: ["inStock"],
    limit: 30,
  });
  const inStock = new Set(all.filter((one) => one.inStock).map(({ id }) => id));
  expect(hits.map(({ document }) => document.id).filter((id) => !inStock.has(id))).toEqual([]);
});
