import { deepestSearchPage, type PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import { openCursor, sealCursor } from "../../kernel/cursor.ts";
import { knownWords } from "../search-words/items.ts";
import { currentView } from "./current.ts";
import type { Collection } from "./items.ts";
import type { Place } from "../catalogue/page.ts";
import { search, type Search, type SearchResult } from "../catalogue/search.ts";

/** Collections whose things have a maker. */
const ofMakers: ReadonlySet<Collection> = new Set(["products", "merchandises"]);

interface Wanted extends Omit<Search, "limit" | "skip" | "after"> {
  collection: Collection;
}

export interface ResultPage extends Omit<SearchResult, "hits" | "next"> {
  /** What was found, best first. */
  ids: string[];
  paging: { page: number; itemsPerPage: number; nextCursor?: string; total: number };
}

/** Searches a collection as it is now. */
export async function searchNow({ collection, ...asked }: Wanted & Search): Promise<SearchResult> {
  const isOfMakers = asked.keyword !== "" && ofMakers.has(collection);
  const [view, makers, words] = await Promise.all([
    currentView(collection),
    isOfMakers ? currentView("manufactors") : undefined,
    isOfMakers ? knownWords() : undefined,
  ]);
  return search({ view, makers }, { words, ...asked });
}

/** A cursor is valid only for the search that it came from. */
const listOf = ({ collection, keyword, filters, sort }: Wanted): string =>
  `found#${collection}#${JSON.stringify([keyword, filters, sort])}`;

/**
 * One page of a search, by cursor or by number. A cursor is the sort key of the last hit, so that
 * functions with different snapshots go on at the same place. Throws CURSOR_INVALID,
 * SEARCH_PAGE_TOO_DEEP.
 */
export async function resultPage(
  wanted: Wanted,
  { page, itemsPerPage, cursor }: PageQuery,
): Promise<ResultPage> {
  if (cursor === undefined && page > deepestSearchPage)
    throw new Problem("SEARCH_PAGE_TOO_DEEP", { deepest: deepestSearchPage });
  const list = listOf(wanted);
  // The cursor is sealed, so its content has the shape that it was written with.
  const after = cursor === undefined ? undefined : (openCursor(list, cursor) as unknown as Place);
  const skip = cursor === undefined ? (page - 1) * itemsPerPage : 0;
  const { hits, next, ...found } = await searchNow({
    ...wanted,
    limit: itemsPerPage,
    skip,
    after,
  });
  return {
    ...found,
    ids: hits.map(({ id }) => id),
    paging: {
      page,
      itemsPerPage,
      total: found.total,
      ...(next && { nextCursor: sealCursor(list, { ...next }) }),
    },
  };
}
