/** Of claims, for admins. Apart from the contract: entry chunks stay free of zod. */
export const claimSorts = ["createdAt:desc", "createdAt:asc"] as const;
