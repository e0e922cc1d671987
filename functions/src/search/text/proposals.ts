import { normalize } from "@bupum/shared/kernel/text/text";
import { concepts } from "./concepts.ts";
import { lettersOf } from "./hangul.ts";
import { tradeNames } from "./maker-aliases.ts";
import { termsOf } from "./query-terms.ts";

const mostProposals = 8;
/** Of the letters of the longer word, as many may differ. */
const mostDifferent = 0.5;

/** How many letters must be changed, added or left out (Levenshtein 1966). */
function distance(left: string, right: string): number {
  let before = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let row = 1; row <= left.length; row++) {
    const here = [row];
    for (let at = 1; at <= right.length; at++)
      here.push(
        Math.min(
          before[at]! + 1,
          here[at - 1]! + 1,
          before[at - 1]! + (left[row - 1] === right[at - 1] ? 0 : 1),
        ),
      );
    before = here;
  }
  return before[right.length]!;
}

/** What share of the longer word differs; a word within the other differs by a third at most. */
function difference(left: string, right: string): number {
  const longer = Math.max(left.length, right.length);
  const share = distance(left, right) / longer;
  return left.includes(right) || right.includes(left) ? Math.min(share, 1 / 3) : share;
}

/** Words of the dictionary and of categories that are written like those of a keyword (S9-4). */
export function proposalsFor(keyword: string, categories: readonly string[]): string[] {
  const words = termsOf(keyword)
    .filter(({ kind }) => kind !== "quantity")
    .map(({ typed }) => lettersOf(normalize(typed)));
  const asked = [...new Set([lettersOf(normalize(keyword)), ...words])].filter(Boolean);
  const known = [
    ...categories.map((name) => ({ name, spelling: name })),
    ...concepts.flatMap(({ name, spellings }) => spellings.map((spelling) => ({ name, spelling }))),
    ...tradeNames.map((name) => ({ name, spelling: name })),
  ];
  const nearest = new Map<string, number>();
  for (const { name, spelling } of known) {
    const letters = lettersOf(normalize(spelling));
    if (letters.length < 2 || asked.includes(lettersOf(normalize(name)))) continue;
    const least = Math.min(...asked.map((word) => difference(word, letters)));
    if (least <= mostDifferent && least < (nearest.get(name) ?? 1)) nearest.set(name, least);
  }
  return [...nearest]
    .toSorted(([, left], [, right]) => left - right)
    .slice(0, mostProposals)
    .map(([name]) => name);
}
