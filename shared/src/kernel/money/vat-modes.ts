/** Whether a price excludes VAT, includes it, or is free of it (an export). */
export const vatModes = ["EXCLUDED", "INCLUDED", "ZERO_RATED"] as const;
export type VatMode = (typeof vatModes)[number];
