import type { CostCentre, Spending } from "@bupum/shared/accounts/companies/cost-centres";
import type { Charge } from "@bupum/shared/accounts/companies/spending";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Change } from "../../kernel/rows/write-request.ts";
import { readMany, type Values } from "../../kernel/table.ts";
import { spendingKey } from "./items.ts";

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

const spentIn = (row: Values | undefined, of: readonly string[]): Spent => {
  const sum = (name: string) =>
    of.reduce((total, month) => total + Number(row?.[`${name}${month}`] ?? 0), 0);
  return {
    reserved: sum("reserved"),
    used: sum("used"),
    changes: row && Number(row["changes"]),
  };
};

/** What cost centres took in the month, or in its year where their budget is for a year. */
export async function readSpending(
  companyId: CompanyId,
  centres: readonly Pick<CostCentre, "id" | "budget">[],
  month: string,
): Promise<Spent[]> {
  const rows = await readMany(centres.map(({ id }) => spendingKey(companyId, id, month)));
  return centres.map(({ budget }, at) =>
    spentIn(rows[at], budget?.period === "YEAR" ? months : [monthIn(month)]),
  );
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
