import {
  paymentKinds,
  paymentSorts,
  paymentStatuses,
} from "@bupum/shared/billing/payment-orders/states";
import { choiceSearch, daySearch, idSearch, listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { PaymentList } from "../../../payment-orders/payment-list.tsx";
import { paymentList } from "../../../billing/queries.ts";

export const Route = createFileRoute("/_admin/payments/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...idSearch(search, "userId", "usr"),
    ...daySearch(search, "startDate", "endDate"),
    ...choiceSearch(search, "sort", paymentSorts),
    ...choiceSearch(search, "status", paymentStatuses),
    ...choiceSearch(search, "kind", paymentKinds),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(paymentList(deps)),
  component: PaymentList,
});
