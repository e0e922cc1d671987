import { chunksOf, cloudLimits } from "@bupum/shared/kernel/chunks";
import { type Item, type Key, nameOf, readMany } from "../../kernel/table.ts";
import type { Source } from "./batch.ts";
import {
  bucketSize,
  contentOf,
  type Document,
  documentKey,
  type Entity,
  flagPk,
  bucketKey,
  bucketOf,
  isSameContent,
  type Own,
  ownKey,
  hasBit,
} from "../../search/index/items.ts";
import { isBehind } from "../../search/index/roll-ups.ts";
import { collect, noChanges } from "../../search/index/postings.ts";
import { haystackOf, type Subject, tokensOf } from "../../search/text/tokens.ts";

async function readAll(keys: readonly Key[]): Promise<Map<string, Item>> {
  const found = new Map<string, Item>();
  for (const some of chunksOf(keys, cloudLimits.reads))
    for (const item of await readMany(some)) if (item) found.set(nameOf(item), item);
  return found;
}

/** Whether every posting of a thing is among the rows that were read, in the right place. */
function isPosted(rows: ReadonlyMap<string, Item>, of: Posted): boolean {
  const ord = of.own.o;
  const { puts, marks } = of.changes;
  return (
    [...puts.keys()].every((name) => rows.has(name)) &&
    [...marks.keys()].every((name) => {
      const set: unknown = rows.get(name)?.["s"];
      return set instanceof Set && set.has(ord % bucketSize);
    }) &&
    of.flags.every(({ key, isOn }) => {
      const bits: unknown = rows.get(nameOf(key))?.["b"];
      return (bits instanceof Uint8Array && hasBit(bits, ord % bucketSize)) === isOn;
    })
  );
}
interface Posted {
  id: string;
  own: Own;
  changes: ReturnType<typeof noChanges>;
  flags: { key: Key; isOn: boolean }[];
}

function postedOf(entity: Entity, own: Own, subject: Subject, id: string, flags: Flags): Posted {
  const changes = noChanges();
  collect(changes, entity, own.o, { gone: [], come: tokensOf(subject, id) });
  const sk = bucketKey(bucketOf(own.o));
  const bits = flags.map((flag) => ({
    key: { pk: flagPk(entity, flag), sk },
    isOn: subject.flags.includes(flag),
  }));
  return { id, own, changes, flags: bits };
}
type Flags = readonly string[];

/**
 * Ids whose document, tokens, postings or bits do not match their rows. Reads every posting: some
 * 40 rows for a part.
 */
export async function findWrong(
  entity: Entity,
  ids: readonly string[],
  source: Source,
  flags: Flags,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const some of chunksOf(ids, cloudLimits.reads)) {
    const owns = (await readMany(some.map((id) => ownKey(entity, id)))) as (Own | undefined)[];
    const documents = await readAll(
      owns.flatMap((own) => (own ? [documentKey(entity, own.o)] : [])),
    );
    const subjects = await source(some);
    const posted: Posted[] = [];
    for (const [at, id] of some.entries()) {
      const [own, subject] = [owns[at], subjects[at]];
      if (!own && !subject) continue;
      const isRight = own && subject && isIndexed(entity, id, own, subject, documents);
      if (isRight) posted.push(postedOf(entity, own, subject, id, flags));
      else wrong.push(id);
    }
    const keys = new Map<string, Key>();
    for (const { changes, flags: bits } of posted)
      for (const key of [
        ...changes.puts.values(),
        ...changes.marks.values(),
        ...bits.map((bit) => bit.key),
      ])
        keys.set(nameOf(key), { pk: key.pk, sk: key.sk });
    const rows = await readAll([...keys.values()]);
    wrong.push(...posted.filter((of) => !isPosted(rows, of)).map(({ id }) => id));
  }
  return wrong;
}

function isIndexed(
  entity: Entity,
  id: string,
  own: Own,
  subject: Subject,
  documents: ReadonlyMap<string, Item>,
): boolean {
  const found = documents.get(nameOf(documentKey(entity, own.o)));
  const document = found as Document | undefined;
  const content = contentOf(id, subject.row, haystackOf(subject));
  const tokens = tokensOf(subject, id).toSorted().join("\n");
  return (
    document?.r === own.r &&
    isSameContent(document, content) &&
    !isBehind(document, subject) &&
    own.t.split("\n").toSorted().join("\n") === tokens
  );
}
