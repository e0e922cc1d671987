/** HIDDEN ones are visible to admins only. */
export const dealerStates = ["SHOWN", "HIDDEN"] as const;

/** Makers of one dealer, as many as a seller may state. */
export const mostMakers = 30;

export const dealerSorts = ["createdAt:desc", "createdAt:asc", "name:asc", "name:desc"] as const;
export type DealerSort = (typeof dealerSorts)[number];
