import type { CreditCard } from "@bupum/shared/billing/credit-cards/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Instant } from "@bupum/shared/kernel/time";
import type { Key } from "../../kernel/table.ts";

// How cards are found: credit-cards/items.ts.

export interface CardItem extends Key, Omit<CreditCard, "isRefused"> {
  userId: Id<"usr">;
  /** The provider's key for charging, sealed with the account's id (D13-10); absent once removed. */
  sealedKey?: string;
  customerKey: string;
  authenticatedAt: Instant;
  removedAt?: Instant;
  version: number;
}

export const creditCardKey = (id: Id<"crd">): Key => ({
  pk: `credit-card#${id}`,
  sk: "credit-card",
});
