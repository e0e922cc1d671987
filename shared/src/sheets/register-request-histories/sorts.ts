/** Apart from the contract, so that entry chunks stay free of zod. */
export const requestSorts = ["createdAt:desc", "createdAt:asc"] as const;
