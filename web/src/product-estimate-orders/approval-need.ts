import { stepsFor } from "@bupum/shared/accounts/companies/approval-rules";
import { converted, toMajor } from "@bupum/shared/kernel/money/amounts";
import type { Region } from "@bupum/shared/reference/regions/regions";
import { RatesContext } from "@bupum/ui/display/money";
import { useQuery } from "@tanstack/react-query";
import { useContext } from "react";
import { actingCompany } from "../acting.ts";
import { rulesOf } from "../approval-rules/queries.ts";
import { type Batch, breakdownOfBatch } from "./order-lines.ts";

/**
 * Whether all of these orders need an approval by what they come to (D41-1). Who is a new seller
 * the server alone knows: it decides about each order.
 */
export function useNeedsApproval(batches: readonly Batch[], region: Region | undefined): boolean {
  const companyId = actingCompany() ?? "";
  const { data } = useQuery({ ...rulesOf(companyId), enabled: companyId !== "" });
  const toKrw = useContext(RatesContext)?.toKrw ?? {};
  if (!data || batches.length === 0) return false;
  return batches.every((batch) => {
    const { total, currency } = breakdownOfBatch(batch, region);
    const totalWon = converted(toMajor(total, currency), [currency, "KRW"], toKrw);
    // Before the rates are there the page says nothing.
    if (totalWon === undefined) return false;
    return stepsFor(data, { totalWon, isNewSeller: false }).length > 0;
  });
}
