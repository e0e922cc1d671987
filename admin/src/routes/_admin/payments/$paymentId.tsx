import { createFileRoute } from "@tanstack/react-router";
import { PaymentPage } from "../../../payment-orders/payment-page.tsx";
import { paymentDetail } from "../../../billing/queries.ts";

export const Route = createFileRoute("/_admin/payments/$paymentId")({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(paymentDetail(params.paymentId)),
  component: PaymentPage,
});
