import { normalize } from "@bupum/shared/kernel/text/text";
import { initialsOf, isInitials } from "../text/hangul.ts";
import { isTradeName } from "../text/maker-aliases.ts";
import { canonical } from "../text/terms.ts";
import { type Haystack, hasHan, hasHangul, pairsOf, wordsOf } from "../text/tokens.ts";

/** One word of a query, as it is looked up. */
export interface QueryWord {
  kind: "word" | "pairs" | "initials";
  /** As typed, normalised. */
  text: string;
  /** Korean only: in the spelling that documents are converted to. */
  canonical: string;
  /** The tokens in the index, all of which must match. */
  terms: string[];
  /**
   * The unspaced text that it was typed in, as a part number would be written: xl3535uv for
   * XL-3535UV.
   */
  code: string;
}
export interface Parsed {
  /** The whole query as a part number would be written. */
  whole: string;
  wanted: QueryWord[];
}

/** More pairs cost more than they narrow: the document is compared anyway. */
const mostPairs = 7;
const leastPairs = 2;
const mostTerms = 16;
const mostWanted = 8;

const isLoneSyllable = (word: string) =>
  [...word].length === 1 && hasHangul(word) && !isTradeName(word);

/**
 * A lone syllable that is no maker is too common: it is joined to the Korean word after or before
 * it.
 */
function glued(words: readonly string[]): string[] {
  const list = [...words];
  for (let at = 0; at < list.length; at++) {
    if (!isLoneSyllable(list[at]!)) continue;
    const [after, before] = [list[at + 1], list[at - 1]];
    if (after !== undefined && hasHangul(after)) list.splice(at, 2, list[at]! + after);
    else if (before !== undefined && hasHangul(before)) list.splice(at - 1, 2, before + list[at]!);
  }
  return list;
}

/** Words that only together are a known spelling (수정 진동자) are joined. */
function joined(words: readonly string[]): string[] {
  const list: string[] = [];
  for (const word of words) {
    const last = list.at(-1);
    const both = last !== undefined && hasHangul(last) && hasHangul(word) ? last + word : "";
    if (both !== "" && canonical(both) !== canonical(last!) + canonical(word))
      list.splice(-1, 1, both);
    else list.push(word);
  }
  return list;
}

function wantedOf(word: string, most: number, codes: ReadonlyMap<string, string>): QueryWord {
  if (!hasHangul(word) && !hasHan(word)) {
    const code = codes.get(word) ?? normalize(word);
    return { kind: "word", text: word, canonical: word, terms: [word], code };
  }
  const text = normalize(word);
  const spelled = canonical(text);
  const pairs = pairsOf(spelled);
  const step = Math.max(1, pairs.length / most);
  const terms = pairs.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  return { kind: "pairs", text, canonical: spelled, terms, code: "" };
}

/** Unspaced texts with a digit, by each word in them. */
const codesOf = (typed: readonly string[]) =>
  new Map(
    typed
      .map((token) => ({ words: wordsOf(token), code: normalize(token) }))
      .filter(({ code }) => /^[0-9a-z]+$/.test(code) && /[0-9]/.test(code))
      .flatMap(({ words, code }) => words.map((word) => [word, code] as const)),
  );

/** Splits a query into words. Consonants stay as typed: NFKC would change them. */
export function parse(keyword: string): Parsed {
  const typed = keyword.normalize("NFC").trim().split(/\s+/).filter(Boolean);
  const initials = typed.filter(isInitials);
  const rest = typed.filter((word) => !isInitials(word)).join(" ");
  const words = [...new Set(joined(glued(wordsOf(rest))))].slice(0, mostWanted);
  const share = Math.floor(mostTerms / Math.max(1, words.length));
  const most = Math.min(mostPairs, Math.max(leastPairs, share));
  const codes = codesOf(typed);
  const wanted = [
    ...initials.map((text): QueryWord => ({
      kind: "initials",
      text,
      canonical: text,
      terms: [text],
      code: "",
    })),
    ...words.map((word) => wantedOf(word, most, codes)),
  ];
  return {
    whole: initials.length > 0 ? "" : normalize(rest),
    wanted: wanted.slice(0, mostWanted),
  };
}

/** Whether a document matches one word of the query. */
export function matches(hay: Haystack, { kind, text, canonical: spelled }: QueryWord): boolean {
  if (kind === "word") return hay.words.includes(text) || hay.makers.includes(text);
  if (kind === "initials") return hay.korean.some((korean) => initialsOf(korean).includes(text));
  return (
    hay.makers.includes(text) ||
    hay.korean.some((korean) => korean.includes(text) || canonical(korean).includes(spelled))
  );
}
