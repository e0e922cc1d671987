import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import type { Instant } from "@bupum/shared/kernel/time";
import type { Item } from "../../kernel/table.ts";
import { cameBefore } from "../../search/ledger/lists.ts";
import { pageOfLedger } from "../../search/ledger/query.ts";
import { lookedUp } from "../../search/ledger/rarest.ts";
import { findMany, listNews, type NewsFilter, type StoredCard, type StoredNews } from "./items.ts";
import { hasInitials } from "../../search/text/initials.ts";
import { languagesOf, newsInitials, newsPieces, saidBy } from "../../search/text/news-pieces.ts";
import { type Asked, askedBy, saysAll } from "../../search/text/pieces.ts";

interface Stretch {
  newestFirst: boolean;
  until?: Instant | undefined;
}

/**
 * One page of the items that contain all words of a keyword, newest first; of all items without a
 * keyword. The items' rows are read, so results are current (D28-5).
 */
export async function searchNews(
  keyword: string | undefined,
  filter: NewsFilter,
  { newestFirst, until }: Stretch,
  paging: PageQuery,
): Promise<Page<StoredCard>> {
  if (!keyword) return listNews(filter, { newestFirst, until }, paging);
  const asked = askedBy(keyword);
  const states = languagesOf(filter.language);
  const place = { ledger: "nw", space: "news", initials: "news-initials", states } as const;
  const { space, word } = await lookedUp(asked, place);
  const { page, itemsPerPage } = paging;
  if (word === "") return { items: [], page, itemsPerPage };
  const between = ["0", until === undefined ? "~" : `${until}~`] as const;
  return pageOfLedger(
    {
      ledger: "nw",
      space,
      all: space,
      states: states.map((state) => ({ state, between })),
      word,
      newestFirst,
      seal: JSON.stringify(["nw", asked, filter, newestFirst, until !== undefined]),
      async rowsOf(entries, before) {
        const rows = await rowsOf(entries, asked, filter, until);
        const names = space === "news" ? newsPieces : newsInitials;
        return rows.map((news) =>
          news && before !== "" && cameBefore(names(news), word, before) ? undefined : news,
        );
      },
    },
    paging,
  );
}

async function rowsOf(
  entries: readonly Item[],
  { words, initials }: Asked,
  { newsCategoryId, language }: NewsFilter,
  until: Instant | undefined,
): Promise<(StoredNews | undefined)[]> {
  const isWanted = (entry: Item) => !newsCategoryId || entry["newsCategoryId"] === newsCategoryId;
  const wanted = entries.filter(isWanted);
  const found = await findMany(wanted.map(({ id }) => id as Id<"nws">));
  const fits = (news: StoredNews) =>
    saysAll(saidBy(news), words) &&
    hasInitials(newsInitials(news), initials) &&
    (!newsCategoryId || news.newsCategoryId === newsCategoryId) &&
    (!language || news.language === language) &&
    (until === undefined || news.publishedAt <= until);
  const byId = new Map(found.flatMap((news) => (news && fits(news) ? [[news.id, news]] : [])));
  return entries.map(({ id }) => byId.get(id as Id<"nws">));
}
