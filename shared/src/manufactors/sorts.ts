/** Apart from the contract, so that entry chunks stay free of zod. */
export const makerSorts = ["createdAt:desc", "createdAt:asc", "name:asc", "name:desc"] as const;
