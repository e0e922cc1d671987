import type { Haystack } from "../text/tokens.ts";
import { firstNumbers } from "./numbers.ts";
import { ofMeanings, type TierList } from "./open-tier.ts";
import { isInNumber, matches, type Parsed, type QueryWord } from "./parse.ts";
import { Posting } from "./posting.ts";
import { roundsSpent } from "./reads.ts";
import type { RunningSearch } from "./search.ts";
import { inKnown, Meaning } from "./sets.ts";
import { filterMeanings, type QueryWords, resolve } from "./words.ts";

// Where all words together find nothing, the most telling of them that do are shown, and what was
// left out is said (S2-7). All that it compares was read before: it costs the documents shown.

/** Positions: all of the words that are left, or any of several numbers. */
export const keptStart = 40;
const anyStart = 50;

/** What was typed as one, with what the index has of it. */
interface Unit {
  typed: string;
  words: QueryWord[];
  /** All of these must hold. */
  meanings: Meaning[];
  isNumber: boolean;
  weight: number;
}

/** How much a word tells: a part number more than what it is, that more than one of its values. */
const weights = { number: 8, concept: 4, word: 3, quantity: 1.5, little: 1 };
const leastTelling = weights.word;
const mostCodes = 6;
const shortestNumber = 4;

function weightOf({ kind, text }: QueryWord): number {
  if (kind === "concept") return weights.concept;
  if (kind === "quantity") return weights.quantity;
  const isLittle = kind === "word" && (text.length < 3 || /^[0-9.]+$/.test(text));
  return isLittle ? weights.little : weights.word;
}

/** Parts whose number is a code, or else contains it; undefined where there was no round left. */
async function numbersFor(asked: RunningSearch, code: string): Promise<Posting | undefined> {
  try {
    const { found } = await firstNumbers(asked, code);
    const held = [...found.held];
    const exact = held.filter(([, numbers]) => numbers.includes(code));
    return Posting.of((exact.length > 0 ? exact : held).map(([ord]) => ord));
  } catch (error) {
    if (error !== roundsSpent) throw error;
    return undefined;
  }
}

const isNumber = ({ kind, code }: QueryWord) =>
  kind === "word" && code.length >= shortestNumber && /[0-9]/.test(code);

async function unitsOf(asked: RunningSearch, { words }: QueryWords): Promise<Unit[]> {
  const wanted = words.map((word) => word.wanted);
  const codes = [...new Set(wanted.filter(isNumber).map(({ code }) => code))].slice(0, mostCodes);
  const found = await Promise.all(codes.map((code) => numbersFor(asked, code)));
  const numbers = new Map(codes.map((code, at) => [code, found[at]]));
  return [...Map.groupBy(words, (word) => word.wanted.typed)].map(([typed, own]) => {
    const { code } = own[0]!.wanted;
    const posting = numbers.get(code);
    const isFound = posting !== undefined && !posting.isEmpty;
    return {
      typed,
      words: own.map((word) => word.wanted),
      meanings: isFound
        ? [new Meaning([[posting]])]
        : own.map(({ meaning }) => meaning ?? new Meaning([])),
      isNumber: isFound,
      weight: isFound ? weights.number : Math.max(...own.map((word) => weightOf(word.wanted))),
    };
  });
}

const isThere = ({ meanings }: Unit) => meanings.every((meaning) => !meaning.isEmpty);
const sumOf = (units: readonly Unit[]) => units.reduce((sum, { weight }) => sum + weight, 0);

/** All choices of units, the most telling first. */
function choices(units: readonly Unit[]): Unit[][] {
  const all = Array.from({ length: 2 ** units.length - 1 }, (_, place) =>
    units.filter((_unit, at) => ((place + 1) & (1 << at)) !== 0),
  );
  return all.toSorted((left, right) => sumOf(right) - sumOf(left));
}

export interface KeptWords {
  parsed: Parsed;
  start: number;
  leftOut: string[];
  kept: string;
}

/** The most telling part of a query that found nothing. */
export async function keptWords(asked: RunningSearch): Promise<KeptWords | undefined> {
  if (new Set(asked.parsed.wanted.map(({ typed }) => typed)).size < 2) return undefined;
  const units = await unitsOf(asked, await resolve(asked, false));
  const known = units.filter(isThere);
  const chosen = choices(known).find(
    (some) =>
      some.length < units.length &&
      some.some(({ weight }) => weight >= leastTelling) &&
      inKnown(some.flatMap(({ meanings }) => meanings)) > 0,
  );
  const numbers = known.filter(({ isNumber }) => isNumber);
  const isAny = numbers.length > 1 && chosen?.length === 1 && chosen[0]!.isNumber;
  const kept = isAny ? numbers : chosen;
  if (!kept) return undefined;
  return {
    parsed: { whole: "", wanted: kept.flatMap(({ words }) => words), isOfMeanings: false },
    start: isAny ? anyStart : keptStart,
    leftOut: units.filter((unit) => !kept.includes(unit)).map(({ typed }) => typed),
    kept: kept.map(({ typed }) => typed).join(" "),
  };
}

/** The one tier of such a part: it has all of its words, or any of its numbers. */
export async function ofKept(asked: RunningSearch, start: number): Promise<TierList> {
  const resolved = await resolve(asked, false);
  const units = await unitsOf(asked, resolved);
  const isIn = (hay: Haystack, { words, isNumber }: Unit) =>
    words.every((one) =>
      isNumber
        ? isInNumber(hay, one)
        : matches(hay, one) || resolved.isMeant(hay, one) || isInNumber(hay, one),
    );
  const isAny = start >= anyStart;
  const shows = (hay: Haystack) =>
    isAny ? units.some((unit) => isIn(hay, unit)) : units.every((unit) => isIn(hay, unit));
  const meanings = units.flatMap((unit) => unit.meanings);
  const tier = {
    name: "kept",
    async *candidates(key: string | undefined) {
      const wanted = isAny ? [new Meaning(meanings.flatMap(({ ways }) => ways))] : meanings;
      yield* ofMeanings(asked, [...wanted, ...(await filterMeanings(asked))], key);
    },
    accepts: ({ hay }: { hay: Haystack }) => shows(hay),
    shows,
  } as const;
  return { tiers: [tier], start };
}
