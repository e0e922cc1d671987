/** Lists fixed by D23-2; apart from the contract, so that the entry chunk stays free of zod. */
export const searchTypes = ["NAME", "SELLER", "PHONE_NUMBER", "USER_ID"] as const;
/** The roles that an admin may set: SELLER comes with the approval (contract: assignableRoles). */
export const givenRoles = ["USER", "ADMIN"] as const;
export const roleChoices = ["USER", "SELLER", "ADMIN"] as const;
export const approvalChoices = ["NONE", "PENDING", "REJECTED", "APPROVED"] as const;
/** The role of an admin for whom no other is chosen: that of the smallest reach (D20-11). */
export const newAdminRole = "SUPPORT";
