import type { BuyingCompany } from "@bupum/shared/accounts/companies/on-papers";
import type { Id } from "@bupum/shared/kernel/ids";
import { companyIdOf } from "@bupum/shared/kernel/owner-ids";
import type { InvoiceParty } from "@bupum/shared/papers/tax-invoices/fields";
import { readCompanies } from "../../accounts/companies/items.ts";
import { invoicedBuyer } from "./content-rules.ts";

/**
 * Companies as they state themselves today; one that has ended, or another number since, is stated as
 * it was then (D42-1).
 */
export async function buyersNow(
  ids: readonly Id<"usr">[],
): Promise<(id: Id<"usr">, then: BuyingCompany) => InvoiceParty> {
  const companies = await readCompanies([...new Set(ids)].map(companyIdOf));
  const byId = new Map(companies.map((company) => [company.id, company]));
  return (id, then) => {
    const now = byId.get(companyIdOf(id));
    return invoicedBuyer(now?.businessNumber === then.businessNumber ? now : then);
  };
}
