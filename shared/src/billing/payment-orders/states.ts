// Without zod, for entry chunks.
/** PENDING: sent, outcome unknown (D13-7). */
export const paymentStatuses = ["READY", "PENDING", "PAID", "FAILED", "CANCELLED"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
/** The purpose of a payment. */
export const paymentKinds = ["FIRST", "RENEWAL", "RETRY", "UPGRADE"] as const;
export type PaymentKind = (typeof paymentKinds)[number];
export const paymentSorts = ["createdAt:desc", "createdAt:asc"] as const;
