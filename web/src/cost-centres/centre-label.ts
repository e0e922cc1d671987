import type { CostCentre } from "@bupum/shared/accounts/companies/cost-centres";

/** A cost centre in one line, by code and name. */
export const centreLabel = ({ code, name }: Pick<CostCentre, "code" | "name">): string =>
  `${code} ${name}`;
