import { cloudLimits } from "@bupum/shared/kernel/chunks";
import type { Item } from "../../kernel/table.ts";
import { bucketKey, bucketSize, hasBit } from "../index/items.ts";
import { leastUnits, points, type Purse, span } from "./reads.ts";

/** Buckets read of each word before it is known which word is the rarest. */
export const firstBuckets = 5;
/** Most buckets read at once, if the purse allows. */
const furtherBuckets = 40;
/** Rows of one read. */
const mostAtOnce = cloudLimits.reads;
/** Reading on for fewer buckets than this is not worth a call. */
const leastFurther = 8;
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
  /** The newest bucket that is not empty. */
  get highest(): number {
    return Math.max(0, ...this.#buckets.keys());
  }
  /** How many ords a bucket holds on average, as far as is known. */
  density(top: number): number {
    let count = 0;
    for (const set of this.#buckets.values()) count += set.size;
    return count / Math.max(1, top - (this.isDone ? 0 : this.low) + 1);
  }
  /** Buckets that are not empty, from `below` down to the last one known. */
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
  /** Units that reading the unknown ones of some buckets may cost. */
  costOf(buckets: readonly number[], top: number): number {
    return this.#pricesOf(buckets, top).cost;
  }
  /** Units that `more` would use of so many left: 0 where they pay for too few buckets. */
  costOfMore(units: number): number {
    const rows = Math.min(mostAtOnce, this.low, Math.floor(units / this.#unitsOfBucket));
    return rows < Math.min(leastFurther, this.low) ? 0 : rows * this.#unitsOfBucket;
  }

  /** Reads on: the first buckets, or as many further ones as the units pay for. */
  async more(purse: Purse, { first = firstBuckets, units = 0 } = {}) {
    if (this.isDone) return;
    const paid = Math.min(mostAtOnce, Math.floor(units / this.#unitsOfBucket));
    const limit = this.#buckets.size === 0 ? first : Math.max(1, paid);
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
   * Reads certain buckets in one round: a range of the newest where that is cheaper, the others one
   * by one. Buckets that the purse does not pay for stay unknown, unless they are required.
   */
  async need(
    purse: Purse,
    buckets: readonly number[],
    { top, isMust }: { top: number; isMust: boolean },
  ): Promise<void> {
    for (;;) {
      const missing = buckets.filter((one) => !this.isKnown(one)).toSorted((a, b) => b - a);
      if (missing.length === 0) return;
      if (isMust) purse.mustHaveRound();
      else if (purse.isEmpty || purse.isLastRound) return;
      const { isRange, lowest, far, single } = this.#pricesOf(buckets, top);
      const paid = Math.min(furtherBuckets, Math.floor(purse.left / single));
      await Promise.all([
        isRange && this.#range(purse, lowest),
        this.#points(purse, far.slice(0, isMust ? mostAtOnce : paid)),
      ]);
      if (!isMust) return;
    }
  }
  /**
   * Missing buckets: the lower end of those that a range reads cheaper, and those to read singly.
   */
  #pricesOf(buckets: readonly number[], top: number) {
    const missing = buckets.filter((one) => !this.isKnown(one)).toSorted((a, b) => b - a);
    const bytes = this.density(top) * bytesOfOrd + bytesOfRow;
    const single = Math.max(leastUnits, Math.ceil(bytes / (bytesOfUnit / 2)) / 2);
    const near = missing.filter((one) => this.low - one <= mostAtOnce);
    const lowest = near.at(-1) ?? this.low;
    const range = ((this.low - lowest) * bytes) / bytesOfUnit;
    const isRange = near.length > 0 && range <= near.length * single;
    const far = isRange ? missing.slice(near.length) : missing;
    const cost = (isRange ? Math.max(leastUnits, range) : 0) + far.length * single;
    return { isRange, lowest, far, single, cost };
  }
  async #range(purse: Purse, lowest: number): Promise<void> {
    const { items, more } = await span(purse, {
      pk: this.#pk,
      between: [bucketKey(lowest), bucketKey(this.low - 1)],
      descending: true,
      limit: mostAtOnce,
    });
    this.#keep(items);
    this.low = more ? Number(items.at(-1)!.sk) : lowest;
  }
  async #points(purse: Purse, buckets: readonly number[]): Promise<void> {
    const keys = buckets.map((bucket) => ({ pk: this.#pk, sk: bucketKey(bucket) }));
    const items = await points(purse, keys);
    for (const [at, item] of items.entries())
      this.#buckets.set(buckets[at]!, item ? setOf(item) : new Set());
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
