import type { Company } from "@bupum/shared/accounts/companies/contract";
import type { BuyingCompany } from "@bupum/shared/accounts/companies/on-papers";
import type { CompanyRole } from "@bupum/shared/kernel/company-roles";
import { isOwner } from "@bupum/shared/accounts/companies/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { type Context, userOf } from "../../kernel/context.ts";
import { type CompanyItem, findAsMember } from "./items.ts";

/** What papers state of a company (D40-14). */
export const onPapers = (company: BuyingCompany): BuyingCompany => ({
  name: company.name,
  businessNumber: company.businessNumber,
  representative: company.representative,
  address: company.address,
  businessType: company.businessType,
  businessItem: company.businessItem,
  invoiceEmail: company.invoiceEmail,
  ...(company.logoId && { logoId: company.logoId }),
});

/** A company as a member with these roles sees it. */
export const shown = (company: CompanyItem, roles: readonly CompanyRole[]): Company => ({
  id: company.id,
  ...onPapers(company),
  memberCount: company.memberCount,
  roles: [...roles],
  version: company.version,
  createdAt: company.createdAt,
  updatedAt: company.updatedAt,
});

/** Throws NOT_FOUND, and FORBIDDEN for members who are no owner (D40-4). */
export async function findAsOwner(ctx: Context, companyId: Id<"cmp">) {
  const found = await findAsMember(companyId, userOf(ctx).userId);
  if (!isOwner(found.member.roles)) throw new Problem("FORBIDDEN");
  return found;
}
