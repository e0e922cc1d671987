import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Actor } from "./context.ts";

/** Who a row belongs to: any of these may be there. */
export interface Ownership {
  ownerId?: Id<"usr">;
  buyerId?: Id<"usr">;
  sellerId?: Id<"sel">;
}
export type Relation = "admin" | "owner" | "buyer" | "seller" | "none";

/** How the caller stands to a row (D7-1). Every owner check asks this one function. */
export function relationOf(actor: Actor, row: Ownership): Relation {
  if (actor.type === "admin") return "admin";
  if (actor.type === "guest") return "none";
  if (row.ownerId === actor.userId) return "owner";
  if (row.buyerId === actor.userId) return "buyer";
  if (row.sellerId === actor.sellerId && actor.isSeller) return "seller";
  return "none";
}

/** The caller's relation, one of those allowed; anything else does not see the row: NOT_FOUND. */
export function mustBe<R extends Relation>(actor: Actor, row: Ownership, ...allowed: R[]): R {
  const relation = relationOf(actor, row);
  const found = allowed.find((one) => one === relation);
  if (found === undefined) throw new Problem("NOT_FOUND");
  return found;
}
