import type { OrderNumbers } from "@bupum/shared/accounts/companies/order-numbers";
import type { Id } from "@bupum/shared/kernel/ids";
import type { bought, OfCompany } from "./companies.ts";

type Deal = Awaited<ReturnType<typeof bought>>;

/** States a company's template of order numbers as its owner; none where it is absent. */
export const stateTemplate = (
  { owner, params }: Pick<OfCompany, "owner" | "params">,
  template?: string,
  version?: number,
): Promise<OrderNumbers> =>
  owner.api.companies.setOrderNumbers({
    params,
    body: { ...(template && { template }), version },
  });

/** Orders some lines of a deal in the company's name; returns one of the orders, as its buyer sees it. */
export async function ordered({ buyer, order }: Deal, items = order.items, terms: object = {}) {
  const body = { ...order, items, ...terms };
  const { orderIds } = await buyer.as.productEstimateOrders.create({ body });
  return buyer.as.productEstimateOrders.get({ params: { id: orderIds[0]! } });
}

/** The purchase orders that both sides find by a keyword, by the ids of their first orders. */
export async function foundBy({ buyer, seller }: Deal, searchKeyword: string) {
  const query = { searchKeyword };
  const [own, received] = await Promise.all([
    buyer.as.productEstimateOrders.purchaseOrders({ query }),
    seller.api.productEstimateOrders.purchaseOrdersOfSeller({ query }),
  ]);
  return [own, received].map(({ items }) => items.map(({ id }): Id<"ord"> => id));
}
