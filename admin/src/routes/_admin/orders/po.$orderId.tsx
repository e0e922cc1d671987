import { createFileRoute } from "@tanstack/react-router";
import { PurchaseOrderPage } from "../../../product-estimate-orders/purchase-order-page.tsx";
import { orderLines } from "../../../product-estimate-orders/queries.ts";

export const Route = createFileRoute("/_admin/orders/po/$orderId")({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(orderLines(params.orderId)),
  component: PurchaseOrderPage,
});
