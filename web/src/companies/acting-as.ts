import type { Company } from "@bupum/shared/accounts/companies/contract";
import { ofCompany } from "@bupum/shared/notices/notifications/company-link";
import { lastCompany, readJson } from "@bupum/ui/storage";
import { prefixOf } from "@bupum/shared/kernel/language/site-path";
import type { Language } from "@bupum/shared/kernel/language/languages";

type Named = Pick<Company, "id" | "name">;

/**
 * A page in the name of a company, or with "" in one's own (D40-12). A plain link to it loads the site
 * anew, so that nothing that was read before stays.
 */
export const pageOf = (language: Language, companyId: string, path: string): string =>
  prefixOf(language) + ofCompany(path, companyId);

/** The buyer's start page. */
export const homeOf = (language: Language, companyId: string): string =>
  pageOf(language, companyId, "/mypage/home");

/** The company of the last time, for the way back to it. */
export function lastActed(): Named | undefined {
  const { id, name } = (readJson(lastCompany) ?? {}) as Partial<Named>;
  return id !== undefined && name !== undefined ? { id, name } : undefined;
}
