/** Apart from the contract, so that entry chunks stay free of zod. */
export const sellerSorts = ["reviewDueAt:asc", "reviewDueAt:desc"] as const;
