import { chunksOf, cloudLimits } from "@bupum/shared/kernel/chunks";
import { type ListOf, queryOnce } from "../../kernel/list.ts";
import { type Item, type Key, readSome } from "../../kernel/table.ts";
import { type Document, documentKey, type Entity } from "../index/items.ts";

/**
 * No query reads more documents than this, and begins no read after so many units or rounds: the
 * page is then short and has a cursor (S2-2).
 */
export const mostDocuments = 160;
const mostUnits = 55;
export const mostRounds = 4;
/** What no query costs more than: what it may have begun with one unit left. */
export const mostUnitsEver = 80;
const unitsOfDocument = 0.5;
/** AWS bills half a unit for a read that finds nothing. */
export const leastUnits = 0.5;

/** A search that looks for candidates ends here; it has some, or its page is empty. */
export const roundsSpent = new Error("A search has no round left to look for candidates.");

const nameOf = ({ pk, sk }: Key) => `${pk}\n${sk}`;
type Found = Map<string, Item>;

/**
 * What one query may still read, and what it has read. What is asked for at the same moment is read
 * in one round and answered together, single rows of it by one call; so rounds are the same for the
 * same query, however long each call takes.
 */
export class Purse {
  documents = 0;
  units = 0;
  /** Reads one after the other. */
  rounds = 0;
  /** Goes on in any case, so that whoever follows a cursor comes to an end. */
  isForced = false;
  /** What was read once serves everybody who asks within the query. */
  readonly #kept = new Map<string, Promise<unknown>>();
  #waiting: (() => Promise<() => void>)[] = [];
  #rows: { keys: Map<string, Key>; found: Promise<Found> } | undefined;

  get isEmpty(): boolean {
    const { documents: read, units, rounds } = this;
    return read >= mostDocuments || units >= mostUnits || rounds >= mostRounds;
  }
  /** One more round at most: it belongs to documents. */
  get isLastRound(): boolean {
    return this.rounds >= mostRounds - 1;
  }
  /** Throws `roundsSpent` where a further look for candidates would leave none for documents. */
  mustHaveRound(): void {
    if (this.isLastRound && !this.isForced) throw roundsSpent;
  }
  /** Units that reads to come may cost. */
  get left(): number {
    return Math.max(0, mostUnits - this.units);
  }
  /** How many documents may be read at once; one at least, which `isEmpty` is asked before. */
  get documentsLeft(): number {
    const most = Math.min(mostDocuments - this.documents, Math.floor(this.left / unitsOfDocument));
    return Math.max(1, most);
  }
  pay(units: number): void {
    this.units += Math.max(units, leastUnits);
  }

  /** Reads in the next round, together with all that is asked for until then. */
  inRound<T>(read: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => void this.#round());
      this.#waiting.push(async () => {
        try {
          const value = await read();
          return () => resolve(value);
        } catch (error) {
          return () => reject(error as Error);
        }
      });
    });
  }
  async #round(): Promise<void> {
    const started = this.#waiting;
    this.#waiting = [];
    this.#rows = undefined;
    this.rounds += 1;
    for (const answer of await Promise.all(started.map((start) => start()))) answer();
  }

  /** Single rows, with all others that are asked for in the same round. */
  rows(wanted: readonly Key[]): Promise<Found> {
    if (!this.#rows) {
      const keys = new Map<string, Key>();
      this.#rows = { keys, found: this.inRound(() => batch(this, [...keys.values()])) };
    }
    for (const { pk, sk } of wanted) this.#rows.keys.set(nameOf({ pk, sk }), { pk, sk });
    return this.#rows.found;
  }
  /** The same read under the same name is done once. */
  once<T>(name: string, read: () => Promise<T>): Promise<T> {
    // What lies under a name is what its one reader gave.
    const kept = this.#kept.get(name) as Promise<T> | undefined;
    const found = kept ?? read();
    if (!kept) this.#kept.set(name, found);
    return found;
  }
}

async function batch(purse: Purse, keys: readonly Key[]): Promise<Found> {
  const paid = (units: number, absent: number) => purse.pay(units + absent * leastUnits);
  const read = chunksOf(keys, cloudLimits.reads).map((some) => readSome(some, false, paid));
  return new Map((await Promise.all(read)).flat().map((item) => [nameOf(item), item]));
}

export interface Span {
  pk: string;
  /** Sort keys begin so, or lie between both. */
  beginning?: string;
  between?: readonly [low: string, high: string];
  after?: string | undefined;
  descending?: boolean;
  limit: number;
}

/** Rows of one partition of the index, eventually consistent. */
export async function span(purse: Purse, wanted: Span): Promise<{ items: Item[]; more: boolean }> {
  const { pk, beginning, between, after, descending = false, limit } = wanted;
  const list: ListOf = {
    pk,
    ...(between ? { between } : beginning !== undefined && { skPrefix: beginning }),
    newestFirst: descending,
  };
  purse.mustHaveRound();
  const found = await purse.inRound(async () => {
    const reply = await queryOnce(list, limit, after === undefined ? undefined : { pk, sk: after });
    purse.pay(reply.units);
    return reply;
  });
  return { items: found.items, more: found.after !== undefined };
}

/** Rows by their keys, eventually consistent. */
export async function points(purse: Purse, keys: readonly Key[]): Promise<(Item | undefined)[]> {
  if (keys.length === 0) return [];
  const found = await purse.rows(keys);
  return keys.map((key) => found.get(nameOf(key)));
}

/** Documents in the order of their ords; an absent one is undefined. */
export async function documents(purse: Purse, entity: Entity, ords: readonly number[]) {
  // Two numbers of one part may stand next to each other.
  const distinct = [...new Set(ords)];
  purse.documents += distinct.length;
  const items = await points(
    purse,
    distinct.map((ord) => documentKey(entity, ord)),
  );
  const found = new Map(distinct.map((ord, at) => [ord, items[at] as Document | undefined]));
  return ords.map((ord) => found.get(ord));
}
