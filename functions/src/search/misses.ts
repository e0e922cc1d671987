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
import type { SearchMiss } from "@bupum/shared/search/search-misses/admin-contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { countAsker } from "./demand.ts";
import { type ListOf, pageOf } from "../kernel/list.ts";
import { type Item, unless, write, writeAndTell } from "../kernel/table.ts";

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

export const missesOf = (on: Day): ListOf => ({ index: "gsi1", pk: pkOf(on), newestFirst: true });

/** The keywords that found nothing on a day, the most frequent first. */
export async function listMisses(on: Day, paging: PageQuery): Promise<Page<SearchMiss>> {
  const found = await pageOf(missesOf(on), paging, toMiss);
  return { ...found, items: found.items.toSorted((left, right) => right.count - left.count) };
}
