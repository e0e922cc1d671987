import type { Key } from "@bupum/functions/kernel/table";
import type { Subject } from "@bupum/functions/search/text/tokens";
import { randomOf } from "../../kit/random.ts";
import { openModel, productOf, unstored } from "./market.ts";
import type { BenchProduct } from "./products.ts";

// Parts are added, changed and removed at random while their messages come twice, late, in any
// order, to two workers at once whose reads and writes sometimes fail; messages that failed too
// often are redriven at the end. Then the index is compared row by row with what the parts alone
// produce.

const mostOfBatch = 60;
const failures = 0.002;
const mostReceives = 3;

interface Message {
  id: string;
  receives: number;
}
type Subjects = Map<string, Subject>;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The present parts, and one change after the other. */
async function partsThatChange(parts: readonly BenchProduct[], random: () => number) {
  const { productSubject } = await import("@bupum/functions/indexing/index/sources");
  const live: Subjects = new Map();
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  /** Adds, changes or removes a part. Returns its id. */
  const change = (): string => {
    const kind = random();
    const known = kind < 0.4 || live.size < 50 ? undefined : one([...live.keys()]);
    if (known !== undefined && kind >= 0.8) {
      live.delete(known);
      return known;
    }
    const part = one(parts);
    const product = { ...productOf(part, `mkr_${part.manufacturer}`), ...unstored };
    const id = known ?? product.id;
    const subject = productSubject({ ...product, inStock: random() < 0.5 });
    if (subject) live.set(id, subject);
    return id;
  };
  return { live, change };
}

/** Interleaves calls to the table, and makes some fail before or after their effect. */
function unreliable(
  send: (command: { input: unknown }) => Promise<unknown>,
  random: () => number,
  isCut: () => boolean,
) {
  return async (command: { input: unknown }) => {
    await pause(random() < 0.1 ? 1 : 0);
    if (isCut() && random() < failures) throw new Error("The line was cut.");
    const reply = await send(command);
    if (isCut() && random() < failures) throw new Error("The line was cut behind it.");
    return reply;
  };
}

type Work = (ids: readonly string[]) => Promise<void>;

/** A queue that delivers at least once, in any order, and finally gives up. */
class Queue {
  readonly counts = { messages: 0, failed: 0, dead: 0 };
  readonly #random: () => number;
  readonly #work: Work;
  #waiting: Message[] = [];
  #dead = new Set<string>();

  constructor(random: () => number, work: Work) {
    this.#random = random;
    this.#work = work;
  }
  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }
  send(id: string): void {
    this.#waiting.push({ id, receives: 0 });
    if (this.#random() < 0.3) this.#waiting.push({ id, receives: 0 });
  }
  redrive(): void {
    this.counts.dead = this.#dead.size;
    for (const id of this.#dead) this.#waiting.push({ id, receives: 0 });
  }
  /** Two batches to two workers at once; `meanwhile` happens while they run. */
  async deliver(meanwhile: () => Promise<void>): Promise<void> {
    this.#waiting = this.#waiting.toSorted(() => this.#random() - 0.5);
    const some = () => this.#waiting.splice(0, 1 + Math.floor(this.#random() * mostOfBatch));
    const running = Promise.all([this.#handle(some()), this.#handle(some())]);
    await meanwhile();
    await running;
  }

  async #handle(batch: Message[]): Promise<void> {
    this.counts.messages += batch.length;
    const ids = batch.map(({ id }) => id);
    try {
      await this.#work(ids);
      // Delivered, and redelivered all the same.
      for (const id of ids) if (this.#random() < 0.1) this.#waiting.push({ id, receives: 0 });
    } catch {
      this.counts.failed += 1;
      for (const { id, receives } of batch)
        if (receives + 1 < mostReceives) this.#waiting.push({ id, receives: receives + 1 });
        else this.#dead.add(id);
    }
  }
}

/** Makes so many changes; returns the names of the rows and ords that differ at the end. */
export async function converge(steps: number, seed: number, parts: readonly BenchProduct[]) {
  const random = randomOf(seed);
  const market = await openModel();
  const { client } = await import("@bupum/functions/kernel/table");
  const { indexBatch } = await import("@bupum/functions/indexing/index/batch");
  const { indexed } = await import("@bupum/functions/indexing/index/sources");
  const { live, change } = await partsThatChange(parts, random);
  const state = { left: steps, isCut: true };
  const toTable = (command: { input: unknown }) => market.table.send(command);
  Object.assign(client, { send: unreliable(toTable, random, () => state.isCut) });
  const source = async (ids: readonly string[]) => {
    await pause(random() < 0.5 ? 1 : 0);
    return ids.map((id) => live.get(id));
  };
  const { flags } = indexed.pr;
  const queue = new Queue(random, (ids) => indexBatch("pr", ids, source, { flags }));
  const changes = async (most: number, ms: number) => {
    for (let count = 0; count < most && state.left > 0; count++) {
      state.left -= 1;
      queue.send(change());
      if (ms > 0) await pause(ms);
    }
  };
  while (state.left > 0) {
    await changes(35, 0);
    await queue.deliver(() => changes(5, 1));
  }
  state.isCut = false;
  queue.redrive();
  while (!queue.isEmpty) await queue.deliver(async () => {});
  const wrong = await differences([...market.table.rows()], live);
  await market.stop();
  return { ...queue.counts, live: live.size, wrong };
}

const nameOf = ({ pk, sk }: Key, more: unknown = "") => `${pk}|${sk}|${String(more)}`;

const unlike = (left: ReadonlySet<string>, right: ReadonlySet<string>) =>
  [...left].filter((name) => !right.has(name));

/** Compares the rows of the index with what the parts alone produce. */
async function differences(rows: readonly Record<string, unknown>[], live: Subjects) {
  const { collect, noChanges } = await import("@bupum/functions/search/index/postings");
  const { tokensOf } = await import("@bupum/functions/search/text/tokens");
  const index = await import("@bupum/functions/search/index/items");
  const all = rows as readonly (Key & Record<string, unknown>)[];
  const ords = new Map<string, number>();
  for (const { pk, o } of all) if (pk.startsWith("O#pr#")) ords.set(pk.slice(5), Number(o));
  const expected = new Set<string>();
  for (const [id, subject] of live) {
    const ord = ords.get(id) ?? 0;
    const changes = noChanges();
    collect(changes, "pr", ord, { gone: [], come: tokensOf(subject, id) });
    expected.add(nameOf(index.ownKey("pr", id))).add(nameOf(index.documentKey("pr", ord), id));
    for (const item of changes.puts.values()) expected.add(nameOf(item));
    for (const mark of changes.marks.values()) expected.add(nameOf(mark, ord));
    const sk = index.bucketKey(index.bucketOf(ord));
    for (const flag of subject.flags) expected.add(nameOf({ pk: `F#pr#${flag}`, sk }, ord));
  }
  const actual = new Set<string>();
  for (const row of all) for (const name of await namesIn(row)) actual.add(name);
  return [...unlike(expected, actual), ...unlike(actual, expected)];
}

/** The facts of a row: itself, or one for each ord in its set or bits. */
async function namesIn(row: Key & Record<string, unknown>): Promise<string[]> {
  const { bucketSize, hasBit } = await import("@bupum/functions/search/index/items");
  const { pk, sk, s, b, id } = row;
  if (/^[PIO]#/.test(pk)) return [nameOf(row)];
  if (pk.startsWith("D#")) return [nameOf(row, id)];
  const start = Number(sk) * bucketSize;
  if (s instanceof Set) return [...s].map((at) => nameOf(row, start + Number(at)));
  if (!(b instanceof Uint8Array)) return [];
  const places = Array.from({ length: bucketSize }, (_, at) => at);
  return places.filter((at) => hasBit(b, at)).map((at) => nameOf(row, start + at));
}
