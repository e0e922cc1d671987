import type { Charge } from "@bupum/shared/accounts/companies/spending";
import { centreLabel } from "./centre-label.ts";
import { useCentres } from "./use-centres.ts";

/** A cost centre of the company in whose name one acts, by code and name. */
export function CentreName({ id }: Pick<Charge, "id">) {
  const centre = useCentres()?.find((one) => one.id === id);
  return centre && centreLabel(centre);
}
