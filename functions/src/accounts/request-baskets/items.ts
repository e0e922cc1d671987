import type { BasketLine, RequestBasket } from "@bupum/shared/accounts/request-baskets/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { type Item, type Key, read, write } from "../../kernel/table.ts";

// | access pattern                   | index | pk                   | sk     |
// |----------------------------------|-------|----------------------|--------|
// | the request basket of an account |       | request-basket#<usr> | basket |
// All lines are in one row (DECISIONS 298): some 130 bytes each, 65 KB at most.

interface StoredBasket extends RequestBasket, Key {
  updatedAt: Instant;
}

const keyOf = (userId: Id<"usr">): Key => ({ pk: `request-basket#${userId}`, sk: "basket" });

// The row is written by this file alone, in this shape.
const toBasket = (item: Item): StoredBasket => item as unknown as StoredBasket;

/** The basket of an account; empty before its first change. */
export async function readBasket(userId: Id<"usr">): Promise<RequestBasket> {
  const row = await read(keyOf(userId));
  return row ? toBasket(row) : { version: 0, lines: [] };
}

const stale = new Problem("VERSION_CONFLICT");

/** Replaces the lines of a basket. Refused with VERSION_CONFLICT after another change. */
export async function saveLines(
  userId: Id<"usr">,
  { version }: RequestBasket,
  lines: readonly BasketLine[],
  at: Instant,
): Promise<RequestBasket> {
  const key = keyOf(userId);
  const after = { version: version + 1, lines: [...lines], updatedAt: at };
  await write(
    version === 0
      ? { put: { ...key, ...after }, guard: { exists: false, refused: stale } }
      : { change: key, set: after, guard: { equals: { version }, refused: stale } },
  );
  return after;
}

/** Without a guard: idempotent. Removes the basket of an account that left. */
export const forgetBasket = (userId: Id<"usr">): Promise<void> => write({ drop: keyOf(userId) });
