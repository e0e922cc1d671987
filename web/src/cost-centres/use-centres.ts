import type { CostCentre } from "@bupum/shared/accounts/companies/cost-centres";
import { useFieldValue } from "@bupum/ui/form/draft";
import { useQuery } from "@tanstack/react-query";
import { actingCompany } from "../acting.ts";
import { centresOf } from "./queries.ts";

/** Cost centres of the company in whose name one acts; undefined before they were read. */
export function useCentres(month?: string): readonly CostCentre[] | undefined {
  const companyId = actingCompany() ?? "";
  const { data } = useQuery({ ...centresOf(companyId, month), enabled: companyId !== "" });
  return data?.costCentres;
}

/** Those that take orders. */
export const useOpenCentres = (): readonly CostCentre[] | undefined =>
  useCentres()?.filter(({ isClosed }) => !isClosed);

/** The one that the form around it says. */
export function useChosenCentre(): CostCentre | undefined {
  const chosen = useFieldValue("costCentreId");
  return useOpenCentres()?.find(({ id }) => id === chosen);
}
