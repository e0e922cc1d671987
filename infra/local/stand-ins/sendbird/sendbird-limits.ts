import type { SendbirdReply } from "./sendbird-shapes.ts";
import { failure } from "./sendbird-shapes.ts";

/** Calls a second of the free trial, each endpoint for itself (P7-2). */
export const trialLimits = { GET: 10, POST: 5, PUT: 5, DELETE: 5 } as const;
export type Limits = Record<keyof typeof trialLimits, number>;

/** Counts calls by endpoint and second. */
export class SendbirdLimits {
  readonly #limits: Limits | undefined;
  readonly #now: () => number;
  readonly #windows = new Map<string, { from: number; calls: number }>();

  constructor(limits: Limits | undefined, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  /** The refusal of one call too many. */
  refuse(method: string, endpoint: string): SendbirdReply | undefined {
    const most = this.#limits?.[method as keyof Limits];
    if (most === undefined) return undefined;
    const now = this.#now();
    const key = `${method} ${endpoint}`;
    const known = this.#windows.get(key);
    const open = known && now - known.from < 1_000 ? known : { from: now, calls: 0 };
    this.#windows.set(key, open);
    open.calls += 1;
    return open.calls > most ? tooMany(most, (open.from + 1_000 - now) / 1_000) : undefined;
  }
}

export const tooMany = (most: number, seconds: number): SendbirdReply => ({
  ...failure(500910),
  headers: {
    "x-ratelimit-limit": `${most};w=1`,
    "x-ratelimit-remaining": "0",
    "x-ratelimit-reset": String(seconds),
    "x-ratelimit-retryafter": String(seconds),
  },
});
