import { type Document, haystackIn } from "../index/items.ts";
import { Problem } from "@bupum/shared/kernel/problem";
import { documents, roundsSpent } from "./reads.ts";
import type { Hit, Position, RunningSearch, Search } from "./search.ts";
import type { Candidate, TierList } from "./open-tier.ts";
import { openTiers } from "./tiers.ts";

/** Whether a document has the requested owners. Flags are stored only as bits. */
export const fits = ({ owners = [] }: Search, document: Document): boolean => {
  const { makers } = haystackIn(document);
  return owners.every((owner) => makers.includes(owner.toLowerCase()));
};

/** A candidate of a tier, or the position after those before it. */
interface Step {
  at: number;
  key?: string;
  candidate?: Candidate;
}

async function* stepsOf(
  { tiers }: TierList,
  first: number,
  from: string | undefined,
  isExact: () => boolean,
): AsyncGenerator<Step[]> {
  for (let at = first; at < tiers.length; at++) {
    for await (const { candidates, key } of tiers[at]!.candidates(
      at === first ? from : undefined,
      isExact,
    ))
      yield [
        ...candidates.map((candidate) => ({ at, key: candidate.key, candidate })),
        { at, key },
      ];
    if (at + 1 < tiers.length) yield [{ at: at + 1 }];
  }
}

/** Walks the tiers from a position until the page is full or the purse is empty. */
export class Walk {
  readonly hits: Hit[] = [];
  readonly #asked: RunningSearch;
  readonly #list: TierList;
  readonly #steps: AsyncGenerator<Step[]>;
  readonly #shown = new Set<number>();
  #queue: Step[] = [];
  #position: Step;
  #isMoved = false;
  #isExact = false;
  #isEnd = false;
  /** No round was left for another read; the interrupted read cannot continue. */
  #isSpent = false;

  constructor(asked: RunningSearch, list: TierList) {
    const { from } = asked;
    this.#asked = asked;
    this.#list = list;
    const first = from ? from.tier - list.start : 0;
    if (first < 0 || first >= list.tiers.length) throw new Problem("CURSOR_INVALID");
    this.#position = { at: first, ...(from?.key !== undefined && { key: from.key }) };
    this.#steps = stepsOf(list, first, from?.key, () => this.#isExact);
  }

  async page(): Promise<{ hits: Hit[]; next?: Position }> {
    const { limit, purse } = this.#asked;
    while (this.hits.length < limit && !(this.#isEnd && this.#queue.length === 0)) {
      // Every call moves at least one step on, so that following the cursor reaches the end.
      if ((purse.isEmpty || this.#isSpent) && this.#isMoved) break;
      await this.#gather();
      await this.#verify();
      this.#isMoved = true;
    }
    if (this.#isEnd && this.#queue.length === 0 && this.hits.length < limit)
      return { hits: this.hits };
    const { at, key } = this.#position;
    const next = { tier: this.#list.start + at, ...(key !== undefined && { key }) };
    return { hits: this.hits, next };
  }

  get #most(): number {
    const { limit, purse } = this.#asked;
    return Math.min(limit - this.hits.length, purse.documentsLeft);
  }
  #wanted(): Set<number> {
    const ords = this.#queue.flatMap(({ candidate }) => candidate?.ord ?? []);
    return new Set(ords.filter((ord) => !this.#shown.has(ord)));
  }

  /** Takes candidates of the tiers in order, as many as fill the page. */
  async #gather(): Promise<void> {
    const { purse, parsed } = this.#asked;
    while (!this.#isEnd && this.#wanted().size < this.#most) {
      const found = await this.#next();
      if (!found) return;
      this.#queue.push(...found);
      this.#isExact ||=
        parsed.whole !== "" && found.some(({ candidate }) => candidate?.number === parsed.whole);
      if (purse.isEmpty) return;
    }
  }
  async #next(): Promise<Step[] | undefined> {
    const { purse } = this.#asked;
    try {
      purse.isForced = !this.#isMoved && this.#queue.length === 0 && this.#asked.from !== undefined;
      const { value, done } = await this.#steps.next();
      this.#isEnd = done === true;
      return done ? undefined : value;
    } catch (error) {
      if (error !== roundsSpent) throw error;
      this.#isSpent = true;
      return undefined;
    } finally {
      purse.isForced = false;
    }
  }

  /** Compares candidates with their documents, all read in one round. */
  async #verify(): Promise<void> {
    const { purse, entity, limit } = this.#asked;
    const most = this.#most;
    const taken: Step[] = [];
    const ords = new Set<number>();
    while (this.#queue.length > 0) {
      const ord = this.#queue[0]!.candidate?.ord;
      if (ord !== undefined && !this.#shown.has(ord) && !ords.has(ord)) {
        if (ords.size >= most) break;
        ords.add(ord);
      }
      taken.push(this.#queue.shift()!);
    }
    const list = [...ords];
    const read = list.length > 0 ? await documents(purse, entity, list) : [];
    const found = new Map(list.map((ord, place) => [ord, read[place]]));
    for (const step of taken) {
      const { candidate } = step;
      this.#position = step;
      if (candidate) this.#look(step.at, candidate, found.get(candidate.ord));
      if (this.hits.length >= limit) return;
    }
  }

  #look(at: number, { ord, number }: Candidate, document: Document | undefined): void {
    if (!document || this.#shown.has(ord) || !fits(this.#asked, document)) return;
    const tier = this.#list.tiers[at]!;
    const hit = { ord, number, hay: haystackIn(document) };
    const isShown = this.#list.tiers.slice(0, at).some((one) => one.shows(hit.hay));
    if (!tier.accepts(hit) || isShown) return;
    this.hits.push({ document, tier: tier.name });
    this.#shown.add(ord);
  }
}

export async function walk(asked: RunningSearch): Promise<{ hits: Hit[]; next?: Position }> {
  try {
    return await new Walk(asked, await openTiers(asked)).page();
  } catch (error) {
    // Nothing was opened in time: this was an alternative reading of a keyword without hits.
    if (error !== roundsSpent) throw error;
    return { hits: [] };
  }
}
