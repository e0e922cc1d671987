import { normalize } from "@bupum/shared/kernel/text/text";
import { otherLayouts } from "../text/hangul.ts";
import { slipReadings } from "../text/slips.ts";
import type { Document } from "../index/items.ts";
import { keptWords, ofKept } from "./kept-words.ts";
import { beginInitials, makerReadings } from "./maker-readings.ts";
import { nearMisses } from "./near-misses.ts";
import { nearKeywords } from "./near-words.ts";
import { parse } from "./parse.ts";
import { documents, mostRounds, Purse, roundsSpent } from "./reads.ts";
import { inFilters } from "./sets.ts";
import type { Hit, RunningSearch, Search, SearchResult } from "./search.ts";
import { fits, Walk, walk } from "./walk.ts";
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
  const answer = (of: Found, rest: Partial<SearchResult> = {}): SearchResult => ({
    ...of,
    didYouMean: [],
    nearKeywords: [],
    leftOut: [],
    ...rest,
    spent: { units: purse.units, documents: purse.documents, rounds: purse.rounds },
  });
  if (found.hits.length > 0 || given.from) return answer(found);
  const missed = async () => (found.next ? undefined : given.onMiss?.());
  const part = found.next ? undefined : byKeptWords(literal);
  early(part);
  if (purse.isLastRound || purse.isEmpty) {
    const [rest] = await Promise.all([part, missed()]);
    return rest ? answer(rest, rest) : answer(found);
  }
  const near = Promise.all([
    numbersLike(literal).catch(inTime(noneLike)),
    nearKeywords(literal).catch(inTime([])),
  ]);
  early(near);
  const read = (readAs: string) =>
    walk({ ...literal, keyword: readAs, parsed: parse(readAs) }).then((of) => ({ of, readAs }));
  // What needs no read to be thought of is searched at once; names of makers take a round.
  const others = Promise.all([...slipReadings(keyword), ...otherLayouts(keyword)].map(read));
  early(others);
  const byMaker = await makerReadings(purse, given.entity, keyword).catch(inTime([]));
  const walks = [...(await Promise.all(byMaker.map(read))), ...(await others)];
  const other = walks.find(({ of }) => of.hits.length > 0);
  if (other) return answer(other.of, { readAs: other.readAs });
  const [[like, keywords], rest] = await Promise.all([near, part, missed()]);
  const close = { didYouMean: like.near, nearKeywords: keywords };
  if (rest) return answer(rest, { ...close, ...rest });
  if (like.near.length > 0 || like.heads.length === 0) return answer(found, close);
  const hits = like.heads.map((document): Hit => ({ document, tier: "kept" }));
  return answer({ hits }, { ...close, leftOut: [tailOf(keyword, like.head)] });
}
type Found = Awaited<ReturnType<typeof walk>>;

/** What the most telling part of a keyword finds. */
async function byKeptWords(literal: RunningSearch) {
  const part = await keptWords(literal).catch(inTime(undefined));
  if (!part || literal.purse.rounds >= mostRounds) return undefined;
  const { parsed, start, leftOut, kept } = part;
  const asked = { ...literal, parsed };
  const found = await new Walk(asked, await ofKept(asked, start)).page();
  return found.hits.length > 0 ? { ...found, leftOut, kept } : undefined;
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

/** The result of a read that had no round left. */
const inTime =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error !== roundsSpent) throw error;
    return instead;
  };

const noneLike: { near: Document[]; heads: Document[]; head: string } = {
  near: [],
  heads: [],
  head: "",
};

/** Parts whose number is one typo away, or is what the query begins with, that pass the filters. */
async function numbersLike(asked: RunningSearch): Promise<typeof noneLike> {
  const { purse, entity, parsed } = asked;
  const { near, heads, head } = await nearMisses(purse, entity, parsed.whole);
  const ords = near.length > 0 ? near : heads;
  const [read, wanted] = await Promise.all([
    documents(purse, entity, ords),
    filterMeanings(asked).then((meanings) => inFilters(purse, meanings, ords)),
  ]);
  const isWanted = (document: Document | undefined, at: number): document is Document =>
    document !== undefined && wanted.includes(ords[at]!) && fits(asked, document);
  const found = read.filter(isWanted);
  return near.length > 0 ? { near: found, heads: [], head } : { near: [], heads: found, head };
}
