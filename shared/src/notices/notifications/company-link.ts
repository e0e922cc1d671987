import type { Id } from "../../kernel/ids.ts";

/** The name in a page's address by which it is opened in the name of a company. */
export const companyParam = "company";

/** A path of the buyers' site that opens in the name of a company (D40-13). */
export function ofCompany(path: string, companyId: Id<"cmp">): string {
  const url = new URL(path, "https://site.invalid");
  url.searchParams.set(companyParam, companyId);
  return `${url.pathname}${url.search}${url.hash}`;
}
