import { chunksOf, cloudLimits } from "@bupum/shared/kernel/chunks";
import { type ListOf, queryOnce } from "../../kernel/list.ts";
import { type Item, type Key, nameOf, readSome } from "../../kernel/table.ts";
import { type Document, documentKey, type Entity } from "../index/items.ts";

/**
 * No query reads more documents than this, or starts a read after so many units or rounds: the page
 * is then short and has a cursor (S2-2).
 */
export const mostDocuments = 160;
const mostUnits = 55;
export const mostRounds = 4;
/** No query costs more than this: its last read may start with one unit left. */
export const mostUnitsEver = 80;
const unitsOfDocument = 0.5;
/** AWS bills half a unit for a read that finds nothing. */
export const leastUnits = 0.5;

/** A search for candidates stops here: its page has the hits so far, or is empty. */
export const roundsSpent = new Error("A search has no round left to look for candidates.");

type Found = Map<string, Item>;

/**
 * What one query may still read, and what it has read. Reads requested at the same moment form one
 * round and resolve together, single rows in one call; so the same query takes the same rounds,
 * however long each call takes.
 */
export class Purse {
  documents = 0;
  units = 0;
  /** Reads one after the other, each waiting for the last. */
  rounds = 0;
  /** Continues even when empty, so that following a cursor always reaches the end. */
  isForced = false;
  /** Each read is done once in a query and shared by all that need it. */
  readonly #kept = new Map<string, Promise<unknown>>();
  #waiting: (() => Promise<() => void>)[] = [];
  #rows: { keys: Map<string, Key>; found: Promise<Found> } | undefined;

  get isEmpty(): boolean {
    const { documents: read, units, rounds } = this;
    return read >= mostDocuments || units >= mostUnits || rounds >= mostRounds;
  }
  /** Only one round is left, at most: it is reserved for documents. */
  get isLastRound(): boolean {
    return this.rounds >= mostRounds - 1;
  }
  /**
   * Throws `roundsSpent` where another search for candidates would leave no round for documents.
   */
  mustHaveRound(): void {
    if (this.isLastRound && !this.isForced) throw roundsSpent;
  }
  /** Units left for further reads. */
  get left(): number {
    return Math.max(0, mostUnits - this.units);
  }
  /** How many documents may be read at once; at least one, since callers check `isEmpty` first. */
  get documentsLeft(): number {
    const most = Math.min(mostDocuments - this.documents, Math.floor(this.left / unitsOfDocument));
    return Math.max(1, most);
  }
  pay(units: number): void {
    this.units += Math.max(units, leastUnits);
  }

  /** Reads in the next round, together with all that is requested before it starts. */
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

  /** Single rows, together with all others requested in the same round. */
  rows(wanted: readonly Key[]): Promise<Found> {
    if (!this.#rows) {
      const keys = new Map<string, Key>();
      this.#rows = { keys, found: this.inRound(() => batch(this, [...keys.values()])) };
    }
    for (const { pk, sk } of wanted) this.#rows.keys.set(nameOf({ pk, sk }), { pk, sk });
    return this.#rows.found;
  }
  /** Does a read once for each name. */
  once<T>(name: string, read: () => Promise<T>): Promise<T> {
    // Only one kind of reader uses a name, so the type holds.
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
  /** Sort keys begin with this, or lie between both. */
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
  // Two adjacent numbers may belong to one part.
  const distinct = [...new Set(ords)];
  purse.documents += distinct.length;
  const items = await points(
    purse,
    distinct.map((ord) => documentKey(entity, ord)),
  );
  const found = new Map(distinct.map((ord, at) => [ord, items[at] as Document | undefined]));
  return ords.map((ord) => found.get(ord));
}
