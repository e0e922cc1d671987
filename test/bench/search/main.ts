import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "@bupum/infra/local/kernel/place";
import { converge } from "./converge.ts";
import { type Aliases, type Query, QueryMaker, type Terms } from "./made-queries.ts";
import { load, openMarket, openModel } from "./market.ts";
import { type BenchProduct, factsOf, meantBy, readProducts, spellingOf } from "./products.ts";
import { type Peer, openFts5, openMiniSearch } from "./peers.ts";
import { openMemory } from "./memory.ts";
import { countRounds } from "../../kit/rounds.ts";
import { type Found, figuresOf, type KindFigures, recallOf } from "./score.ts";

// `npm run bench:search -- --products N --parts FILE --queries FILE --json OUT [--misses]`
// With `--skip N --made SEED`: other parts, and queries made from them.
// With `--converge STEPS [--made SEED]`: random changes, then the index is compared with the parts.
// With `--model`: over a table that counts instead of DynamoDB Local, for a million parts.
// With `--model --prove`: afterwards the model's rows are asked the same in DynamoDB Local, too.
// With `--memory`: the catalogue in memory, with what it takes to build and to keep.
// With `--compare OUT`: tells by how much the units of each query differ from another run's, and
// which queries found other parts or the same in another order.

const data = join(root, "../shared/data");
const { values } = parseArgs({
  options: {
    products: { type: "string", default: "20000" },
    skip: { type: "string", default: "0" },
    made: { type: "string" },
    model: { type: "boolean", default: false },
    memory: { type: "boolean", default: false },
    converge: { type: "string" },
    aliases: { type: "string", default: join(data, "manufacturers-alias.json") },
    parts: { type: "string", default: join(data, "parts-dev.jsonl.gz") },
    queries: { type: "string", default: join(data, "queries-dev.jsonl") },
    terms: { type: "string", default: join(data, "terms-ko.json") },
    json: { type: "string" },
    compare: { type: "string" },
    prove: { type: "boolean", default: false },
    misses: { type: "boolean", default: false },
    "no-peers": { type: "boolean", default: false },
  },
});
const say = (text: string) => void process.stdout.write(`${text}\n`);
const keepQuiet = () => {
  // oxlint-disable-next-line no-console -- the kernel's log writes there, a line for each batch
  console.log = () => undefined;
};

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
    if (values.misses && scored.relevant.size > 0 && (recallOf(scored) < 1 || scored.units! > 25))
      say(
        `  ${kind} ${JSON.stringify(query)}: recall ${recallOf(scored).toFixed(2)}, ` +
          `${scored.units} RCU, ${scored.calls} calls, ${scored.rounds} rounds, ${scored.relevant.size} relevant`,
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

const total = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0);

/** Prints how much the units of queries differ from another run's, query by query. */
function compare(units: readonly number[], others: readonly number[], name: string) {
  const differences = units.map((one, at) => Math.abs(one - others[at]!));
  const differing = differences.filter((one) => one > 0).length;
  say(
    `${differing} of ${units.length} queries differ, by ${Math.max(...differences)} units at most; ` +
      `${total(units)} units in all, ${total(others)} in ${name}`,
  );
}

/** Prints which queries found other parts than in another run, or in another order. */
function compareFound(
  queries: readonly Query[],
  places: readonly number[][],
  others: readonly number[][],
) {
  const isSame = (at: number) => String(places[at]) === String(others[at]);
  const differing = queries.flatMap((query, at) => (isSame(at) ? [] : [{ ...query, at }]));
  say(`${queries.length - differing.length} of ${queries.length} queries found the same in order`);
  for (const { query, kind, at } of differing) {
    const [now, then] = [places[at]!, others[at]!];
    const lost = then.filter((place) => !now.includes(place)).length;
    const won = now.filter((place) => !then.includes(place)).length;
    say(
      `  ${kind} ${JSON.stringify(query)}: ${then.length} then, ${now.length} now, ${lost} lost, ${won} won`,
    );
  }
}

/** Searches as a buyer does: with what is shown of each part, its price and its stock. */
async function buyer(placeOf: ReadonlyMap<string, number>) {
  const { search } = await import("@bupum/functions/catalogue/products/search");
  const { client } = await import("@bupum/functions/kernel/table");
  const counting = countRounds(client);
  return (units: number[], found: number[][] = []) =>
    async (searchKeyword: string): Promise<Found> => {
      counting.reset();
      const started = performance.now();
      const page = await search({ searchKeyword, page: 1, itemsPerPage: 30 });
      const ms = performance.now() - started;
      // Near misses are shown separately; they are the answer to a query with a typo.
      const shown = [...page.items, ...(page.didYouMean ?? [])];
      const places = shown.map(({ id }) => placeOf.get(id)!);
      units.push(counting.cost.units);
      found.push(places);
      return { places, ms, ...counting.cost };
    };
}

async function main() {
  const skip = Number(values.skip);
  const parts = (await readProducts(values.parts, skip + Number(values.products))).slice(skip);
  const queries = queriesFor(parts);
  const relevant = relevantTo(parts, queries);
  say(`${parts.length} parts, ${queries.length} queries`);
  if (values.memory) {
    const { ask } = await openMemory(parts, say);
    show("in memory", await measure(queries, relevant, ask));
    return;
  }
  const model = values.model ? await openModel() : undefined;
  const market = model ?? (await openMarket());
  try {
    keepQuiet();
    const { placeOf, seconds, writeUnits } = await load(parts, say);
    const ask = await buyer(placeOf);
    const units: number[] = [];
    const places: number[][] = [];
    const kinds = await measure(queries, relevant, ask(units, places));
    const { TableSizeBytes, ItemCount } = await market.describe();
    const wcuPerProduct = Number((writeUnits / parts.length).toFixed(1));
    const bytesPerProduct = Math.round(TableSizeBytes / parts.length);
    show("bupum", kinds);
    say(
      `${wcuPerProduct} WCU, ${bytesPerProduct} bytes and ${(ItemCount / parts.length).toFixed(1)} ` +
        `rows a product, ${seconds.toFixed(1)} s to load`,
    );
    const { compare: other } = values;
    if (other !== undefined) {
      const former = readJson<{ units: number[]; places: number[][] }>(other);
      compare(units, former.units, other);
      compareFound(queries, places, former.places);
    }
    if (model && values.prove) {
      const local = await model.copied();
      const there: number[] = [];
      try {
        const askThere = await buyer(placeOf);
        show("bupum on DynamoDB Local", await measure(queries, relevant, askThere(there)));
      } finally {
        await local.stop();
      }
      compare(units, there, "DynamoDB Local");
    }
    const peers: Record<string, Record<string, KindFigures>> = {};
    const opened = values["no-peers"] ? [] : [openMiniSearch, openFts5];
    for (const open of opened) {
      const peer = open(parts);
      peers[peer.name] = await measure(queries, relevant, timed(peer));
      show(peer.name, peers[peer.name]!);
      peer.close();
    }
    const products = parts.length;
    const figures = { products, kinds, wcuPerProduct, bytesPerProduct, peers, units, places };
    if (values.json) writeFileSync(values.json, `${JSON.stringify(figures)}\n`);
  } finally {
    await market.stop();
  }
}

async function showConvergence(steps: number) {
  const seed = Number(values.made ?? Date.now() % 1_000_000);
  say(`seed ${seed}, ${steps} changes`);
  keepQuiet();
  const { wrong, ...counts } = await converge(steps, seed, await readProducts(values.parts, 5_000));
  say(`${JSON.stringify(counts)}: ${wrong.length} rows differ`);
  for (const name of wrong.slice(0, 20)) say(`  ${JSON.stringify(name)}`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}

await (values.converge === undefined ? main() : showConvergence(Number(values.converge)));
