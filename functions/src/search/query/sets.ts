import { bucketOf, bucketSize } from "../index/items.ts";
import { Posting } from "./posting.ts";
import { type Purse, roundsSpent } from "./reads.ts";

/**
 * The meanings of one query word: any of the ways may hold, each of which needs all its postings.
 */
export class Meaning {
  readonly ways: Posting[][];
  /** No document check follows for this set: it is read whatever it costs. */
  readonly isMust: boolean;
  constructor(ways: Posting[][], isMust = false) {
    this.ways = ways;
    this.isMust = isMust;
  }

  get isEmpty(): boolean {
    return this.ways.every((way) => way.some((posting) => posting.isEmpty));
  }
  isKnown(buckets: readonly number[]): boolean {
    return buckets.every((one) => this.ways.flat().every((posting) => posting.isKnown(one)));
  }
  density(top: number): number {
    return this.ways
      .map((way) => Math.min(...way.map((posting) => posting.density(top))))
      .reduce((sum, one) => sum + one, 0);
  }
  /** The rarest posting of each way: together they contain every ord of the meaning. */
  rarest(top: number): Posting[] {
    return this.ways.map(
      (way) => way.toSorted((a, b) => a.density(top) - b.density(top))[0] ?? Posting.of([]),
    );
  }
  /** Unknown buckets count as matches: the document decides. */
  has(bucket: number, at: number): boolean {
    return this.ways.some((way) =>
      way.every((posting) => !posting.isKnown(bucket) || posting.at(bucket).has(at)),
    );
  }
}

/**
 * Reads buckets of all postings in parallel: filters first, then the rarest, so that a purse that
 * runs out has narrowed the most.
 */
async function needAll(
  purse: Purse,
  meanings: readonly Meaning[],
  buckets: readonly number[],
  top: number,
): Promise<void> {
  const wanted = meanings.flatMap(({ ways, isMust }) =>
    ways.flat().map((posting) => ({ posting, isMust, cost: posting.costOf(buckets, top) })),
  );
  const rank = ({ posting, isMust }: (typeof wanted)[number]) =>
    isMust ? -1 : posting.density(top);
  let { left } = purse;
  const paid = new Set<Posting>();
  await Promise.all(
    wanted
      .toSorted((one, other) => rank(one) - rank(other))
      .flatMap(({ posting, isMust, cost }) => {
        if (cost === 0 || paid.has(posting) || (cost > left && !isMust)) return [];
        left -= cost;
        paid.add(posting);
        return posting.need(purse, buckets, { top, isMust });
      }),
  );
}
/** Units reserved for the documents of a page. */
const unitsOfPage = 15;

/** Reads on in all postings in parallel, the rarest first, as far as the purse pays. */
async function moreOfAll(
  purse: Purse,
  meanings: readonly Meaning[],
  leaders: readonly Posting[],
  top: number,
): Promise<void> {
  const all = new Set(meanings.flatMap(({ ways }) => ways.flat()));
  const others = [...all]
    .filter((one) => !one.isDone && !leaders.includes(one))
    .toSorted((one, other) => one.density(top) - other.density(top));
  let left = purse.left - unitsOfPage;
  await Promise.all(
    [...leaders, ...others].flatMap((posting) => {
      const cost = posting.costOfMore(left);
      if (cost === 0 && !leaders.includes(posting)) return [];
      const units = left;
      left -= cost;
      return posting.more(purse, { units });
    }),
  );
}

const isInAll = (meanings: readonly Meaning[], ord: number): boolean =>
  meanings.every((meaning) => meaning.has(bucketOf(ord), ord % bucketSize));

/** Ords of some buckets that are in at least one of the postings. */
const ordsIn = (postings: readonly Posting[], buckets: readonly number[]): number[] => {
  const all = buckets.flatMap((bucket) =>
    postings.flatMap((posting) => [...posting.at(bucket)].map((at) => bucket * bucketSize + at)),
  );
  return [...new Set(all)];
};

/** How many ords are in every meaning, as far as all buckets are known. */
export function inKnown(meanings: readonly Meaning[]): number {
  const [first] = meanings;
  if (!first) return 0;
  const postings = first.ways.flat();
  const held = new Set(postings.flatMap((one) => one.bucketsBelow(Number.POSITIVE_INFINITY)));
  const known = [...held].filter((bucket) =>
    meanings.every((meaning) => meaning.isKnown([bucket])),
  );
  return ordsIn(postings, known).filter((ord) => isInAll(meanings, ord)).length;
}
/** The newest bucket of all postings, as far as they are known. */
const topOf = (meanings: readonly Meaning[]): number =>
  Math.max(0, ...meanings.flatMap(({ ways }) => ways.flat().map(({ highest }) => highest)));

/** Those of some ords that are in every meaning. */
export async function inFilters(
  purse: Purse,
  meanings: readonly Meaning[],
  ords: readonly number[],
): Promise<readonly number[]> {
  if (meanings.length === 0 || ords.length === 0) return ords;
  const buckets = [...new Set(ords.map(bucketOf))];
  const top = topOf(meanings);
  await needAll(purse, meanings, buckets, top);
  return ords.filter((ord) => isInAll(meanings, ord));
}

/** Buckets to process at once: more of them where the rarest word has few ords in each. */
const leastWindow = 8;
const mostWindow = 100;
const ordsOfPage = 30;
/**
 * Ords of the rarest word in a window, estimated by how many earlier ones were in every meaning.
 */
const leastOrds = 60;
const mostOrds = 600;

/** Ords of one window, and the ord below which the next one starts. */
interface Window {
  ords: number[];
  below: number;
}

/** The first of the buckets: as many as contain what two pages may need. */
function windowOf(
  rarest: readonly Posting[],
  { done, known }: { done: number; known: number },
  { seen, kept }: { seen: number; kept: number },
): number[] {
  const all = new Set(rarest.flatMap((posting) => posting.bucketsBelow(done)));
  const buckets = [...all].filter((bucket) => bucket >= known).toSorted((a, b) => b - a);
  const share = seen === 0 ? 1 : Math.max(kept, 1) / seen;
  const most = Math.min(mostOrds, Math.max(leastOrds, (2 * ordsOfPage) / share));
  let ords = 0;
  return buckets.slice(0, mostWindow).filter((bucket, place) => {
    const isWanted = place < leastWindow || ords < most;
    for (const posting of rarest) ords += posting.at(bucket).size;
    return isWanted;
  });
}

/**
 * Ords below `below` that are in every meaning, newest first, window by window. The rarest meaning
 * leads; of the others only the buckets still needed are read. With an empty purse it still takes
 * one step, so that following the cursor reaches the end.
 */
export async function* inAll(
  purse: Purse,
  meanings: readonly Meaning[],
  below: number,
): AsyncGenerator<Window> {
  if (meanings.some((meaning) => meaning.isEmpty)) return;
  const top = topOf(meanings);
  const [leader] = meanings.toSorted((a, b) => a.density(top) - b.density(top));
  if (!leader) return;
  const rarest = leader.rarest(top);
  const counts = { seen: 0, kept: 0 };
  for (let done = top + 1, steps = 0; done > 0 && (steps === 0 || !purse.isEmpty); steps++) {
    const known = Math.max(...rarest.map(({ low }) => low));
    const window = windowOf(rarest, { done, known }, counts);
    const isAll = rarest.every(({ isDone }) => isDone);
    const further = () => {
      const leaders = rarest.filter(({ low, isDone }) => low >= known && !isDone);
      return moreOfAll(purse, meanings, leaders, top);
    };
    if (window.length === 0) {
      if (isAll) return;
      done = Math.min(done, known);
      await further();
      yield { ords: [], below: Math.min(below, done * bucketSize) };
      continue;
    }
    const all = ordsIn(rarest, window);
    const isMissing = meanings.some((meaning) => !meaning.isKnown(window));
    // Unknown candidates go to the document check only where there are no better ones.
    if (steps > 0 && isMissing && purse.isLastRound) throw roundsSpent;
    await Promise.all([
      isMissing && needAll(purse, meanings, window, top),
      // Reads the next window's buckets in the same round.
      isMissing && !isAll && !purse.isLastRound && inKnown(meanings) < ordsOfPage && further(),
    ]);
    done = window.at(-1)!;
    const ords = all.filter((ord) => isInAll(meanings, ord));
    counts.seen += all.length;
    counts.kept += ords.length;
    yield {
      ords: ords.filter((ord) => ord < below).toSorted((a, b) => b - a),
      below: Math.min(below, done * bucketSize),
    };
  }
}
