import { infixPk, numberPk, ordOf, textOf } from "../index/items.ts";
import type { QueryWord } from "./parse.ts";
import { Posting } from "./posting.ts";
import { type Purse, span } from "./reads.ts";
import type { RunningSearch } from "./search.ts";
import { Meaning } from "./sets.ts";

const shortestCode = 3;
const mostPrefixes = 200;
const mostInfixes = 100;
const mostNumbers = 2;
/** Units that reading further numbers of a word may cost. */
const mostUnitsOfNumbers = 8;

/** A word of a query, and the postings that the index has for it. */
export interface Word {
  wanted: QueryWord;
  meaning: Meaning | undefined;
  /** The same without what says it by the way. */
  byItself?: Meaning;
  /** Makers and longer words that the word may stand for. */
  makers: ReadonlySet<string>;
  longer: ReadonlySet<string>;
}

/** Starts a read that is awaited later: its error is thrown there, not reported as unhandled. */
export const early = (read: Promise<unknown> | undefined): void =>
  void read?.catch(() => undefined);

/** Starts the reads that are certainly needed if words alone do not fill the page. */
export function beginNumbers(asked: RunningSearch, unknown: readonly QueryWord[] = []): void {
  const { wanted } = asked.parsed;
  if (wanted.length < 2) return;
  const codes = wanted.filter(
    (one) => isCoded(one) && (/[0-9]/.test(one.code) || unknown.includes(one)),
  );
  for (const code of longestOf(codes.map((one) => one.code))) early(firstNumbers(asked, code));
}
/** Whether a word may be a piece of a number. */
const isCoded = ({ kind, code }: QueryWord) =>
  code !== "" && (kind === "word" || kind === "quantity");
const longestOf = (codes: readonly string[]) =>
  [...new Set(codes)]
    .filter((code) => code.length >= shortestCode)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, mostNumbers);
/** Rows of numbers that hold a code. */
interface Numbers {
  code: string;
  /** Number by ord. */
  held: Map<number, string[]>;
  /** Whether the index has more of them than were read. */
  isCut: boolean;
}

/** Rows of one index of numbers that begin with a code, read in steps as long as asked. */
async function* numberRows(purse: Purse, pk: string, beginning: string, limit: number) {
  let after: string | undefined;
  for (;;) {
    const { items, more } = await span(purse, { pk, beginning, limit, after });
    after = items.at(-1)?.sk;
    yield { items, more };
    if (!more) return;
  }
}

/** Starts reading the numbers that begin with a code or contain it; `more` reads further ones. */
function numbersOf({ entity, purse }: RunningSearch, code: string) {
  const found: Numbers = { code, held: new Map(), isCut: true };
  const open = [
    numberRows(purse, numberPk(entity, code), code, mostPrefixes),
    numberRows(purse, infixPk(entity, code), code, mostInfixes),
  ].map((rows) => ({ rows, isCut: true }));
  const more = async () => {
    const cut = open.filter(({ isCut }) => isCut);
    const read = await Promise.all(cut.map(({ rows }) => rows.next()));
    for (const [at, { value }] of read.entries()) {
      for (const { sk, n } of value?.items ?? []) {
        const ord = ordOf(sk);
        found.held.set(ord, [...(found.held.get(ord) ?? []), String(n ?? textOf(sk))]);
      }
      cut[at]!.isCut = value?.more ?? false;
    }
    found.isCut = open.some(({ isCut }) => isCut);
  };
  return { found, more };
}

/** Numbers of a code with their first rows, read once in a query. */
export const firstNumbers = (asked: RunningSearch, code: string) =>
  asked.purse.once(`numbers ${code}`, async () => {
    const numbers = numbersOf(asked, code);
    await numbers.more();
    return numbers;
  });

const isWhole = ({ held, isCut }: Numbers) => !isCut && held.size > 0;

/**
 * Parts whose number begins with a word or contains it, for words that look like one. Where all
 * numbers of one such word are known, the others are checked against them; else the longest word is
 * read further. Where numbers stay unread, the document decides.
 */
export async function withNumbers(
  asked: RunningSearch,
  words: readonly Word[],
): Promise<Meaning[] | undefined> {
  const { purse } = asked;
  const codes = words
    .filter(
      ({ wanted, meaning }) =>
        isCoded(wanted) && (/[0-9]/.test(wanted.code) || !meaning || meaning.isEmpty),
    )
    .map(({ wanted }) => wanted.code);
  const chosen = longestOf(codes);
  if (chosen.length === 0) return undefined;
  const opened = await Promise.all(chosen.map((code) => firstNumbers(asked, code)));
  const longest = opened.find(({ found }) => found.isCut);
  const end = purse.units + mostUnitsOfNumbers;
  const isKnown = () => !longest?.found.isCut || opened.some(({ found }) => isWhole(found));
  while (!isKnown() && purse.units < end && !purse.isLastRound) await longest!.more();
  const whole = opened.find(({ found }) => isWhole(found))?.found;
  const isAnyWhole = opened.some(({ found }) => !found.isCut);
  return words.flatMap(({ wanted, meaning }) => {
    const numbers = opened.find(({ found }) => found.code === wanted.code)?.found;
    const known = numbers?.isCut && whole ? within(whole, numbers.code) : numbers;
    if (known?.isCut && isAnyWhole) return [];
    const ways = [...(meaning?.ways ?? []), ...(known ? [[Posting.of(known.held.keys())]] : [])];
    const mayBeInNumber = isCoded(wanted) && wanted.code.length >= shortestCode;
    if (meaning && ways.length === 0 && !mayBeInNumber) return [new Meaning([])];
    return ways.length > 0 ? [new Meaning(ways)] : [];
  });
}

/** Those numbers of one code that match another code too. */
function within({ held }: Numbers, code: string): Numbers {
  const both = [...held].filter(([, numbers]) => numbers.some((one) => one.includes(code)));
  return { code, held: new Map(both), isCut: false };
}
