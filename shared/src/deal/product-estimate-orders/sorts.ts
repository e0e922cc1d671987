/** Of orders and of lines, for admins. Apart from the contract: entry chunks stay free of zod. */
export const ledgerSorts = ["createdAt:desc", "createdAt:asc"] as const;

export const ledgerSearchTypes = [
  "BUYER_NAME",
  "SELLER_NAME",
  "PRODUCT_NAME",
  "PART_NAME",
] as const;

/** What a list of orders shows besides states: deleted ones, and wishes to cancel, by their end. */
export const orderStates = ["REMOVED", "CANCEL_ASKED"] as const;
/** What a list of lines shows besides replies. */
export const lineStates = ["REMOVED"] as const;
