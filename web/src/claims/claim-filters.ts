/** States by which claims are listed, as the address names them. */
export const claimFilters = ["OPEN", "ENDED"] as const;
