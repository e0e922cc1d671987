import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { zstdCompress, zstdDecompress } from "node:zlib";
import { build } from "@bupum/functions/search/catalogue/build";
import { type Catalogue, open } from "@bupum/functions/search/catalogue/catalogue";
import type { Entry } from "@bupum/functions/search/catalogue/entry";
import { engine } from "@bupum/functions/search/catalogue/engine";
import { search } from "@bupum/functions/search/catalogue/search";
import { overlayOf, View } from "@bupum/functions/search/catalogue/view";
import { productEntry } from "@bupum/functions/indexing/snapshots/entries";
import { someBest } from "../../kit/goods.ts";
import { ulid } from "../../kit/ids.ts";
import { productOf, unstored } from "./market.ts";
import type { BenchProduct } from "./products.ts";
import type { Found } from "./score.ts";

// The catalogue in memory: what it takes to build, keep and open, and what a search takes.

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

const regions = ["SEOUL", "BUSAN", "GYEONGGI", "DAEGU", "GYEONGSANG"] as const;

function* entriesOf(parts: readonly BenchProduct[], placeOf: Map<string, number>) {
  const makers = new Map<string, `mkr_${string}`>();
  for (const [at, part] of parts.entries()) {
    const makerId = makers.get(part.manufacturer) ?? (`mkr_${ulid()}` as const);
    makers.set(part.manufacturer, makerId);
    const product = productOf(part, makerId);
    placeOf.set(product.id, at);
    const inStock = at % 5 < 2;
    const offers = {
      inStock,
      offerCount: inStock ? 1 : 0,
      ...(inStock && { bestOffer: { ...someBest, unitPrice: String(100 + ((at * 7919) % 1e6)) } }),
    };
    const found = [regions[at % 5]!, regions[at % 3]!];
    const stored = { ...product, ...unstored, ...offers, ...(inStock && { regions: found }) };
    yield productEntry({ ...stored, categoryTagIds: [tagOf(part.category)] }, {})!;
  }
}

const tags = new Map<string, `cat_${string}`>();
function tagOf(category: string): `cat_${string}` {
  const tag = tags.get(category) ?? (`cat_${ulid()}` as const);
  tags.set(category, tag);
  return tag;
}

/** Seconds of processor, which other programs of the machine do not change. */
const now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
/** The same product under another number. */
const copyOf = (entry: Entry, copy: number): Entry => ({
  ...entry,
  id: `prd_${ulid()}`,
  numbers: entry.numbers.map((number) => `${number}-X${copy}`),
});

/** What a process of its own takes to open it. */
function openedApart(packed: Uint8Array): string {
  const file = join(mkdtempSync(join(tmpdir(), "bupum-catalogue-")), "snapshot");
  writeFileSync(file, packed);
  const program = join(import.meta.dirname, "opened.ts");
  const said = execFileSync(process.execPath, [program, file], { encoding: "utf8" });
  rmSync(file);
  return said.trim();
}

const seconds = (since: number) => (now() - since).toFixed(2);
const mega = (bytes: number) => (bytes / 1e6).toFixed(1);
const residentMega = () => mega(process.memoryUsage.rss());

/** Builds the catalogue of some parts, says what it took, and answers queries. */
export async function openMemory(
  parts: readonly BenchProduct[],
  copies: number,
  say: (text: string) => void,
) {
  const placeOf = new Map<string, number>();
  let at = now();
  let entries: Entry[] = [...entriesOf(parts, placeOf)];
  const first = entries.length;
  say(`entries from products (tokens): ${seconds(at)} s`);
  for (let copy = 1; copy < copies; copy++)
    for (const entry of entries.slice(0, first)) entries.push(copyOf(entry, copy));
  at = now();
  let content: Uint8Array | undefined = build(entries);
  say(`build: ${seconds(at)} s, ${mega(content.length)} MB`);
  entries = [];
  at = now();
  const packed = await compress(content);
  say(`compressed (zstd): ${mega(packed.length)} MB in ${seconds(at)} s`);
  content = undefined;
  say(openedApart(packed));
  at = now();
  const raw = await decompress(packed);
  say(`unpacked: ${seconds(at)} s`);
  at = now();
  const catalogue = open(raw);
  say(
    `opened: ${seconds(at)} s, ${mega(catalogue.bytes)} MB of columns, ${residentMega()} MB resident`,
  );
  at = now();
  const next = build(engine.merged(catalogue, new Map()));
  say(
    `built again from itself: ${seconds(at)} s, ${Buffer.compare(next, raw) === 0 ? "the same bytes" : "other bytes"}`,
  );
  const view = new View(catalogue, overlayOf(new Map()));
  showKinds(catalogue, view, say);
  const ask = (keyword: string): Found => {
    const started = performance.now();
    const { hits, didYouMean } = search({ view }, { keyword, limit: 30 });
    const ms = performance.now() - started;
    const ids = [...hits.map(({ id }) => id), ...didYouMean];
    return { places: ids.map((id) => placeOf.get(id)!), ms };
  };
  return { ask };
}

const allFacets = {
  choices: ["manufactor", "category", "inStock", "region"],
  bands: { price: [0, 1_000, 10_000, 100_000, 1_000_000], leadTimeDays: [0, 1, 4, 8, 15] },
};
const repeats = 20;

/** Milliseconds of processor of some kinds of search, with and without all facets. */
function showKinds(catalogue: Catalogue, view: View, say: (text: string) => void) {
  const number = catalogue.numbers.at(Math.floor(catalogue.numbers.length / 2));
  const kinds = {
    "no keyword": "",
    "a frequent word": "capacitor",
    "a frequent Korean word": "콘덴서",
    "two words": "smd capacitor",
    "a value and a thing": "10uF 콘덴서",
    "a number": number,
    "a number's beginning": number.slice(0, 5),
    "inside of a number": number.slice(2, 6),
    "three characters of numbers": number.slice(1, 4),
    "a number with a slip": `${number.slice(0, 4)}q${number.slice(5)}`,
    "nothing there is": "zzqqxx 없는물건",
  };
  for (const [kind, keyword] of Object.entries(kinds)) {
    const took = (facets?: typeof allFacets) => {
      const run = () => search({ view }, { keyword, limit: 30, facets });
      const { total } = run();
      run();
      const before = process.cpuUsage();
      for (let at = 0; at < repeats; at++) run();
      const { user, system } = process.cpuUsage(before);
      return { total, ms: ((user + system) / 1000 / repeats).toFixed(2) };
    };
    const [plain, faceted] = [took(), took(allFacets)];
    say(
      `  ${kind} (${keyword}): ${plain.total} hits, ${plain.ms} ms, with facets ${faceted.ms} ms`,
    );
  }
}
