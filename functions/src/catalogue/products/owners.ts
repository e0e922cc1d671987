import type { Id } from "@bupum/shared/kernel/ids";
import { everyRow, query } from "../../kernel/list.ts";
import type { Key, Write } from "../../kernel/table.ts";

// Without a guard: idempotent.
// | access pattern                     | pk                   | sk            |
// |------------------------------------|----------------------|---------------|
// | buyers who have a part, and by what | product#<prd>#owners | <usr>#<what>  |
// What is an own number, or the memory of prices: both write their own rows beside themselves.

const keyOf = (productId: Id<"prd">, userId: Id<"usr">, what: string): Key => ({
  pk: `product#${productId}#owners`,
  sk: `${userId}#${what}`,
});

/** A buyer has the part, by that. */
export const owns = (productId: Id<"prd">, userId: Id<"usr">, what: string): Write => ({
  put: { ...keyOf(productId, userId, what) },
});
/** A buyer no longer has it by that. */
export const ownsNoMore = (productId: Id<"prd">, userId: Id<"usr">, what: string): Write => ({
  drop: keyOf(productId, userId, what),
});

/** By what a buyer has the part, of what begins so; up to `most`. */
export async function ownedBy(
  productId: Id<"prd">,
  userId: Id<"usr">,
  prefix: string,
  most: number,
): Promise<string[]> {
  const { pk, sk } = keyOf(productId, userId, prefix);
  const { items } = await query({ pk, skPrefix: sk, newestFirst: false }, most);
  return items.map((item) => item.sk.slice(userId.length + 1));
}

/** The buyers who have one of these parts, each once. */
export async function ownersOf(productIds: readonly Id<"prd">[]): Promise<Set<Id<"usr">>> {
  const users = new Set<Id<"usr">>();
  for (const id of productIds) {
    const list = { pk: `product#${id}#owners`, newestFirst: false };
    // oxlint-disable-next-line no-await-in-loop -- a part with parts merged into it is rare
    for await (const { sk } of everyRow(list, 500)) users.add(sk.split("#")[0] as Id<"usr">);
  }
  return users;
}
