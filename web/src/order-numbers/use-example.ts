import { orderNumberOf } from "@bupum/shared/accounts/companies/number-template";
import { useQuery } from "@tanstack/react-query";
import { actingCompany } from "../acting.ts";
import { orderNumbersOf } from "./queries.ts";

function useOrderNumbers() {
  const companyId = actingCompany() ?? "";
  return useQuery({ ...orderNumbersOf(companyId), enabled: companyId !== "" }).data;
}

/** The template of the company in whose name one acts; undefined where there is none (D45-2). */
export const useTemplate = (): string | undefined => useOrderNumbers()?.template;

/**
 * The number that the next order would draw in the company's name in which one acts: an example, since
 * a colleague may draw it before. Undefined where none is drawn (D45-6).
 */
export function useExample(): string | undefined {
  const numbers = useOrderNumbers();
  return numbers?.template && orderNumberOf(numbers.template, numbers.next);
}
