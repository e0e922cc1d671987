import { Problem } from "@bupum/shared/kernel/problem";
import { otherLayouts } from "../text/hangul.ts";
import { type Document, haystackIn } from "../index/items.ts";
import { makerReadings } from "./maker-readings.ts";
import { nearMisses } from "./near-misses.ts";
import { parse } from "./parse.ts";
import { documents, Purse } from "./reads.ts";
import { inFilters } from "./sets.ts";
import type { Hit, Position, RunningSearch, Search, SearchResult } from "./search.ts";
import { openTiers } from "./tiers.ts";
import { filterGroups } from "./words.ts";

const mostLetters = 100;

/**
 * Finds by number, maker and words, best tier first, newest first within a tier. Every hit is
 * compared with its document, so that a posting that is behind shows nothing wrong.
 */
export async function search(given: Search): Promise<SearchResult> {
  const purse = new Purse();
  const keyword = given.keyword.slice(0, mostLetters);
  const literal: RunningSearch = { ...given, keyword, parsed: parse(keyword), purse };
  const found = await walk(literal);
  const answer = (of: typeof found, rest: Partial<SearchResult> = {}): SearchResult => ({
    ...of,
    didYouMean: [],
    ...rest,
    spent: { units: purse.units, documents: purse.documents, trips: purse.trips },
  });
  if (found.hits.length > 0 || given.from || purse.isEmpty) return answer(found);
  const byMaker = await makerReadings(purse, given.entity, keyword);
  for (const readAs of [...byMaker, ...otherLayouts(keyword)]) {
    if (purse.isEmpty) return answer(found);
    const other = await walk({ ...literal, keyword: readAs, parsed: parse(readAs) });
    if (other.hits.length > 0) return answer(other, { readAs });
  }
  const near = await nearMisses(purse, given.entity, literal.parsed.whole);
  const wanted = await inFilters(purse, await filterGroups(literal), near);
  const didYouMean = (await documents(purse, given.entity, wanted)).filter(
    (one): one is Document => one !== undefined && fits(literal, one),
  );
  return answer(found, { didYouMean });
}

/** Whether a document is of the owners asked for. Flags lie in their bits alone. */
export const fits = ({ owners = [] }: Search, document: Document): boolean => {
  const { makers } = haystackIn(document);
  return owners.every((owner) => makers.includes(owner.toLowerCase()));
};

/** Walks the tiers from a position until the page is full or the purse is empty. */
async function walk(asked: RunningSearch): Promise<{ hits: Hit[]; next?: Position }> {
  const { limit, from, purse, entity } = asked;
  const hits: Hit[] = [];
  const { tiers, start } = await openTiers(asked);
  const first = from ? from.tier - start : 0;
  if (first >= tiers.length) throw new Problem("CURSOR_INVALID");
  const shown = new Set<number>();
  let isMoved = false;
  for (let at = first; at < tiers.length; at++) {
    const tier = tiers[at]!;
    let key = at === first ? from?.key : undefined;
    const here = () => ({ hits, next: { tier: start + at, ...(key !== undefined && { key }) } });
    for await (const batch of tier.candidates(key, hits)) {
      const candidates = batch.candidates.filter(({ ord }) => !shown.has(ord));
      for (let done = 0; done < candidates.length;) {
        // Every call comes a step further, so that whoever follows the cursor comes to an end.
        if (purse.isEmpty && isMoved) return here();
        isMoved = true;
        const most = Math.min(limit - hits.length, purse.documentsLeft);
        const some = candidates.slice(done, done + most);
        done += some.length;
        const found = await documents(
          purse,
          entity,
          some.map(({ ord }) => ord),
        );
        for (const [place, document] of found.entries()) {
          const { ord, number } = some[place]!;
          if (!document || !fits(asked, document)) continue;
          const hit = { ord, number, hay: haystackIn(document) };
          const isShown = () => tiers.slice(0, at).some((one) => one.shows(hit.hay));
          if (!tier.accepts(hit) || isShown()) continue;
          hits.push({ document, tier: tier.name });
          shown.add(ord);
        }
        key = some.at(-1)!.key;
        if (hits.length >= limit) return here();
      }
      key = batch.key;
      isMoved = true;
      if (purse.isEmpty) return here();
    }
    if (purse.isEmpty && at < tiers.length - 1) return { hits, next: { tier: start + at + 1 } };
  }
  return { hits };
}
