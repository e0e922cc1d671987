import { longestName } from "./items.ts";

const runs = /[\p{Script=Hangul}\p{Script=Han}]+|[0-9a-z]+/gu;
/** A word before a number: "bearing" of "bearing6204". */
const leading = /^[a-z]{4,}(?=[0-9])/u;

function wordsIn(run: string): string[] {
  const [word] = leading.exec(run) ?? [];
  return word ? [word, run.slice(word.length)] : [run];
}

/**
 * The pieces under which texts are found: normalised texts, cut where the script changes and behind
 * a word, so that the many names that differ by a number alone share the piece before it.
 */
export const wordsOf = (...texts: string[]): string[] => [
  ...new Set(
    texts
      .flatMap((text) => text.match(runs) ?? [])
      .flatMap(wordsIn)
      .map((word) => [...word].slice(0, longestName).join("")),
  ),
];

/** What to look up for a normalised keyword that is no part of a single piece. */
export const longestPiece = (keyword: string): string =>
  (keyword.match(/[\p{Script=Hangul}\p{Script=Han}]+|[0-9]+|[a-z]+/gu) ?? []).reduce(
    (longest, piece) => (piece.length > longest.length ? piece : longest),
    "",
  );
