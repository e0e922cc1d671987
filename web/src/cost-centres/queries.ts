import type { CostCentresDraft } from "@bupum/shared/accounts/companies/cost-centres";
import type { Id } from "@bupum/shared/kernel/ids";
import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";
import { centreLabel } from "./centre-label.ts";

/** Below the key of companies; what orders and approvals take is read again below this one. */
export const centresKey = ["companies", "cost-centres"] as const;
type CompanyId = Id<"cmp">;

/** Cost centres of a company with what a month took, this one where none is named. */
export const centresOf = (companyId: string, month?: string) =>
  queryOptions({
    queryKey: [...centresKey, companyId, month ?? "now"],
    queryFn: ({ signal }) =>
      api.companies.costCentres(
        // Out of storage or the address; the API answers 404 or 400 to a wrong one.
        { params: { companyId: companyId as CompanyId }, query: { month } },
        { signal },
      ),
    staleTime: 0,
  });

/** Their codes and names; closed ones have theirs, too. */
export const centreNames = (companyId: string) =>
  queryOptions({
    ...centresOf(companyId),
    select: ({ costCentres }) =>
      new Map(costCentres.map((centre) => [centre.id, centreLabel(centre)])),
  });

export const stateCentres = (client: QueryClient, companyId: CompanyId) =>
  mutationOptions({
    mutationFn: (body: CostCentresDraft) =>
      api.companies.setCostCentres({ params: { companyId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: [...centresKey, companyId] }),
  });
