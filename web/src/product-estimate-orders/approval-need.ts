import { stepsFor } from "@bupum/shared/accounts/companies/approval-rules";
import { exceeds } from "@bupum/shared/accounts/companies/cost-centres";
import { converted, toMajor } from "@bupum/shared/kernel/money/amounts";
import type { Region } from "@bupum/shared/reference/regions/regions";
import { RatesContext } from "@bupum/ui/display/money";
import { useQuery } from "@tanstack/react-query";
import { useContext } from "react";
import { actingCompany } from "../acting.ts";
import { rulesOf } from "../approval-rules/queries.ts";
import { wonTaken } from "../cost-centres/budgets.ts";
import { useChosenCentre } from "../cost-centres/use-centres.ts";
import { type Batch, breakdownOfBatch, costsOf } from "./order-lines.ts";

/**
 * Whether all of these orders need an approval by what they come to (D41-1) and the budget that
 * they are charged to (D43-4). Who is a new seller the server alone knows: it decides about each
 * order.
 */
export function useNeedsApproval(batches: readonly Batch[], region: Region | undefined): boolean {
  const companyId = actingCompany() ?? "";
  const { data } = useQuery({ ...rulesOf(companyId), enabled: companyId !== "" });
  const toKrw = useContext(RatesContext)?.toKrw ?? {};
  const centre = useChosenCentre();
  if (!data || batches.length === 0) return false;
  return batches.every((batch, at) => {
    const { total, currency } = breakdownOfBatch(batch, region);
    const totalWon = converted(toMajor(total, currency), [currency, "KRW"], toKrw);
    // Before the rates are there the page says nothing.
    if (totalWon === undefined) return false;
    // Each order finds the budget as those before it leave it.
    const won = wonTaken(costsOf(batches.slice(0, at + 1)), toKrw);
    const isOverBudget = !centre || exceeds(centre, won);
    const order = { totalWon, isNewSeller: false, costCentreId: centre?.id, isOverBudget };
    return stepsFor(data, order).length > 0;
  });
}
