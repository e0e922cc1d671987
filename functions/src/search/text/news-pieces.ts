import type { Language } from "@bupum/shared/kernel/language/languages";
import { languages } from "@bupum/shared/kernel/language/languages";
import { normalize } from "@bupum/shared/kernel/text/text";
import type { News } from "@bupum/shared/news/contract";
import { plainOf } from "@bupum/shared/wikis/rich-text/plain";
import { hasHan, hasHangul, pairsOf } from "./tokens.ts";

/** Pieces under which one item is found; of a long text those after them find nothing (D28-5). */
const mostPieces = 400;

const distinct = (list: readonly string[]): string[] => [...new Set(list)];
const wordsIn = (text: string): string[] => text.split(/\s+/).map(normalize).filter(Boolean);
const isPaired = (text: string): boolean => hasHangul(text) || hasHan(text);
const latinIn = (word: string): string[] => word.match(/[0-9a-z]{2,}/g) ?? [];

/** All that an item says, the most important first. */
const saidBy = ({ title, summary, body, sourceName = "" }: Said): string =>
  [title, summary, sourceName, plainOf(body)].join("\n");
type Said = Pick<News, "title" | "summary" | "body" | "sourceName">;

/** Pairs of Korean and Chinese characters, and words of the rest. */
const piecesIn = (words: readonly string[]): string[] =>
  words.flatMap((word) => [...(isPaired(word) ? pairsOf(word) : []), ...latinIn(word)]);

/** What an item is found by. */
export const newsPieces = (news: Said): string[] =>
  distinct(piecesIn(wordsIn(saidBy(news)))).slice(0, mostPieces);

export interface Asked {
  /** Each must be in what an item says. */
  words: string[];
  /** Pairs of them: each is a whole piece of an item that holds the words. */
  pairs: string[];
  /** Where there are no pairs, the longest part of a piece. */
  part: string;
}

export function askedBy(keyword: string): Asked {
  const words = distinct(wordsIn(keyword));
  const pairs = distinct(words.filter(isPaired).flatMap((word) => pairsOf(word)));
  const parts = words.flatMap((word) => [...latinIn(word), ...(word.length === 1 ? [word] : [])]);
  const part = parts.reduce((best, one) => (one.length > best.length ? one : best), "");
  return { words, pairs, part };
}

/** Whether an item says all of the words. */
export const saysAll = (news: Said, words: readonly string[]): boolean => {
  const text = normalize(saidBy(news));
  return words.every((word) => text.includes(word));
};

export const languagesOf = (language: Language | undefined): readonly Language[] =>
  language ? [language] : languages;
