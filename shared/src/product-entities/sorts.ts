/** Apart from the contract, so that entry chunks stay free of zod. */
export const productSorts = [
  "createdAt:desc",
  "createdAt:asc",
  "partNumber:asc",
  "partNumber:desc",
] as const;
