import type { PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Day, Instant } from "@bupum/shared/kernel/time";
import { everyRow, pageOf } from "../kernel/list.ts";
import { type Item, type Key, unless, write } from "../kernel/table.ts";
import type { Difference, Sums } from "./rules.ts";

// | access pattern                       | index | pk                            | sk               |
// |--------------------------------------|-------|-------------------------------|------------------|
// | days that were checked               |       | reconciliations#all           | <day in Seoul>   |
// | the differences of a day             |       | reconciliation#<day>          | <kind>#<of what> |
// | differences that are there, by day   | gsi1  | reconciliation-differences    | <day>#<sk>       |

/** A day of the ledger beside the provider's list of it (D13-12). */
export interface CheckedDay extends Key {
  day: Day;
  checkedAt: Instant;
  ledger: Sums;
  provider: Sums;
  /** Differences that were there at the last look. */
  differences: number;
}
export interface DifferenceItem extends Key, Difference {
  day: Day;
  foundAt: Instant;
  /** When both sides agreed after all. */
  goneAt?: Instant;
}

const dayKey = (day: Day): Key => ({ pk: "reconciliations#all", sk: day });
const differenceKey = (day: Day, { kind, of }: Difference): Key => ({
  pk: `reconciliation#${day}`,
  sk: `${kind}#${of}`,
});

// Only `keepDay` below writes these rows, so these casts hold.
const asDay = (item: Item) => item as unknown as CheckedDay;
const asDifference = (item: Item) => item as unknown as DifferenceItem;

export const listCheckedDays = (newestFirst: boolean, paging: PageQuery) =>
  pageOf({ pk: "reconciliations#all", newestFirst }, paging, asDay);

/** Differences of all days that nobody has explained yet. */
export const listDifferences = (newestFirst: boolean, paging: PageQuery) =>
  pageOf({ index: "gsi1", pk: "reconciliation-differences", newestFirst }, paging, asDifference);

/** Every difference of a day, also those that are gone. */
export async function* differencesOf(day: Day): AsyncGenerator<DifferenceItem> {
  for await (const row of everyRow({ pk: `reconciliation#${day}`, newestFirst: false }))
    yield asDifference(row);
}

/** Another run was faster. */
const known = new Problem("VERSION_CONFLICT");

/** Writes what a look at a day has found; a difference that is there no more is marked so. */
export async function keepDay(
  checked: Omit<CheckedDay, keyof Key | "differences">,
  found: readonly Difference[],
): Promise<void> {
  const { day, checkedAt } = checked;
  const keys = new Set(found.map((one) => differenceKey(day, one).sk));
  const before = new Map<string, DifferenceItem>();
  for await (const one of differencesOf(day)) before.set(one.sk, one);
  for (const one of found) {
    const key = differenceKey(day, one);
    const old = before.get(key.sk);
    if (old && old.goneAt === undefined) continue;
    const row: DifferenceItem = { ...key, ...one, day, foundAt: checkedAt };
    const isGone = old?.goneAt !== undefined;
    const guard = isGone
      ? { equals: { goneAt: old.goneAt }, refused: known }
      : { exists: false, refused: known };
    await unless(known, write({ put: { ...row, ...openKeys(day, key.sk) }, guard }));
  }
  for (const [sk, { pk, goneAt }] of before)
    if (goneAt === undefined && !keys.has(sk)) {
      const gone = {
        change: { pk, sk },
        set: { goneAt: checkedAt },
        unset: ["gsi1pk", "gsi1sk"],
        guard: { lacks: ["goneAt"], exists: true, refused: known },
      };
      await unless(known, write(gone));
    }
  await write({ put: { ...dayKey(day), ...checked, differences: found.length } });
}

const openKeys = (day: Day, sk: string) => ({
  gsi1pk: "reconciliation-differences",
  gsi1sk: `${day}#${sk}`,
});
