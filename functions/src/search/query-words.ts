import { normalized } from "@bupum/shared/kernel/text";
import { hasHangul } from "./tokens.ts";
import {
  flagPk,
  infixPk,
  lexiconPk,
  makerPk,
  numberPk,
  ordOf,
  type Shown,
  bucketOf,
  wordPk,
} from "./index-items.ts";
import type { Asked } from "./query.ts";
import { matches, type Wanted } from "./query-parse.ts";
import { span } from "./query-reads.ts";
import { Group, Posting } from "./query-sets.ts";
import type { Haystack } from "./tokens.ts";

const mostBuckets = 999_999;
const mostMakers = 5;
const mostExpansions = 8;
const shortestExpanded = 3;
const mostPrefixes = 200;
const mostInfixes = 100;
const mostNumbers = 2;

const topBucket = ({ from }: Asked): number => {
  const ord = from?.tier !== undefined && from.tier >= 2 ? Number(from.key) : NaN;
  return Number.isNaN(ord) ? mostBuckets - 1 : bucketOf(ord);
};

async function opened(asked: Asked, pk: string): Promise<Posting> {
  const posting = new Posting(pk, topBucket(asked));
  await posting.more(asked.purse);
  return posting;
}

/** What every hit must be in besides: the maker asked for, what is in stock. */
export const filterGroups = async (asked: Asked): Promise<Group[]> => {
  const { entity, owners = [], flags = [] } = asked;
  const pks = [
    ...owners.map((owner) => makerPk(entity, owner.toLowerCase())),
    ...flags.map((flag) => flagPk(entity, flag)),
  ];
  return Promise.all(pks.map(async (pk) => new Group([[await opened(asked, pk)]])));
};

/**
 * Ids of the makers one of whose names begins so: what a maker's own row calls it, so that an
 * alias that is added today finds its parts without a change of any of them.
 */
async function makersNamed(asked: Asked, text: string): Promise<string[]> {
  const least = hasHangul(text) ? 2 : 3;
  if (asked.entity !== "pr" || text.length < 1) return [];
  const { items } = await span(asked.purse, {
    pk: numberPk("mk", text),
    beginning: text.length < Math.max(least, 3) ? `${text}#` : text,
    limit: mostMakers,
  });
  return [...new Set(items.map((item) => (item["p"] as Shown).id.toLowerCase()))];
}

/** The postings of a maker that is called so, and the names that its documents carry. */
export async function wholeMaker(asked: Asked) {
  const { whole } = asked.parsed;
  if (whole === "") return { group: undefined, names: new Set<string>() };
  const named = await opened(asked, makerPk(asked.entity, whole));
  if (!named.isEmpty) return { group: new Group([[named]]), names: new Set([whole]) };
  const ids = await makersNamed(asked, whole);
  const ways = await Promise.all(ids.map((id) => opened(asked, makerPk(asked.entity, id))));
  const group = ways.length > 0 ? new Group(ways.map((way) => [way])) : undefined;
  return { group, names: new Set(ids) };
}

/** The words of a query with their postings. */
export interface Resolved {
  groups: Group[];
  /** Whether a document has every word. */
  isIn: (hay: Haystack) => boolean;
  /** Whether a document is of a maker, or has a longer word, that was taken for the word. */
  isMeant: (hay: Haystack, wanted: Wanted) => boolean;
  /** The same with part numbers counted for words; undefined where no word looks like one. */
  withNumbers: () => Promise<Group[] | undefined>;
}
interface Word {
  wanted: Wanted;
  group: Group | undefined;
  /** Makers and longer words that the word was taken for. */
  makers: ReadonlySet<string>;
  longer: ReadonlySet<string>;
}

export async function resolve(asked: Asked): Promise<Resolved> {
  asked.purse.trips += 1;
  const words = await Promise.all(asked.parsed.wanted.map((one) => wordOf(asked, one)));
  const isMeant = (hay: Haystack, wanted: Wanted) => {
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

async function wordOf(asked: Asked, wanted: Wanted): Promise<Word> {
  const { entity } = asked;
  const none = new Set<string>();
  // A lone syllable: too much has it, so that only the document is asked.
  if (wanted.terms.length === 0) return { wanted, group: undefined, makers: none, longer: none };
  const [postings, maker] = await Promise.all([
    Promise.all(wanted.terms.map((term) => opened(asked, wordPk(entity, term)))),
    opened(asked, makerPk(entity, wanted.text)),
  ]);
  const isFound = !postings.some((posting) => posting.isEmpty);
  const group = new Group([
    ...(isFound ? [postings] : []),
    ...(maker.isEmpty || (isFound && wanted.kind === "word") ? [] : [[maker]]),
  ]);
  if (group.ways.length > 0) return { wanted, group, makers: none, longer: none };
  const ids = wanted.kind === "initials" ? [] : await makersNamed(asked, normalized(wanted.text));
  const longer = ids.length > 0 ? [] : await expanded(asked, wanted);
  const ways = await Promise.all([
    ...ids.map((id) => opened(asked, makerPk(entity, id))),
    ...longer.map((word) => opened(asked, wordPk(entity, word))),
  ]);
  return {
    wanted,
    group: new Group(ways.map((way) => [way])),
    makers: new Set(ids),
    longer: new Set(longer),
  };
}

/** Words of the lexicon that begin so. A number is not lengthened: it would be another number. */
async function expanded({ entity, purse }: Asked, { kind, text }: Wanted): Promise<string[]> {
  const isWord = kind === "word" && text.length >= shortestExpanded && !/[0-9]/.test(text);
  if (!isWord && kind !== "initials") return [];
  const { items } = await span(purse, {
    pk: lexiconPk(entity, text),
    beginning: text,
    limit: mostExpansions,
  });
  return items.map(({ sk }) => sk);
}

/** Parts whose number begins with a word or contains it, for words that look like one. */
async function withNumbers(asked: Asked, words: readonly Word[]): Promise<Group[] | undefined> {
  const { entity, purse } = asked;
  const looks = ({ wanted, group }: Word) =>
    wanted.kind === "word" &&
    wanted.text.length >= shortestExpanded &&
    (/[0-9]/.test(wanted.text) || !group || group.isEmpty);
  const chosen = words
    .filter(looks)
    .toSorted((a, b) => b.wanted.text.length - a.wanted.text.length)
    .slice(0, mostNumbers);
  if (chosen.length === 0) return undefined;
  purse.trips += 1;
  const extra = await Promise.all(
    chosen.map(async ({ wanted }) => {
      const text = normalized(wanted.text);
      const found = await Promise.all([
        span(purse, { pk: numberPk(entity, text), beginning: text, limit: mostPrefixes }),
        span(purse, { pk: infixPk(entity, text), beginning: text, limit: mostInfixes }),
      ]);
      return Posting.of(found.flatMap(({ items }) => items.map(({ sk }) => ordOf(sk))));
    }),
  );
  return words.flatMap((word) => {
    const posting = extra[chosen.indexOf(word)];
    const ways = [...(word.group?.ways ?? []), ...(posting ? [[posting]] : [])];
    return ways.length > 0 ? [new Group(ways)] : [];
  });
}
