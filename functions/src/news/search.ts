import { languages } from "@bupum/shared/kernel/language/languages";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import type { Instant } from "@bupum/shared/kernel/time";
import { query } from "../kernel/list.ts";
import type { Item } from "../kernel/table.ts";
import { entryPk } from "../search/ledger/items.ts";
import { pageOfLedger } from "../search/ledger/query.ts";
import { findMany, listNews, type NewsFilter, type StoredCard, type StoredNews } from "./items.ts";
import { type Asked, askedBy, languagesOf, saysAll } from "../search/text/news-pieces.ts";

interface Stretch {
  newestFirst: boolean;
  until?: Instant | undefined;
}

/**
 * One page of the items that say all words of a keyword, in the order of time; of all items without
 * one. Their rows are read themselves, so that none is shown as it was (D28-5).
 */
export async function searchNews(
  keyword: string | undefined,
  filter: NewsFilter,
  { newestFirst, until }: Stretch,
  paging: PageQuery,
): Promise<Page<StoredCard>> {
  if (!keyword) return listNews(filter, { newestFirst, until }, paging);
  const asked = askedBy(keyword);
  const word = await rarestOf(asked, filter);
  const { page, itemsPerPage } = paging;
  if (word === "") return { items: [], page, itemsPerPage };
  const between = ["0", until === undefined ? "~" : `${until}~`] as const;
  return pageOfLedger(
    {
      ledger: "nw",
      space: "news",
      all: "news",
      states: languagesOf(filter.language).map((state) => ({ state, between })),
      word,
      newestFirst,
      seal: JSON.stringify(["nw", asked.words, filter, newestFirst, until !== undefined]),
      rowsOf: (entries) => rowsOf(entries, asked, filter, until),
    },
    paging,
  );
}

async function rowsOf(
  entries: readonly Item[],
  { words }: Asked,
  { newsCategoryId, language }: NewsFilter,
  until: Instant | undefined,
): Promise<(StoredNews | undefined)[]> {
  const isWanted = (entry: Item) => !newsCategoryId || entry["newsCategoryId"] === newsCategoryId;
  const wanted = entries.filter(isWanted);
  const found = await findMany(wanted.map(({ id }) => id as Id<"nws">));
  const fits = (news: StoredNews) =>
    saysAll(news, words) &&
    (!newsCategoryId || news.newsCategoryId === newsCategoryId) &&
    (!language || news.language === language) &&
    (until === undefined || news.publishedAt <= until);
  const byId = new Map(found.flatMap((news) => (news && fits(news) ? [[news.id, news]] : [])));
  return entries.map(({ id }) => byId.get(id as Id<"nws">));
}

/** So many entries of each pair tell which of them is rare. */
const probed = 30;
const mostProbed = 6;

/** The piece by which to look up a keyword: of pairs the rarest; "" where nothing can hold it. */
async function rarestOf({ pairs, part }: Asked, { language }: NewsFilter): Promise<string> {
  if (pairs.length < 2) return pairs[0] ?? part;
  const counted = await Promise.all(
    pairs
      .slice(0, mostProbed)
      .map(async (pair) => ({ pair, ...(await densityOf(pair, language)) })),
  );
  const rarest = counted.toSorted((left, right) =>
    left.count === right.count ? (left.first < right.first ? -1 : 1) : left.count - right.count,
  )[0]!;
  return rarest.count === 0 ? "" : rarest.pair;
}

/** Of the latest entries of a piece how many there are, and how far back they go. */
async function densityOf(pair: string, language: NewsFilter["language"]) {
  const lists = await Promise.all(
    (language ? [language] : languages).map((state) =>
      query({ pk: entryPk("nw", "news", pair, state), newestFirst: true, keysOnly: true }, probed),
    ),
  );
  const places = lists.flatMap(({ items }) => items.map(({ sk }) => sk));
  return { count: Math.min(probed, places.length), first: places.toSorted()[0] ?? "" };
}
