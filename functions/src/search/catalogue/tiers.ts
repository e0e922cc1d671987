import { mayBeWider } from "./parse.ts";
import { anyOf, everyOf, type Found, isEmpty, minusOf, type View } from "./view.ts";
import { inNumbers, isCoded, makersNamed, type Resolved, type Word } from "./words.ts";

/**
 * exact: is the number; number: begins with it; infix: contains it; maker; words: all of them;
 * mixed: words, some of them in numbers; kept: the most telling of them; all: no keyword.
 */
export type TierName = "exact" | "number" | "infix" | "maker" | "words" | "mixed" | "kept" | "all";

/** A tier of a result without what tiers before it show (S2-1). */
export interface Tier {
  name: TierName;
  found: Found;
}

/** Shorter pieces of numbers are not searched. */
export const shortestInfix = 3;

/** The tiers of a keyword, best first; none repeats what an earlier one has. */
export function tiersOf(query: Resolved): Tier[] {
  const { view, parsed } = query;
  const { whole, wanted } = parsed;
  const maker = wholeMaker(query);
  const exact = whole === "" ? view.nothing : view.numbered(whole);
  const isExact = !isEmpty(exact);
  const hasPieces = whole.length >= shortestInfix;
  const number = hasPieces ? view.withNumber(whole, ({ isWhole }) => isWhole) : exact;
  const infix = hasPieces ? view.withNumber(whole, ({ isWhole }) => !isWhole) : view.nothing;
  // A name with a digit is not a maker's where the number itself is there.
  const isNoMaker = isExact && /[0-9]/.test(whole) && !maker.isNamed;
  const ofMaker: Tier = { name: "maker", found: isNoMaker ? view.nothing : maker.found };
  // The number was found: words that look like it are not wanted.
  const ofWords = isExact || wanted.length === 0 ? [] : wordTiers(query);
  const both = isExact || wanted.length < 2 ? [] : mixedTier(query);
  const numbers: Tier[] = [
    { name: "number", found: number },
    { name: "infix", found: infix },
  ];
  const first: Tier = { name: "exact", found: exact };
  if (parsed.isOfMeanings) return distinct(view, [first, ...ofWords, ...numbers, ofMaker, ...both]);
  return maker.isNamed
    ? distinct(view, [first, ofMaker, ...numbers, ...ofWords, ...both])
    : distinct(view, [first, ...numbers, ofMaker, ...ofWords, ...both]);
}

function distinct(view: View, tiers: readonly Tier[]): Tier[] {
  let shown = view.nothing;
  return tiers.flatMap(({ name, found }) => {
    const own = minusOf(found, shown);
    if (isEmpty(own)) return [];
    shown = anyOf([shown, own]);
    return [{ name, found: own }];
  });
}

function wholeMaker(query: Resolved): { found: Found; isNamed: boolean } {
  const { view, parsed } = query;
  const { whole } = parsed;
  if (whole === "") return { found: view.nothing, isNamed: false };
  const named = view.having("maker", whole);
  if (!isEmpty(named)) return { found: named, isNamed: true };
  const { found, isExact } = makersNamed(query, whole);
  return { found, isNamed: isExact };
}

function wordTiers({ words }: Resolved): Tier[] {
  const all = everyOf(words.map(({ found }) => found));
  if (!words.some(({ wanted }) => mayBeWider(wanted))) return [{ name: "words", found: all }];
  const alone = everyOf(words.map(({ byItself }) => byItself));
  return [
    { name: "words", found: alone },
    { name: "words", found: all },
  ];
}

const mayBeNumber = ({ wanted, found }: Word) =>
  isCoded(wanted) && (/[0-9]/.test(wanted.code) || isEmpty(found));

function mixedTier({ view, words }: Resolved): Tier[] {
  if (!words.some(mayBeNumber)) return [];
  const found = words.map((word) =>
    mayBeNumber(word) ? anyOf([word.found, inNumbers(view, word.wanted)]) : word.found,
  );
  return [{ name: "mixed", found: everyOf(found) }];
}
