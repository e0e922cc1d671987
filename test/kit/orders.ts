import { type quoted, shipTo } from "./group.ts";

/** A request that was quoted, with its buyer and its seller. */
export type PlacedOrder = Awaited<ReturnType<typeof quoted>>;
export const zero = { PENDING: 0, CONFIRMED: 0, REJECTED: 0, COMPLETED: 0, CANCELLED: 0 };

/** Orders what was quoted, with any changes of a test, however wrong. */
export const order = (deal: PlacedOrder, items: object[] = deal.items) =>
  deal.buyer.api.productEstimateOrders.create({
    body: { items: items as PlacedOrder["items"], shipTo },
  });
export const accept = ({ seller }: PlacedOrder, id: string, body: object = {}) =>
  seller.api.productEstimateOrders.accept({ params: { id: id as `ord_${string}` }, body });
export const reject = ({ seller }: PlacedOrder, id: string, body: object) =>
  seller.api.productEstimateOrders.reject({
    params: { id: id as `ord_${string}` },
    body: body as { reason: "OUT_OF_STOCK" },
  });
