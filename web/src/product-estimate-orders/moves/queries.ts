import type { Id } from "@bupum/shared/kernel/ids";
import type { CallInput } from "@bupum/shared/kernel/route";
import type { orderRoutes } from "@bupum/shared/deal/product-estimate-orders/contract";
import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import { api } from "../../api.ts";

type Routes = typeof orderRoutes;
type OrderId = Id<"ord">;
interface Said<Body> {
  id: OrderId;
  body: Body;
}

export const cancelOrder = mutationOptions({
  mutationFn: ({ id, body }: Said<CallInput<Routes["cancel"]>["body"]>) =>
    api.productEstimateOrders.cancel({ params: { id }, body }),
});
export const keepOrder = mutationOptions({
  mutationFn: (id: OrderId) => api.productEstimateOrders.keep({ params: { id } }),
});
export const completeOrder = mutationOptions({
  mutationFn: (id: OrderId) => api.productEstimateOrders.complete({ params: { id } }),
});
export const shipOrder = mutationOptions({
  mutationFn: ({ id, body }: Said<CallInput<Routes["ship"]>["body"]>) =>
    api.productEstimateOrders.ship({ params: { id }, body }),
  meta: { quiet: true },
});

/** After a move: orders, the lines behind them and, where stock went back, the listings. */
export async function readAgain(client: QueryClient): Promise<void> {
  const keys = ["product-estimate-orders", "product-estimates", "estimate-groups", "merchandises"];
  await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
}
