import type { CostCentre } from "@bupum/shared/accounts/companies/cost-centres";
import { startActing } from "../src/acting.ts";

export const companyId = "cmp_01KB0000000000000000000000";
export const centreIdOf = (letter: string) => `ccr_01KB000000000000000000000${letter}` as const;

/** A cost centre with 100,000 won a month, of which 30,000 are taken. */
export const centreOf = (letter: string, more: Partial<CostCentre> = {}): CostCentre => ({
  id: centreIdOf(letter),
  code: `${letter}-100`,
  name: `생산${letter}팀`,
  budget: { won: 100_000, period: "MONTH" },
  isClosed: false,
  spending: { reserved: 10_000, used: 20_000 },
  ...more,
});

/** Begins to act in the company's name; `endActing` ends it. */
export function actForCompany(): void {
  localStorage.setItem("company", companyId);
  startActing();
}

/** What the API says of a company's cost centres. */
export const centresReply = (...costCentres: CostCentre[]) => ({
  status: 200,
  body: { costCentres, version: 4 },
});
