// Without zod, for entry chunks.
/** Who moves an order; the system is a timer, or what follows from a side that is gone. */
export const orderSides = ["BUYER", "SELLER", "ADMIN", "SYSTEM"] as const;
export type OrderSide = (typeof orderSides)[number];

/** Why somebody wants an order cancelled. */
export const cancelReasons = [
  "NOT_NEEDED",
  "ORDERED_BY_MISTAKE",
  "CANNOT_SUPPLY",
  "TOO_LATE",
  "OTHER",
] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Why the market cancels one: nobody answered, or a side was blocked or left. */
export const systemCancelReasons = [
  "SELLER_NO_RESPONSE",
  "SELLER_SUSPENDED",
  "BUYER_CANCELLED",
] as const;
