/** SPEC.md 3's names; apart from the contract, so that the entry chunk stays free of zod. */
export const partSearchTypes = ["PART_NAME", "PRODUCT_NAME"] as const;
