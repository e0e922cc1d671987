/** Apart from the contract, so that entry chunks stay free of zod. */
export const sellerSorts = [
  "createdAt:desc",
  "createdAt:asc",
  "reviewDueAt:asc",
  "reviewDueAt:desc",
] as const;
