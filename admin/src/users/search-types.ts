/** SPEC.md 3's user search; apart from the contract, so that the entry chunk stays free of zod. */
export const searchTypes = ["NAME", "SELLER", "PHONE_NUMBER", "USER_ID"] as const;
