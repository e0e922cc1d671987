/** What became of a line of a maker's list (D35-7). Without zod, for pages. */
export const lifeOutcomes = [
  "CHANGED",
  "SAME",
  "PRODUCT_UNKNOWN",
  "SUCCESSOR_UNKNOWN",
  "SUCCESSOR_MISSING",
  "SUCCESSOR_LEADS_BACK",
  "DAY_MISSING",
] as const;
export type LifeOutcome = (typeof lifeOutcomes)[number];

/** Lines of one call. */
export const mostLifeLines = 50;
