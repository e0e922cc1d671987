import {
  type ApprovalRule,
  type ApprovalRules,
  fittingRules,
} from "@bupum/shared/accounts/companies/approval-rules";
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
import { categoriesOfLines } from "./queries.ts";

/** By which categories rules judge the lines of these orders; none until they are read. */
function useCategories(batches: readonly Batch[], of: ApprovalRules | undefined) {
  const isByCategory = of?.rules.some(({ categories }) => categories) ?? false;
  const groupId = batches[0]?.groupId ?? "";
  const enabled = isByCategory && groupId !== "";
  const { data } = useQuery({ ...categoriesOfLines(groupId), enabled });
  return ({ lines }: Batch) => lines.flatMap(({ item }) => data?.get(item.id) ?? []);
}

/**
 * The rules that each of these orders fits by what it comes to (D41-1), its categories (D41-7) and
 * the budget that it is charged to (D43-4). Who is a new seller, and what left earlier today, the
 * server alone knows: it decides about each order.
 */
export function useFittingRules(
  batches: readonly Batch[],
  region: Region | undefined,
): ApprovalRule[][] {
  const companyId = actingCompany() ?? "";
  const { data } = useQuery({ ...rulesOf(companyId), enabled: companyId !== "" });
  const toKrw = useContext(RatesContext)?.toKrw ?? {};
  const centre = useChosenCentre();
  const linesOf = useCategories(batches, data);
  if (!data) return [];
  return batches.map((batch, at) => {
    const { total, currency } = breakdownOfBatch(batch, region);
    const totalWon = converted(toMajor(total, currency), [currency, "KRW"], toKrw);
    // Before the rates are there the page says nothing.
    if (totalWon === undefined) return [];
    // Each order finds the budget as those before it leave it.
    const won = wonTaken(costsOf(batches.slice(0, at + 1)), toKrw);
    const isOverBudget = !centre || exceeds(centre, won);
    const order = { totalWon, isNewSeller: false, costCentreId: centre?.id, isOverBudget };
    return fittingRules(data, { ...order, lines: linesOf(batch) });
  });
}

/** Whether all of these orders need an approval, as far as the page knows. */
export function useNeedsApproval(batches: readonly Batch[], region: Region | undefined): boolean {
  const fitting = useFittingRules(batches, region);
  return fitting.length > 0 && fitting.every(({ length }) => length > 0);
}
