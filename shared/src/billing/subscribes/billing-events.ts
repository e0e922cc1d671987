// Without zod.
/**
 * Events of a subscription that are told by mail alone (D13-13). There is one `_REFUSED` event for
 * each continuation: the renewal is tried again, the card is dead, or nothing follows by itself.
 */
export const billingEvents = [
  "RENEWAL_COMING",
  "PRICE_RISING",
  "PAID",
  "RENEWAL_REFUSED",
  "CARD_REFUSED",
  "PAYMENT_REFUSED",
  "SUSPENDED",
  "SUSPENDED_UNPAID",
  "SUSPENDED_PRICE",
  "ENDED",
] as const;
export type BillingEvent = (typeof billingEvents)[number];

/**
 * What the words of each need; whoever raises it gives all of them. `type`: of the subscription;
 * `amount`, `before`: won with VAT; `card`: its last four digits; the others: instants.
 */
export const billingParams: Record<BillingEvent, readonly string[]> = {
  RENEWAL_COMING: ["type", "amount", "on"],
  PRICE_RISING: ["type", "before", "amount", "on"],
  PAID: ["type", "amount", "card", "since", "until"],
  RENEWAL_REFUSED: ["type", "amount", "card", "next", "until"],
  CARD_REFUSED: ["type", "amount", "card", "until"],
  PAYMENT_REFUSED: ["type", "amount", "card"],
  SUSPENDED: ["type", "until"],
  SUSPENDED_UNPAID: ["type", "amount", "until"],
  SUSPENDED_PRICE: ["type", "amount", "until"],
  ENDED: ["type"],
};
