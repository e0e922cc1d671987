import type { Instant } from "../../kernel/time.ts";

// Without zod, for entry chunks.
export const subscribeTypes = ["MONTHLY", "QUARTERLY", "YEARLY"] as const;
export type SubscribeType = (typeof subscribeTypes)[number];
export const subscribeStatuses = ["ACTIVE", "SUSPENDED", "CANCELLED"] as const;
export type SubscribeStatus = (typeof subscribeStatuses)[number];
/** PRICE: the renewal at a higher price was not charged without consent (D13-9). */
export const suspendReasons = ["USER", "PAYMENT_FAILED", "ADMIN", "PRICE"] as const;
export type SuspendReason = (typeof suspendReasons)[number];
export const subscribeSorts = ["createdAt:desc", "createdAt:asc"] as const;

/** Calendar months of a period. */
export const monthsOf: Record<SubscribeType, number> = { MONTHLY: 1, QUARTERLY: 3, YEARLY: 12 };

interface Price {
  from: Instant;
  /** KRW, VAT included. */
  amount: number;
}
/**
 * The price of a period by the time it holds from, oldest first. A rise is one more row (D13-9).
 */
export type PriceTable = Record<SubscribeType, readonly [Price, ...Price[]]>;
const opened = "2026-01-01T00:00:00.000Z";
export const prices: PriceTable = {
  MONTHLY: [{ from: opened, amount: 42_900 }],
  QUARTERLY: [{ from: opened, amount: 122_100 }],
  YEARLY: [{ from: opened, amount: 429_000 }],
};

/** The version of the present consent text; a change of its words is a new version. */
export const consentTextVersion = "2026-11-24";

/** The price of a period that begins at that moment: KRW, VAT included. */
export function priceAt(type: SubscribeType, at: Instant, table: PriceTable = prices): number {
  const [first, ...later] = table[type];
  return (later.findLast(({ from }) => from <= at) ?? first).amount;
}

export const membershipTypes = ["PREMIUM", "BASIC", "SUSPENDED"] as const;
