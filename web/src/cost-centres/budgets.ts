import {
  type CostCentre,
  type CostCentres,
  type CostCentresDraft,
  leftOf,
} from "@bupum/shared/accounts/companies/cost-centres";
import { wonOfAll } from "@bupum/shared/accounts/companies/spending";
import { wonRate, type WonRates } from "@bupum/shared/kernel/money/amounts";

export type SaidCentre = CostCentresDraft["costCentres"][number];
type Budgeted = Parameters<typeof leftOf>[0];

/** What is left of a budget after a further order, below zero if it exceeds it (D43-4). */
export function leftAfter(centre: Budgeted, won: number): number | undefined {
  const left = leftOf(centre);
  return left === undefined ? undefined : left - won;
}

/** What lines take of a budget, in won; undefined where a rate is unknown (D43-3). */
export function wonTaken(
  costs: Parameters<typeof wonOfAll>[0],
  toKrw: WonRates,
): number | undefined {
  const taken = costs.map((cost) => {
    const rateToKrw = wonRate(cost.currency, toKrw);
    return rateToKrw === undefined ? undefined : wonOfAll([cost], { rateToKrw });
  });
  return taken.some((won) => won === undefined)
    ? undefined
    : taken.reduce((sum: number, won) => sum + (won ?? 0), 0);
}

/** Whether more was taken than there is. */
export const isOver = (centre: Budgeted): boolean => (leftOf(centre) ?? 0) < 0;

/** What owners say of a cost centre. */
export function saidOf(centre: CostCentre): SaidCentre {
  const { spending: _, ...said } = centre;
  return said;
}

/** All cost centres with one of them changed, or with a new one. */
export function draftWith({ costCentres, version }: CostCentres, one: SaidCentre) {
  const all = costCentres.map((centre) => (centre.id === one.id ? one : saidOf(centre)));
  return { costCentres: one.id ? all : [...all, one], version };
}

/** Closed ones last; the others as they were stated. */
export const openFirst = (centres: readonly CostCentre[]): CostCentre[] =>
  centres.toSorted((one, other) => Number(one.isClosed) - Number(other.isClosed));
