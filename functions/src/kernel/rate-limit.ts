import { createHash } from "node:crypto";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Cost } from "@bupum/shared/kernel/route";
import { env } from "./env.ts";
import { write } from "./table.ts";

/**
 * Calls a window, per account where there is one, else per network address. Reads and writes have
 * none: their cost is bounded by guards and page sizes. Searches are counted in the memory of each
 * function instance, because a row a search would cost more than the search; the rest in the table.
 */
const limits: Partial<Record<Cost, { most: number; windowSeconds: number; shared: boolean }>> = {
  login: { most: 30, windowSeconds: 300, shared: true },
  code: { most: 30, windowSeconds: 3_600, shared: true },
  upload: { most: 120, windowSeconds: 3_600, shared: true },
  search: { most: 300, windowSeconds: 60, shared: false },
};

const counted = new Map<string, number>();
let countedWindow = "";

/** Draws one call from the caller's bucket. Throws LIMIT_EXCEEDED with `retryAfterSeconds`. */
export async function draw(cost: Cost | undefined, caller: string): Promise<void> {
  const limit = cost && limits[cost];
  if (!limit) return;
  const nowSeconds = Date.now() / 1000;
  const window = Math.floor(nowSeconds / limit.windowSeconds);
  const endsAt = (window + 1) * limit.windowSeconds;
  const most = limit.most * env("api").LIMIT_FACTOR;
  const refused = new Problem("LIMIT_EXCEEDED", {
    retryAfterSeconds: Math.ceil(endsAt - nowSeconds),
  });
  if (!limit.shared) {
    countHere(`${cost}#${caller}`, String(window), most, refused);
    return;
  }
  const who = createHash("sha256").update(caller).digest("base64url").slice(0, 22);
  await write({
    change: { pk: `limit#${cost}#${who}`, sk: String(window) },
    set: { ttl: endsAt + 60 },
    add: { count: 1 },
    guard: { absentOrBelow: { count: most }, refused },
  });
}

function countHere(key: string, window: string, most: number, refused: Problem): void {
  if (window !== countedWindow) {
    counted.clear();
    countedWindow = window;
  }
  const count = (counted.get(key) ?? 0) + 1;
  counted.set(key, count);
  if (count > most) throw refused;
}
