import type { TossAnswer } from "./toss-shapes.ts";

const keptMs = 15 * 86_400_000;

/** First replies by key, API key, address and method; their body is not part of the key (P6-2). */
export interface KeptAnswer extends TossAnswer {
  of: string;
  at: number;
}

export class Idempotency {
  readonly #kept = new Map<string, KeptAnswer>();
  readonly #running = new Set<string>();

  constructor(kept: readonly KeptAnswer[]) {
    for (const one of kept) this.#kept.set(one.of, one);
  }

  get all(): KeptAnswer[] {
    return [...this.#kept.values()];
  }

  /** The first reply to the same call; "RUNNING" while there is none yet. */
  find(of: string, now: number): TossAnswer | "RUNNING" | undefined {
    // Oldest first: a map keeps insertion order.
    for (const [key, { at }] of this.#kept) {
      if (now - at < keptMs) break;
      this.#kept.delete(key);
    }
    return this.#running.has(of) ? "RUNNING" : this.#kept.get(of);
  }

  begin(of: string) {
    this.#running.add(of);
  }

  end(of: string, answer: TossAnswer | undefined, now: number) {
    this.#running.delete(of);
    if (answer) this.#kept.set(of, { ...answer, of, at: now });
  }
}
