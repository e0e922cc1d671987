import type { Charge } from "@bupum/shared/accounts/companies/spending";
import { useQuery } from "@tanstack/react-query";
import { actingCompany } from "../acting.ts";
import { centreNames } from "./queries.ts";

/** A cost centre of the company in whose name one acts, by name. */
export function CentreName({ id }: Pick<Charge, "id">) {
  const companyId = actingCompany() ?? "";
  const { data } = useQuery({ ...centreNames(companyId), enabled: companyId !== "" });
  return data?.get(id);
}
