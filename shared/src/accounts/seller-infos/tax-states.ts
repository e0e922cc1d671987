/** UNKNOWN: the tax office has no such number. */
export const taxStates = ["OPEN", "PAUSED", "CLOSED", "UNKNOWN"] as const;

/** How a business is taxed, in the order of the tax office's codes 01 to 07 (P10-1). */
export const taxTypes = [
  "GENERAL",
  "SIMPLIFIED",
  "SPECIAL",
  "EXEMPT",
  "NON_PROFIT",
  "GROUP",
  "SIMPLIFIED_INVOICES",
] as const;
