import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import {
  addDays,
  type Day,
  seoulDay,
  seoulInstant,
  toInstant,
  toTtl,
} from "@bupum/shared/kernel/time";
import { mayBeKept, missKey } from "@bupum/shared/search/search-misses/rules";
import { mostTopMisses, type SearchMiss } from "@bupum/shared/search/search-misses/admin-contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { countAsker } from "./demand.ts";
import { type ListOf, pageOf, query } from "../kernel/list.ts";
import { weekOf } from "./tallies/items.ts";
import { type Item, readMany, unless, write, writeAndTell } from "../kernel/table.ts";

// Without a guard: counts, and says first what every later search of the day says too.
// | access pattern                     | index | pk                   | sk                       |
// |------------------------------------|-------|----------------------|--------------------------|
// | a keyword that found nothing       |       | search-misses#<day>  | <keyword>                |
// | those of a day, the most frequent  | gsi1  | search-misses#<day>  | <bits of count>#<keyword>|
// The place in the list moves when the count doubles: most searches write one row once.

const keptDays = 90;
const pkOf = (on: Day) => `search-misses#${on}`;
const placeOf = (count: number, key: string) =>
  `${String(Math.floor(Math.log2(count))).padStart(2, "0")}#${key}`;

/**
 * Counts a search that found nothing, unless its words may identify a person; of a member also that
 * one more asked (D38-6).
 */
export async function countMiss(keyword: string, asker: Id<"usr"> | undefined): Promise<void> {
  const key = missKey(keyword);
  if (!mayBeKept(keyword) || key === "") return;
  const at = toInstant(new Date());
  const words = keyword.trim();
  await Promise.all([
    countSearch(key, words, seoulDay(at)),
    asker && countAsker({ key: `words#${key}`, words }, asker, at),
  ]);
}

async function countSearch(key: string, keyword: string, on: Day): Promise<void> {
  const change = { pk: pkOf(on), sk: key };
  const initial = { keyword, gsi1sk: placeOf(1, key) };
  const set = { gsi1pk: change.pk, ttl: toTtl(seoulInstant(addDays(on, keptDays))) };
  const row = await writeAndTell({ change, initial, set, add: { count: 1 } }, "after");
  const count = Number(row["count"]);
  const place = placeOf(count, key);
  if (place === row["gsi1sk"]) return;
  const guard = { absentOrBelow: { gsi1sk: place }, refused: outrun };
  await unless(outrun, write({ change, set: { gsi1sk: place }, guard }));
}
/** Of two simultaneous searches, the higher count wins. */
const outrun = new Problem("BUSY");

const toMiss = (item: Item): SearchMiss => ({
  keyword: String(item["keyword"]),
  count: Number(item["count"]),
});

/** How many keywords of each day are looked at for those of its week. */
const lookedAt = 50;

/**
 * The most frequent of a week (D19-9): from the most frequent of each of its days, with their exact
 * counts of all seven.
 */
export async function topMisses(on: Day): Promise<{ from: Day; to: Day; items: SearchMiss[] }> {
  const from = weekOf(on);
  const days = Array.from({ length: 7 }, (_, at) => addDays(from, at));
  const found = await Promise.all(days.map((one) => query(missesOf(one), lookedAt)));
  const rough = new Map<string, number>();
  for (const { sk, ...row } of found.flatMap(({ items }) => items))
    rough.set(sk, (rough.get(sk) ?? 0) + Number(row["count"]));
  const keys = [...rough]
    .toSorted(([one, left], [other, right]) => right - left || (one < other ? -1 : 1))
    .slice(0, mostTopMisses)
    .map(([key]) => key);
  const rows = await readMany(
    keys.flatMap((sk) => days.map((one) => ({ pk: pkOf(one), sk }))),
    false,
  );
  const items = keys.map((key, at) => {
    const counted = rows.slice(at * days.length, (at + 1) * days.length).filter(Boolean);
    const count = counted.reduce((sum, row) => sum + Number(row?.["count"] ?? 0), 0);
    return { keyword: String(counted[0]?.["keyword"] ?? key), count };
  });
  return {
    from,
    to: days.at(-1)!,
    items: items.toSorted((one, other) => other.count - one.count),
  };
}

export const missesOf = (on: Day): ListOf => ({ index: "gsi1", pk: pkOf(on), newestFirst: true });

/** The keywords that found nothing on a day, the most frequent first. */
export async function listMisses(on: Day, paging: PageQuery): Promise<Page<SearchMiss>> {
  const found = await pageOf(missesOf(on), paging, toMiss);
  return { ...found, items: found.items.toSorted((left, right) => right.count - left.count) };
}
