import type { Company } from "@bupum/shared/accounts/companies/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

/** What the tax office says of a company's number; asked once, since each question is counted. */
export const taxStatusOf = ({ id: companyId, businessNumber }: Numbered) =>
  queryOptions({
    queryKey: ["companies", "tax-status", companyId, businessNumber],
    queryFn: ({ signal }) => api.companies.taxStatus({ params: { companyId } }, { signal }),
    staleTime: Infinity,
    retry: false,
  });
export type Numbered = Pick<Company, "id" | "businessNumber">;
