import { normalize } from "@bupum/shared/kernel/text/text";
import type { QueryWord } from "./parse.ts";
import type { Tier } from "./tiers.ts";
import { anyOf, everyOf, type Found, isEmpty, type View } from "./view.ts";
import { inNumbers, isCoded, type Resolved, type Word } from "./words.ts";

// Where all words together find nothing, the most telling of them that do are shown, and what was
// left out is said (S2-7).

/** What was typed as one, with what has it. */
interface Unit {
  typed: string;
  words: readonly Word[];
  /** All of these must hold. */
  sets: Found[];
  isNumber: boolean;
  weight: number;
  /** What of it is no part of the number that it begins with. */
  tail?: string;
}

/** How much a word tells: a part number more than what it is, that more than one of its values. */
const weights = { number: 8, concept: 4, word: 3, feature: 1.5, quantity: 1.6, little: 1 };
const leastTelling = weights.word;
const shortestNumber = 4;

function weightOf({ kind, text, isFeature }: QueryWord): number {
  if (kind === "concept") return isFeature ? weights.feature : weights.concept;
  if (kind === "quantity") return weights.quantity;
  const isLittle = kind === "word" && (text.length < 3 || /^[0-9.]+$/.test(text));
  return isLittle ? weights.little : weights.word;
}

const isNumber = ({ kind, code }: QueryWord) =>
  kind === "word" && code.length >= shortestNumber && /[0-9]/.test(code);

/** Digits alone are within many numbers by accident: they count where a number begins with them. */
const inOthers = (view: View, wanted: QueryWord): Found =>
  /^[0-9]+$/.test(wanted.code)
    ? view.withNumber(
        wanted.code,
        ({ isWhole, number }) => isWhole && !/[0-9]/.test(number()[wanted.code.length] ?? ""),
      )
    : inNumbers(view, wanted);

const shortestHead = 4;
/** A number by the signs that divide it: its longest beginning that numbers have, and the rest. */
function begunBy(view: View, typed: string): { sets: Found[]; tail: string } | undefined {
  const ends = [...typed.matchAll(/[-/_.]/g)].map(({ index }) => index).toReversed();
  for (const end of ends) {
    const head = normalize(typed.slice(0, end));
    const isLong = head.length >= shortestHead && head.length * 2 >= normalize(typed).length;
    if (!isLong || !/[0-9]/.test(head)) continue;
    const found = view.withNumber(head, ({ isWhole }) => isWhole);
    if (!isEmpty(found)) return { sets: [found], tail: typed.slice(end + 1) };
  }
  return undefined;
}

function unitsOf({ view, words }: Resolved): Unit[] {
  return [...Map.groupBy(words, ({ wanted }) => wanted.typed)].map(([typed, own]) => {
    const { wanted } = own[0]!;
    const exact = isNumber(wanted) ? view.numbered(wanted.code) : view.nothing;
    const held = isNumber(wanted) && isEmpty(exact) ? inOthers(view, wanted) : exact;
    if (!isEmpty(held))
      return { typed, words: own, sets: [held], isNumber: true, weight: weights.number };
    const sets = own.map(({ wanted: one, found }) =>
      isCoded(one) && isEmpty(found) ? inNumbers(view, one) : found,
    );
    const isBegun = sets.some(isEmpty) && own.some(({ wanted: one }) => isNumber(one));
    const begun = isBegun ? begunBy(view, typed) : undefined;
    if (begun) return { typed, words: own, isNumber: true, weight: weights.number, ...begun };
    const weight = Math.max(...own.map((word) => weightOf(word.wanted)));
    return { typed, words: own, sets, isNumber: false, weight };
  });
}

const sumOf = (units: readonly Unit[]) => units.reduce((sum, { weight }) => sum + weight, 0);

/** All choices of units, the most telling first. */
function choices(units: readonly Unit[]): Unit[][] {
  const all = Array.from({ length: 2 ** units.length - 1 }, (_, place) =>
    units.filter((_unit, at) => ((place + 1) & (1 << at)) !== 0),
  );
  return all.toSorted((left, right) => sumOf(right) - sumOf(left));
}

export interface KeptWords {
  tiers: Tier[];
  wanted: QueryWord[];
  /** As it was typed. */
  leftOut: string[];
}

/** The most telling part of a query that found nothing, or any of several numbers. */
export function keptWords(query: Resolved): KeptWords | undefined {
  const units = unitsOf(query);
  const areWhole = units.every(({ tail }) => tail === undefined);
  if (units.length < 2 && areWhole) return undefined;
  // A number of one or two digits without a unit is of anything: it narrows to what has it by accident.
  const known = units.filter(
    ({ typed, sets }) => !/^\d{1,2}$/.test(typed) && sets.every((set) => !isEmpty(set)),
  );
  const chosen = choices(known).find(
    (some) =>
      (some.length < units.length || !areWhole) &&
      some.some(({ weight }) => weight >= leastTelling) &&
      !isEmpty(everyOf(some.flatMap(({ sets }) => sets))),
  );
  const numbers = known.filter((unit) => unit.isNumber);
  const isAny = numbers.length > 1 && chosen?.length === 1 && chosen[0]!.isNumber;
  const kept = isAny ? numbers : chosen;
  if (!kept) return undefined;
  const sets = kept.flatMap((unit) => unit.sets);
  return {
    tiers: [{ name: "kept", found: isAny ? anyOf(sets) : everyOf(sets) }],
    wanted: kept.flatMap(({ words }) => words.map(({ wanted }) => wanted)),
    leftOut: units.flatMap((unit) => (kept.includes(unit) ? (unit.tail ?? []) : unit.typed)),
  };
}
