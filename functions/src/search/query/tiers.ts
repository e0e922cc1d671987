import type { Item } from "../../kernel/table.ts";
import { normalize } from "@bupum/shared/kernel/text/text";
import { hasHan, hasHangul, type Haystack } from "../text/tokens.ts";
import { infixPk, numberPk, ordOf, textOf } from "../index/items.ts";
import type { RunningSearch } from "./search.ts";
import { early } from "./numbers.ts";
import { type Candidate, ofMeanings, type OpenTier, type TierList } from "./open-tier.ts";
import { span } from "./reads.ts";
import { type Meaning, inFilters } from "./sets.ts";
import { filterMeanings, type QueryWords, resolve, type WholeMaker, wholeMaker } from "./words.ts";
import { isInNumber, matches, mayBeWider } from "./parse.ts";
import { ofKept, keptStart } from "./kept-words.ts";

// The tiers of a result, best first. A later tier never repeats a hit of an earlier one.

const shortestInfix = 3;
const ledStart = 10;
const meantStart = 20;
const lowest = (numbers: string[]) => numbers.toSorted()[0];

const beginning = ({ parsed: { whole } }: RunningSearch, { numbers }: Haystack) =>
  numbers.filter((number) =>
    whole.length < shortestInfix ? number === whole : number.startsWith(whole),
  );
const containing = ({ parsed: { whole } }: RunningSearch, { numbers }: Haystack) =>
  whole.length < shortestInfix ? [] : numbers.filter((number) => number.includes(whole));

/**
 * Opens the tiers in order: an exact maker name, and what the dictionary knows, go before numbers
 * that only start with it.
 */
export async function openTiers(asked: RunningSearch): Promise<TierList> {
  const { from, parsed } = asked;
  if (from && from.tier >= keptStart) return ofKept(asked, from.tier);
  const isFirst = from === undefined && parsed.whole !== "";
  // The first reads of three tiers start at once: most queries need no more.
  const first: First = {
    number: isFirst ? page(asked, "number") : undefined,
    infix: isFirst ? page(asked, "infix") : undefined,
  };
  const filters = filterMeanings(asked);
  const maker = wholeMaker(asked, isOfWords(asked));
  const words = (isLate = true) => (resolved ??= resolve(asked, isLate));
  let resolved: Promise<QueryWords> | undefined;
  for (const read of [first.number, first.infix, filters, maker]) early(read);
  if (isOfWords(asked)) early(words(false));
  const number = numbers(asked, "number", filters, first.number);
  const infix = numbers(asked, "infix", filters, first.infix);
  const whole = await maker;
  const { isNamed, found } = whole;
  if (isFirst && !isOfWords(asked) && (await isShort(asked, first))) {
    early(words());
    early(found());
  }
  // After a cursor, the maker tier is not walked before it is asked what it has shown.
  const ofMaker = makers(asked, filters, whole, from ? (await whole.found()).names : new Set());
  const ofWords = [
    ...(parsed.wanted.some(mayBeWider) ? [wordTier(asked, filters, words, true)] : []),
    wordTier(asked, filters, words),
  ];
  const both = mixed(asked, filters, words);
  const start = from
    ? startOf(from.tier)
    : parsed.isOfMeanings
      ? meantStart
      : isNamed
        ? ledStart
        : 0;
  if (start === 0) return { tiers: [number, infix, ofMaker, ...ofWords, both], start };
  const exact = exactly(asked, filters, first.number);
  return start === ledStart
    ? { tiers: [exact, ofMaker, number, infix, ...ofWords, both], start }
    : { tiers: [exact, ...ofWords, number, infix, ofMaker, both], start };
}
const startOf = (tier: number) => Math.floor(tier / ledStart) * ledStart;

/** Whether words are read at once: numbers alone seldom answer it, or the cursor is past them. */
const isOfWords = ({ from, parsed, keyword }: RunningSearch) =>
  from
    ? from.tier >= ledStart + 4 || (from.tier >= 3 && from.tier < ledStart)
    : parsed.whole === "" || parsed.isOfMeanings || keyword.split(/\s+/).some(isPlainWord);
const isPlainWord = (typed: string) =>
  !/[0-9]/.test(normalize(typed)) && (/[a-z]{3}/i.test(typed) || hasHangul(typed) || hasHan(typed));

/**
 * Whether numbers that start with the query, or contain it, leave a page unfilled, and none is
 * exact.
 */
async function isShort({ limit, parsed }: RunningSearch, first: First): Promise<boolean> {
  const [number, infix] = await Promise.all([first.number, first.infix]);
  const all = [...(number?.items ?? []), ...(infix?.items ?? [])];
  return all.length < limit && !number?.items.some(({ sk }) => textOf(sk) === parsed.whole);
}
type First = Record<Numbered, ReturnType<typeof page> | undefined>;

type Numbered = "number" | "infix";
type Filters = Promise<Meaning[]>;

async function page(asked: RunningSearch, tier: Numbered, after?: string) {
  const { entity, purse, parsed, limit } = asked;
  const { whole } = parsed;
  const isShort = whole.length < shortestInfix;
  if (whole === "" || (isShort && tier === "infix")) return { items: [], more: false };
  return span(purse, {
    pk: tier === "number" ? numberPk(entity, whole) : infixPk(entity, whole),
    beginning: isShort ? `${whole}#` : whole,
    after,
    limit: tier === "number" ? limit + 1 : 2 * limit,
  });
}

const candidateOf = ({ sk, n }: Item): Candidate => ({
  ord: ordOf(sk),
  number: String(n ?? textOf(sk)),
  key: sk,
});

/** Parts with exactly this number, among the first in sort order. */
function exactly(
  asked: RunningSearch,
  filters: Filters,
  first: ReturnType<typeof page> | undefined,
): OpenTier {
  const { whole } = asked.parsed;
  return {
    name: "exact",
    async *candidates(key) {
      const { items } = await (key === undefined && first ? first : page(asked, "number", key));
      const same = items.filter(({ sk }) => textOf(sk) === whole).map(candidateOf);
      const last = same.at(-1);
      if (last) yield { candidates: await filtered(asked, same, await filters), key: last.key };
    },
    accepts: ({ hay }) => hay.numbers.includes(whole),
    shows: (hay) => hay.numbers.includes(whole),
  };
}

function numbers(
  asked: RunningSearch,
  tier: Numbered,
  filters: Filters,
  first: ReturnType<typeof page> | undefined,
): OpenTier {
  const { whole } = asked.parsed;
  return {
    name: tier,
    async *candidates(key) {
      let found = await (key === undefined && first ? first : page(asked, tier, key));
      for (;;) {
        const all = found.items.map(candidateOf);
        const wanted = tier === "number" ? all : all.filter((one) => isFirstPlace(one, whole));
        const last = all.at(-1);
        if (!last) return;
        yield { candidates: await filtered(asked, wanted, await filters), key: last.key };
        if (!found.more || asked.purse.isEmpty) return;
        found = await page(asked, tier, last.key);
      }
    },
    accepts({ number, hay }) {
      if (!hay.numbers.includes(number)) return false;
      const same = tier === "number" ? beginning(asked, hay) : containing(asked, hay);
      return lowest(same) === number;
    },
    shows: (hay) =>
      whole !== "" &&
      (tier === "number" ? beginning(asked, hay) : containing(asked, hay)).length > 0,
  };
}

/**
 * A number with several places for an infix counts once: at the first, unless it starts with it.
 */
const isFirstPlace = ({ number, key }: Candidate, whole: string) =>
  !number.startsWith(whole) && number.indexOf(whole, 1) === number.length - textOf(key).length;

async function filtered(
  { purse }: RunningSearch,
  candidates: Candidate[],
  meanings: readonly Meaning[],
) {
  const ords = candidates.map(({ ord }) => ord);
  const kept = new Set(await inFilters(purse, meanings, ords));
  return candidates.filter(({ ord }) => kept.has(ord));
}

function makers(
  asked: RunningSearch,
  filters: Filters,
  { isNamed, found }: WholeMaker,
  known: ReadonlySet<string>,
): OpenTier {
  let accepted = known;
  const shows = ({ makers: names }: Haystack) => names.some((name) => accepted.has(name));
  return {
    name: "maker",
    async *candidates(key, isExact) {
      // A name with a digit is not looked up when the number itself was found.
      if (isExact() && /[0-9]/.test(asked.parsed.whole) && !isNamed) return;
      const { meaning, names } = await found();
      accepted = names;
      if (meaning) yield* ofMeanings(asked, [meaning, ...(await filters)], key);
    },
    accepts: ({ hay }) => shows(hay),
    shows,
  };
}

function wordTier(
  asked: RunningSearch,
  filters: Filters,
  words: () => Promise<QueryWords>,
  isByItself = false,
): OpenTier {
  let all: QueryWords | undefined;
  const shows = (hay: Haystack) => (isByItself ? all?.isInByItself(hay) : all?.isIn(hay)) ?? false;
  return {
    name: "words",
    async *candidates(key, isExact) {
      // The number was found; words that look like it are not wanted.
      if (isExact()) return;
      all = await words();
      yield* ofMeanings(
        asked,
        [
          ...(isByItself ? all.byThemselves : all.meanings),
          ...(all.meanings.length > 0 ? await filters : []),
        ],
        key,
      );
    },
    accepts: ({ hay }) => shows(hay),
    shows,
  };
}

function mixed(asked: RunningSearch, filters: Filters, words: () => Promise<QueryWords>): OpenTier {
  let all: QueryWords | undefined;
  const shows = (hay: Haystack) =>
    !all!.isIn(hay) &&
    asked.parsed.wanted.every(
      (one) => matches(hay, one) || all!.isMeant(hay, one) || isInNumber(hay, one),
    );
  return {
    name: "mixed",
    async *candidates(key, isExact) {
      if (asked.parsed.wanted.length < 2 || isExact()) return;
      all = await words();
      const meanings = await all.withNumbers();
      if (meanings) yield* ofMeanings(asked, [...meanings, ...(await filters)], key);
    },
    accepts: ({ hay }) => shows(hay),
    shows,
  };
}
