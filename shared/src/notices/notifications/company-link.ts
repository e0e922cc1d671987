import { companyParam } from "../../kernel/company-name.ts";

const urlOf = (path: string) => new URL(path, "https://site.invalid");

/** The company in whose name a path of the buyers' site opens. */
export const companyOf = (path: string): string | undefined =>
  urlOf(path).searchParams.get(companyParam) || undefined;

/** A path of the buyers' site that opens in the name of a company, or with "" of nobody's but one's own (D40-13). */
export function ofCompany(path: string, companyId: string): string {
  const url = urlOf(path);
  url.searchParams.set(companyParam, companyId);
  return `${url.pathname}${url.search}${url.hash}`;
}
