import { otherLayouts } from "../text/hangul.ts";
import type { Document } from "../index/items.ts";
import { beginInitials, makerReadings } from "./maker-readings.ts";
import { nearMisses } from "./near-misses.ts";
import { nearKeywords } from "./near-words.ts";
import { parse } from "./parse.ts";
import { documents, Purse, roundsSpent } from "./reads.ts";
import { inFilters } from "./sets.ts";
import type { RunningSearch, Search, SearchResult } from "./search.ts";
import { fits, walk } from "./walk.ts";
import { early } from "./numbers.ts";
import { filterMeanings } from "./words.ts";

const mostLetters = 100;

/**
 * Finds by number, maker and words, best tier first, newest first within a tier. Every hit is
 * compared with its document, so that an outdated posting shows nothing wrong.
 */
export async function search(given: Search): Promise<SearchResult> {
  const purse = new Purse();
  const keyword = given.keyword.slice(0, mostLetters);
  const literal: RunningSearch = { ...given, keyword, parsed: parse(keyword), purse };
  beginInitials(literal);
  const found = await walk(literal);
  const answer = (of: typeof found, rest: Partial<SearchResult> = {}): SearchResult => ({
    ...of,
    didYouMean: [],
    nearKeywords: [],
    ...rest,
    spent: { units: purse.units, documents: purse.documents, rounds: purse.rounds },
  });
  if (found.hits.length > 0 || given.from) return answer(found);
  const missed = async () => (found.next ? undefined : given.onMiss?.());
  if (purse.isLastRound || purse.isEmpty) {
    await missed();
    return answer(found);
  }
  const near = Promise.all([
    nearParts(literal).catch(inTime([])),
    nearKeywords(literal).catch(inTime([])),
  ]);
  early(near);
  const byMaker = await makerReadings(purse, given.entity, keyword).catch(inTime([]));
  const readings = [...byMaker, ...otherLayouts(keyword)];
  const walks = readings.map((readAs) =>
    walk({ ...literal, keyword: readAs, parsed: parse(readAs) }),
  );
  for (const [at, other] of (await Promise.all(walks)).entries())
    if (other.hits.length > 0) return answer(other, { readAs: readings[at]! });
  const [[didYouMean, keywords]] = await Promise.all([near, missed()]);
  return answer(found, { didYouMean, nearKeywords: keywords });
}

/** The result of a read that had no round left. */
const inTime =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error !== roundsSpent) throw error;
    return instead;
  };

/** Parts whose number is one typo away and that pass the filters. */
async function nearParts(asked: RunningSearch): Promise<Document[]> {
  const { purse, entity, parsed } = asked;
  const ords = await nearMisses(purse, entity, parsed.whole);
  const [read, wanted] = await Promise.all([
    documents(purse, entity, ords),
    filterMeanings(asked).then((meanings) => inFilters(purse, meanings, ords)),
  ]);
  const isWanted = (document: Document | undefined, at: number): document is Document =>
    document !== undefined && wanted.includes(ords[at]!) && fits(asked, document);
  return read.filter(isWanted);
}
