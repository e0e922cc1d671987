import { scan } from "../../kernel/list.ts";
import { type Item, type Key, nameOf, read, readMany, write } from "../../kernel/table.ts";
import {
  bucketSize,
  type Document,
  documentKey,
  type Entity,
  ordOf,
  type Own,
  ownKey,
  hasBit,
} from "../../search/index/items.ts";
import { setBits } from "./writes.ts";
import { lastOrd } from "./ordinals.ts";
import { collect, noChanges } from "../../search/index/postings.ts";
import type { Token } from "../../search/text/tokens.ts";

// Without a guard: idempotent.

// Postings that no O# row claims. They never show a wrong hit, since documents are compared, but
// cost every search that meets them. Only reading every row finds them: this is the one Scan; no
// function may do it, only the operator's `rebuild.ts --check`.

/** A row of the index that names an ord whose O# row does not claim it. */
interface Stray extends Key {
  ord: number;
}
const readAtOnce = 50;
const linesOf = (text: string) => (text === "" ? [] : text.split("\n")) as Token[];

/** FNV-1a: 32 bits of a posting's name, so that the claims of a million parts fit in memory. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Names of the postings that O# claims. */
function claimed(entity: Entity, own: Own): string[] {
  const changes = noChanges();
  collect(changes, entity, own.o, { gone: [], come: linesOf(own.t) });
  return [...changes.puts.keys(), ...changes.marks.keys()];
}

/** What some ords claim at this moment; an absent ord claims nothing. */
async function claimsOf(entity: Entity, ords: readonly number[]): Promise<Map<number, string[]>> {
  const documents = (await readMany(ords.map((ord) => documentKey(entity, ord)))) as (
    | Document
    | undefined
  )[];
  const ids = [...new Set(documents.flatMap((one) => (one ? [one.id] : [])))];
  const owns = (await readMany(ids.map((id) => ownKey(entity, id)))) as (Own | undefined)[];
  return new Map(owns.flatMap((own) => (own ? [[own.o, claimed(entity, own)] as const] : [])));
}

/** Ords that a row of the index names. */
function ordsIn(item: Record<string, unknown>): number[] {
  const { pk, sk, s, b } = item;
  if (s instanceof Set) return [...(s as Set<number>)].map((at) => Number(sk) * bucketSize + at);
  if (/^[PI]#/.test(String(pk))) return [ordOf(String(sk))];
  if (!(b instanceof Uint8Array)) return [];
  const places = Array.from({ length: bucketSize }, (_, at) => at);
  return places.filter((at) => hasBit(b, at)).map((at) => Number(sk) * bucketSize + at);
}

/** Every posting and bitmap of an entity that is in the table. */
const everyPosting = (entity: Entity): AsyncGenerator<Item> =>
  scan(
    ["P", "I", "W", "M", "F"].map((kind) => `${kind}#${entity}#`),
    ["pk", "sk", "s", "b"],
  );

async function suspects(entity: Entity): Promise<Stray[]> {
  const claims = new Map<number, Uint32Array>();
  const last = await lastOrd(entity);
  for (let start = 1; start <= last; start += readAtOnce) {
    const count = Math.min(readAtOnce, last - start + 1);
    const ords = Array.from({ length: count }, (_, at) => start + at);
    for (const [ord, names] of await claimsOf(entity, ords))
      claims.set(ord, Uint32Array.from(names, hashOf));
  }
  const found: Stray[] = [];
  for await (const item of everyPosting(entity)) {
    const hash = hashOf(nameOf(item));
    for (const ord of ordsIn(item)) {
      const own = claims.get(ord);
      // The bits of things that exist were already compared with their rows.
      const isClaimed = item.pk.startsWith("F#") ? own !== undefined : own?.includes(hash);
      if (!isClaimed) found.push({ pk: item.pk, sk: item.sk, ord });
    }
  }
  return found;
}

async function remove(entity: Entity, { pk, sk, ord }: Stray): Promise<void> {
  if (pk.startsWith("F#"))
    await setBits(entity, pk.split("#")[2]!, { on: new Set(), off: new Set([ord]) });
  else if (/^[PI]#/.test(pk)) await write({ drop: { pk, sk } });
  else await write({ change: { pk, sk }, take: { s: new Set([ord % bucketSize]) } });
}

/**
 * Removes postings that nothing claims; returns how many. `settleMs` is longer than any worker
 * runs: writes in progress when the scan began have their documents by then. `again` indexes things
 * that changed while their postings were being removed.
 */
export async function removeStrays(
  entity: Entity,
  { settleMs, again }: { settleMs: number; again: (ids: string[]) => Promise<void> },
): Promise<number> {
  const found = await suspects(entity);
  if (found.length === 0) return 0;
  await new Promise((done) => setTimeout(done, settleMs));
  let removed = 0;
  for (const [ord, strays] of Map.groupBy(found, ({ ord: of }) => of)) {
    const names = new Set((await claimsOf(entity, [ord])).get(ord) ?? []);
    const id = ((await read(documentKey(entity, ord))) as Document | undefined)?.id;
    for (const stray of strays) {
      const isClaimed = stray.pk.startsWith("F#") ? id !== undefined : names.has(nameOf(stray));
      if (isClaimed) continue;
      await remove(entity, stray);
      removed += 1;
    }
    const after = new Set((await claimsOf(entity, [ord])).get(ord) ?? []);
    const isChanged = strays.map(nameOf).some((name) => after.has(name) && !names.has(name));
    if (id !== undefined && isChanged) await again([id]);
  }
  return removed;
}
