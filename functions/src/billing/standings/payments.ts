import type { Id } from "@bupum/shared/kernel/ids";
import type { Instant } from "@bupum/shared/kernel/time";
import type { PaymentOrder } from "@bupum/shared/billing/payment-orders/contract";
import type { Consent } from "@bupum/shared/billing/subscribes/rules";
import type { Key } from "../../kernel/table.ts";

// How payments are found: payment-orders/items.ts.

/** `key` is the provider's idempotency key: a repeat gets the first reply. */
export interface OpenRefund {
  key: string;
  amount: number;
  reason: string;
  adminId: Id<"usr">;
  at: Instant;
}
export interface PaymentItem extends PaymentOrder, Key {
  userId: Id<"usr">;
  cardId: Id<"crd">;
  /** The provider's id of the payment; known once it is paid. */
  providerPaymentId?: string;
  /** The terms that apply from the payment on, for a new subscription or a change at once. */
  consent?: Consent;
  anchorDay?: number;
  /** An attempt beside the four of a renewal: with a new card, or at the member's request. */
  isExtra?: true;
  /** The admin who caused it, if one did. */
  adminId?: Id<"usr">;
  /** The admin's reason. */
  reason?: string | undefined;
  sentAt?: Instant;
  /** The refunds of this payment, oldest first. */
  refunds?: { amount: number; at: Instant }[];
  /** A refund in progress, until its outcome is known. */
  refund?: OpenRefund;
  /** How often the provider was asked for the outcome. */
  asks: number;
  version: number;
}

export const paymentOrderKey = (id: Id<"pay">): Key => ({
  pk: `payment-order#${id}`,
  sk: "payment-order",
});
