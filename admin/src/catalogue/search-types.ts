/** Names fixed by D23-2; apart from the contract, so that the entry chunk stays free of zod. */
export const productSearchTypes = ["PART_NAME", "PRODUCT_NAME"] as const;
