/** How a price stands to VAT: without it, with it, or free of it (an export). */
export const vatModes = ["EXCLUDED", "INCLUDED", "ZERO_RATED"] as const;
export type VatMode = (typeof vatModes)[number];
