import { normalize } from "@bupum/shared/kernel/text/text";
import { isOneEditApart } from "../text/edits.ts";
import { initialsOf, isInitials, lettersOf } from "../text/hangul.ts";
import { canonical, knownSpellings } from "../text/terms.ts";
import { hasHangul } from "../text/tokens.ts";
import type { QueryWord } from "./parse.ts";
import { anyOf, type Found, isEmpty, type View } from "./view.ts";
import type { Resolved, Searched } from "./words.ts";

// What is offered where nothing is found (S2-5).

const shortest = 5;
const longest = 30;
const letters = [..."0123456789abcdefghijklmnopqrstuvwxyz"];
/** Endings that the catalogue finds. */
const shortestEnding = 3;

/** Of a number with a tail, how much must be the number. */
const leastOfHead = 0.5;
const shortestTail = 2;

/** Things whose number is one slip away from one that there is not. */
export function oneSlipAway(view: View, whole: string): Found {
  const { length } = whole;
  if (length < shortest || length > longest || !/^[0-9a-z]+$/.test(whole)) return view.nothing;
  const found: Found[] = [];
  for (let at = 0; at <= length; at++) {
    const head = whole.slice(0, at);
    if (at > 0 && !isThere(view, head)) break;
    const tail = whole.slice(at);
    const rest = whole.slice(at + 1);
    const tries = [
      ...(isEnding(view, tail) ? letters.map((letter) => head + letter + tail) : []),
      ...(isEnding(view, rest) && at < length
        ? [head + rest, ...letters.map((letter) => head + letter + rest)]
        : []),
      ...(at + 1 < length ? [head + whole[at + 1]! + whole[at]! + whole.slice(at + 2)] : []),
    ];
    for (const number of tries) if (number !== whole) found.push(view.numbered(number));
  }
  return anyOf([view.nothing, ...found.filter((one) => !isEmpty(one))]);
}
/** Whether numbers contain a piece: of a beginning this rules out most slips behind it. */
const isThere = (view: View, piece: string) =>
  view.segments.some(({ catalogue: { numbers } }) => {
    const [from, to] = numbers.rangeOf(piece);
    return to > from;
  });
const isEnding = (view: View, piece: string) =>
  piece.length < shortestEnding || isThere(view, `${piece}\0`);

/** Things whose number is what a longer one begins with, and that number. */
export function headOf(view: View, whole: string): { found: Found; head: string } {
  const least = Math.max(shortest - 1, Math.ceil(whole.length * leastOfHead));
  if (/^[0-9a-z]+$/.test(whole) && whole.length <= longest)
    for (let size = whole.length - shortestTail; size >= least; size--) {
      const head = whole.slice(0, size);
      const found = /[0-9]/.test(head) ? view.numbered(head) : view.nothing;
      if (!isEmpty(found)) return { found, head };
    }
  return { found: view.nothing, head: "" };
}

const shortestLatin = 4;
const shortestHangul = 2;
const mostUnknown = 2;
const mostShown = 3;

/** Keywords in which a word that nothing has is replaced by one that is a slip away. */
export function nearKeywords(
  { view, words }: Resolved,
  keyword: string,
  categories: readonly string[],
): string[] {
  const typed = keyword.normalize("NFKC").trim().split(/\s+/);
  const unknown = words.filter(({ isKnown }) => !isKnown).slice(0, mostUnknown);
  const found = unknown.flatMap(({ wanted }) =>
    wordsNear(view, wanted, categories).map((word) =>
      typed.map((one) => (normalize(one) === normalize(wanted.text) ? word : one)).join(" "),
    ),
  );
  return [...new Set(found.filter((one) => one !== typed.join(" ")))].slice(0, mostShown);
}

function wordsNear(view: View, { kind, text }: QueryWord, categories: readonly string[]): string[] {
  if (kind === "written" && hasHangul(text)) return hangulNear(text, categories);
  if (kind !== "word" || text.length < shortestLatin || !/^[a-z]+$/.test(text)) return [];
  return view
    .termsFrom("word", text.slice(0, 2), Number.POSITIVE_INFINITY)
    .filter((word) => !/[0-9]/.test(word) && isOneEditApart(word, text));
}

function hangulNear(text: string, names: readonly string[]): string[] {
  if ([...text].length < shortestHangul) return [];
  const words = new Set([
    ...names.flatMap((name) => name.split(/[\s·/,()]+/)).filter(hasHangul),
    ...knownSpellings(names.map(normalize).join(" ")),
  ]);
  const own = lettersOf(text);
  const near = [...words].filter((word) => isOneEditApart(lettersOf(word), own));
  // Spellings of one word find the same: the first of them is enough.
  return [...Map.groupBy(near, canonical).values()].map(([first]) => first!);
}

const mostMakers = 2;
const mostWords = 2;

/**
 * Readings of a keyword in which a word stands for the maker whose initials it is (ㅇㅁㄹ for 오므론),
 * or whose name is one slip away (omorn for omron).
 */
export function makerReadings(searched: Searched, keyword: string): string[] {
  const words = keyword.normalize("NFC").trim().split(/\s+/).filter(Boolean);
  const tried = words.filter((word) => isInitials(word) || /^[a-z]{5,}$/i.test(word));
  return tried.slice(0, mostWords).flatMap((word) => {
    const names = isInitials(word)
      ? namesByInitials(searched, word)
      : namesBySlip(searched, normalize(word));
    return names.map((name) => words.map((one) => (one === word ? name : one)).join(" "));
  });
}

function namesByInitials({ makers }: Searched, word: string): string[] {
  if (!makers) return [];
  const found = makers.beginning("initials", word);
  const named = found.flatMap((ordinals, at) =>
    Array.from(ordinals.subarray(0, mostMakers), (ordinal) => {
      const { numbers, numberOwners } = makers.segments[at]!.catalogue;
      const own: string[] = [];
      for (let text = numberOwners.indexOf(ordinal); numberOwners[text] === ordinal; text++)
        own.push(numbers.at(text));
      return own
        .filter((name) => initialsOf(name).startsWith(word))
        .toSorted((left, right) => left.length - right.length)
        .slice(0, 1);
    }).flat(),
  );
  return [...new Set(named)].slice(0, mostMakers);
}
/** Names with the same first letter. */
function namesBySlip({ view, makers }: Searched, typed: string): string[] {
  const first = typed.slice(0, 1);
  const names = [view, ...(makers ? [makers] : [])].flatMap((one) =>
    one.termsFrom("maker", first, Number.POSITIVE_INFINITY),
  );
  return [...new Set(names.filter((name) => isOneEditApart(name, typed)))].slice(0, mostMakers);
}
