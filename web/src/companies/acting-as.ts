import type { Company } from "@bupum/shared/accounts/companies/contract";
import { ofCompany } from "@bupum/shared/notices/notifications/company-link";
import { readJson, write } from "@bupum/ui/storage";
import { prefixOf } from "@bupum/shared/kernel/language/site-path";
import type { Language } from "@bupum/shared/kernel/language/languages";

type Named = Pick<Company, "id" | "name">;
const key = "lastCompany";

/**
 * The buyer's start page in the name of a company, or with "" in one's own (D40-12). A plain link to
 * it loads the site anew, so that nothing that was read before stays.
 */
export const homeOf = (language: Language, companyId: string): string =>
  prefixOf(language) + ofCompany("/mypage/home", companyId);

/** The company of the last time, for the way back to it. */
export const lastActed = {
  get(): Named | undefined {
    const { id, name } = (readJson(key) ?? {}) as Partial<Named>;
    return id !== undefined && name !== undefined ? { id, name } : undefined;
  },
  set: ({ id, name }: Named): void => write(key, JSON.stringify({ id, name })),
  clear: (): void => write(key, undefined),
};
