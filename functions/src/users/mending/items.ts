import type { Id } from "@bupum/shared/kernel/ids";
import type { Problem } from "@bupum/shared/kernel/problem";
import { accountKey } from "../../kernel/request/identity.ts";
import { readMany, type Write } from "../../kernel/table.ts";
import { type Account, locksOf, type LockKind, lockKey, lockRow } from "../items.ts";

// Access patterns: those of ../items.ts; what an account lacks that new ones have from the start.

/** Gives an account the name by which services outside know it, unless it has one. */
export const nameOutside = (id: Id<"usr">, uuid: string, refused: Problem): Write => ({
  change: accountKey(id),
  set: { uuid },
  guard: { exists: true, lacks: ["uuid", "deletedAt"], refused },
});

/** Names are looked up in small letters: an older one in capitals has to be changed by hand. */
const isFindable = (value: string): boolean => value === value.toLowerCase();

/**
 * The writes that let an account be found again by what it states, as long as it states that; and
 * what of it another account holds.
 */
export async function missingLocks(
  account: Account,
  refused: Problem,
): Promise<{ writes: Write[]; taken: LockKind[] }> {
  const held = locksOf(account);
  const locks = await readMany(held.map(([kind, value]) => lockKey(kind, value)));
  const missing = held.filter(([, value], index) => !locks[index] && isFindable(value));
  const writes: Write[] = missing.map(([kind, value]) => ({
    put: lockRow(kind, value, account.id),
    guard: { exists: false, refused },
  }));
  const states: Write = {
    check: accountKey(account.id),
    guard: { equals: Object.fromEntries(missing), lacks: ["deletedAt"], refused },
  };
  return {
    writes: missing.length > 0 ? [...writes, states] : [],
    taken: held.flatMap(([kind, value], index) => {
      const ownerId = locks[index]?.["ownerId"] ?? account.id;
      return ownerId === account.id && isFindable(value) ? [] : [kind];
    }),
  };
}
