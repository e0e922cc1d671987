import type { Id } from "@bupum/shared/kernel/ids";
import type { Language } from "@bupum/shared/kernel/language/languages";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import type { News, NewsCard } from "@bupum/shared/reading/news/contract";
import { newsState } from "@bupum/shared/reading/news/rules";
import { everyRow, type ListOf, pageOf, query } from "../../kernel/list.ts";
import { type Item, type Key, read, readMany } from "../../kernel/table.ts";

// | access pattern                      | index | pk                         | sk                  |
// |-------------------------------------|-------|----------------------------|---------------------|
// | one item with its text              |       | news#<nws>                 | news                |
// | what lists show of it               |       | news#<nws>                 | card                |
// | all by time                         | gsi1  | news                       | <publishedAt>#<nws> |
// | those in a language                 | gsi2  | news#<language>            | <publishedAt>#<nws> |
// | the same card, in its category      |       | news#<nws>                 | category-card       |
// | a category's by time                | gsi1  | news#<nwc>                 | <publishedAt>#<nws> |
// | those in a language                 | gsi2  | news#<nwc>#<language>      | <publishedAt>#<nws> |
// | by their words: `nw` of search/ledger; the most read: kernel/readers                       |

/** An item as stored. */
export interface StoredNews extends News, Key {
  version: number;
  createdAt: Instant;
  deletedAt?: Instant;
}

export const newsKey = (id: Id<"nws">): Key => ({ pk: `news#${id}`, sk: "news" });
export const cardKey = (id: Id<"nws">): Key => ({ pk: `news#${id}`, sk: "card" });
const categoryCardKey = (id: Id<"nws">): Key => ({ pk: `news#${id}`, sk: "category-card" });
/** Its position among others, by time. */
export const placeOf = ({ publishedAt, id }: Pick<News, "publishedAt" | "id">): string =>
  `${publishedAt}#${id}`;

export function cardOf(news: News): NewsCard {
  const { id, title, summary, imageId, newsCategoryId, language, publishedAt, updatedAt } = news;
  const shown = { id, title, summary, newsCategoryId, language, publishedAt, updatedAt };
  return { ...shown, ...(imageId && { imageId }) };
}

/** The rows by which lists find an item. */
export function cardRows(news: StoredNews): Item[] {
  const card = { ...cardOf(news), version: news.version, createdAt: news.createdAt };
  const { newsCategoryId, language } = news;
  const place = { gsi1sk: placeOf(news), gsi2sk: placeOf(news) };
  return [
    { ...card, ...cardKey(news.id), ...place, gsi1pk: "news", gsi2pk: `news#${language}` },
    {
      ...card,
      ...categoryCardKey(news.id),
      ...place,
      gsi1pk: `news#${newsCategoryId}`,
      gsi2pk: `news#${newsCategoryId}#${language}`,
    },
  ];
}
export const cardKeys = (id: Id<"nws">): Key[] => [cardKey(id), categoryCardKey(id)];

// Only the writes of writes.ts make rows with these keys, so these casts hold.
const asNews = (item: Item) => item as unknown as StoredNews;
export type StoredCard = NewsCard & Pick<StoredNews, "version" | "createdAt">;
const asCard = (item: Item) => item as unknown as StoredCard;

/** An item whether or not it was deleted; undefined if there never was one. */
export async function readNews(id: Id<"nws">): Promise<StoredNews | undefined> {
  const found = await read(newsKey(id));
  return found && asNews(found);
}

/** One item, including scheduled ones. Throws NOT_FOUND. */
export async function findNews(id: Id<"nws">): Promise<StoredNews> {
  const found = await readNews(id);
  if (!found || found.deletedAt) throw new Problem("NOT_FOUND");
  return found;
}

/** Items that have not been deleted, in the order asked for; undefined for others. */
export async function findMany(ids: readonly Id<"nws">[]): Promise<(StoredNews | undefined)[]> {
  const rows = await readMany(ids.map(newsKey));
  return rows.map((row) => (row && !row["deletedAt"] ? asNews(row) : undefined));
}

/** One visible item; undefined for others. */
export async function readShown(id: Id<"nws">, now: Instant): Promise<StoredNews | undefined> {
  const found = await readNews(id);
  const isShown = found && !found.deletedAt && newsState(found, now) === "PUBLISHED";
  return isShown ? found : undefined;
}

/** The card of an item that was not deleted; undefined for others. */
export async function readCard(id: Id<"nws">): Promise<StoredCard | undefined> {
  const found = await read(cardKey(id));
  return found && asCard(found);
}

/** The cards of visible items, in the order of the given ids. */
export async function shownCards(ids: readonly Id<"nws">[], now: Instant): Promise<NewsCard[]> {
  const rows = await readMany(ids.map(cardKey), false);
  return rows
    .flatMap((row) => (row ? [asCard(row)] : []))
    .filter((card) => newsState(card, now) === "PUBLISHED");
}

export interface NewsFilter {
  newsCategoryId?: Id<"nwc"> | undefined;
  language?: Language | undefined;
}
interface Stretch {
  newestFirst: boolean;
  /** Only items that were visible by then. */
  until?: Instant | undefined;
}

function listFor(
  { newsCategoryId, language }: NewsFilter,
  { newestFirst, until }: Stretch,
): ListOf {
  const pk = newsCategoryId ? `news#${newsCategoryId}` : "news";
  // The upper bound moves with the clock, which does not affect the cursors of a list.
  const stretch = until === undefined ? {} : { skPrefix: "0", until: `${until}~` };
  return language
    ? { index: "gsi2", pk: `${pk}#${language}`, newestFirst, ...stretch }
    : { index: "gsi1", pk, newestFirst, ...stretch };
}

export const listNews = (
  filter: NewsFilter,
  stretch: Stretch,
  paging: PageQuery,
): Promise<Page<StoredCard>> => pageOf(listFor(filter, stretch), paging, asCard);

/** The latest visible items. */
export async function latestNews(filter: NewsFilter, now: Instant, count: number) {
  const list = listFor(filter, { newestFirst: true, until: now });
  return (await query(list, count)).items.map(asCard);
}

/** Every visible item, for the sitemap. */
export async function* everyShown(now: Instant): AsyncGenerator<StoredCard> {
  for await (const row of everyRow(listFor({}, { newestFirst: false, until: now })))
    yield asCard(row);
}
