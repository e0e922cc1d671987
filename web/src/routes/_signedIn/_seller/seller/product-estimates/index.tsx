import { estimateStatuses } from "@bupum/shared/deal/estimate-groups/statuses";
import {
  choiceSearch,
  daySearch,
  idSearch,
  listSearch,
  textSearch,
} from "@bupum/ui/list/list-search";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { ReceivedEstimatesPage } from "../../../../../product-estimates/seller/list-page.tsx";
import { receivedEstimates } from "../../../../../product-estimates/seller/queries.ts";

const searchTypes = ["PRODUCT", "MANUFACTOR", "BUYER"] as const;

export const Route = createFileRoute("/_signedIn/_seller/seller/product-estimates/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "status", estimateStatuses),
    ...choiceSearch(search, "searchType", searchTypes),
    ...choiceSearch(search, "dueWithin", ["24h"]),
    ...textSearch(search, "searchKeyword"),
    ...daySearch(search, "startDate", "endDate"),
    ...idSearch(search, "estimateId", "est"),
  }),
  // Notices and mails that were sent name the request here; its own page shows it.
  beforeLoad: ({ search: { estimateId } }) => {
    if (estimateId)
      throw redirect({ to: "/seller/product-estimates/$estimateId", params: { estimateId } });
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    // The guard around this page handles members who are not sellers yet.
    if (context.user.role === "SELLER")
      void context.queryClient.prefetchQuery(receivedEstimates(deps));
  },
  component: ReceivedEstimatesPage,
});
