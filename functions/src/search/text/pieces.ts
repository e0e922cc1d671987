import { normalize } from "@bupum/shared/kernel/text/text";
import { isInitials } from "./hangul.ts";
import { nounOf } from "./particles.ts";
import { hasHan, hasHangul, pairsOf } from "./tokens.ts";

const distinct = (list: readonly string[]): string[] => [...new Set(list)];
const wordsIn = (text: string): string[] => text.split(/\s+/).map(normalize).filter(Boolean);
const isPaired = (text: string): boolean => hasHangul(text) || hasHan(text);
const latinIn = (word: string): string[] => word.match(/[0-9a-z]{2,}/g) ?? [];

/**
 * The first `most` search pieces of a text: pairs of Korean and Chinese characters, and words of
 * the rest.
 */
export const piecesIn = (text: string, most: number): string[] =>
  distinct(
    wordsIn(text).flatMap((word) => [...(isPaired(word) ? pairsOf(word) : []), ...latinIn(word)]),
  ).slice(0, most);

export interface Asked {
  /** Each must occur in the text. */
  words: string[];
  /** Pairs: each is a whole piece of every matching text. */
  pairs: string[];
  /** Without pairs, the longest part of a piece. */
  part: string;
  /** Each must occur in the initials of the title or a tag. */
  initials: string[];
}

export function askedBy(keyword: string): Asked {
  // Checked before normalisation, which would change them.
  const typed = keyword.normalize("NFC").split(/\s+/);
  const initials = distinct(typed.filter(isInitials));
  const spoken = typed.filter((one) => !isInitials(one)).join(" ");
  const words = distinct(wordsIn(spoken).map(nounOf));
  const pairs = distinct(words.filter(isPaired).flatMap((word) => pairsOf(word)));
  const parts = words.flatMap((word) => [...latinIn(word), ...(word.length === 1 ? [word] : [])]);
  const part = parts.reduce((best, one) => (one.length > best.length ? one : best), "");
  return { words, pairs, part, initials };
}

/** Whether a text contains all of the words. */
export const saysAll = (text: string, words: readonly string[]): boolean => {
  const said = normalize(text);
  return words.every((word) => said.includes(word));
};
