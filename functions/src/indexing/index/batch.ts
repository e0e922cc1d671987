import { chunksOf, cloudLimits } from "@bupum/shared/kernel/chunks";
import { Problem } from "@bupum/shared/kernel/problem";
import { isVersionConflict, untilNoneLeft } from "../../kernel/retry.ts";
import { readMany, write } from "../../kernel/table.ts";
import { isBehind, rollUpOf } from "../../search/index/roll-ups.ts";
import {
  contentOf,
  type Document,
  documentKey,
  type Entity,
  isSameContent,
  type Own,
  ownKey,
} from "../../search/index/items.ts";
import { apply, setBits, type BitChanges, inParallel } from "./writes.ts";
import { reserve } from "./ordinals.ts";
import { collect, noChanges } from "../../search/index/postings.ts";
import { haystackOf, type Subject, type Token, tokensOf } from "../../search/text/tokens.ts";

// How the index of a thing is made to match its row, whatever is repeated, reordered or killed:
// 1. O# is claimed with every token that may be indexed from now on (old and new together);
// 2. postings are written: sets and whole rows, so that repeating it changes nothing;
// 3. O# is reduced to the new tokens, and D# is written with O#'s revision.
// A document that is missing or of another revision shows that 2 was not finished: all steps are
// repeated. O# and D# are read before the row, and written only if unchanged since: a worker that
// saw an older row than the last writer is refused and starts over.
// Flags are stored only as bits, so that a change costs one write. A worker that changed a bit
// without writing D# checks again: one with a newer row may have found nothing to do before.

/** Reads the rows of things, strongly consistent; undefined for those that must not be found. */
export type Source = (ids: readonly string[]) => Promise<(Subject | undefined)[]>;

interface Options {
  /** Every flag that the entity knows. */
  flags: readonly string[];
  /** Writes all postings again, even those that are recorded as written. */
  again?: boolean;
  /** Many things at once, on one machine only: see `apply`. */
  isLoad?: boolean;
}

interface Plan {
  id: string;
  ord: number;
  own: Own | undefined;
  document: Document | undefined;
  subject: Subject | undefined;
  before: Token[];
  after: Token[];
  /** The index has exactly the tokens that O# lists. */
  isSettled: boolean;
  /** Revision of O# once the postings are written. */
  revision: number;
}

/** Things whose words are written together. */
const mostTogether = 1_000;
const lost = new Problem("VERSION_CONFLICT");
const linesOf = (text: string) => (text === "" ? [] : text.split("\n")) as Token[];
const textOf = (tokens: readonly Token[]) => tokens.join("\n");
const isSameSet = (left: readonly string[], right: readonly string[]) =>
  left.length === right.length && new Set([...left, ...right]).size === left.length;

/** Brings the index of things into step with their rows. Throws where that failed; then repeat. */
export async function indexBatch(
  entity: Entity,
  ids: readonly string[],
  source: Source,
  options: Options,
): Promise<void> {
  const distinct = [...new Set(ids)];
  for (const some of chunksOf(distinct, mostTogether)) {
    /** What a worker that lost the race had added: it may be in the index unknown to O#. */
    const touched = new Map<string, Token[]>();
    await untilNoneLeft(some, (left) => attempt(entity, left, source, options, touched));
  }
}

/** One round; returns the ids that another worker changed meanwhile. */
async function attempt(
  entity: Entity,
  ids: readonly string[],
  source: Source,
  options: Options,
  touched: Map<string, Token[]>,
): Promise<string[]> {
  const again = new Set<string>();
  const drafts = await plan(entity, ids, source, options, touched);
  const guarded = (of: Plan, act: () => Promise<unknown>) => async () => {
    if (again.has(of.id)) return;
    try {
      await act();
    } catch (error) {
      if (!isVersionConflict(error)) throw error;
      again.add(of.id);
      touched.set(of.id, [...(touched.get(of.id) ?? []), ...of.before, ...of.after]);
    }
  };
  const moved = drafts.filter((of) => !of.isSettled || !isSameSet(of.before, of.after));
  await inParallel(moved.map((of) => guarded(of, () => claim(entity, of))));
  const changes = noChanges();
  for (const of of moved) {
    if (again.has(of.id)) continue;
    const [before, after] = [new Set(of.before), new Set(of.after)];
    const come = of.isSettled ? of.after.filter((token) => !before.has(token)) : of.after;
    const gone = of.before.filter((token) => !after.has(token));
    collect(changes, entity, of.ord, { gone, come });
  }
  await apply(entity, changes, options.isLoad);
  const flipped = await flipAll(entity, drafts, options, again);
  const unsure = new Set<string>();
  await inParallel(
    drafts.map((of) =>
      guarded(of, async () => {
        await settle(entity, of);
        const isWritten = await writeDocument(entity, of);
        if (!isWritten && flipped.has(of.ord)) unsure.add(of.id);
      }),
    ),
  );
  return [...again, ...unsure];
}

async function inChunks<From, To>(
  list: readonly From[],
  readSome: (some: readonly From[]) => Promise<To[]>,
): Promise<To[]> {
  const found: To[] = [];
  for (const some of chunksOf(list, cloudLimits.reads)) found.push(...(await readSome(some)));
  return found;
}

async function plan(
  entity: Entity,
  ids: readonly string[],
  source: Source,
  { again = false }: Options,
  touched: ReadonlyMap<string, Token[]>,
): Promise<Plan[]> {
  const owns = (await inChunks(ids, (some) => readMany(some.map((id) => ownKey(entity, id))))) as (
    | Own
    | undefined
  )[];
  const known = owns.flatMap((own) => (own ? [own.o] : []));
  const found = await inChunks(known, (some) =>
    readMany(some.map((ord) => documentKey(entity, ord))),
  );
  const documents = new Map(known.map((ord, at) => [ord, found[at] as Document | undefined]));
  const subjects = await inChunks(ids, source);
  const plans = ids.map((id, at): Plan => {
    const own = owns[at];
    const subject = subjects[at];
    const document = own && documents.get(own.o);
    const extra = touched.get(id) ?? [];
    const before = [...new Set([...linesOf(own?.t ?? ""), ...extra])];
    const after = subject ? tokensOf(subject, id) : [];
    const isSettled =
      !again && extra.length === 0 && own !== undefined && document?.r === own.r && !!subject;
    return { id, ord: own?.o ?? 0, own, document, subject, before, after, isSettled, revision: 1 };
  });
  const wanted = plans.filter(({ own, subject }) => own ?? subject);
  const fresh = wanted.filter(({ own }) => !own);
  let next = fresh.length > 0 ? await reserve(entity, fresh.length) : 0;
  for (const one of fresh) one.ord = next++;
  return wanted;
}

/** Step 1. */
async function claim(entity: Entity, of: Plan): Promise<void> {
  of.revision = (of.own?.r ?? 0) + 1;
  const t = textOf([...new Set([...of.before, ...of.after])]);
  await write({
    put: { ...ownKey(entity, of.id), o: of.ord, t, r: of.revision },
    guard: of.own
      ? { equals: { r: of.own.r, o: of.ord }, refused: lost }
      : { exists: false, refused: lost },
  });
}

/** Step 3, first half: nothing to do where the claim names exactly what is indexed now. */
async function settle(entity: Entity, of: Plan): Promise<void> {
  const { before, after, subject, own, isSettled } = of;
  const isClaimed = !isSettled || !isSameSet(before, after);
  if (!isClaimed) of.revision = own?.r ?? of.revision;
  const guard = { equals: { r: of.revision, o: of.ord }, refused: lost };
  if (!subject) return;
  const kept = new Set(after);
  if (!isClaimed || before.every((token) => kept.has(token))) return;
  await write({
    put: { ...ownKey(entity, of.id), o: of.ord, t: textOf(after), r: of.revision + 1 },
    guard,
  });
  of.revision += 1;
}

/**
 * Step 3, second half; for a removed thing both rows are deleted. Returns whether anything was
 * written.
 */
async function writeDocument(entity: Entity, of: Plan): Promise<boolean> {
  const key = documentKey(entity, of.ord);
  const { document, subject, revision } = of;
  const guard = document
    ? { equals: { r: document.r, v: document.v }, refused: lost }
    : { exists: false, refused: lost };
  if (!subject) {
    if (document) await write({ drop: key, guard });
    await write({
      drop: ownKey(entity, of.id),
      guard: { equals: { r: revision, o: of.ord }, refused: lost },
    });
    return true;
  }
  const content = contentOf(of.id, subject.row, haystackOf(subject));
  const isSame = document && document.r === revision && isSameContent(document, content);
  if (isSame && !isBehind(document, subject)) return false;
  const put = { ...key, ...content, ...rollUpOf(subject), r: revision, v: (document?.v ?? 0) + 1 };
  await write({ put, guard });
  return true;
}

/** Brings the bits of every filter into step; returns the ords whose bits changed. */
async function flipAll(
  entity: Entity,
  plans: readonly Plan[],
  { flags }: Options,
  except: ReadonlySet<string>,
): Promise<Set<number>> {
  const moved = new Set<number>();
  for (const flag of flags) {
    const flips: BitChanges = { on: new Set(), off: new Set() };
    for (const { id, ord, subject } of plans)
      if (!except.has(id)) (subject?.flags.includes(flag) ? flips.on : flips.off).add(ord);
    for (const ord of await setBits(entity, flag, flips)) moved.add(ord);
  }
  return moved;
}
