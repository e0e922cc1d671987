/** The limits of each plan (D18-1). Without zod, for pages. */
export const planFigures = {
  sellers: { basic: 3, premium: 10 },
  lines: { basic: 10, premium: 50 },
  listings: { basic: 100, premium: 20_000 },
  /** Sheets a month. */
  files: { basic: 2, premium: 50 },
  exportRows: { basic: 50, premium: 50_000 },
} as const;
/** Features of PREMIUM alone (D18-1). */
export const premiumOnly = ["autoSellers", "division", "partList", "answerSheet"] as const;
