import { createFileRoute } from "@tanstack/react-router";
import { OrderPage } from "../../../product-estimate-orders/order-page.tsx";
import { orderDetail } from "../../../product-estimate-orders/queries.ts";

export const Route = createFileRoute("/_admin/orders/$orderId")({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(orderDetail(params.orderId)),
  component: OrderPage,
});
