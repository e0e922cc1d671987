import { normalize } from "@bupum/shared/kernel/text/text";
import { initialsOf } from "./hangul.ts";
import { makerKeys } from "./maker-aliases.ts";
import { canonical } from "./terms.ts";

// How text becomes what is looked for (S1-3). Everything here is pure: the index worker and
// the query read the same functions, so that they cannot disagree.

const han = /\p{Script=Han}/u;
const hangul = /[가-힣]/;
export const hasHangul = (text: string): boolean => hangul.test(text);
export const hasHan = (text: string): boolean => han.test(text);

/** Words of one thing that are indexed at most. */
export const mostWords = 40;
/** Words and pairs of a body that are indexed at most; what stands behind them is not found. */
const mostOfBody = 400;
const longestBody = 4_000;

/** Normalised words: runs of digits, Latin, Hangul, Han, dot and per cent; dots at ends trimmed. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^0-9a-z\p{Script=Hangul}\p{Script=Han}.%]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ""))
    .filter(Boolean);

const latinRuns = (word: string) =>
  hasHangul(word) || hasHan(word) ? (word.match(/[0-9a-z.%]{2,}/g) ?? []) : [word];

/** Words without Hangul and Han: those are found by their pairs. */
export const latinWords = (text: string): string[] => wordsOf(text).flatMap(latinRuns);

/** Neighbours in a normalised text of which one at least is Hangul; or both are Han. */
export function pairsOf(text: string): string[] {
  const characters = [...text];
  const pairs = characters.slice(1).map((second, at) => characters[at]! + second);
  return [...new Set(pairs.filter((pair) => hasHangul(pair) || /^\p{Script=Han}{2}$/u.test(pair)))];
}

/** What one thing is found by, before it is cut into tokens. */
export interface Subject {
  /** Part numbers, old numbers and aliases as written, or names that are found by any part. */
  numbers: readonly string[];
  /** Shown beside a number while somebody types. */
  label: string;
  /** Names of the maker, in any script. */
  makers: readonly string[];
  /** Ids that lists are narrowed by, such as the maker's. */
  owners: readonly string[];
  /** Korean names: found by any part of them, in any known spelling. */
  korean: readonly string[];
  /** Other text, the most telling first. */
  texts: readonly string[];
  /** Running text in any script, of which the beginning is found by. */
  body?: string;
  /** What a list may be filtered by, such as inStock. */
  flags: readonly string[];
  /** The row of a result list. */
  row: unknown;
  /** What of that row moves with offers, and how often it has moved: no change of the thing. */
  rollUp?: { row: unknown; version: number };
}

/** What verifies a hit, kept with the document so that a stale posting shows nothing wrong. */
export interface Haystack {
  numbers: string[];
  words: string[];
  /** Normalised Korean texts. */
  korean: string[];
  makers: string[];
}

const distinct = (list: readonly string[]) => [...new Set(list)].filter(Boolean);
const pairsIn = (text: string) => [...pairsOf(text), ...pairsOf(canonical(text))];

/** As many leading words of a running text as its share of the index has room for. */
function bodyOf(text = ""): { words: string[]; korean: string[] } {
  const all = wordsOf(text.slice(0, longestBody));
  const upTo = (count: number) => {
    const some = all.slice(0, count);
    const whole = normalize(some.join(""));
    const korean = hasHangul(whole) || hasHan(whole) ? [whole] : [];
    return { words: distinct(some.flatMap(latinRuns)), korean };
  };
  let [least, most] = [0, all.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    const { words, korean } = upTo(middle);
    if (words.length + distinct(korean.flatMap(pairsIn)).length <= mostOfBody) least = middle;
    else most = middle - 1;
  }
  return upTo(least);
}

export function haystackOf(subject: Subject): Haystack {
  const body = bodyOf(subject.body);
  const words = distinct(subject.texts.flatMap(latinWords)).slice(0, mostWords);
  const named = [...subject.korean, ...subject.texts.filter(hasHan)]
    .filter((text) => hasHangul(text) || hasHan(text))
    .map(normalize);
  const owners = subject.owners.map((id) => id.toLowerCase());
  return {
    numbers: distinct(subject.numbers.map(normalize)),
    words: distinct([...words, ...body.words]),
    korean: distinct([...named, ...body.korean]),
    makers: distinct([...makerKeys(subject.makers), ...owners]),
  };
}

/** The initials of Korean words, of two syllables and more. */
const initialWords = (korean: readonly string[]) =>
  distinct(
    korean
      .flatMap((text) => [text, ...text.split(/\s+/)])
      .map(initialsOf)
      .filter((initials) => initials.length > 1),
  );

/** A token is a letter for its kind and what is looked up: Pxbc…, Wceramic, M오므론. */
export type Token = `${"P" | "W" | "M"}${string}`;

/**
 * All tokens of a subject. A number's token carries what is shown beside it, so that a changed
 * label is a changed token.
 */
export function tokensOf(subject: Subject, id: string): Token[] {
  const hay = haystackOf(subject);
  const numbers = new Map(subject.numbers.map((number) => [normalize(number), number]));
  const pairs = hay.korean.flatMap(pairsIn);
  const words = [...hay.words, ...pairs, ...initialWords(subject.korean)];
  return [
    ...hay.numbers.map(
      (number): Token => `P${number}\t${id}\t${numbers.get(number)}\t${subject.label}`,
    ),
    ...distinct(words).map((word): Token => `W${word}`),
    ...hay.makers.map((maker): Token => `M${maker}`),
  ];
}
