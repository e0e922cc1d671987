import type { Company } from "@bupum/shared/accounts/companies/contract";
import { ofCompany } from "@bupum/shared/notices/notifications/company-link";
import { readJson, write } from "@bupum/ui/storage";
import { prefixOf } from "@bupum/shared/kernel/language/site-path";
import type { Language } from "@bupum/shared/kernel/language/languages";

type Named = Pick<Company, "id" | "name">;
const lastCompany = "lastCompany";
const home = "/mypage/home";

/** Loads the buyer's start page in another name: nothing that was read before stays. */
const load = (language: Language, company: string) =>
  location.assign(prefixOf(language) + ofCompany(home, company));

/** Asks and orders in the name of a company from now on (D40-9). */
export function actFor({ id, name }: Named, language: Language): void {
  write(lastCompany, JSON.stringify({ id, name }));
  load(language, id);
}

/** Asks and orders as oneself again. */
export const actAsOneself = (language: Language): void => load(language, "");

/** The company of the browser's last change of name, for the way back to it. */
export function lastActed(): Named | undefined {
  const { id, name } = (readJson(lastCompany) ?? {}) as Partial<Named>;
  return id !== undefined && name !== undefined ? { id, name } : undefined;
}
