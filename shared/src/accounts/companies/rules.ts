import { type CompanyRole, companyRoles } from "../../kernel/company-roles.ts";

/** Companies that one account belongs to (D40-2). */
export const mostCompanies = 20;
export const mostMembers = 1_000;
/** Questions to the tax office a day, of an account and about a company (D40-20). */
export const mostOfficeAsks = 20;
/** Days until an invitation has expired (D40-5). */
export const invitationDays = 7;
/** Days until a request to join has expired (D40-16). */
export const joinRequestDays = 14;
/** Open requests of one account, and those that one company holds (D40-16). */
export const mostJoinRequests = 5;
export const mostAsking = 100;

/** Each role once, in their order. */
export const inOrder = (roles: readonly CompanyRole[]): CompanyRole[] =>
  companyRoles.filter((role) => roles.includes(role));

export const isOwner = (roles: readonly CompanyRole[]): boolean => roles.includes("OWNER");
