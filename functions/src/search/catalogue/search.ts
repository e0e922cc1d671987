import { normalize } from "@bupum/shared/kernel/text/text";
import { type AddedWord, parsedWith } from "./added-words.ts";
import { type Parsed, parse } from "./parse.ts";
import { cutApart } from "../text/apart.ts";
import { otherLayouts } from "../text/hangul.ts";
import { slipReadings } from "../text/slips.ts";
import { type Facets, type Filters, filtered, type WantedFacets } from "./facets.ts";
import { keptWords } from "./kept-words.ts";
import { headOf, makerReadings, nearKeywords, oneSlipAway } from "./near.ts";
import { type Hit, pageOf, type Place, type Wanted } from "./page.ts";
import { ranked, type Sort, unranked } from "./ranking.ts";
import { type Tier, tiersOf } from "./tiers.ts";
import { type Found, isEmpty } from "./view.ts";
import { type Resolved, resolved, type Searched } from "./words.ts";

const mostLetters = 100;
const mostNear = 10;

export interface Search extends Wanted {
  /** Empty: everything. */
  keyword: string;
  filters?: Filters | undefined;
  facets?: WantedFacets | undefined;
  /** By relevance where it is absent. */
  sort?: Sort | undefined;
  /** Entries that admins added to the dictionary. */
  words?: readonly AddedWord[] | undefined;
}

export interface SearchResult {
  hits: Hit[];
  /** How many there are on all pages. */
  total: number;
  facets: Facets;
  /** The sort key behind which the next page begins, where there is one. */
  next?: Place;
  /** Ids of things whose number is one slip away, which are never among the hits. */
  didYouMean: string[];
  /**
   * Keywords with a slip corrected, which were not searched; absent where the keyword finds
   * something. Names of categories have words that may be meant, and are read only then.
   */
  nearKeywords?: (categories: readonly string[]) => string[];
  /** The keyword in the other keyboard layout, or without a slip, where that one finds something. */
  readAs?: string;
  /** What of the keyword no hit has, where all of it finds nothing. */
  leftOut: string[];
  /** Whether the keyword as a whole finds nothing, whatever the filters are. */
  isInVain: boolean;
}

const noFilters: Filters = { choices: {}, ranges: {} };
const noFacets: WantedFacets = { choices: [], bands: {} };

/** What is shown of a keyword: tiers, and what they were read from. */
interface Reading {
  tiers: Tier[];
  parsed: Parsed;
}

const isNothing = ({ tiers }: Reading) => tiers.length === 0;

/**
 * Finds by number, maker and words, best tier first. Whether something is found, and what is read
 * into a keyword that finds nothing, does not depend on the filters: counts say what they hide.
 */
export function search(searched: Searched, asked: Search): SearchResult {
  const keyword = asked.keyword.slice(0, mostLetters).trim();
  if (keyword === "") {
    const all: Tier = { name: "all", found: searched.view.everything };
    return answer(searched, asked, { tiers: [all], parsed: parse("") });
  }
  const query = resolved(searched, parsedWith(keyword, asked.words));
  const literal: Reading = { tiers: tiersOf(query), parsed: query.parsed };
  if (!isNothing(literal)) return answer(searched, asked, literal);
  const cut = cutApart(keyword);
  const apart = cut === keyword ? query : resolved(searched, parsedWith(cut, asked.words));
  const again: Reading = { tiers: tiersOf(apart), parsed: apart.parsed };
  return isNothing(again)
    ? { ...instead(apart, asked, keyword), isInVain: true }
    : answer(searched, asked, again);
}

function answer(
  { view }: Searched,
  { filters = noFilters, facets = noFacets, sort, ...wanted }: Search,
  { tiers, parsed }: Reading,
  rest: Partial<SearchResult> = {},
): SearchResult {
  // Of a search for its counts alone no hit is shown.
  const hits = wanted.limit === 0 ? unranked(view, tiers) : ranked(view, tiers, parsed, sort);
  const found = filtered(view, hits, filters, facets);
  return {
    ...pageOf(view, found.hits, tiers, wanted),
    total: found.total,
    facets: found.facets,
    didYouMean: [],
    leftOut: [],
    isInVain: false,
    ...rest,
  };
}

/** What is shown where a keyword finds nothing (S2-5, S2-7). */
function instead(query: Resolved, asked: Search, keyword: string): SearchResult {
  const readings = [
    ...makerReadings(query, keyword),
    ...slipReadings(keyword),
    ...otherLayouts(keyword),
  ];
  for (const readAs of readings) {
    const parsed = parsedWith(readAs, asked.words);
    const other = { tiers: tiersOf(resolved(query, parsed)), parsed };
    if (!isNothing(other)) return answer(query, asked, other, { readAs });
  }
  const { view, parsed } = query;
  const near = oneSlipAway(view, parsed.whole);
  const close = {
    didYouMean: isEmpty(near) ? [] : nearest(query, asked, near),
    nearKeywords: (categories: readonly string[]) => nearKeywords(query, keyword, categories),
  };
  const part = keptWords(query);
  if (part) {
    const { tiers, wanted, leftOut } = part;
    const kept: Reading = { tiers, parsed: { whole: "", wanted, isOfMeanings: false } };
    return answer(query, asked, kept, { ...close, leftOut });
  }
  const { found, head } = isEmpty(near) ? headOf(view, parsed.whole) : { found: near, head: "" };
  if (head === "") return answer(query, asked, { tiers: [], parsed }, close);
  const tier: Tier = { name: "kept", found };
  const leftOut = [tailOf(keyword, head)];
  return answer(query, asked, { tiers: [tier], parsed }, { ...close, leftOut });
}

function nearest(query: Resolved, { filters }: Search, found: Found): string[] {
  const tier: Tier = { name: "number", found };
  const wanted = { keyword: "", filters, limit: mostNear };
  const { hits } = answer(query, wanted, { tiers: [tier], parsed: query.parsed });
  return hits.map(({ id }) => id);
}

/** What a keyword says behind the number that it begins with. */
function tailOf(keyword: string, head: string): string {
  const letters = [...keyword];
  const end = letters.findIndex(
    (_letter, at) => normalize(letters.slice(0, at + 1).join("")).length >= head.length,
  );
  return letters
    .slice(end + 1)
    .join("")
    .replace(/^[\s()/_-]+|[\s()]+$/g, "");
}
