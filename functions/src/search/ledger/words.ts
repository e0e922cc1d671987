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

/** Of equally long pieces, one with a digit is rarer. */
const worth = (piece: string) => 2 * piece.length + Number(/[0-9]/.test(piece));

/**
 * The piece by which to look up a normalised keyword: whatever text holds the keyword, one of the
 * text's pieces holds this one. Empty for a keyword of other scripts alone.
 */
export function pieceOf(keyword: string): string {
  const pieces = (keyword.match(runs) ?? []).flatMap((run, at) =>
    // In a text letters may come before the keyword, so that it may or may not be cut there.
    at === 0 ? run.split(/(?<=^[a-z]+)(?=[0-9])/u) : wordsIn(run),
  );
  return pieces.reduce((best, piece) => (worth(piece) > worth(best) ? piece : best), "");
}
