import { type Item, nameOf, readMany } from "@bupum/functions/kernel/table";
import { indexBatch } from "@bupum/functions/indexing/index/batch";
import {
  contentOf,
  documentKey,
  type Entity,
  lexiconPk,
  ownKey,
} from "@bupum/functions/search/index/items";
import { apply, setBits } from "@bupum/functions/indexing/index/writes";
import { reserve } from "@bupum/functions/indexing/index/ordinals";
import { type Changes, collect, noChanges } from "@bupum/functions/search/index/postings";
import { rollUpOf } from "@bupum/functions/search/index/roll-ups";
import { indexed } from "@bupum/functions/indexing/index/sources";
import {
  haystackOf,
  type Subject,
  type Token,
  tokensOf,
} from "@bupum/functions/search/text/tokens";
import { chunksOf, cloudLimits } from "@bupum/shared/kernel/chunks";
import { batchWriter, type Searched } from "./batch-writer.ts";
import { productIdOf } from "./goods/goods-rows.ts";
import { merchandises } from "./goods/merchandises.ts";
import { progressOf } from "./market.ts";

/** Things indexed in one batch: the more, the fewer postings are written repeatedly. */
const mostTogether = 25_000;

/** Sellers of a part that is searched from the first minute: a row of index less is a start sooner. */
const manySellers = 5;

/** What people search first; the rest is left to `npm run index -- --missing`. */
export function wantedFirst(searched: Searched): Searched {
  const offers = Map.groupBy(merchandises, ({ manufactor, partNumber }) =>
    productIdOf(manufactor, partNumber),
  );
  const parts = [...offers].flatMap(([id, all]) => (all.length >= manySellers ? [id] : []));
  return new Map([
    ...searched,
    ["pr", new Set<string>(parts)] as const,
    ["mc", new Set()] as const,
  ]);
}

/** Time between two lines of progress. */
const besideAtOnce = 1_000;

/**
 * Indexes rows that a load has stored in a running market, with the guards of the index worker.
 * Things that are up to date cost only reads, so an interrupted load continues when repeated.
 */
export async function indexBeside(searched: Searched, say: (text: string) => void) {
  const total = totalOf(searched);
  const started = performance.now();
  let done = 0;
  for (const [entity, ids] of searched) {
    const { source, flags } = indexed[entity];
    for (const some of chunksOf([...ids], besideAtOnce)) {
      await indexBatch(entity, some, source, { flags, isLoad: true });
      done += some.length;
      say(progressOf(`${done} of ${total} searched`, done, started));
    }
  }
}

interface Indexed {
  id: string;
  ord: number;
  subject: Subject;
  tokens: Token[];
}

/**
 * Indexes stored rows of a market that nobody uses yet: the same rows that the index worker would
 * write, but without its guards, merged, in a fraction of the time. Things whose indexing has
 * already begun are left to the worker's code.
 */
export async function indexMarket(
  searched: ReadonlyMap<Entity, ReadonlySet<string>>,
  say: (text: string) => void = () => undefined,
) {
  const total = totalOf(searched);
  const started = performance.now();
  let done = 0;
  for (const [entity, all] of searched)
    for (const some of chunksOf([...all], mostTogether)) {
      await indexSome(entity, some);
      done += some.length;
      say(progressOf(`${done} of ${total} searched`, done, started));
    }
}

const totalOf = (searched: ReadonlyMap<Entity, ReadonlySet<string>>): number =>
  [...searched.values()].reduce((sum, { size }) => sum + size, 0);

async function indexSome(entity: Entity, ids: readonly string[]): Promise<void> {
  const { source, flags } = indexed[entity];
  const begun: string[] = [];
  const fresh: { id: string; subject: Subject }[] = [];
  for (const some of chunksOf(ids, cloudLimits.reads)) {
    const [owns, subjects] = await Promise.all([
      readMany(some.map((id) => ownKey(entity, id))),
      source(some),
    ]);
    for (const [at, id] of some.entries()) {
      const subject = subjects[at];
      if (owns[at]) begun.push(id);
      else if (subject) fresh.push({ id, subject });
    }
  }
  if (begun.length > 0) await indexBatch(entity, begun, source, { flags, again: true });
  if (fresh.length > 0) await indexFresh(entity, fresh, flags);
}

/** O# rows first, then postings, documents last: so a seed may be interrupted at any point. */
async function indexFresh(
  entity: Entity,
  fresh: readonly { id: string; subject: Subject }[],
  flags: readonly string[],
): Promise<void> {
  const first = await reserve(entity, fresh.length);
  const all = fresh.map(({ id, subject }, at): Indexed => {
    return { id, subject, ord: first + at, tokens: tokensOf(subject, id) };
  });
  await writeAll(
    all.map(({ id, ord, tokens }) => ({
      ...ownKey(entity, id),
      o: ord,
      t: tokens.join("\n"),
      r: 1,
    })),
  );
  const changes = noChanges();
  for (const { ord, tokens } of all) collect(changes, entity, ord, { gone: [], come: tokens });
  // An index without earlier sets takes them as whole rows: one write for 25, not one each.
  await (first === 1 ? writeAll(rowsOf(entity, changes)) : apply(entity, changes));
  for (const flag of flags) {
    const on = new Set(
      all.filter(({ subject }) => subject.flags.includes(flag)).map((one) => one.ord),
    );
    if (on.size > 0) await setBits(entity, flag, { on, off: new Set() });
  }
  await writeAll(
    all.map(({ id, ord, subject }) => ({
      ...documentKey(entity, ord),
      ...contentOf(id, subject.row, haystackOf(subject)),
      ...rollUpOf(subject),
      r: 1,
      v: 1,
    })),
  );
}

function rowsOf(entity: Entity, { puts, marks }: Changes): Item[] {
  const sets = [...marks.values()].flatMap(({ pk, sk, word, in: ords }): Item[] => [
    { pk, sk, s: ords },
    ...(word === undefined ? [] : [{ pk: lexiconPk(entity, word), sk: word }]),
  ]);
  const lexicon = new Map(sets.map((row) => [nameOf(row), row]));
  return [...puts.values(), ...lexicon.values()];
}

async function writeAll(items: readonly Item[]): Promise<void> {
  const writer = batchWriter();
  await writer.put(items);
  await writer.done();
}
