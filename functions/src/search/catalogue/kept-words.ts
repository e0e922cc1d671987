import type { QueryWord } from "./parse.ts";
import { holdsAny, type Tier } from "./tiers.ts";
import { anyOf, everyOf, type Found, isEmpty } from "./view.ts";
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
}

/** How much a word tells: a part number more than what it is, that more than one of its values. */
const weights = { number: 8, concept: 4, word: 3, quantity: 1.5, little: 1 };
const leastTelling = weights.word;
const shortestNumber = 4;

function weightOf({ kind, text }: QueryWord): number {
  if (kind === "concept") return weights.concept;
  if (kind === "quantity") return weights.quantity;
  const isLittle = kind === "word" && (text.length < 3 || /^[0-9.]+$/.test(text));
  return isLittle ? weights.little : weights.word;
}

const isNumber = ({ kind, code }: QueryWord) =>
  kind === "word" && code.length >= shortestNumber && /[0-9]/.test(code);

function unitsOf({ view, words }: Resolved): Unit[] {
  return [...Map.groupBy(words, ({ wanted }) => wanted.typed)].map(([typed, own]) => {
    const { wanted } = own[0]!;
    const exact = isNumber(wanted) ? view.numbered(wanted.code) : view.nothing;
    const held = isNumber(wanted) && isEmpty(exact) ? inNumbers(view, wanted) : exact;
    if (!isEmpty(held))
      return { typed, words: own, sets: [held], isNumber: true, weight: weights.number };
    const sets = own.map(({ wanted: one, found }) =>
      isCoded(one) && isEmpty(found) ? inNumbers(view, one) : found,
    );
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
  if (units.length < 2) return undefined;
  const known = units.filter(({ sets }) => sets.every((set) => !isEmpty(set)));
  const chosen = choices(known).find(
    (some) =>
      some.length < units.length &&
      some.some(({ weight }) => weight >= leastTelling) &&
      holdsAny(some.flatMap(({ sets }) => sets)),
  );
  const numbers = known.filter((unit) => unit.isNumber);
  const isAny = numbers.length > 1 && chosen?.length === 1 && chosen[0]!.isNumber;
  const kept = isAny ? numbers : chosen;
  if (!kept) return undefined;
  const sets = kept.flatMap((unit) => unit.sets);
  return {
    tiers: [{ name: "kept", found: isAny ? anyOf(sets) : everyOf(sets) }],
    wanted: kept.flatMap(({ words }) => words.map(({ wanted }) => wanted)),
    leftOut: units.filter((unit) => !kept.includes(unit)).map(({ typed }) => typed),
  };
}
