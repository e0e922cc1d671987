import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "@bupum/infra/local/kernel/place";
import { type Aliases, type Query, QueryMaker, type Terms } from "./made-queries.ts";
import { type BenchProduct, factsOf, meantBy, readProducts, spellingOf } from "./products.ts";
import { type Peer, openFts5, openMiniSearch } from "./peers.ts";
import { openMemory } from "./memory.ts";
import { type Found, figuresOf, type KindFigures, recallOf } from "./score.ts";

// `npm run bench:search -- --products N --parts FILE --queries FILE [--misses] [--no-peers]`
// With `--skip N --made SEED`: other parts, and queries made from them.
// With `--copies N`: the catalogue has each product N times, under other numbers.
// First what it takes to build, keep and open the catalogue in memory, and what kinds of searches
// take; then recall on all queries, beside other engines.

const data = join(root, "../shared/data");
const { values } = parseArgs({
  options: {
    products: { type: "string", default: "20000" },
    copies: { type: "string", default: "1" },
    skip: { type: "string", default: "0" },
    made: { type: "string" },
    aliases: { type: "string", default: join(data, "manufacturers-alias.json") },
    parts: { type: "string", default: join(data, "parts-dev.jsonl.gz") },
    queries: { type: "string", default: join(data, "queries-dev.jsonl") },
    terms: { type: "string", default: join(data, "terms-ko.json") },
    misses: { type: "boolean", default: false },
    "no-peers": { type: "boolean", default: false },
  },
});
const say = (text: string) => void process.stdout.write(`${text}\n`);
const readJson = <T>(path: string) => JSON.parse(readFileSync(path, "utf8")) as T;
const spelled = spellingOf(existsSync(values.terms) ? readJson(values.terms) : undefined);

function queriesFor(parts: readonly BenchProduct[]): Query[] {
  if (values.made !== undefined) {
    const names = {
      aliases: readJson<Aliases>(values.aliases),
      terms: readJson<Terms>(values.terms),
    };
    return new QueryMaker(parts, Number(values.made), names).all();
  }
  return readFileSync(values.queries, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Query);
}

/** Positions of the parts that each query means. */
function relevantTo(parts: readonly BenchProduct[], queries: readonly Query[]): Set<number>[] {
  const found = queries.map(() => new Set<number>());
  const tests = queries.map(({ rule }) => meantBy(rule, spelled));
  // The facts of a million parts do not fit in memory at once.
  for (const [place, part] of parts.entries()) {
    const facts = factsOf(part, spelled);
    for (const [at, isMeant] of tests.entries()) if (isMeant(facts)) found[at]!.add(place);
  }
  return found;
}

/** Runs every query and scores it by kind. */
async function measure(
  queries: readonly Query[],
  relevant: readonly ReadonlySet<number>[],
  ask: (query: string) => Found | Promise<Found>,
): Promise<Record<string, KindFigures>> {
  const byKind = new Map<string, (Found & { relevant: ReadonlySet<number> })[]>();
  for (const [at, { query, kind }] of queries.entries()) {
    const scored = { ...(await ask(query)), relevant: relevant[at]! };
    byKind.set(kind, [...(byKind.get(kind) ?? []), scored]);
    if (values.misses && scored.relevant.size > 0 && recallOf(scored) < 1)
      say(
        `  ${kind} ${JSON.stringify(query)}: recall ${recallOf(scored).toFixed(2)}, ` +
          `${scored.relevant.size} relevant`,
      );
  }
  byKind.set("all", [...byKind.values()].flat());
  return Object.fromEntries([...byKind].map(([kind, all]) => [kind, figuresOf(all)]));
}

function timed(peer: Peer): (query: string) => Found {
  return (query) => {
    const started = performance.now();
    const places = peer.ask(query);
    return { places, ms: performance.now() - started };
  };
}

function show(title: string, kinds: Record<string, KindFigures>) {
  say(`\n${title}`);
  const lines = Object.entries(kinds).map(([kind, figures]) => ({ kind, ...figures }));
  const names = [...new Set(lines.flatMap((line) => Object.keys(line)))];
  const cells = [names, ...lines.map((line) => names.map((name) => String(line[name as never])))];
  for (const row of cells) say(row.map((cell, at) => cell.padEnd(at === 0 ? 14 : 9)).join(" "));
}

async function main() {
  const skip = Number(values.skip);
  const parts = (await readProducts(values.parts, skip + Number(values.products))).slice(skip);
  const queries = queriesFor(parts);
  const relevant = relevantTo(parts, queries);
  say(`${parts.length} parts, ${queries.length} queries`);
  const { ask } = await openMemory(parts, Number(values.copies), say);
  if (values.copies !== "1") return;
  show("bupum", await measure(queries, relevant, ask));
  for (const open of values["no-peers"] ? [] : [openMiniSearch, openFts5]) {
    const peer = open(parts);
    show(peer.name, await measure(queries, relevant, timed(peer)));
    peer.close();
  }
}

await main();
