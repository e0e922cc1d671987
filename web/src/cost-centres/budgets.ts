import {
  type CostCentre,
  type CostCentres,
  type CostCentresDraft,
  leftOf,
} from "@bupum/shared/accounts/companies/cost-centres";
import { type Cost, wonOf } from "@bupum/shared/accounts/companies/spending";
import { wonRate, type WonRates } from "@bupum/shared/kernel/money/amounts";

export type SaidCentre = CostCentresDraft["costCentres"][number];
type Budgeted = Parameters<typeof leftOf>[0];

/** What is left of a budget after a further order, below zero if it exceeds it (D43-4). */
export function leftAfter(centre: Budgeted, won: number): number | undefined {
  const left = leftOf(centre);
  return left === undefined ? undefined : left - won;
}

/** What lines take of a budget, in won; undefined where a rate is unknown (D43-3). */
export function wonTaken(costs: readonly Cost[], toKrw: WonRates): number | undefined {
  let sum = 0;
  for (const cost of costs) {
    const rateToKrw = wonRate(cost.currency, toKrw);
    if (rateToKrw === undefined) return undefined;
    sum += wonOf(cost, { rateToKrw });
  }
  return sum;
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
