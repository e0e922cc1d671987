import type { CostCentre, Spending } from "@bupum/shared/accounts/companies/cost-centres";
import type { Charge } from "@bupum/shared/accounts/companies/spending";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Change } from "../../kernel/rows/write-request.ts";
import { readMany, type Values } from "../../kernel/table.ts";
import { costCentresKey, spendingKey, toCentres } from "./items.ts";

// A row for each cost centre and year: `reserved01` to `reserved12` and `used01` to `used12` in won,
// and `changes`, which every charge of an order raises (D43-3).

type CompanyId = Id<"cmp">;
type Place = Pick<Charge, "id" | "month">;
const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, "0"));
const monthIn = (month: string) => month.slice(5);

/** What a cost centre took, and how often; `changes` is absent before its first order of the year. */
export interface Spent extends Spending {
  changes: number | undefined;
}

type Budgeted = Pick<CostCentre, "id" | "budget">;

/** What a cost centre took in the month, or in its year where its budget is for a year. */
function spentIn(row: Values | undefined, { budget }: Budgeted, month: string): Spent {
  const within = budget?.period === "YEAR" ? months : [monthIn(month)];
  const sum = (name: string) =>
    within.reduce((total, one) => total + Number(row?.[`${name}${one}`] ?? 0), 0);
  return {
    reserved: sum("reserved"),
    used: sum("used"),
    changes: row && Number(row["changes"]),
  };
}

/** What cost centres took, in their order. */
export async function readSpending(
  companyId: CompanyId,
  centres: readonly Budgeted[],
  month: string,
): Promise<Spent[]> {
  const rows = await readMany(centres.map(({ id }) => spendingKey(companyId, id, month)));
  return centres.map((centre, at) => spentIn(rows[at], centre, month));
}

/** One cost centre with what it took, and the version of the list; both are read in one call. */
export async function readCentre(companyId: CompanyId, { id, month }: Place) {
  const keys = [costCentresKey(companyId), spendingKey(companyId, id, month)];
  const [list, sums] = await readMany(keys);
  const { costCentres, version } = toCentres(list);
  const centre = costCentres.find((one) => one.id === id);
  return { version, centre: centre && { ...centre, spending: spentIn(sums, centre, month) } };
}

/** Moves what a cost centre took; without a guard: goes with the guarded write of its cause. */
export const moveSpending = (
  companyId: CompanyId,
  { id, month }: Place,
  { reserved, used }: Spending,
): Change => ({
  change: spendingKey(companyId, id, month),
  add: {
    ...(reserved !== 0 && { [`reserved${monthIn(month)}`]: reserved }),
    ...(used !== 0 && { [`used${monthIn(month)}`]: used }),
  },
});
