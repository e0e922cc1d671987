/** Of orders and of lines, for admins. Apart from the contract: entry chunks stay free of zod. */
export const ledgerSorts = ["createdAt:desc", "createdAt:asc"] as const;

export const ledgerSearchTypes = [
  "BUYER_NAME",
  "SELLER_NAME",
  "PRODUCT_NAME",
  "PART_NAME",
] as const;

/**
 * Filters of the list of orders besides states: deleted orders, and cancel requests by their end.
 */
export const orderStates = ["REMOVED", "CANCEL_ASKED"] as const;
/** Filters of the list of lines besides reply types. */
export const lineStates = ["REMOVED"] as const;
