import { normalize } from "@bupum/shared/kernel/text/text";
import { conceptsIn, conceptToken, headsIn, isFeature } from "./concepts.ts";
import { initialsOf } from "./hangul.ts";
import { makerKeys } from "./maker-aliases.ts";
import { quantitiesIn } from "./quantities.ts";
import { canonical } from "./terms.ts";
import { byTheWay } from "./wider.ts";

// How text becomes search tokens (S1-3). Everything here is pure: the index worker and the query
// use the same functions, so that they cannot disagree.

const han = /\p{Script=Han}/u;
const hangul = /[가-힣]/;
export const hasHangul = (text: string): boolean => hangul.test(text);
export const hasHan = (text: string): boolean => han.test(text);

/** At most this many words of one thing are indexed. */
export const mostWords = 40;
/** At most this many quantities of one thing are indexed. */
const mostQuantities = 30;
/** At most this many words and pairs of a body are indexed; text after them is not found. */
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

/** Words without Hangul and Han: those are found by pairs. */
export const latinWords = (text: string): string[] => wordsOf(text).flatMap(latinRuns);

/** Adjacent characters of a normalised text: at least one is Hangul, or both are Han. */
export function pairsOf(text: string): string[] {
  const characters = [...text];
  const pairs = characters.slice(1).map((second, at) => characters[at]! + second);
  return [...new Set(pairs.filter((pair) => hasHangul(pair) || /^\p{Script=Han}{2}$/u.test(pair)))];
}

/** What one thing is found by, before it is split into tokens. */
export interface Subject {
  /** Part numbers, old numbers and aliases as written, or names that are found by any part. */
  numbers: readonly string[];
  /** Shown beside a number in the suggestions. */
  label: string;
  /** Names of the maker, in any script. */
  makers: readonly string[];
  /** Ids that lists are narrowed by, such as the maker's. */
  owners: readonly string[];
  /**
   * Names of what it is, the surest first: of the first that the dictionary knows, all other things
   * that its texts speak of are said by the way.
   */
  kinds?: readonly (readonly string[])[];
  /** Korean names: found by any part of them, in any known spelling. */
  korean: readonly string[];
  /** Other text, the most important first. */
  texts: readonly string[];
  /** Running text in any script, found by its beginning only. */
  body?: string;
}

/** What a thing is found by, split into words. */
export interface Haystack {
  numbers: string[];
  words: string[];
  /** Normalised Korean texts. */
  korean: string[];
  makers: string[];
}

const distinct = (list: readonly string[]) => [...new Set(list)].filter(Boolean);
const pairsIn = (text: string) => [...pairsOf(text), ...pairsOf(canonical(text))];

/** As many leading words of a running text as may be indexed. */
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

/**
 * What short texts mean: concepts of the dictionary, and quantities in one way of writing. `own` is
 * what the thing is itself.
 */
export function meaningsOf(texts: readonly string[], own: readonly string[] = []): string[] {
  const keys = conceptsIn(texts);
  const quantities = quantitiesIn(texts.join(" | "), new Set(keys)).slice(0, mostQuantities);
  const tokens = keys.map((key) =>
    own.length === 0 || own.includes(key) || isFeature(key)
      ? conceptToken(key)
      : conceptToken(key) + byTheWay,
  );
  return [...tokens, ...quantities];
}
const ownOf = ({ kinds = [] }: Subject): string[] =>
  kinds.flatMap((names) => [headsIn(names), conceptsIn(names)]).find((keys) => keys.length > 0) ??
  [];

export function haystackOf(subject: Subject): Haystack {
  const body = bodyOf(subject.body);
  const short = [...new Set([...subject.korean, ...subject.texts])].filter(Boolean);
  const meanings = [
    ...meaningsOf(short, ownOf(subject)),
    ...conceptsIn(body.korean).map(conceptToken),
  ];
  const words = distinct(subject.texts.flatMap(latinWords)).slice(0, mostWords);
  const named = [...subject.korean, ...subject.texts.filter(hasHan)]
    .filter((text) => hasHangul(text) || hasHan(text))
    .map(normalize);
  const owners = subject.owners.map((id) => id.toLowerCase());
  return {
    numbers: distinct(subject.numbers.map(normalize)),
    words: distinct([...words, ...meanings, ...body.words]),
    korean: distinct([...named, ...body.korean]),
    makers: distinct([...makerKeys(subject.makers), ...owners]),
  };
}

/** The initials of Korean words, of two syllables and more. */
export const initialWords = (korean: readonly string[]) =>
  distinct(
    korean
      .flatMap((text) => [text, ...text.split(/\s+/)])
      .map(initialsOf)
      .filter((initials) => initials.length > 1),
  );
