import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
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
import { mayBeKept, missKey } from "@bupum/shared/search-misses/rules";
import type { SearchMiss } from "@bupum/shared/search-misses/admin-contract";
import { type ListOf, pageOf } from "../kernel/list.ts";
import { client, countWrites, type Item, tableName, unless, write } from "../kernel/table.ts";

// | access pattern                     | index | pk                   | sk                       |
// |------------------------------------|-------|----------------------|--------------------------|
// | a keyword that found nothing       |       | search-misses#<day>  | <keyword>                |
// | those of a day, the most frequent  | gsi1  | search-misses#<day>  | <bits of count>#<keyword>|
// The place in the list moves when the count doubles: most searches write one row once.

const keptDays = 90;
const pkOf = (on: Day) => `search-misses#${on}`;
const placeOf = (count: number, key: string) =>
  `${String(Math.floor(Math.log2(count))).padStart(2, "0")}#${key}`;

/** Counts a search that found nothing, unless the words may be about a person. */
export async function countMiss(keyword: string): Promise<void> {
  const key = missKey(keyword);
  if (!mayBeKept(keyword) || key === "") return;
  const on = seoulDay(toInstant(new Date()));
  const Key = { pk: pkOf(on), sk: key };
  const { Attributes, ConsumedCapacity } = await client.send(
    new UpdateCommand({
      TableName: tableName(),
      Key,
      UpdateExpression:
        "SET keyword = if_not_exists(keyword, :keyword), gsi1pk = :pk, " +
        "gsi1sk = if_not_exists(gsi1sk, :place), #ttl = :ttl ADD #count :one",
      ExpressionAttributeNames: { "#count": "count", "#ttl": "ttl" },
      ExpressionAttributeValues: {
        ":keyword": keyword.trim(),
        ":pk": Key.pk,
        ":place": placeOf(1, key),
        ":ttl": toTtl(seoulInstant(addDays(on, keptDays))),
        ":one": 1,
      },
      ReturnValues: "UPDATED_NEW",
      ReturnConsumedCapacity: "TOTAL",
    }),
  );
  countWrites(ConsumedCapacity);
  const count = Number(Attributes?.["count"]);
  const place = placeOf(count, key);
  if (place === Attributes?.["gsi1sk"]) return;
  const guard = { absentOrBelow: { gsi1sk: place }, refused: outrun };
  await unless(outrun, write({ change: Key, set: { gsi1sk: place }, guard }));
}
/** Two searches at once: the later count has the say. */
const outrun = new Problem("BUSY");

const toMiss = (item: Item): SearchMiss => ({
  keyword: String(item["keyword"]),
  count: Number(item["count"]),
});

/** What was searched for in vain on a day, the most frequent first. */
export async function listMisses(on: Day, paging: PageQuery): Promise<Page<SearchMiss>> {
  const list: ListOf = { index: "gsi1", pk: pkOf(on), newestFirst: true };
  const found = await pageOf(list, paging, toMiss);
  return { ...found, items: found.items.toSorted((left, right) => right.count - left.count) };
}
