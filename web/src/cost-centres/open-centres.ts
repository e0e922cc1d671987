import type { CostCentre } from "@bupum/shared/accounts/companies/cost-centres";
import { useFieldValue } from "@bupum/ui/form/draft";
import { useQuery } from "@tanstack/react-query";
import { actingCompany } from "../acting.ts";
import { centresOf } from "./queries.ts";

/** Open cost centres of the company in whose name one acts; undefined before they were read. */
export function useOpenCentres(): readonly CostCentre[] | undefined {
  const companyId = actingCompany() ?? "";
  const { data } = useQuery({ ...centresOf(companyId), enabled: companyId !== "" });
  return data?.costCentres.filter(({ isClosed }) => !isClosed);
}

/** The one that the form around it says. */
export function useChosenCentre(): CostCentre | undefined {
  const chosen = useFieldValue("costCentreId");
  return useOpenCentres()?.find(({ id }) => id === chosen);
}
