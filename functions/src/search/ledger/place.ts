import { createHash } from "node:crypto";
import { chunksOf, cloudLimits } from "@bupum/shared/kernel/chunks";
import { Problem } from "@bupum/shared/kernel/problem";
import { retry } from "../../kernel/retry.ts";
import { type Item, type Key, read, readMany, write, writeBatch } from "../../kernel/table.ts";
import {
  type Ledger,
  type LedgerName,
  entryPk,
  entrySk,
  nameKey,
  type Placed,
  placeKey,
} from "./items.ts";
import { placed } from "./sources.ts";

// How an order or a line comes to lie where its row says, whatever is repeated, reordered or killed:
// 1. the place that is on record and then the own row are read;
// 2. entries that the row asks for are put, those on record that it does not ask for are dropped;
// 3. the record is written, if nobody wrote it since 1. Whoever is refused begins again and drops
//    what it put itself as well, since that may be older than what the other one saw.

interface Place extends Key {
  state: string;
  /** `<by>#<name>` of each entry. */
  names: string[];
  sk: string;
  at: string;
  hash: string;
  version: number;
}
type Entry = readonly [by: LedgerName | "all", name: string];

const overtaken = new Problem("VERSION_CONFLICT");
const isOvertaken = (error: unknown) => error === overtaken;
const hashOf = (found: Placed) =>
  createHash("sha256").update(JSON.stringify(found)).digest("base64url").slice(0, 22);

const entriesOf = ({ names }: Placed): Entry[] => [
  ["all", ""],
  // The keys of `names` are these.
  ...(Object.entries(names) as [LedgerName, string][]),
];
const recorded = ({ names }: Place): Entry[] =>
  names.map((one) => {
    const at = one.indexOf("#");
    return [one.slice(0, at) as LedgerName, one.slice(at + 1)];
  });

/**
 * Puts one order or line where admins' lists look for it; `again` looks
 * whether its entries are there. Returns whether anything was to be done.
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
    await addNames(found, before);
    const wanted = entriesOf(found).map(([by, name]): Item => {
      const key = { pk: entryPk(ledger, by, name, found.state), sk: entrySk(found) };
      return { ...found.row, ...key };
    });
    const stays = new Set(wanted.map(({ pk }) => pk));
    const gone = [...keysOf(ledger, before), ...put.values()].filter(({ pk }) => !stays.has(pk));
    for (const { pk, sk } of wanted) put.set(pk, { pk, sk });
    await inBatches([
      ...wanted.map((one) => ({ put: one })),
      ...gone.map((one) => ({ drop: one })),
    ]);
    const place = {
      ...placeKey(ledger, id),
      state: found.state,
      names: entriesOf(found).map(([by, name]) => `${by}#${name}`),
      at: entrySk(found),
      hash: hash!,
      version: (before?.version ?? 0) + 1,
    };
    await record({ put: place }, before);
    return true;
  });
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
  place
    ? recorded(place).map(([by, name]) => ({
        pk: entryPk(ledger, by, name, place.state),
        sk: place.at,
      }))
    : [];

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
 * Makes a name that nobody had before known to searches: a row for each place that a text may begin
 * at. The one of its beginning is written last and tells that the others are there.
 */
async function addNames({ names }: Placed, before: Place | undefined): Promise<void> {
  const known = new Set(before?.names);
  const asked = (Object.entries(names) as [LedgerName, string][]).filter(
    ([by, name]) => !known.has(`${by}#${name}`),
  );
  const rows = await readMany(
    asked.map(([by, name]) => nameKey(by, name, 0)),
    false,
  );
  for (const [index, [by, name]] of asked.entries()) {
    if (rows[index]) continue;
    const places = Array.from({ length: [...name].length }, (_, at) => at);
    await inBatches(
      places.toReversed().map((at) => ({ put: { ...nameKey(by, name, at), name, at } })),
    );
  }
}
