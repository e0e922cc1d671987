import type { Haystack } from "./tokens.ts";
import { bucketOf, bucketSize, infixPk, numberPk, ordOf, textOf } from "./index-items.ts";
import type { Asked, Hit } from "./query.ts";
import { span } from "./query-reads.ts";
import { Group, inAll, topOf } from "./query-sets.ts";
import { filterGroups, type Resolved, resolve, wholeMaker } from "./query-words.ts";
import { matches } from "./query-parse.ts";

// The tiers of an answer, best first. A later one never repeats what an earlier one shows.

/** number: begins so; infix: contains it; maker; words: all of them; mixed: words and numbers. */
export type Tier = "number" | "infix" | "maker" | "words" | "mixed";
export interface Position {
  tier: number;
  key?: string;
}
export interface Candidate {
  ord: number;
  /** The number that the posting speaks of. */
  number: string;
  /** Where to go on behind it. */
  key: string;
}
export interface Seen {
  ord: number;
  number: string;
  hay: Haystack;
}
export interface OpenTier {
  name: Tier;
  candidates(key: string | undefined, hits: readonly Hit[]): AsyncGenerator<Candidate[]>;
  accepts(seen: Seen): boolean;
}

const shortestInfix = 3;
const mostBelow = 100_000_000;
const lowest = (numbers: string[]) => numbers.toSorted()[0];

const beginning = ({ parsed }: Asked, { numbers }: Haystack) =>
  numbers.filter((number) =>
    parsed.whole.length < shortestInfix ? number === parsed.whole : number.startsWith(parsed.whole),
  );
const containing = ({ parsed }: Asked, { numbers }: Haystack) =>
  parsed.whole.length < shortestInfix
    ? []
    : numbers.filter((number) => number.includes(parsed.whole));

/** Whether a tier before this one has shown it. */
export function isHidden(asked: Asked, tier: Tier, { hay }: Seen): boolean {
  if (asked.parsed.whole === "" || tier === "number") return false;
  if (beginning(asked, hay).length > 0) return true;
  return tier !== "infix" && containing(asked, hay).length > 0;
}

export function tiers(asked: Asked): OpenTier[] {
  const isFirst = asked.from === undefined && asked.parsed.whole !== "";
  if (isFirst) asked.purse.trips += 1;
  // The first reads of three tiers at once: most queries end with them.
  const first = {
    number: isFirst ? page(asked, "number") : undefined,
    infix: isFirst ? page(asked, "infix") : undefined,
  };
  const filters = filterGroups(asked);
  const maker = wholeMaker(asked);
  const words = () => (resolved ??= resolve(asked));
  let resolved: Promise<Resolved> | undefined;
  for (const early of [first.number, first.infix, filters, maker])
    // Awaited where it is needed; a failure must not be called unhandled before that.
    early?.catch(() => undefined);
  return [
    numbers(asked, "number", filters, first.number),
    numbers(asked, "infix", filters, first.infix),
    makers(asked, filters, maker),
    wordTier(asked, filters, maker, words),
    mixed(asked, filters, words),
  ];
}

type Numbered = "number" | "infix";
type Filters = Promise<Group[]>;

async function page(asked: Asked, tier: Numbered, after?: string) {
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

function numbers(
  asked: Asked,
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
        const all = found.items.map(({ sk, n }): Candidate => ({
          ord: ordOf(sk),
          number: String(n ?? textOf(sk)),
          key: sk,
        }));
        const wanted = tier === "number" ? all : all.filter((one) => isFirstPlace(one, whole));
        yield await filtered(asked, wanted, await filters);
        if (!found.more || asked.purse.isEmpty) return;
        asked.purse.trips += 1;
        found = await page(asked, tier, all.at(-1)!.key);
      }
    },
    accepts({ number, hay }) {
      if (!hay.numbers.includes(number)) return false;
      const same = tier === "number" ? beginning(asked, hay) : containing(asked, hay);
      return lowest(same) === number;
    },
  };
}

/** An infix counts once a number: at its first place, unless the number begins with it. */
const isFirstPlace = ({ number, key }: Candidate, whole: string) =>
  !number.startsWith(whole) && number.indexOf(whole, 1) === number.length - textOf(key).length;

async function filtered({ purse }: Asked, candidates: Candidate[], groups: readonly Group[]) {
  if (groups.length === 0) return candidates;
  const buckets = [...new Set(candidates.map(({ ord }) => bucketOf(ord)))];
  await Promise.all(groups.map((group) => group.need(purse, buckets, topOf(groups))));
  return candidates.filter(({ ord }) =>
    groups.every((group) => group.has(bucketOf(ord), ord % bucketSize)),
  );
}

async function* ofGroups(
  { purse }: Asked,
  groups: readonly Group[],
  key: string | undefined,
): AsyncGenerator<Candidate[]> {
  if (groups.length === 0) return;
  const below = key === undefined ? mostBelow : Number(key);
  for await (const ords of inAll(purse, groups, below))
    yield ords.map((ord) => ({ ord, number: "", key: String(ord) }));
}

type Maker = ReturnType<typeof wholeMaker>;

function makers(asked: Asked, filters: Filters, maker: Maker): OpenTier {
  let accepted = new Set<string>();
  return {
    name: "maker",
    async *candidates(key) {
      const { group, names } = await maker;
      accepted = names;
      if (group) yield* ofGroups(asked, [group, ...(await filters)], key);
    },
    accepts: ({ hay }) => hay.makers.some((name) => accepted.has(name)),
  };
}

/** The number was meant that was found; words that look like it are not what is asked for. */
const isExact = ({ parsed }: Asked, hits: readonly Hit[]) =>
  hits.some(({ document }) => document.n.split("|").includes(parsed.whole));

function wordTier(
  asked: Asked,
  filters: Filters,
  maker: Maker,
  words: () => Promise<Resolved>,
): OpenTier {
  let shown = new Set<string>();
  let all: Resolved | undefined;
  return {
    name: "words",
    async *candidates(key, hits) {
      const { group, names } = await maker;
      if (isExact(asked, hits)) return;
      all = await words();
      if (group) shown = names;
      yield* ofGroups(asked, [...all.groups, ...(all.groups.length > 0 ? await filters : [])], key);
    },
    accepts: ({ hay }) => !hay.makers.some((name) => shown.has(name)) && all!.isIn(hay),
  };
}

function mixed(asked: Asked, filters: Filters, words: () => Promise<Resolved>): OpenTier {
  let all: Resolved | undefined;
  return {
    name: "mixed",
    async *candidates(key, hits) {
      if (asked.parsed.wanted.length < 2 || isExact(asked, hits)) return;
      all = await words();
      const groups = await all.withNumbers();
      if (groups) yield* ofGroups(asked, [...groups, ...(await filters)], key);
    },
    accepts: ({ hay }) =>
      !all!.isIn(hay) &&
      asked.parsed.wanted.every(
        (one) =>
          matches(hay, one) ||
          all!.isMeant(hay, one) ||
          (one.kind === "word" &&
            one.text.length >= shortestInfix &&
            hay.numbers.some((number) => number.includes(one.text.replace(/[.%]/g, "")))),
      ),
  };
}
