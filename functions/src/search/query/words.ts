import { normalize } from "@bupum/shared/kernel/text/text";
import type { Item } from "../../kernel/table.ts";
import {
  type Entity,
  flagPk,
  lexiconPk,
  makerPk,
  numberPk,
  type NumberLabel,
  bucketOf,
  textOf,
  wordPk,
} from "../index/items.ts";
import type { RunningSearch } from "./search.ts";
import { matches, mayBeWider, type QueryWord } from "./parse.ts";
import { span } from "./reads.ts";
import { namesFor } from "./maker-readings.ts";
import { beginNumbers, early, type Word, withNumbers } from "./numbers.ts";
import { firstBuckets, Posting } from "./posting.ts";
import { Meaning, inKnown } from "./sets.ts";
import type { Haystack } from "../text/tokens.ts";
import { byItself } from "../text/wider.ts";

const mostBuckets = 999_999;
/** Buckets read of all words together before it is known which word is the rarest. */
const mostFirstBuckets = 30;
const mostMakers = 5;
/** Shorter names must be a maker's whole name. */
const shortestName = 3;
/** Entities whose documents have a maker. */
const ofMakers: ReadonlySet<Entity> = new Set(["pr", "mc"]);
const mostExpansions = 8;
const shortestExpanded = 3;

const topBucket = ({ from }: RunningSearch): number => {
  const ord = Number(from?.key ?? NaN);
  return Number.isNaN(ord) ? mostBuckets - 1 : bucketOf(Math.max(0, ord - 1));
};

/** The posting of a partition, opened once in a query for all that need it. */
export const opened = (asked: RunningSearch, pk: string, buckets?: number): Promise<Posting> =>
  asked.purse.once(`${pk} ${topBucket(asked)}`, async () => {
    const posting = new Posting(pk, topBucket(asked));
    await posting.more(asked.purse, { first: buckets ?? firstBuckets });
    return posting;
  });

/** What every hit must also be in: the requested maker, what is in stock. */
export const filterMeanings = async (asked: RunningSearch): Promise<Meaning[]> => {
  const { entity, owners = [], flags = [] } = asked;
  const wanted = [
    ...owners.map((owner) => ({ pk: makerPk(entity, owner.toLowerCase()), isMust: false })),
    ...flags.map((flag) => ({ pk: flagPk(entity, flag), isMust: true })),
  ];
  return Promise.all(
    wanted.map(async ({ pk, isMust }) => new Meaning([[await opened(asked, pk)]], isMust)),
  );
};

const idOf = (item: Item) => (item["p"] as NumberLabel).id.toLowerCase();

/**
 * Ids of the makers with this name, or else of those with a name that starts so. It reads the
 * makers' own rows, so that an alias added today finds their parts without changing any of them.
 */
async function makersNamed(asked: RunningSearch, text: string) {
  if (!ofMakers.has(asked.entity) || text === "") return { ids: [], isExact: false };
  const pk = numberPk("mk", text);
  const beginning = text.length < shortestName ? `${text}#` : text;
  const { items } = await asked.purse.once(`${pk} ${beginning}`, () =>
    span(asked.purse, { pk, beginning, limit: mostMakers }),
  );
  const exact = items.filter(({ sk }) => textOf(sk) === text);
  const isExact = exact.length > 0;
  return { ids: [...new Set((isExact ? exact : items).map(idOf))], isExact };
}

/** The makers that the whole keyword may name. */
export interface WholeMaker {
  /** The keyword is a maker's name, letter by letter. */
  isNamed: boolean;
  /** The postings of these makers, and their names in documents. */
  found: () => Promise<{ meaning: Meaning | undefined; names: ReadonlySet<string> }>;
}

export async function wholeMaker(asked: RunningSearch, isOfWords: boolean): Promise<WholeMaker> {
  const { entity, parsed } = asked;
  const { whole } = parsed;
  const none = { meaning: undefined, names: new Set<string>() };
  if (whole === "") return { isNamed: false, found: async () => none };
  // Names with a digit are rare: the second read waits until it is needed.
  const [named, alias] = await Promise.all([
    opened(asked, makerPk(entity, whole)),
    isOfWords || !/[0-9]/.test(whole) ? makersNamed(asked, whole) : undefined,
  ]);
  if (!named.isEmpty) {
    const meaning = new Meaning([[named]]);
    return { isNamed: true, found: async () => ({ meaning, names: new Set([whole]) }) };
  }
  const find = async () => {
    const { ids } = alias ?? (await makersNamed(asked, whole));
    const ways = await Promise.all(ids.map((id) => opened(asked, makerPk(entity, id))));
    const meaning = ways.length > 0 ? new Meaning(ways.map((way) => [way])) : undefined;
    return { meaning, names: new Set(ids) };
  };
  let found: ReturnType<typeof find> | undefined;
  return { isNamed: alias?.isExact ?? false, found: () => (found ??= find()) };
}

/** The words of a query with their postings. */
export interface QueryWords {
  meanings: Meaning[];
  /** Whether a document has every word. */
  isIn: (hay: Haystack) => boolean;
  /** The same without what is said by the way. */
  byThemselves: Meaning[];
  isInByItself: (hay: Haystack) => boolean;
  /** Whether a document has a maker, or a longer word, that the word may stand for. */
  isMeant: (hay: Haystack, wanted: QueryWord) => boolean;
  /** The same with part numbers counted as words; undefined where no word looks like one. */
  withNumbers: () => Promise<Meaning[] | undefined>;
  words: readonly Word[];
}
/**
 * Opens the words of a query. With `isLate` alternatives to a word are read in the same round, not
 * only where the word is missing: reading numbers has taken a round and found nothing.
 */
export async function resolve(asked: RunningSearch, isLate: boolean): Promise<QueryWords> {
  const terms = asked.parsed.wanted.flatMap((one) => one.ways.flat());
  const share = Math.floor(mostFirstBuckets / Math.max(1, terms.length));
  const buckets = Math.max(1, Math.min(firstBuckets, share));
  const found = asked.parsed.wanted.map((one) => openWord(asked, one, buckets));
  if (isLate) {
    for (const one of asked.parsed.wanted) early(otherMeanings(asked, one));
    beginNumbers(asked);
  }
  const opened = await Promise.all(found);
  const meanings = opened.flatMap(({ meaning }) => meaning ?? []);
  const unknown = opened.filter(isUnknown).map(({ wanted }) => wanted);
  if (inKnown(meanings) < asked.limit) beginNumbers(asked, unknown);
  const words = await Promise.all(
    opened.map((word) => (isUnknown(word) ? meantBy(asked, word, buckets) : word)),
  );
  const isMeant = (hay: Haystack, wanted: QueryWord) => {
    const word = words.find((one) => one.wanted === wanted);
    return (
      word !== undefined &&
      (hay.makers.some((name) => word.makers.has(name)) ||
        hay.words.some((one) => word.longer.has(one)) ||
        (wanted.kind === "initials" && matches(hay, wanted)))
    );
  };
  return {
    meanings: words.flatMap(({ meaning }) => meaning ?? []),
    isMeant,
    byThemselves: words.flatMap(({ byItself: one, meaning }) => one ?? meaning ?? []),
    isInByItself: (hay) =>
      asked.parsed.wanted.every(
        (one) => matches(hay, { ...one, ways: byItself(one.ways) }) || isMeant(hay, one),
      ),
    isIn: (hay) => asked.parsed.wanted.every((one) => matches(hay, one) || isMeant(hay, one)),
    withNumbers: () => withNumbers(asked, words),
    words,
  };
}

/** The index lacks this word, though it could have it. */
const isUnknown = ({ wanted, meaning }: Word) =>
  wanted.ways.length > 0 && meaning !== undefined && meaning.ways.length === 0;

async function openWord(asked: RunningSearch, wanted: QueryWord, buckets: number): Promise<Word> {
  const { entity } = asked;
  const none = { wanted, makers: new Set<string>(), longer: new Set<string>() };
  const sure = byItself(wanted.ways);
  const open = (pk: string) => opened(asked, pk, buckets);
  const [ways, makers] = await Promise.all([
    Promise.all(
      wanted.ways.map((way) => Promise.all(way.map((term) => open(wordPk(entity, term))))),
    ),
    Promise.all(wanted.makers.map((name) => open(makerPk(entity, name)))),
  ]);
  const found = ways.filter((postings) => !postings.some((posting) => posting.isEmpty));
  // A word that parts have is no maker's name, unless it is known to be one as well.
  const isNoMaker = found.length > 0 && wanted.kind === "word" && makers.length === 1;
  const named = isNoMaker ? [] : makers.filter((maker) => !maker.isEmpty);
  const meaning = new Meaning([...found, ...named.map((maker) => [maker])]);
  const alone = mayBeWider(wanted) && {
    byItself: new Meaning(ways.filter((_way, at) => sure.includes(wanted.ways[at]!))),
  };
  // A lone syllable is too common: only the document is checked.
  return {
    ...none,
    ...alone,
    meaning: meaning.ways.length > 0 || ways.length > 0 ? meaning : undefined,
  };
}

/** Makers with this name, and longer words, that a word may stand for. */
async function otherMeanings(asked: RunningSearch, wanted: QueryWord) {
  const isName = wanted.makers.length > 0 && wanted.kind !== "initials";
  if (isSlippery(asked, wanted)) early(namesFor(asked.purse, wanted.text));
  const [{ ids }, longer] = await Promise.all([
    isName ? makersNamed(asked, normalize(wanted.text)) : { ids: [] },
    expanded(asked, wanted),
  ]);
  return { ids, longer: ids.length > 0 ? [] : longer };
}
/** A word that may be a maker's name with a typo. */
const isSlippery = ({ entity }: RunningSearch, { kind, text }: QueryWord) =>
  ofMakers.has(entity) && kind === "word" && /^[a-z]{5,}$/.test(text);

async function meantBy(asked: RunningSearch, { wanted }: Word, buckets: number): Promise<Word> {
  const { entity } = asked;
  const { ids, longer } = await otherMeanings(asked, wanted);
  const ways = await Promise.all([
    ...ids.map((id) => opened(asked, makerPk(entity, id), buckets)),
    ...longer.map((word) => opened(asked, wordPk(entity, word), buckets)),
  ]);
  return {
    wanted,
    meaning: new Meaning(ways.map((way) => [way])),
    makers: new Set(ids),
    longer: new Set(longer),
  };
}

/** Words of the lexicon that start so. Not for a number: a longer one is another number. */
async function expanded(
  { entity, purse }: RunningSearch,
  { kind, text }: QueryWord,
): Promise<string[]> {
  const isWord = kind === "word" && text.length >= shortestExpanded && !/[0-9]/.test(text);
  if (!isWord && kind !== "initials") return [];
  const pk = lexiconPk(entity, text);
  const { items } = await purse.once(`${pk} ${text}`, () =>
    span(purse, { pk, beginning: text, limit: mostExpansions }),
  );
  return items.map(({ sk }) => sk);
}
