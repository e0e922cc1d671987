import { createHash } from "node:crypto";
import { deepestPage } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Cost } from "@bupum/shared/kernel/route";
import { type Audience, type Context, personIdOf } from "../context.ts";
import { env } from "../env.ts";
import { networkOf } from "./network.ts";
import { write } from "../table.ts";
import type { CallContext, Step } from "./step.ts";

const searches = { most: 300, windowSeconds: 60, shared: false };
/**
 * Calls in each time window from one site, counted by account if there is one, else by network.
 * Plain reads and writes have no limit: guards and page sizes bound their cost. Searches are
 * counted in the memory of each function instance, because a row written per search would cost more
 * than the search; the others in the table. Many people may log in from one address, so passwords
 * are protected by the lock-out instead.
 */
const limitOf: Partial<Record<Cost, Limit & { mostOfNetwork?: number; shared: boolean }>> = {
  login: { most: 30, mostOfNetwork: 300, windowSeconds: 300, shared: true },
  code: { most: 30, windowSeconds: 3_600, shared: true },
  upload: { most: 120, windowSeconds: 3_600, shared: true },
  search: searches,
};

/** Counts a search that only some calls of a route are. Throws LIMIT_EXCEEDED. */
export async function drawSearch({ actor, address }: Context): Promise<void> {
  const caller = personIdOf(actor) ?? networkOf(address);
  const audience = actor.type === "admin" ? "admin" : "user";
  await draw("search", `${audience}#${caller}`, searches);
}

const counted = new Map<string, number>();
let countedWindow = "";

/** The first pages of a list cost almost nothing; in a search every page costs a search. */
const nearPages = 5;
/**
 * A page opened by its number costs all pages before it. Where anybody may do so, or in a search,
 * those are counted in the table; a cursor costs only its own page.
 */
const walks = { most: 3_000, windowSeconds: 300 };

/** Counts the pages that a call reads, once its query is parsed. Throws LIMIT_EXCEEDED. */
export const pageLimits: Step = {
  before({ context: { route, input, address, actor } }) {
    // Every list has the query of `pageQuery`; other routes count no pages.
    const { page = 1, cursor } = (input["query"] ?? {}) as { page?: number; cursor?: string };
    const isSearch = route.cost === "search";
    const isDear = isSearch ? page > 1 : route.access === "public" && page > nearPages;
    // The list itself refuses deeper pages.
    return isDear && cursor === undefined && page <= deepestPage
      ? drawShared("pages", personIdOf(actor) ?? networkOf(address), walks, page)
      : undefined;
  },
};

/** Rows of a pasted list, each of which costs a search. */
const listRows = { most: 3_000, windowSeconds: 300 };

/** Counts the rows of a list that are looked up. Throws LIMIT_EXCEEDED. */
export function drawRows({ actor, address }: Context, count: number): Promise<void> {
  const caller = personIdOf(actor) ?? networkOf(address);
  return drawShared("rows", caller, listRows, count);
}

/**
 * Counts a question to somebody outside by who asks and by what it is about, each so often a day.
 * Throws LIMIT_EXCEEDED.
 */
export async function drawAsk(
  { actor, address }: Context,
  { what, about, most }: { what: string; about: string; most: number },
): Promise<void> {
  const limit = { most, windowSeconds: 86_400 };
  await drawShared(what, personIdOf(actor) ?? networkOf(address), limit, 1);
  await drawShared(what, about, limit, 1);
}

/**
 * Guesses, and codes that cost money: counted by network too, because one may have many accounts.
 */
const byNetwork: ReadonlySet<Cost> = new Set(["login", "code"]);

/** Counts one call in each bucket that it belongs to. Throws LIMIT_EXCEEDED. */
export const limits = (audience: Audience): Step => ({
  before: ({ context }) =>
    context.route.cost ? drawAll(context.route.cost, audience, context) : undefined,
});

async function drawAll(cost: Cost, audience: Audience, { route, address, actor }: CallContext) {
  const limit = limitOf[cost];
  if (!limit) return;
  const { most, mostOfNetwork = most } = limit;
  const userId = personIdOf(actor);
  // A signed-in user guesses only one password; neighbours on the network must not block that.
  const isOwnGuess = cost === "login" && route.access !== "public";
  if (userId === undefined || (byNetwork.has(cost) && !isOwnGuess))
    await draw(cost, `${audience}#${networkOf(address)}`, { ...limit, most: mostOfNetwork });
  if (userId !== undefined) await draw(cost, `${audience}#${userId}`, limit);
}

/** Throws LIMIT_EXCEEDED with `retryAfterSeconds`. */
async function draw(cost: Cost, caller: string, limit: Limit & { shared: boolean }): Promise<void> {
  if (limit.shared) return drawShared(cost, caller, limit, 1);
  const { window, most, refused } = bucketOf(limit);
  countHere(`${cost}#${caller}`, window, most, refused);
}

interface Limit {
  most: number;
  windowSeconds: number;
}
function bucketOf({ most, windowSeconds }: Limit) {
  const nowSeconds = Date.now() / 1000;
  const window = Math.floor(nowSeconds / windowSeconds);
  const endsAt = (window + 1) * windowSeconds;
  const refused = new Problem("LIMIT_EXCEEDED", {
    retryAfterSeconds: Math.ceil(endsAt - nowSeconds),
  });
  return { window: String(window), endsAt, most: most * env("api").LIMIT_FACTOR, refused };
}

/** Counts in the table, shared by all instances of the function. */
async function drawShared(what: string, caller: string, limit: Limit, by: number): Promise<void> {
  const { window, endsAt, most, refused } = bucketOf(limit);
  const who = createHash("sha256").update(caller).digest("base64url").slice(0, 22);
  await write({
    change: { pk: `limit#${what}#${who}`, sk: window },
    set: { ttl: endsAt + 60 },
    add: { count: by },
    guard: { absentOrBelow: { count: most - by + 1 }, refused },
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
