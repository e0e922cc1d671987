import { createHash } from "node:crypto";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Cost } from "@bupum/shared/kernel/route";
import { env } from "./env.ts";
import { networkOf } from "./network.ts";
import { write } from "./table.ts";

/**
 * Calls a window, per account where there is one, else per network. Reads and writes have
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

/** Guesses and codes that cost money: one network gets no more of them by having many accounts. */
const byNetwork: ReadonlySet<Cost> = new Set(["login", "code"]);

/** Draws one call from each bucket it belongs to. Throws LIMIT_EXCEEDED. */
export async function drawAll(cost: Cost | undefined, address: string, userId?: string) {
  if (!cost) return;
  if (userId === undefined || byNetwork.has(cost)) await draw(cost, networkOf(address));
  if (userId !== undefined) await draw(cost, userId);
}

/** Throws LIMIT_EXCEEDED with `retryAfterSeconds`. */
async function draw(cost: Cost, caller: string): Promise<void> {
  const limit = limits[cost];
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
