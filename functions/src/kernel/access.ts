import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Actor } from "./context.ts";

/** The owners of a row; each of them may be absent. */
export interface Ownership {
  ownerId?: Id<"usr">;
  buyerId?: Id<"usr">;
  sellerId?: Id<"sel">;
}
export type Relation = "admin" | "owner" | "buyer" | "seller" | "none";

/** The caller's relation to a row (D7-1). Every owner check calls this one function. */
export function relationOf(actor: Actor, row: Ownership): Relation {
  if (actor.type === "admin") return "admin";
  if (actor.type === "guest") return "none";
  if (row.ownerId === actor.userId) return "owner";
  if (row.buyerId === actor.userId) return "buyer";
  if (row.sellerId === actor.sellerId && actor.isSeller) return "seller";
  return "none";
}

/** The caller's relation, if it is one of those allowed; throws NOT_FOUND otherwise. */
export function mustBe<R extends Relation>(actor: Actor, row: Ownership, ...allowed: R[]): R {
  const relation = relationOf(actor, row);
  const found = allowed.find((one) => one === relation);
  if (found === undefined) throw new Problem("NOT_FOUND");
  return found;
}
