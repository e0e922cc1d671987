/** What somebody may do in a company (D40-3). */
export const companyRoles = ["REQUESTER", "BUYER", "APPROVER", "ACCOUNTANT", "OWNER"] as const;
export type CompanyRole = (typeof companyRoles)[number];

/** The roles that a call in the name of a company asks for (D40-10): its member has one of them. */
export const companyActs = {
  /** Reads requests, quotes, orders and documents. */
  read: companyRoles,
  /** Asks for quotes, and changes what was asked. */
  ask: ["REQUESTER", "BUYER"],
  /** Orders, and acts on orders and claims. */
  order: ["BUYER"],
  /** Is told of what is for the books (D42-9), and begins with it (D38-11). */
  books: ["ACCOUNTANT", "OWNER"],
} as const satisfies Record<string, readonly CompanyRole[]>;

export const hasRole = (roles: readonly CompanyRole[], wanted: readonly CompanyRole[]): boolean =>
  wanted.some((role) => roles.includes(role));
