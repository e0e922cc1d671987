import { normalize } from "@bupum/shared/kernel/text/text";
import type { Parsed, QueryWord } from "./parse.ts";
import { byItself } from "../text/wider.ts";
import { anyOf, everyOf, type Found, isEmpty, type View } from "./view.ts";

/** Makers whose name begins with a word. */
const mostMakers = 5;
/** Shorter names must be a maker's whole name. */
const shortestName = 3;
const mostExpansions = 8;
const shortestExpanded = 3;
const shortestCode = 3;

/** What is asked, and in what. */
export interface Searched {
  view: View;
  /** Makers of what is searched: a name or alias of today finds their products at once. */
  makers?: View | undefined;
}

/** A word of a query with what has it. */
export interface Word {
  wanted: QueryWord;
  found: Found;
  /** Without what says it by the way (S2-8). */
  byItself: Found;
  /** Whether the catalogue knows the word itself, and not only something that begins so. */
  isKnown: boolean;
}

const idsIn = (view: View, found: Found): string[] =>
  found.flatMap((ordinals, at) =>
    Array.from(ordinals, (ordinal) => view.segments[at]!.catalogue.ids.at(ordinal)),
  );

/** Makers with this name, or else those with a name that begins so. */
export function makersNamed({ view, makers }: Searched, text: string) {
  if (!makers || text === "") return { found: view.nothing, isExact: false };
  const exact = makers.numbered(text);
  const isExact = !isEmpty(exact);
  const begun = isExact || text.length < shortestName ? exact : makersBeginning(makers, text);
  const ids = idsIn(makers, begun).slice(0, mostMakers);
  return { found: anyOf(ids.map((id) => view.having("maker", id.toLowerCase()))), isExact };
}
const makersBeginning = (makers: View, text: string): Found =>
  makers.withNumber(text, ({ isWhole }) => isWhole);

const waysIn = (view: View, ways: readonly string[][]): Found[] =>
  ways
    .map((way) => everyOf(way.map((token) => view.having("word", token))))
    .filter((found) => !isEmpty(found));

function koreanFor(view: View, { text, canonical }: QueryWord): Found[] {
  if (canonical === "") return [];
  return [...new Set([text, canonical])].filter(Boolean).map((piece) => view.withKorean(piece));
}

/** What has all words of any reading, or a maker that is called so. */
function inReadings(searched: Searched, wanted: QueryWord, readings: readonly Parsed[]): Word {
  const { view } = searched;
  const each = readings.map((reading) => {
    const words = reading.wanted.map((one) => wordIn(searched, one));
    const maker = makersNamed(searched, reading.whole);
    const named = maker.isExact ? maker.found : view.nothing;
    const inNumber = (one: QueryWord) => (isCoded(one) ? inNumbers(view, one) : view.nothing);
    return {
      found: anyOf([everyOf(words.map((one) => anyOf([one.found, inNumber(one.wanted)]))), named]),
      byItself: anyOf([everyOf(words.map((one) => one.byItself)), named]),
    };
  });
  const found = anyOf(each.map((one) => one.found));
  const byItself = anyOf(each.map((one) => one.byItself));
  return { wanted, found, byItself, isKnown: !isEmpty(found) };
}

/** What has a word, in any of its ways, or else what it may stand for. */
export function wordIn(searched: Searched, wanted: QueryWord): Word {
  const { view } = searched;
  if (wanted.readings) return inReadings(searched, wanted, wanted.readings);
  const { kind, ways, makers, text } = wanted;
  if (kind === "initials") {
    const found = anyOf([
      view.beginning("initials", text),
      ...makers.map((name) => view.having("maker", name)),
    ]);
    return { wanted, found, byItself: found, isKnown: !isEmpty(found) };
  }
  const own = kind === "written" ? [] : waysIn(view, ways);
  // A word that things have is no maker's name, unless it is known to be one as well.
  const isNoMaker = own.length > 0 && kind === "word" && makers.length === 1;
  const named = isNoMaker ? [] : makers.map((name) => view.having("maker", name));
  // A syllable alone is in many words: a maker that is called so is meant (롬).
  const isMaker = [...text].length === 1 && named.some((one) => !isEmpty(one));
  const korean = isMaker ? [] : koreanFor(view, wanted).filter((one) => !isEmpty(one));
  const found = anyOf([...own, ...korean, ...named]);
  if (!isEmpty(found)) {
    const sure = byItself(ways);
    const isWider = sure.length < ways.length;
    const alone = isWider ? anyOf([...waysIn(view, sure), ...korean, ...named]) : found;
    return { wanted, found, byItself: alone, isKnown: true };
  }
  const other = meantBy(searched, wanted);
  return { wanted, found: other, byItself: other, isKnown: false };
}

/** Products of makers with a name that begins so, or things with a longer word. */
function meantBy(searched: Searched, { kind, text, makers }: QueryWord): Found {
  const { view } = searched;
  if (makers.length > 0) {
    const { found } = makersNamed(searched, normalize(text));
    if (!isEmpty(found)) return found;
  }
  // A longer number is another number.
  const isWord = kind === "word" && text.length >= shortestExpanded && !/[0-9]/.test(text);
  if (!isWord) return view.nothing;
  const longer = view.termsFrom("word", text, mostExpansions);
  return anyOf(longer.map((word) => view.having("word", word)));
}

/** Whether a word may be a piece of a part number. */
export const isCoded = ({ kind, code }: QueryWord): boolean =>
  code.length >= shortestCode && (kind === "word" || kind === "quantity");

/**
 * What has a number with the text that a word was typed in. Of a quantity only where it stands by
 * itself: 40A is in MR-J2S-40A, but not in one with 140A or 40AB.
 */
export function inNumbers(view: View, { kind, code }: QueryWord): Found {
  if (kind === "word") return view.withNumber(code, () => true);
  const alone = new RegExp(`(?<![0-9])${code}(?![a-z])`);
  return view.withNumber(code, ({ number }) => alone.test(number()));
}

/** What a query means, resolved once for its tiers and for what is done where they are empty. */
export interface Resolved extends Searched {
  parsed: Parsed;
  words: readonly Word[];
}
export const resolved = (searched: Searched, parsed: Parsed): Resolved => ({
  ...searched,
  parsed,
  words: parsed.wanted.map((one) => wordIn(searched, one)),
});
