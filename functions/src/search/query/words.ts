import { normalize } from "@bupum/shared/kernel/text/text";
import type { Item } from "../../kernel/table.ts";
import {
  type Entity,
  flagPk,
  infixPk,
  lexiconPk,
  makerPk,
  numberPk,
  ordOf,
  type NumberLabel,
  bucketOf,
  textOf,
  wordPk,
} from "../index/items.ts";
import type { RunningSearch } from "./search.ts";
import { matches, type QueryWord } from "./parse.ts";
import { type Purse, span } from "./reads.ts";
import { firstBuckets, Group, Posting } from "./sets.ts";
import type { Haystack } from "../text/tokens.ts";

const mostBuckets = 999_999;
/** Buckets of all words together that are read before it is known which is the rarest. */
const mostFirstBuckets = 16;
const mostMakers = 5;
/** Shorter names are a maker's whole name or nothing. */
const shortestName = 3;
/** Entities whose documents are of a maker. */
const ofMakers: ReadonlySet<Entity> = new Set(["pr", "mc"]);
const mostExpansions = 8;
const shortestExpanded = 3;
const mostPrefixes = 200;
const mostInfixes = 100;
const mostNumbers = 2;
/** What it may cost to read on in the numbers of a word. */
const mostUnitsOfNumbers = 8;

const topBucket = ({ from }: RunningSearch): number => {
  const ord = Number(from?.key ?? NaN);
  return Number.isNaN(ord) ? mostBuckets - 1 : bucketOf(Math.max(0, ord - 1));
};

async function opened(asked: RunningSearch, pk: string, buckets?: number): Promise<Posting> {
  const posting = new Posting(pk, topBucket(asked));
  await posting.more(asked.purse, buckets);
  return posting;
}

/** What every hit must be in besides: the maker asked for, what is in stock. */
export const filterGroups = async (asked: RunningSearch): Promise<Group[]> => {
  const { entity, owners = [], flags = [] } = asked;
  const wanted = [
    ...owners.map((owner) => ({ pk: makerPk(entity, owner.toLowerCase()), isMust: false })),
    ...flags.map((flag) => ({ pk: flagPk(entity, flag), isMust: true })),
  ];
  return Promise.all(
    wanted.map(async ({ pk, isMust }) => new Group([[await opened(asked, pk)]], isMust)),
  );
};

const idOf = (item: Item) => (item["p"] as NumberLabel).id.toLowerCase();

/**
 * Ids of the makers that are called so, or else of those one of whose names begins so: what a
 * maker's own row calls it, so that an alias that is added today finds its parts without a change
 * of any of them.
 */
async function makersNamed(asked: RunningSearch, text: string) {
  if (!ofMakers.has(asked.entity) || text === "") return { ids: [], isExact: false };
  const { items } = await span(asked.purse, {
    pk: numberPk("mk", text),
    beginning: text.length < shortestName ? `${text}#` : text,
    limit: mostMakers,
  });
  const exact = items.filter(({ sk }) => textOf(sk) === text);
  const isExact = exact.length > 0;
  return { ids: [...new Set((isExact ? exact : items).map(idOf))], isExact };
}

/** What the whole keyword may be as the name of a maker. */
export interface WholeMaker {
  /** It is one, letter by letter. */
  isNamed: boolean;
  /** The postings of the makers that were meant, and what their documents call them. */
  found: () => Promise<{ group: Group | undefined; names: ReadonlySet<string> }>;
}

export async function wholeMaker(asked: RunningSearch): Promise<WholeMaker> {
  const { entity, parsed } = asked;
  const { whole } = parsed;
  const none = { group: undefined, names: new Set<string>() };
  if (whole === "") return { isNamed: false, found: async () => none };
  // A name with a digit is rare: its second read waits until it is known to be wanted.
  const early = /[0-9]/.test(whole) ? undefined : makersNamed(asked, whole);
  const [named, alias] = await Promise.all([opened(asked, makerPk(entity, whole)), early]);
  if (!named.isEmpty) {
    const group = new Group([[named]]);
    return { isNamed: true, found: async () => ({ group, names: new Set([whole]) }) };
  }
  const find = async () => {
    const { ids } = alias ?? (await makersNamed(asked, whole));
    const ways = await Promise.all(ids.map((id) => opened(asked, makerPk(entity, id))));
    const group = ways.length > 0 ? new Group(ways.map((way) => [way])) : undefined;
    return { group, names: new Set(ids) };
  };
  let found: ReturnType<typeof find> | undefined;
  return { isNamed: alias?.isExact ?? false, found: () => (found ??= find()) };
}

/** The words of a query with their postings. */
export interface QueryWords {
  groups: Group[];
  /** Whether a document has every word. */
  isIn: (hay: Haystack) => boolean;
  /** Whether a document is of a maker, or has a longer word, that was taken for the word. */
  isMeant: (hay: Haystack, wanted: QueryWord) => boolean;
  /** The same with part numbers counted for words; undefined where no word looks like one. */
  withNumbers: () => Promise<Group[] | undefined>;
}
interface Word {
  wanted: QueryWord;
  group: Group | undefined;
  /** Makers and longer words that the word was taken for. */
  makers: ReadonlySet<string>;
  longer: ReadonlySet<string>;
}

export async function resolve(asked: RunningSearch): Promise<QueryWords> {
  asked.purse.trips += 1;
  const terms = asked.parsed.wanted.flatMap((one) => one.terms);
  const share = Math.floor(mostFirstBuckets / Math.max(1, terms.length));
  const buckets = Math.max(1, Math.min(firstBuckets, share));
  const words = await Promise.all(asked.parsed.wanted.map((one) => wordOf(asked, one, buckets)));
  const isMeant = (hay: Haystack, wanted: QueryWord) => {
    const word = words.find((one) => one.wanted === wanted);
    return (
      word !== undefined &&
      (hay.makers.some((name) => word.makers.has(name)) ||
        hay.words.some((one) => word.longer.has(one)) ||
        (wanted.kind === "initials" && matches(hay, wanted)))
    );
  };
  const groups = words.flatMap(({ group }) => (group ? [group] : []));
  return {
    groups,
    isMeant,
    isIn: (hay) => asked.parsed.wanted.every((one) => matches(hay, one) || isMeant(hay, one)),
    withNumbers: () => withNumbers(asked, words),
  };
}

async function wordOf(asked: RunningSearch, wanted: QueryWord, buckets: number): Promise<Word> {
  const { entity } = asked;
  const none = new Set<string>();
  const [postings, maker] = await Promise.all([
    Promise.all(wanted.terms.map((term) => opened(asked, wordPk(entity, term), buckets))),
    opened(asked, makerPk(entity, wanted.text), buckets),
  ]);
  const isFound = postings.length > 0 && !postings.some((posting) => posting.isEmpty);
  const group = new Group([
    ...(isFound ? [postings] : []),
    ...(maker.isEmpty || (isFound && wanted.kind === "word") ? [] : [[maker]]),
  ]);
  if (group.ways.length > 0) return { wanted, group, makers: none, longer: none };
  // A lone syllable: too much has it, so that only the document is asked.
  if (postings.length === 0) return { wanted, group: undefined, makers: none, longer: none };
  const isName = wanted.kind !== "initials";
  const { ids } = isName ? await makersNamed(asked, normalize(wanted.text)) : { ids: [] };
  const longer = ids.length > 0 ? [] : await expanded(asked, wanted);
  const ways = await Promise.all([
    ...ids.map((id) => opened(asked, makerPk(entity, id), buckets)),
    ...longer.map((word) => opened(asked, wordPk(entity, word), 1)),
  ]);
  return {
    wanted,
    group: new Group(ways.map((way) => [way])),
    makers: new Set(ids),
    longer: new Set(longer),
  };
}

/** Words of the lexicon that begin so. A number is not lengthened: it would be another number. */
async function expanded(
  { entity, purse }: RunningSearch,
  { kind, text }: QueryWord,
): Promise<string[]> {
  const isWord = kind === "word" && text.length >= shortestExpanded && !/[0-9]/.test(text);
  if (!isWord && kind !== "initials") return [];
  const { items } = await span(purse, {
    pk: lexiconPk(entity, text),
    beginning: text,
    limit: mostExpansions,
  });
  return items.map(({ sk }) => sk);
}

/** Rows of numbers that hold a code. */
interface Numbers {
  code: string;
  /** Number by ord. */
  held: Map<number, string[]>;
  /** Whether there are more than were read. */
  isCut: boolean;
}

/** Rows of one index of numbers that begin with a code, as many steps of them as asked for. */
async function* numberRows(purse: Purse, pk: string, beginning: string, limit: number) {
  let after: string | undefined;
  for (;;) {
    const { items, more } = await span(purse, { pk, beginning, limit, after });
    after = items.at(-1)?.sk;
    yield { items, more };
    if (!more) return;
  }
}

/** Opens the numbers that begin with a code or contain it; each call of `more` reads on. */
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

const isWhole = ({ held, isCut }: Numbers) => !isCut && held.size > 0;

/**
 * Parts whose number begins with a word or contains it, for words that look like one. Where all
 * numbers of one such word are known, they tell about the others; else the longest is read on. What
 * more numbers have than are read says nothing: the document is asked.
 */
async function withNumbers(
  asked: RunningSearch,
  words: readonly Word[],
): Promise<Group[] | undefined> {
  const { purse } = asked;
  const codes = words
    .filter(
      ({ wanted: { kind, code }, group }) =>
        kind === "word" &&
        code.length >= shortestExpanded &&
        (/[0-9]/.test(code) || !group || group.isEmpty),
    )
    .map(({ wanted }) => wanted.code);
  const chosen = [...new Set(codes)].toSorted((a, b) => b.length - a.length).slice(0, mostNumbers);
  if (chosen.length === 0) return undefined;
  purse.trips += 1;
  const opened = chosen.map((code) => numbersOf(asked, code));
  await Promise.all(opened.map(({ more }) => more()));
  const longest = opened.find(({ found }) => found.isCut);
  const end = purse.units + mostUnitsOfNumbers;
  while (longest?.found.isCut && !opened.some(({ found }) => isWhole(found)) && purse.units < end) {
    purse.trips += 1;
    await longest.more();
  }
  const whole = opened.find(({ found }) => isWhole(found))?.found;
  const isAnyWhole = opened.some(({ found }) => !found.isCut);
  return words.flatMap(({ wanted, group }) => {
    const numbers = opened.find(({ found }) => found.code === wanted.code)?.found;
    const known = numbers?.isCut && whole ? within(whole, numbers.code) : numbers;
    if (known?.isCut && isAnyWhole) return [];
    const ways = [...(group?.ways ?? []), ...(known ? [[Posting.of(known.held.keys())]] : [])];
    return ways.length > 0 ? [new Group(ways)] : [];
  });
}

/** Those of the numbers of one code that have another one too. */
function within({ held }: Numbers, code: string): Numbers {
  const both = [...held].filter(([, numbers]) => numbers.some((one) => one.includes(code)));
  return { code, held: new Map(both), isCut: false };
}
