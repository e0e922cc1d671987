import { documents, Purse } from "./reads.ts";
import { parse } from "./parse.ts";
import { inAll } from "./sets.ts";
import { fits } from "./query.ts";
import type { Hit, Search, SearchResult } from "./search.ts";
import { filterGroups } from "./words.ts";

const mostBelow = 100_000_000;
/** Positions of this tier are ords, as those of the tiers of words are. */
const tier = 2;

/** What passes the filters of a list, without any keyword, newest first. */
export async function browse(asked: Search): Promise<SearchResult> {
  const purse = new Purse();
  const { entity, limit, from } = asked;
  const groups = await filterGroups({ ...asked, parsed: parse(""), purse });
  const hits: Hit[] = [];
  let last = from?.key === undefined ? mostBelow : Number(from.key);
  const answer = (isEnd: boolean): SearchResult => ({
    hits,
    ...(!isEnd && { next: { tier, key: String(last) } }),
    didYouMean: [],
    spent: { units: purse.units, documents: purse.documents, trips: purse.trips },
  });
  for await (const { ords, below } of inAll(purse, groups, last)) {
    for (let done = 0; done < ords.length;) {
      const some = ords.slice(done, done + Math.min(limit - hits.length, purse.documentsLeft));
      done += some.length;
      for (const document of await documents(purse, entity, some))
        if (document && fits(asked, document)) hits.push({ document, tier: "maker" });
      last = some.at(-1)!;
      if (hits.length >= limit || purse.isEmpty) return answer(false);
    }
    last = below;
    if (purse.isEmpty) return answer(false);
  }
  return answer(true);
}
