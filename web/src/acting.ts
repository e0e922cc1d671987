import { companyParam } from "@bupum/shared/notices/notifications/company-link";
import { storage } from "@bupum/ui/storage";

/** The company that the page's address names, and that leaves it; else the one chosen last. */
function chosen(): string | undefined {
  const url = new URL(location.href);
  const named = url.searchParams.get(companyParam);
  if (named === null) return storage.company.get();
  url.searchParams.delete(companyParam);
  history.replaceState(history.state, "", url);
  storage.company.set(named);
  return named;
}
let company = chosen();

/**
 * The company in whose name this page asks and orders; undefined for the reader's own account
 * (D40-9). It stays the same until the page is loaded again, so that no form changes hands.
 */
export const actingCompany = (): string | undefined => company || undefined;

/** With the session ends its name. */
export function endActing(): void {
  company = undefined;
  storage.company.clear();
}
