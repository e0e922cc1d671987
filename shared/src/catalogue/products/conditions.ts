/** Conditions of goods; apart from their schema, so that entry chunks stay free of zod. */
export const conditions = ["NEW", "NEW_SURPLUS", "REFURBISHED", "USED"] as const;
export type Condition = (typeof conditions)[number];
