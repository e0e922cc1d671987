import type { CostCentresDraft } from "@bupum/shared/accounts/companies/cost-centres";
import type { Id } from "@bupum/shared/kernel/ids";
import type { bought } from "./companies.ts";

type Deal = Awaited<ReturnType<typeof bought>>;
type Said = Partial<CostCentresDraft["costCentres"][number]>;

/** States cost centres of a company as its owner, besides those that there are; returns their ids. */
export async function stateCentres(
  { owner, params }: Pick<Deal, "params"> & { owner: Pick<Deal["owner"], "api"> },
  ...added: Said[]
): Promise<Id<"ccr">[]> {
  const known = await owner.api.companies.costCentres({ params, query: {} });
  const body = {
    costCentres: [
      ...known.costCentres.map(({ spending: _spending, ...said }) => said),
      ...added.map((said, at) => ({
        code: `C${known.costCentres.length + at}`,
        name: "생산1팀",
        isClosed: false,
        ...said,
      })),
    ],
    version: known.version,
  };
  const { costCentres } = await owner.api.companies.setCostCentres({ params, body });
  return costCentres.slice(known.costCentres.length).map(({ id }) => id);
}

/** What a cost centre took this month, or in the period of its budget. */
export async function spendingOf(
  { accountant, params }: Pick<Deal, "accountant" | "params">,
  id: Id<"ccr">,
  month?: string,
) {
  const { costCentres } = await accountant.api.companies.costCentres({ params, query: { month } });
  return costCentres.find((one) => one.id === id)!.spending;
}

export const monthly = (won: number) => ({ won, period: "MONTH" as const });

/** Orders some lines of a deal, two pieces of 1,000 won each, charged to a cost centre. */
export const orderCharged = (
  { buyer, order: body }: Deal,
  costCentreId: Id<"ccr">,
  items = body.items,
) => buyer.as.productEstimateOrders.create({ body: { ...body, items, costCentreId } });

/** Asks for the approval of such an order of all lines. */
export const askCharged = ({ buyer, order: body }: Deal, costCentreId: Id<"ccr">, memo = "") =>
  buyer.as.orderApprovals.create({ body: { ...body, costCentreId, memo } });
