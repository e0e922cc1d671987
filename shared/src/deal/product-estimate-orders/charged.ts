import * as z from "zod/mini";
import { type Charge, charge, type Cost, wonOfAll } from "../../accounts/companies/spending.ts";
import type { EstimateStatus } from "../estimate-groups/fields.ts";
import { monthsUntil } from "../../kernel/calendar/months.ts";
import { periodPattern } from "../../kernel/calendar/period.ts";
import { isDead } from "./breakdown.ts";

/** A month in Seoul (YYYY-MM), or a year (YYYY): what a budget is for (D43-3). */
export const chargedPeriod = z.string().check(z.regex(periodPattern));

/** Where a purchase order counts, and the won that it takes there. */
export const charged = z.extend(z.pick(charge, { id: true, month: true }), { won: z.int() });

type Line = Cost & { status: EstimateStatus; costCentre?: Charge | undefined };

/** What a purchase order takes of the budget of its cost centre: its lines that were neither refused nor cancelled. */
export function chargedOf(lines: readonly [Line, ...Line[]]): z.output<typeof charged> | undefined {
  const [{ costCentre }] = lines;
  if (!costCentre) return undefined;
  const { id, month } = costCentre;
  const won = wonOfAll(
    lines.filter((line) => !isDead(line)),
    costCentre,
  );
  return { id, month, won };
}

/** The months of a period. */
export const monthsOf = (period: string): string[] =>
  period.length === 4 ? monthsUntil(`${period}-12-01`, 12) : [period];
