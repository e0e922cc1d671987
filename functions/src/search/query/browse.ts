import { parse } from "./parse.ts";
import { Purse } from "./reads.ts";
import type { RunningSearch, Search, SearchResult } from "./search.ts";
import { ofMeanings, type OpenTier } from "./open-tier.ts";
import { Walk } from "./walk.ts";
import { filterMeanings } from "./words.ts";

/** Positions in this tier are ords, like those of the word tiers. */
const start = 2;

/** What passes the filters of a list, without any keyword, newest first. */
export async function browse(given: Search): Promise<SearchResult> {
  const purse = new Purse();
  const asked: RunningSearch = { ...given, parsed: parse(""), purse };
  const tier: OpenTier = {
    name: "maker",
    async *candidates(key) {
      yield* ofMeanings(asked, await filterMeanings(asked), key);
    },
    accepts: () => true,
    shows: () => true,
  };
  const found = await new Walk(asked, { tiers: [tier], start }).page();
  const { units, documents, rounds } = purse;
  return {
    ...found,
    didYouMean: [],
    nearKeywords: [],
    leftOut: [],
    spent: { units, documents, rounds },
  };
}
