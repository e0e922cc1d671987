import { awardPresets } from "@bupum/shared/deal/award-plans/choices";
import { choiceSearch, textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { OrderFormPage } from "../../../../../product-estimate-orders/order-form-page.tsx";
import { linesOfGroup } from "../../../../../trade/queries.ts";

export const Route = createFileRoute("/_signedIn/mypage/estimates/$groupId/order")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...textSearch(search, "lines", "quantity"),
    ...choiceSearch(search, "preset", awardPresets),
  }),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(linesOfGroup(params.groupId)),
  component: OrderFormPage,
});
