import type { Id } from "@bupum/shared/kernel/ids";
import type { PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Day, Instant } from "@bupum/shared/kernel/time";
import type { Sums } from "@bupum/shared/billing/reconciliations/admin-contract";
import { everyRow, type ListOf, pageOf, query } from "../../kernel/list.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import {
  type Guard,
  type Item,
  type Key,
  read,
  readMany,
  unless,
  write,
  type Write,
} from "../../kernel/table.ts";
import type { Difference } from "./rules.ts";

// | access pattern                       | index | pk                            | sk               |
// |--------------------------------------|-------|-------------------------------|------------------|
// | days that were checked               |       | reconciliations#all           | <day in Seoul>   |
// | the differences of a day             |       | reconciliation#<day>          | <kind>#<of what> |
// | differences that are there, by day   | gsi1  | reconciliation-differences    | <day>#<sk>       |

/** One day of the ledger beside the provider's own list (D13-12). */
export interface DayItem extends Key {
  day: Day;
  checkedAt: Instant;
  ledger: Sums;
  provider: Sums;
  /** The differences of the last comparison, and how many of them an admin has explained. */
  differences: number;
  explained: number;
}
export interface DifferenceItem extends Key, Difference {
  day: Day;
  foundAt: Instant;
  /** When both sides agreed later. */
  goneAt?: Instant;
  /** The admin's explanation. */
  explained?: { at: Instant; adminId: Id<"usr">; note: string };
}

const dayKey = (day: Day): Key => ({ pk: "reconciliations#all", sk: day });
const differenceKey = (day: Day, { kind, of }: Pick<Difference, "kind" | "of">): Key => ({
  pk: `reconciliation#${day}`,
  sk: `${kind}#${of}`,
});

// Only `keepDay` and `explainDifference` below write these rows, so these casts hold.
const asDay = (item: Item) => item as unknown as DayItem;
const asDifference = (item: Item) => item as unknown as DifferenceItem;

/** The first day that was compared. */
export async function firstCheckedDay(): Promise<Day | undefined> {
  const { items } = await query({ pk: "reconciliations#all", newestFirst: false }, 1);
  return items[0]?.sk;
}

/** The findings of each of these days; undefined for days without a comparison. */
export async function readDays(days: readonly Day[]): Promise<(DayItem | undefined)[]> {
  const rows = await readMany(days.map(dayKey), false);
  return rows.map((row) => row && asDay(row));
}

export async function readDifference(
  day: Day,
  name: Pick<Difference, "kind" | "of">,
): Promise<DifferenceItem | undefined> {
  const row = await read(differenceKey(day, name));
  return row && asDifference(row);
}

/** Differences of all days that are not explained, the oldest day first. */
export const openDifferences: ListOf = {
  index: "gsi1",
  pk: "reconciliation-differences",
  newestFirst: false,
};

/** A page of them. */
export const listDifferences = (newestFirst: boolean, paging: PageQuery) =>
  pageOf({ ...openDifferences, newestFirst }, paging, asDifference);

export const listDifferencesOf = (day: Day, paging: PageQuery) =>
  pageOf({ pk: `reconciliation#${day}`, newestFirst: false }, paging, asDifference);

/** All differences of a day, including resolved ones. */
async function* differencesOf(day: Day): AsyncGenerator<DifferenceItem> {
  const list = { pk: `reconciliation#${day}`, newestFirst: false, consistent: true };
  for await (const row of everyRow(list)) yield asDifference(row);
}

/** Another run was faster. */
const known = new Problem("VERSION_CONFLICT");
type Checked = Omit<DayItem, keyof Key | "differences" | "explained">;

/**
 * Writes the findings of one comparison; a difference that no longer exists is marked as resolved.
 * Explanations made meanwhile are counted: the day is read before its differences, and compared
 * again if it has changed.
 */
export const keepDay = (checked: Checked, found: readonly Difference[]): Promise<void> =>
  retry(isVersionConflict, () => keepOnce(checked, found));

async function keepOnce(checked: Checked, found: readonly Difference[]): Promise<void> {
  const { day, checkedAt } = checked;
  const [kept] = await readMany([dayKey(day)]);
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
  const explained = [...before.values()].filter(
    (old) => old.explained && old.goneAt === undefined && keys.has(old.sk),
  ).length;
  await write({
    put: { ...dayKey(day), ...checked, differences: found.length, explained },
    guard: asKept(kept),
  });
}

/** The day is unchanged since it was read; older rows have no count of explanations. */
function asKept(row: Item | undefined): Guard {
  if (!row) return { exists: false, refused: known };
  const { checkedAt, explained } = row;
  return explained === undefined
    ? { equals: { checkedAt }, lacks: ["explained"], refused: known }
    : { equals: { checkedAt, explained }, refused: known };
}

/**
 * An admin explains a difference. Refused with INVALID_TRANSITION if it is closed, with BUSY while
 * the comparison that found it is being written.
 */
export function explainDifference(
  { pk, sk, day }: DifferenceItem,
  by: NonNullable<DifferenceItem["explained"]>,
): Write[] {
  const refused = new Problem("INVALID_TRANSITION", { from: "EXPLAINED", to: "EXPLAINED" });
  return [
    {
      change: { pk, sk },
      set: { explained: by },
      unset: ["gsi1pk", "gsi1sk"],
      guard: { lacks: ["goneAt", "explained"], exists: true, refused },
    },
    {
      change: dayKey(day),
      add: { explained: 1 },
      guard: { exists: true, refused: new Problem("BUSY") },
    },
  ];
}

const openKeys = (day: Day, sk: string) => ({
  gsi1pk: openDifferences.pk,
  gsi1sk: `${day}#${sk}`,
});
