import { createHash } from "node:crypto";
import type { Id } from "@bupum/shared/kernel/ids";
import { type Language, languages } from "@bupum/shared/kernel/language/languages";
import { addDays, type Day, type Instant, seoulDay, seoulInstant } from "@bupum/shared/kernel/time";
import type { News } from "@bupum/shared/news/contract";
import { query } from "../kernel/list.ts";
import { type Item, type Key, read, readMany } from "../kernel/table.ts";
import { placeOf } from "../news/items.ts";

// | access pattern                        | index | pk                        | sk                       |
// |---------------------------------------|-------|---------------------------|--------------------------|
// | when somebody was counted for an item |       | news-click#<nws>#<viewer> | click                    |
// | a share of an item's readers, by day  |       | news-clicks#<nws>#<share> | clicks                   |
// | the sum of all shares                 |       | news#<nws>                | clicks                   |
// | the most read of a language           | gsi1  | news-popular#<language>   | <count of 7 days>#<place>|
// | sums that change with the calendar    | gsi2  | due#news                  | <instant>#<nws>          |

/** Counters over which the readers of one item are spread, so that none of them is hot (D28-3). */
const shares = 32;
/** Days that count for popularity, today included. */
const countedDays = 7;

export const viewKey = (id: Id<"nws">, viewer: string): Key => ({
  pk: `news-click#${id}#${viewer}`,
  sk: "click",
});
const shareKey = (id: Id<"nws">, share: number): Key => ({
  pk: `news-clicks#${id}#${share}`,
  sk: "clicks",
});
/** The counter that counts a reader. */
export const shareOf = (id: Id<"nws">, viewer: string): Key =>
  shareKey(id, createHash("sha256").update(viewer).digest().readUInt32BE(0) % shares);
export const sumKey = (id: Id<"nws">): Key => ({ pk: `news#${id}`, sk: "clicks" });

/** The attribute in which a counter counts a day. */
export const dayName = (on: Day): string => `d${on.replaceAll("-", "")}`;
const dayPattern = /^d\d{8}$/;

/** A counter: `count` since the item appeared, one more attribute a day. */
export type Share = Item;
export const readShares = async (id: Id<"nws">): Promise<Share[]> => {
  const keys = Array.from({ length: shares }, (_, share) => shareKey(id, share));
  return (await readMany(keys)).filter((row) => row !== undefined);
};

/** The days of a counter that count no more. */
export const oldDays = (share: Share, now: Instant): string[] => {
  const first = dayName(addDays(seoulDay(now), 1 - countedDays));
  return Object.keys(share).filter((name) => dayPattern.test(name) && name < first);
};

export interface Clicks {
  clickCount: number;
  clickCount7d: number;
}
interface Sum extends Clicks {
  version: number;
}

const days = (now: Instant): string[] =>
  Array.from({ length: countedDays }, (_, ago) => dayName(addDays(seoulDay(now), -ago)));
const numberOf = (value: unknown): number => (typeof value === "number" ? value : 0);

/** All readers of an item, and those of the last seven days. */
export function sumOf(found: readonly Share[], now: Instant): Clicks {
  const wanted = days(now);
  return {
    clickCount: found.reduce((sum, share) => sum + numberOf(share["count"]), 0),
    clickCount7d: found.reduce(
      (sum, share) => sum + wanted.reduce((of, name) => of + numberOf(share[name]), 0),
      0,
    ),
  };
}

const asSum = (row: Item | undefined): Sum => ({
  clickCount: numberOf(row?.["clickCount"]),
  clickCount7d: numberOf(row?.["clickCount7d"]),
  version: numberOf(row?.["version"]),
});
export const readSum = async (id: Id<"nws">): Promise<Sum> => asSum(await read(sumKey(id)));

/** How often items were read, in the order asked for. */
export async function clicksOf(ids: readonly Id<"nws">[]): Promise<Clicks[]> {
  const rows = await readMany(ids.map(sumKey), false);
  return rows.map((row) => {
    const { clickCount, clickCount7d } = asSum(row);
    return { clickCount, clickCount7d };
  });
}

const digits = 10;
const popularPk = (language: Language) => `news-popular#${language}`;

/** Where a sum stands among others, and when it is to be worked out again. */
export function sumKeys(
  news: Pick<News, "id" | "language" | "publishedAt">,
  { clickCount7d }: Clicks,
  now: Instant,
) {
  if (news.publishedAt > now) return due(news.publishedAt, news.id);
  if (clickCount7d === 0) return {};
  const tomorrow = seoulInstant(addDays(seoulDay(now), 1));
  return {
    gsi1pk: popularPk(news.language),
    gsi1sk: `${String(clickCount7d).padStart(digits, "0")}#${placeOf(news)}`,
    ...due(tomorrow, news.id),
  };
}
const due = (at: Instant, id: Id<"nws">) => ({ gsi2pk: "due#news", gsi2sk: `${at}#${id}` });

/** The items that were read most in seven days, of two the newer first. */
export async function mostRead(language: Language | undefined, count: number) {
  const asked = language ? [language] : languages;
  const lists = await Promise.all(
    asked.map((one) => query({ index: "gsi1", pk: popularPk(one), newestFirst: true }, count)),
  );
  return (
    lists
      .flatMap(({ items }) => items)
      .toSorted((left, right) => (String(left["gsi1sk"]) < String(right["gsi1sk"]) ? 1 : -1))
      .slice(0, count)
      // The key of a sum is that of its item.
      .map(({ pk }) => pk.slice("news#".length) as Id<"nws">)
  );
}
