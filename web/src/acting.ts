import { companyParam } from "@bupum/shared/kernel/company-name";
import { storage } from "@bupum/ui/storage";

let company: string | undefined;

/**
 * Takes the name in which this page acts: of the company that its address names, which leaves it,
 * else the one chosen last. It stays until the page is loaded again, so that no form changes hands.
 */
export function startActing(): void {
  const url = new URL(location.href);
  const named = url.searchParams.get(companyParam);
  if (named !== null) {
    url.searchParams.delete(companyParam);
    history.replaceState(history.state, "", url);
    storage.company.set(named);
  }
  company = storage.company.get();
  keepPlace();
}

/** The place of the bar is there from the first paint on, so that nothing moves when it comes. */
function keepPlace(): void {
  document.documentElement.toggleAttribute("data-acting", Boolean(company));
}

/** The company in whose name this page asks and orders; undefined for one's own account (D40-9). */
export const actingCompany = (): string | undefined => company || undefined;

/** With the session ends its name. */
export function endActing(): void {
  company = undefined;
  keepPlace();
  storage.company.clear();
  storage.lastCompany.clear();
}
