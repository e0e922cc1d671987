import type { Id } from "@bupum/shared/kernel/ids";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { message } from "../../kernel/messages/outbox.ts";
import type { Item, Write } from "../../kernel/table.ts";
import { countNews } from "../news-categories/items.ts";
import { cardKeys, cardRows, newsKey, type StoredNews } from "./items.ts";

// Without a guard: goes with a guarded write of the same transaction.

const changed = new Problem("VERSION_CONFLICT");

/** The rows of an item and its lists; categories are counted by `categoryCounts`. */
export const newsRows = (news: StoredNews): Item[] => [
  { ...news, ...newsKey(news.id), entityType: "news" },
  ...cardRows(news),
];

export function addNews(news: StoredNews): Write[] {
  const [main, ...cards] = newsRows(news);
  return [
    { put: main!, guard: { exists: false, refused: new Problem("BUSY") } },
    ...cards.map((put) => ({ put })),
  ];
}

/** Writes the next state of an item that is still as read. Refused with VERSION_CONFLICT. */
export function changeNews(before: StoredNews, after: StoredNews): Write[] {
  const [main, ...cards] = newsRows(after);
  const isMoved = before.publishedAt !== after.publishedAt || before.language !== after.language;
  return [
    { put: main!, guard: { equals: { version: before.version }, refused: changed } },
    ...cards.map((put) => ({ put })),
    ...(before.newsCategoryId === after.newsCategoryId
      ? []
      : categoryCounts([
          [before.newsCategoryId, -1],
          [after.newsCategoryId, 1],
        ])),
    ...(isMoved ? [message(after.updatedAt, "news.changed", { newsId: after.id })] : []),
  ];
}

/** Removes an item from every list; its row stays for references. */
export function dropNews(before: StoredNews, at: Instant): Write[] {
  const after = { ...before, deletedAt: at, updatedAt: at, version: before.version + 1 };
  return [
    {
      put: { ...after, entityType: "news" },
      guard: { equals: { version: before.version }, refused: changed },
    },
    ...cardKeys(before.id).map((drop) => ({ drop })),
    message(at, "news.changed", { newsId: before.id }),
  ];
}

/** One write for each category, since a transaction may contain a row only once. */
export function categoryCounts(counts: readonly (readonly [Id<"nwc">, number])[]): Write[] {
  const sums = new Map<Id<"nwc">, number>();
  for (const [id, by] of counts) sums.set(id, (sums.get(id) ?? 0) + by);
  return [...sums].map(([id, by]) =>
    countNews(id, by, faultAt("body.newsCategoryId", "CATEGORY_TAG_UNKNOWN")),
  );
}
