// Without zod, for entry chunks.
/**
 * Who acts on an order; the system is a timer, or the consequence of an account that was blocked or
 * left.
 */
export const orderSides = ["BUYER", "SELLER", "ADMIN", "SYSTEM"] as const;
export type OrderSide = (typeof orderSides)[number];

/** Reasons for cancelling an order. */
export const cancelReasons = [
  "NOT_NEEDED",
  "ORDERED_BY_MISTAKE",
  "CANNOT_SUPPLY",
  "TOO_LATE",
  "OTHER",
] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Reasons of a cancellation by the system: no reply, or a side was blocked or left. */
export const systemCancelReasons = [
  "SELLER_NO_RESPONSE",
  "SELLER_SUSPENDED",
  "BUYER_CANCELLED",
] as const;

/**
 * Why a day of dispatch moves. What the buyer asked for is not held against the seller (D33-5).
 */
export const shipDateReasons = [
  "STOCK_LATE",
  "PRODUCTION_LATE",
  "CARRIER",
  "BUYER_ASKED",
  "OTHER",
] as const;

/** Fields of an order that name its parties and its part, to pick of it. */
export const partiesAndProduct = {
  buyerId: true,
  buyerName: true,
  sellerId: true,
  sellerName: true,
  productName: true,
  partNumber: true,
  manufactorName: true,
} as const;
