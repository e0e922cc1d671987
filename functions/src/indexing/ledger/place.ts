import { createHash } from "node:crypto";
import { chunksOf, cloudLimits } from "@bupum/shared/kernel/chunks";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { retry } from "../../kernel/retry.ts";
import {
  type Item,
  type Key,
  nameOf,
  read,
  readMany,
  write,
  writeBatch,
} from "../../kernel/table.ts";
import { type Ledger, entryPk, nameKey, type Placed, placeKey } from "../../search/ledger/items.ts";
import { placed } from "./sources.ts";
import { isWhole, type Space } from "../../search/text/spaces.ts";

// Without a guard: idempotent; what tells
// where all lies is guarded.

// How a deal comes to lie where its row says, whatever is repeated, reordered or killed:
// 1. the place that is on record and then the own row are read;
// 2. entries that the row asks for are put, those on record that it does not ask for are dropped;
// 3. the record is written, if nobody wrote it since 1. Whoever is refused begins again and drops
//    what it put itself as well, since that may be older than what the other one saw.

interface Place extends Key {
  /** A stored place, without its rows; a name is `<space>#<name>`. */
  lists: { state: string; sk: string; names: string[] }[];
  hash: string;
  version: number;
}

const overtaken = new Problem("VERSION_CONFLICT");
const isOvertaken = (error: unknown) => error === overtaken;
const hashOf = (found: Placed) =>
  createHash("sha256").update(JSON.stringify(found)).digest("base64url").slice(0, 22);

const wantedOf = (ledger: Ledger, { lists }: Placed): Item[] =>
  lists.flatMap(({ state, sk, names, row }) =>
    names.map(([space, name]) => ({ ...row, pk: entryPk(ledger, space, name, state), sk })),
  );

const split = (one: string): readonly [Space, string] => {
  const at = one.indexOf("#");
  return [one.slice(0, at) as Space, one.slice(at + 1)];
};

const recordOf = ({ lists }: Placed): Place["lists"] =>
  lists.map(({ state, sk, names }) => ({
    state,
    sk,
    names: names.map(([space, name]) => `${space}#${name}`),
  }));

/** A name is found by any part of it, except names that are asked for as a whole. */
const isSearched = ([space, name]: readonly [Space, string]) => name !== "" && !isWhole(space);

const namesIn = (lists: Place["lists"]): string[] => lists.flatMap(({ names }) => names);

/**
 * Writes the entries of one deal; `again` checks that stored entries exist. Returns whether
 * anything was changed.
 */
export async function placeInLedger(ledger: Ledger, id: string, again = false): Promise<boolean> {
  const put = new Map<string, Key>();
  return retry(isOvertaken, async (round) => {
    const before = (await read(placeKey(ledger, id))) as unknown as Place | undefined;
    const found = await placed[ledger](id);
    const hash = found && hashOf(found);
    const isSame = before?.hash === hash && round === 0;
    if (isSame && !(again && (await lacksAny(keysOf(ledger, before))))) return false;
    if (!found) {
      await drop(keysOf(ledger, before));
      if (before) await record({ drop: placeKey(ledger, id) }, before);
      return before !== undefined;
    }
    const lists = recordOf(found);
    await addNames(namesIn(lists), before);
    const wanted = wantedOf(ledger, found);
    const stays = new Set(wanted.map(nameOf));
    const gone = new Map([
      ...keysOf(ledger, before).map((key) => [nameOf(key), key] as const),
      ...put,
    ]);
    for (const { pk, sk } of wanted) put.set(nameOf({ pk, sk }), { pk, sk });
    await inBatches([
      ...wanted.map((one) => ({ put: one })),
      ...[...gone].flatMap(([name, one]) => (stays.has(name) ? [] : [{ drop: one }])),
    ]);
    const version = (before?.version ?? 0) + 1;
    await record({ put: { ...placeKey(ledger, id), lists, hash: hash!, version } }, before);
    return true;
  });
}

/** What lists and admins find by the first line of a purchase order. */
export async function placePurchaseOrder(head: Id<"ord">, again = false): Promise<boolean> {
  const placedAt = await placeInLedger("po", head, again);
  return (await placeInLedger("lk", head, again)) || placedAt;
}

const record = (one: { put: Item } | { drop: Key }, before: Place | undefined) =>
  write({
    ...one,
    guard: {
      ...(before ? { equals: { version: before.version } } : { exists: false }),
      refused: overtaken,
    },
  });

const keysOf = (ledger: Ledger, place: Place | undefined): Key[] =>
  (place?.lists ?? []).flatMap(({ state, sk, names }) =>
    names.map((one) => ({ pk: entryPk(ledger, ...split(one), state), sk })),
  );

/** The entries that a place names. */
export const entriesIn = (ledger: Ledger, place: Item | undefined): Key[] =>
  keysOf(ledger, place as unknown as Place | undefined);

const lacksAny = async (keys: readonly Key[]): Promise<boolean> =>
  (await readMany(keys)).some((row) => row === undefined);

const drop = (keys: readonly Key[]) => inBatches(keys.map((one) => ({ drop: one })));

async function inBatches(writes: readonly ({ put: Item } | { drop: Key })[]): Promise<void> {
  for (const some of chunksOf(writes, cloudLimits.writes)) await writeBatch(some);
}

/**
 * Adds names that nobody had before to the lookup: one row for each position at which a search may
 * begin. The row of the first position is written last and shows that the others exist.
 */
async function addNames(names: readonly string[], before: Place | undefined): Promise<void> {
  const known = new Set(namesIn(before?.lists ?? []));
  const asked = names
    .filter((one) => !known.has(one))
    .map(split)
    .filter(isSearched);
  const rows = await readMany(
    asked.map(([space, name]) => nameKey(space, name, 0)),
    false,
  );
  const fresh = asked.filter((_, index) => !rows[index]).map((one) => rowsOfName(one));
  await puts(fresh.flatMap(([, ...others]) => others));
  await puts(fresh.map(([whole]) => whole));
}

const puts = (some: readonly Item[]) => inBatches(some.map((put) => ({ put })));

/** The row of a name's first position, and the rows of the other positions. */
function rowsOfName([space, name]: readonly [Space, string]): [whole: Item, ...others: Item[]] {
  const [whole, ...rest] = [...name].map((_, at) => ({ ...nameKey(space, name, at), name, at }));
  // Of positions with the same beginning the first one counts.
  const others = new Map(rest.toReversed().map((row) => [nameOf(row), row]));
  others.delete(nameOf(whole!));
  return [whole!, ...others.values()];
}

/**
 * All rows of a deal without a place, as `placeInLedger` would write them: for a seed, which writes
 * many while nobody reads.
 */
export function rowsOfPlace(ledger: Ledger, id: string, found: Placed): Item[] {
  const lists = recordOf(found);
  const names = namesIn(lists).map(split).filter(isSearched);
  const record = { ...placeKey(ledger, id), lists, hash: hashOf(found), version: 1 };
  return [...wantedOf(ledger, found), ...names.flatMap((one) => rowsOfName(one)), record];
}
