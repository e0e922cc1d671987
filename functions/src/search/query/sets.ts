import { cloudLimits } from "@bupum/shared/kernel/chunks";
import type { Item } from "../../kernel/table.ts";
import { bucketKey, bucketOf, bucketSize } from "../index/items.ts";
import { hasBit } from "../index/writes.ts";
import { leastUnits, points, type Purse, span } from "./reads.ts";

/** Buckets that are read of each word before it is known which is the rarest. */
export const firstBuckets = 5;
/** Most that are read at once: 37 units where every part has the word. */
const furtherBuckets = 24;
/** What a read of more than those may cost: as much as eight documents. */
const unitsOfRead = 4;
/** Rows of one read. */
const mostAtOnce = cloudLimits.reads;
/** Bytes of one ord in a set, as DynamoDB counts them, and of the row around it. */
const bytesOfOrd = 3;
const bytesOfRow = 60;
const bytesOfUnit = 8_192;

/** The ords of one word, read bucket by bucket, the newest first. */
export class Posting {
  readonly #pk: string;
  readonly #buckets = new Map<number, ReadonlySet<number>>();
  /** Every bucket from here up is known. */
  low: number;
  isDone = false;

  /** Of the buckets up to `top`. */
  constructor(pk: string, top: number) {
    this.#pk = pk;
    this.low = top + 1;
  }

  /** One that is known beforehand. */
  static of(ords: Iterable<number>): Posting {
    const made = new Posting("", 0);
    for (const ord of ords) {
      const bucket = Math.floor(ord / bucketSize);
      const set = new Set(made.#buckets.get(bucket));
      made.#buckets.set(bucket, set.add(ord % bucketSize));
    }
    made.low = 0;
    made.isDone = true;
    return made;
  }

  get isEmpty(): boolean {
    return this.isDone && this.#buckets.size === 0;
  }
  /** The newest bucket with something in it. */
  get highest(): number {
    return Math.max(0, ...this.#buckets.keys());
  }
  /** How many ords a bucket holds on average, as far as is known. */
  density(top: number): number {
    let count = 0;
    for (const set of this.#buckets.values()) count += set.size;
    return count / Math.max(1, top - (this.isDone ? 0 : this.low) + 1);
  }
  /** Buckets with something in them, from `below` down to where all are known. */
  bucketsBelow(below: number): number[] {
    return [...this.#buckets]
      .filter(([bucket, set]) => bucket < below && bucket >= this.low && set.size > 0)
      .map(([bucket]) => bucket)
      .toSorted((a, b) => b - a);
  }
  at(bucket: number): ReadonlySet<number> {
    return this.#buckets.get(bucket) ?? new Set();
  }
  isKnown(bucket: number): boolean {
    return this.isDone || bucket >= this.low || this.#buckets.has(bucket);
  }
  /** Units of one bucket, as far as is known. */
  get #unitsOfBucket(): number {
    const largest = Math.max(0, ...[...this.#buckets.values()].map(({ size }) => size));
    return (largest * bytesOfOrd + bytesOfRow) / bytesOfUnit;
  }
  /** As many buckets as the purse pays for; more at once where they are small. */
  #affordable(purse: Purse): number {
    const small = Math.min(mostAtOnce, Math.floor(unitsOfRead / this.#unitsOfBucket));
    const most = Math.max(furtherBuckets, small);
    return Math.max(1, Math.min(most, Math.floor(purse.left / this.#unitsOfBucket)));
  }
  /** Units that making buckets known may cost. */
  costOf(buckets: readonly number[]): number {
    const missing = buckets.filter((one) => !this.isKnown(one)).length;
    return missing * Math.max(leastUnits, this.#unitsOfBucket);
  }

  async more(purse: Purse, first = firstBuckets) {
    if (this.isDone) return;
    const limit = this.#buckets.size === 0 ? first : this.#affordable(purse);
    const { items, more } = await span(purse, {
      pk: this.#pk,
      between: ["0", bucketKey(this.low - 1)],
      descending: true,
      limit,
    });
    this.#keep(items);
    const last = items.at(-1);
    this.isDone = !more || !last || Number(last.sk) === 0;
    this.low = this.isDone ? 0 : Number(last!.sk);
  }

  /**
   * Makes certain buckets known: one by one, or the whole range where that is cheaper. What the
   * purse does not pay for stays unknown, unless the buckets are a must.
   */
  async need(
    purse: Purse,
    buckets: readonly number[],
    { top, isMust }: { top: number; isMust: boolean },
  ): Promise<void> {
    let left = isMust ? Number.POSITIVE_INFINITY : furtherBuckets;
    for (;;) {
      const missing = buckets.filter((one) => !this.isKnown(one)).toSorted((a, b) => b - a);
      if (missing.length === 0 || (!isMust && purse.isEmpty)) return;
      const bytes = this.density(top) * bytesOfOrd + bytesOfRow;
      const single = Math.max(leastUnits, Math.ceil(bytes / (bytesOfUnit / 2)) / 2);
      const near = missing.filter((one) => this.low - one <= mostAtOnce);
      const lowest = near.at(-1) ?? this.low;
      if (near.length === 0 || ((this.low - lowest) * bytes) / bytesOfUnit > near.length * single) {
        if (left <= 0) return;
        const paid = isMust ? mostAtOnce : Math.max(1, Math.floor(purse.left / single));
        const some = missing.slice(0, Math.min(mostAtOnce, left, paid));
        left -= some.length;
        const items = await points(
          purse,
          some.map((bucket) => ({ pk: this.#pk, sk: bucketKey(bucket) })),
        );
        for (const [at, item] of items.entries())
          this.#buckets.set(some[at]!, item ? setOf(item) : new Set());
        continue;
      }
      const { items, more } = await span(purse, {
        pk: this.#pk,
        between: [bucketKey(lowest), bucketKey(this.low - 1)],
        descending: true,
        limit: isMust ? mostAtOnce : this.#affordable(purse),
      });
      this.#keep(items);
      this.low = more ? Number(items.at(-1)!.sk) : lowest;
    }
  }

  #keep(items: readonly Item[]): void {
    for (const item of items) this.#buckets.set(Number(item.sk), setOf(item));
  }
}

function setOf(item: Item): ReadonlySet<number> {
  if (item["s"] instanceof Set) return item["s"] as Set<number>;
  if (!(item["b"] instanceof Uint8Array)) return new Set();
  const bits = item["b"];
  return new Set(
    Array.from({ length: bucketSize }, (_, at) => at).filter((at) => hasBit(bits, at)),
  );
}

/** What one word of a query may be: any of the ways, each of which needs all of its postings. */
export class Group {
  readonly ways: Posting[][];
  /** Nobody looks again whether a hit is in it: it is read whatever it costs. */
  readonly isMust: boolean;
  constructor(ways: Posting[][], isMust = false) {
    this.ways = ways;
    this.isMust = isMust;
  }

  get isEmpty(): boolean {
    return this.ways.every((way) => way.some((posting) => posting.isEmpty));
  }
  density(top: number): number {
    return this.ways
      .map((way) => Math.min(...way.map((posting) => posting.density(top))))
      .reduce((sum, one) => sum + one, 0);
  }
  /** The rarest posting of each way: together they hold all that the group may hold. */
  rarest(top: number): Posting[] {
    return this.ways.map(
      (way) => way.toSorted((a, b) => a.density(top) - b.density(top))[0] ?? Posting.of([]),
    );
  }
  async need(purse: Purse, buckets: readonly number[], top: number): Promise<void> {
    const wanted = { top, isMust: this.isMust };
    await Promise.all(this.ways.map((way) => needed(purse, way, buckets, wanted)));
  }
  /** What is not known is taken for granted: the document tells. */
  has(bucket: number, at: number): boolean {
    return this.ways.some((way) =>
      way.every((posting) => !posting.isKnown(bucket) || posting.at(bucket).has(at)),
    );
  }
}

/** Postings of one way, the rarest first, so that a purse that ends has told the most. */
async function needed(
  purse: Purse,
  way: readonly Posting[],
  buckets: readonly number[],
  wanted: { top: number; isMust: boolean },
): Promise<void> {
  const cost = way.reduce((sum, posting) => sum + posting.costOf(buckets), 0);
  if (cost <= purse.left || wanted.isMust) {
    await Promise.all(way.map((posting) => posting.need(purse, buckets, wanted)));
    return;
  }
  for (const posting of way.toSorted((a, b) => a.density(wanted.top) - b.density(wanted.top)))
    await posting.need(purse, buckets, wanted);
}
/** The newest bucket that all of what is known reaches to. */
const topOf = (groups: readonly Group[]): number =>
  Math.max(0, ...groups.flatMap(({ ways }) => ways.flat().map(({ highest }) => highest)));

/** Those of some ords that are in every group. */
export async function inFilters(
  purse: Purse,
  groups: readonly Group[],
  ords: readonly number[],
): Promise<readonly number[]> {
  if (groups.length === 0 || ords.length === 0) return ords;
  const buckets = [...new Set(ords.map(bucketOf))];
  const top = topOf(groups);
  await Promise.all(groups.map((group) => group.need(purse, buckets, top)));
  return ords.filter((ord) => groups.every((group) => group.has(bucketOf(ord), ord % bucketSize)));
}

/** Buckets that are worked on at once. */
const windowSize = 8;

/** Ords of one window, and below which ord it goes on. */
interface Window {
  ords: number[];
  below: number;
}

/**
 * Ords below `below` that are in every group, newest first, window by window. The rarest group
 * leads; of the others only the buckets are read that are still needed. With an empty purse it
 * still goes one step, so that whoever comes back comes to an end.
 */
export async function* inAll(
  purse: Purse,
  groups: readonly Group[],
  below: number,
): AsyncGenerator<Window> {
  if (groups.some((group) => group.isEmpty)) return;
  const top = topOf(groups);
  const [leader, ...rest] = groups.toSorted((a, b) => a.density(top) - b.density(top));
  if (!leader) return;
  const rarest = leader.rarest(top);
  for (let done = top + 1, steps = 0; done > 0 && (steps === 0 || !purse.isEmpty); steps++) {
    const known = Math.max(...rarest.map(({ low }) => low));
    const all = new Set(rarest.flatMap((posting) => posting.bucketsBelow(done)));
    const window = [...all]
      .filter((bucket) => bucket >= known)
      .toSorted((a, b) => b - a)
      .slice(0, windowSize);
    if (window.length === 0) {
      if (rarest.every(({ isDone }) => isDone)) return;
      done = Math.min(done, known);
      purse.trips += 1;
      await Promise.all(rarest.filter(({ low }) => low >= known).map((one) => one.more(purse)));
      yield { ords: [], below: Math.min(below, done * bucketSize) };
      continue;
    }
    let left = new Map(window.map((bucket) => [bucket, new Set<number>()]));
    for (const posting of rarest)
      for (const [bucket, set] of left) for (const at of posting.at(bucket)) set.add(at);
    for (const group of [leader, ...rest]) {
      if (left.size === 0) break;
      if (purse.isEmpty && !group.isMust) continue;
      const before = purse.units;
      await group.need(purse, [...left.keys()], top);
      if (purse.units > before) purse.trips += 1;
      left = new Map(
        [...left].flatMap(([bucket, set]) => {
          const kept = [...set].filter((at) => group.has(bucket, at));
          return kept.length > 0 ? [[bucket, new Set(kept)] as const] : [];
        }),
      );
    }
    done = window.at(-1)!;
    const ords = [...left].flatMap(([bucket, set]) =>
      [...set].map((at) => bucket * bucketSize + at),
    );
    yield {
      ords: ords.filter((ord) => ord < below).toSorted((a, b) => b - a),
      below: Math.min(below, done * bucketSize),
    };
  }
}
