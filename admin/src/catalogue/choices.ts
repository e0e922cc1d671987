// For addresses and selects; apart from the contract, so that the entry chunk stays free of zod.

export const publicationStates = ["SHOWN", "HIDDEN", "MERGED"] as const;
/** Names fixed by D23-2. */
export const productSearchTypes = ["PART_NAME", "PRODUCT_NAME"] as const;
