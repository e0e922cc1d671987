import { Problem } from "@bupum/shared/kernel/problem";
import { now } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { retry } from "../../kernel/retry.ts";
import { isSame } from "../../kernel/rows/same.ts";
import { type Item, type Key, read, write } from "../../kernel/table.ts";
import { sellerOf, type Tallied, tallyKey } from "../../search/tallies/items.ts";
import { type Addition, additionsOf } from "./sources.ts";

// Without a guard: goes with a guarded write of the same transaction.

/** The increments that a thing has added so far, by row and name. */
type Added = Record<string, Record<string, number>>;

const overtaken = new Problem("VERSION_CONFLICT");
const between = "\n";
export const nameOf = ({ pk, sk }: Key) => `${pk}${between}${sk}`;
export const keyNamed = (name: string): Key => {
  const at = name.indexOf(between);
  return { pk: name.slice(0, at), sk: name.slice(at + 1) };
};

function addedBy(additions: readonly Addition[]): Added {
  const added: Added = {};
  for (const { key, add } of additions) {
    const row = (added[nameOf(key)] ??= {});
    for (const [name, by] of Object.entries(add)) row[name] = (row[name] ?? 0) + by;
  }
  return added;
}

export const addedIn = (tally: Item | undefined): Added =>
  // Only `tally` writes these rows.
  (tally?.["added"] ?? {}) as Added;

/** The increments from one state to another, without zeros. */
function movesOf(before: Added, after: Added) {
  const rows = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...rows].flatMap((row) => {
    const names = new Set([...Object.keys(before[row] ?? {}), ...Object.keys(after[row] ?? {})]);
    const add = Object.fromEntries(
      [...names]
        .map((name) => [name, (after[row]?.[name] ?? 0) - (before[row]?.[name] ?? 0)] as const)
        .filter(([, by]) => by !== 0),
    );
    return Object.keys(add).length > 0 ? [{ row, add }] : [];
  });
}

/**
 * Counts a request, a line or an order as its row says now, whatever is repeated, reordered or
 * killed: what it added before is on record, the record and the counters move in one transaction,
 * and the row is read after the record. Returns whether anything moved.
 */
export async function tally(kind: Tallied, id: string): Promise<boolean> {
  return retry(
    (error) => error === overtaken,
    async () => {
      const key = tallyKey(kind, id);
      const before = await read(key);
      const additions = await additionsOf[kind](id);
      const after = addedBy(additions);
      if (isSame(addedIn(before), after)) return false;
      const named = new Map(
        additions.flatMap(({ key: of, name }) => (name ? [[nameOf(of), name]] : [])),
      );
      const moves = movesOf(addedIn(before), after);
      const sellers = new Set(moves.flatMap(({ row }) => sellerOf(keyNamed(row).pk) ?? []));
      const version = Number(before?.["version"] ?? 0);
      await write(
        {
          put: { ...key, added: after, version: version + 1 },
          guard: {
            ...(before ? { equals: { version } } : { exists: false }),
            refused: overtaken,
          },
        },
        ...moves.map(({ row, add }) => ({
          change: keyNamed(row),
          add,
          ...(named.has(row) && { set: { name: named.get(row) } }),
        })),
        ...[...sellers].map((sellerId) => message(now(), "seller.traded", { sellerId })),
      );
      return true;
    },
  );
}
