/** Whose eyes a list is for: the buyer's own requests, or those sent to one's company. */
export const sides = ["BUY", "SELL"] as const;
/** Estimate search fields (D23-2). On the seller side SELLER means the counterpart (D3-6). */
export const estimateSearchTypes = ["PRODUCT", "MANUFACTOR", "BUYER", "SELLER"] as const;
