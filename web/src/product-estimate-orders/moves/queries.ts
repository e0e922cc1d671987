import type { Id } from "@bupum/shared/kernel/ids";
import type { CallInput } from "@bupum/shared/kernel/route";
import type { purchaseOrderRoutes } from "@bupum/shared/deal/product-estimate-orders/purchase-order-contract";
import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import { api } from "../../api.ts";

type Routes = typeof purchaseOrderRoutes;
type OrderId = Id<"ord">;
interface Said<Body> {
  id: OrderId;
  body: Body;
}

export const cancelLines = mutationOptions({
  mutationFn: ({ id, body }: Said<CallInput<Routes["cancelLines"]>["body"]>) =>
    api.productEstimateOrders.cancelLines({ params: { id }, body }),
});
export const keepLines = mutationOptions({
  mutationFn: ({ id, body }: Said<CallInput<Routes["keepLines"]>["body"]>) =>
    api.productEstimateOrders.keepLines({ params: { id }, body }),
});
export const stateNumber = mutationOptions({
  mutationFn: ({ id, body }: Said<CallInput<Routes["setBuyerNumber"]>["body"]>) =>
    api.productEstimateOrders.setBuyerNumber({ params: { id }, body }),
});
export const completeLines = mutationOptions({
  mutationFn: ({ id, body }: Said<CallInput<Routes["completeLines"]>["body"]>) =>
    api.productEstimateOrders.completeLines({ params: { id }, body }),
});
export const shipLines = mutationOptions({
  mutationFn: ({ id, body }: Said<CallInput<Routes["shipLines"]>["body"]>) =>
    api.productEstimateOrders.shipLines({ params: { id }, body }),
  meta: { quiet: true },
});

export const holdShipDate = mutationOptions({
  mutationFn: ({ id, body }: Said<CallInput<Routes["holdShipDate"]>["body"]>) =>
    api.productEstimateOrders.holdShipDate({ params: { id }, body }),
});
export const moveShipDate = mutationOptions({
  mutationFn: ({ id, body }: Said<CallInput<Routes["moveShipDate"]>["body"]>) =>
    api.productEstimateOrders.moveShipDate({ params: { id }, body }),
  meta: { quiet: true },
});

/** After a move: orders, the lines behind them and, where stock went back, the listings. */
export async function readAgain(client: QueryClient): Promise<void> {
  const keys = ["product-estimate-orders", "product-estimates", "estimate-groups", "merchandises"];
  await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
}
