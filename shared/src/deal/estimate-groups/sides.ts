/**
 * Which side a list is for: the caller's requests as buyer, or the estimates sent to the caller's
 * company.
 */
export const sides = ["BUY", "SELL"] as const;
/** Estimate search fields (D23-2). On the seller side SELLER means the counterpart (D3-6). */
export const estimateSearchTypes = ["PRODUCT", "MANUFACTOR", "BUYER", "SELLER"] as const;
