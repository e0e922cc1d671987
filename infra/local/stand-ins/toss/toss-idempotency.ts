import type { TossReply } from "./toss-shapes.ts";

const keptMs = 15 * 86_400_000;

/** First replies by key, API key, address and method; their body is not part of the key (P6-2). */
export interface KeptReply extends TossReply {
  of: string;
  at: number;
}

export class Idempotency {
  readonly #kept = new Map<string, KeptReply>();
  readonly #running = new Set<string>();

  constructor(kept: readonly KeptReply[]) {
    for (const one of kept) this.#kept.set(one.of, one);
  }

  get all(): KeptReply[] {
    return [...this.#kept.values()];
  }

  /** The first reply to the same call; "RUNNING" while there is none yet. */
  find(of: string, now: number): TossReply | "RUNNING" | undefined {
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

  end(of: string, answer: TossReply | undefined, now: number) {
    this.#running.delete(of);
    if (answer) this.#kept.set(of, { ...answer, of, at: now });
  }
}
