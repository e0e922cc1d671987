import { orderNumberOf } from "@bupum/shared/accounts/companies/number-template";
import { useQuery } from "@tanstack/react-query";
import { actingCompany } from "../acting.ts";
import { orderNumbersOf } from "./queries.ts";

/**
 * The number that the next order would draw in the company's name in which one acts: an example, since
 * a colleague may draw it before. Undefined where none is drawn (D45-6).
 */
export function useExample(): string | undefined {
  const companyId = actingCompany() ?? "";
  const { data } = useQuery({ ...orderNumbersOf(companyId), enabled: companyId !== "" });
  return data?.template && orderNumberOf(data.template, data.next);
}
