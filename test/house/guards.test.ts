import { expect, test } from "vitest";
import { filesLike, textOf } from "./sources.ts";

const beside = "goes with a guarded write of the same thing in one transaction";
const own = "a new row under an id that nobody else can name";
const same = "says what holds now: once or twice, first or last comes to the same";

/** Files with writes that have no guard: how many, and why none is needed. */
const unguarded: Record<string, [count: number, why: string]> = {
  "auth/attempts.ts": [
    2,
    "counts wrong passwords, or forgets them all: neither reads what was there",
  ],
  "auth/items.ts": [1, own],
  "auth/signup.ts": [1, beside],
  "batch-job-status/items.ts": [
    2,
    "a job is told by the one transaction that did a step of it, which is guarded",
  ],
  "boards/writes.ts": [4, beside],
  "bookmarks/items.ts": [1, same],
  "category-tags/items.ts": [1, beside],
  "chats/connections.ts": [5, `${beside}; when somebody was last seen: ${same}`],
  "chats/writes.ts": [3, `${beside}; that contacts are open: ${same}`],
  "dealers/items.ts": [2, beside],
  "estimate-groups/create.ts": [2, beside],
  "estimate-groups/forget.ts": [4, same],
  "estimate-groups/unassigned.ts": [1, same],
  "estimate-groups/update.ts": [1, beside],
  "estimate-groups/writes.ts": [1, beside],
  "exchange-rates/items.ts": [1, same],
  "files/items.ts": [2, `${own}; who may read is added, never taken`],
  "files/writes.ts": [1, own],
  "kernel/audit.ts": [2, `${own}; a reason that is forgotten: ${same}`],
  "kernel/readers/sum.ts": [3, `${same}; the sum beside is guarded`],
  "kernel/messages/gathered.ts": [1, own],
  "kernel/messages/outbox.ts": [1, own],
  "manufactors/writes.ts": [2, beside],
  "merchandises/merge.ts": [1, same],
  "merchandises/writes.ts": [1, beside],
  "news/writes.ts": [3, beside],
  "notifications/items.ts": [2, same],
  "product-estimate-orders/accept.ts": [1, same],
  "product-estimate-orders/worker.ts": [1, same],
  "user-penalty-histories/worker.ts": [1, same],
  "product-estimate-orders/items.ts": [1, beside],
  "product-estimate-orders/writes.ts": [3, beside],
  "product-estimate-responses/create.ts": [
    2,
    "a draft is its seller's alone, the last one holds; quotes go with their guarded lines",
  ],
  "products/merge.ts": [1, beside],
  "products/worker.ts": [2, same],
  "products/writes.ts": [7, beside],
  "register-request-histories/items.ts": [4, `${beside}; a sender who left: ${same}`],
  "replies/writes.ts": [1, beside],
  "search/index/orphans.ts": [2, same],
  "search/index/writes.ts": [4, same],
  "search/ledger/place.ts": [7, `${same}; what tells where all lies is guarded`],
  "search/ledger/rebuild.ts": [1, same],
  "search/misses.ts": [1, "counts, and says first what every later search of the day says too"],
  "search/tallies/count.ts": [1, beside],
  "seller-infos/items.ts": [3, beside],
  "users/items.ts": [2, beside],
  "writer-infos/writes.ts": [3, beside],
  "users/update.ts": [1, beside],
  "users/writes.ts": [1, beside],
  "verifications/items.ts": [3, beside],
  "wiki-categories/items.ts": [1, beside],
  "wiki-request-histories/writes.ts": [3, beside],
  "wikis/worker.ts": [1, same],
  "wikis/writes.ts": [5, `${beside}; a draft is its writer's alone: ${same}`],
};

/** The text of an object from its opening to its closing brace. */
function objectAt(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}") depth -= 1;
    if (depth === 0) return text.slice(start, at + 1);
  }
  return text.slice(start);
}

/** Writes of a file without a guard; increments are left out, since additions commute. */
const bareWrites = (file: string): string[] =>
  [...textOf(file).matchAll(/\{\s*(?:put|change|drop)\b\s*[:,}]/g)]
    .map(({ index }) => objectAt(textOf(file), index))
    .filter((write) => !/\bguard\b/.test(write) && !isSum(write) && !isType(write));
const isSum = (write: string) => /\badd\b/.test(write) && !/\b(?:set|put|unset)\b/.test(write);
const isType = (write: string) => /\b(?:put|change|drop): (?:object|Key|Item)\b/.test(write);

test("Every write has a guard, or its file says why not", () => {
  const files = filesLike("functions/src/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
  const found = files.flatMap((file) => {
    const count = bareWrites(file).length;
    return count > 0 ? [[file.replace("functions/src/", ""), count] as const] : [];
  });
  const stated = Object.entries(unguarded).map(([file, [count]]) => [file, count] as const);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(stated));
});
