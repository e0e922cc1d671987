import type { InLanguages } from "@bupum/shared/kernel/language/languages";
import { type Document, haystackIn } from "../index/items.ts";
import { meaningsOf, wordsOf } from "../text/tokens.ts";
import { canonical } from "../text/terms.ts";
import { normalize } from "@bupum/shared/kernel/text/text";
import { matches, parse, type QueryWord } from "./parse.ts";
import type { Hit } from "./search.ts";

// The order within a page (S2-8): what is the number; then, within a tier, by how much of the query
// the category and the name of a thing say. A relay stands before a controller with relays.

export interface Ranked {
  document: Document;
  /** Neighbours of one rank are equally good. */
  rank: string;
}

interface Row {
  name?: InLanguages;
  category?: InLanguages;
}
const textsOf = (names: Partial<InLanguages> | undefined): string[] =>
  names ? [...new Set(Object.values(names))] : [];

/** How many words of a query some texts say. */
function said(texts: readonly string[], wanted: readonly QueryWord[]): number {
  if (texts.length === 0) return 0;
  const korean = texts.map(normalize);
  const words = [...texts.flatMap(wordsOf), ...meaningsOf(texts)];
  const hay = {
    numbers: [],
    makers: [],
    korean: korean.flatMap((text) => [text, canonical(text)]),
    words,
  };
  return wanted.filter((one) => matches(hay, one)).length;
}

/** Hits of one page, the closest of each tier first. */
export function closestFirst(hits: readonly Hit[], keyword: string): Ranked[] {
  const { whole, wanted } = parse(keyword);
  const codes = new Set([whole, ...wanted.map(({ code }) => code)].filter(Boolean));
  const ranked = hits.map(({ document, tier }, at) => {
    // The row of a result list, as its source wrote it.
    const { name, category } = JSON.parse(document.p) as Row;
    const { numbers } = haystackIn(document);
    const exact = numbers.some((number) => codes.has(number)) ? 1 : 0;
    const isOfNumber = tier === "number" || tier === "infix" || tier === "exact";
    const share = isOfNumber ? 0 : said(textsOf(category), wanted) + said(textsOf(name), wanted);
    return { document, tier, exact, share, at };
  });
  const place = new Map([...new Set(ranked.map(({ tier }) => tier))].map((tier, at) => [tier, at]));
  return ranked
    .toSorted(
      (left, right) =>
        place.get(left.tier)! - place.get(right.tier)! ||
        right.exact - left.exact ||
        right.share - left.share ||
        left.at - right.at,
    )
    .map(({ document, tier, exact, share }) => ({ document, rank: `${tier} ${exact} ${share}` }));
}
