import { listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { PaymentsPage } from "../../../payment-orders/payments-page.tsx";
import { paymentList } from "../../../payment-orders/queries.ts";

export const Route = createFileRoute("/_signedIn/mypage/payments")({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(paymentList(deps)),
  component: PaymentsPage,
});
