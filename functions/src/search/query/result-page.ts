import { deepestSearchPage, type PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import { openCursor, sealCursor } from "../../kernel/rows/cursor.ts";
import type { Document } from "../index/items.ts";
import { closestFirst } from "./closest.ts";
import { search } from "./query.ts";
import type { Position, Search, SearchResult } from "./search.ts";

type Wanted = Omit<Search, "limit" | "from">;
/** Returns hits from a position on, from the index by keyword or by other means. */
type Finder = (asked: Search) => Promise<SearchResult>;

export interface ResultPage {
  /** What was found, best first, and the ids of the hits. */
  documents: Document[];
  ids: string[];
  /** The rank of each hit: neighbours of one rank are equally good (S2-8). */
  ranks: string[];
  /** Near misses, which are never among those found. */
  didYouMean: Document[];
  nearKeywords: string[];
  /** The keyword in the other keyboard layout, or without a slip, if that one had hits. */
  readAs?: string;
  /** What of the keyword no hit has. */
  leftOut: string[];
  paging: { page: number; itemsPerPage: number; nextCursor?: string };
}

/** A cursor is valid only for the search that it came from. */
const listOf = ({ entity, keyword, owners = [], flags = [] }: Wanted): string =>
  `found#${entity}#${JSON.stringify([keyword, owners, flags])}`;

const nothing = {
  documents: [],
  ids: [],
  ranks: [],
  didYouMean: [],
  nearKeywords: [],
  leftOut: [],
};

interface Place {
  from?: Position | undefined;
  readAs?: string | undefined;
  /** What is left of the keyword where it was not found as a whole. */
  kept?: string | undefined;
}

/**
 * One page of a search, by cursor or by number; by number only a few pages deep, because every page
 * before it is searched too. Throws CURSOR_INVALID, SEARCH_PAGE_TOO_DEEP.
 */
export async function resultPage(
  wanted: Wanted,
  { page, itemsPerPage, cursor }: PageQuery,
  find: Finder = search,
): Promise<ResultPage> {
  if (cursor === undefined && page > deepestSearchPage)
    throw new Problem("SEARCH_PAGE_TOO_DEEP", { deepest: deepestSearchPage });
  const list = listOf(wanted);
  // The cursor is sealed, so its content has the shape that it was written with.
  const place: Place = cursor === undefined ? {} : (openCursor(list, cursor) as Place);
  let found: SearchResult | undefined;
  for (let at = cursor === undefined ? 1 : page; at <= page; at++) {
    found = await find({
      ...wanted,
      keyword: place.kept ?? place.readAs ?? wanted.keyword,
      limit: itemsPerPage,
      from: place.from,
    });
    place.from = found.next;
    place.readAs ??= found.readAs;
    place.kept ??= found.kept;
    if (!found.next && at < page) return { ...nothing, paging: { page, itemsPerPage } };
  }
  const { hits = [], didYouMean = [], nearKeywords = [], leftOut = [] } = found ?? {};
  const ordered = closestFirst(hits, place.kept ?? place.readAs ?? wanted.keyword);
  return {
    documents: ordered.map(({ document }) => document),
    ids: ordered.map(({ document }) => document.id),
    ranks: ordered.map(({ rank }) => rank),
    didYouMean,
    nearKeywords,
    leftOut,
    ...(place.readAs !== undefined && { readAs: place.readAs }),
    paging: {
      page,
      itemsPerPage,
      ...(place.from && { nextCursor: sealCursor(list, { ...place }) }),
    },
  };
}
