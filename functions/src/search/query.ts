import { Problem } from "@bupum/shared/kernel/problem";
import { otherLayouts } from "./hangul.ts";
import { type Document, type Entity, flagsIn, haystackIn } from "./index-items.ts";
import { nearMisses } from "./near-misses.ts";
import { type Parsed, parse } from "./query-parse.ts";
import { documents, Purse } from "./query-reads.ts";
import { isHidden, type Position, type Tier, tiers } from "./query-tiers.ts";

export interface Search {
  entity: Entity;
  keyword: string;
  /** Ids that every hit belongs to, such as a maker. */
  owners?: readonly string[];
  flags?: readonly string[];
  limit: number;
  /** Where the last page ended. */
  from?: Position | undefined;
}
export interface Hit {
  document: Document;
  tier: Tier;
}
export interface Found {
  hits: Hit[];
  /** Where to go on, where there may be more. */
  next?: Position;
  /** Near misses, which are never among the hits. */
  didYouMean: Document[];
  /** The keyword in the keyboard layout that had an answer. */
  readAs?: string;
  spent: { units: number; documents: number; trips: number };
}

/** What is asked for, taken apart, and what it may still cost. */
export interface Asked extends Search {
  parsed: Parsed;
  purse: Purse;
}

const mostLetters = 100;

/**
 * Finds by number, maker and words, best tier first, newest first within a tier. Every hit is
 * compared with its document, so that a posting that is behind shows nothing wrong.
 */
export async function search(given: Search): Promise<Found> {
  const purse = new Purse();
  const keyword = given.keyword.slice(0, mostLetters);
  const literal: Asked = { ...given, keyword, parsed: parse(keyword), purse };
  const found = await walk(literal);
  const answer = (of: typeof found, rest: Partial<Found> = {}): Found => ({
    ...of,
    didYouMean: [],
    ...rest,
    spent: { units: purse.units, documents: purse.documents, trips: purse.trips },
  });
  if (found.hits.length > 0 || given.from || purse.isEmpty) return answer(found);
  for (const readAs of otherLayouts(keyword)) {
    const other = await walk({ ...literal, keyword: readAs, parsed: parse(readAs) });
    if (other.hits.length > 0) return answer(other, { readAs });
  }
  const near = await nearMisses(purse, given.entity, literal.parsed.whole);
  const didYouMean = (await documents(purse, given.entity, near)).filter(
    (one): one is Document => one !== undefined && fits(literal, one),
  );
  return answer(found, { didYouMean });
}

/** Whether a document passes the filters of the list. */
const fits = ({ owners = [], flags = [] }: Search, document: Document): boolean => {
  const { makers } = haystackIn(document);
  const has = flagsIn(document);
  return (
    owners.every((owner) => makers.includes(owner.toLowerCase())) &&
    flags.every((flag) => has.includes(flag))
  );
};

/** Walks the tiers from a position until the page is full or the purse is empty. */
async function walk(asked: Asked): Promise<{ hits: Hit[]; next?: Position }> {
  const { limit, from, purse, entity } = asked;
  const hits: Hit[] = [];
  const start = from?.tier ?? 0;
  const open = tiers(asked);
  if (start >= open.length) throw new Problem("CURSOR_INVALID");
  const shown = new Set<number>();
  for (let at = start; at < open.length; at++) {
    const tier = open[at]!;
    let key = at === start ? from?.key : undefined;
    for await (const all of tier.candidates(key, hits)) {
      const candidates = all.filter(({ ord }) => !shown.has(ord));
      for (let done = 0; done < candidates.length;) {
        if (purse.isEmpty) return { hits, next: { tier: at, ...(key !== undefined && { key }) } };
        const some = candidates.slice(done, done + limit - hits.length);
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
          if (!tier.accepts(hit) || isHidden(asked, tier.name, hit)) continue;
          hits.push({ document, tier: tier.name });
          shown.add(ord);
        }
        key = some.at(-1)!.key;
        if (hits.length >= limit) return { hits, next: { tier: at, key } };
      }
    }
    if (purse.isEmpty && at < open.length - 1) return { hits, next: { tier: at + 1 } };
  }
  return { hits };
}
