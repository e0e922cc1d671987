import { choiceSearch, daySearch, listSearch, textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { ReceivedEstimatesPage } from "../../../../../product-estimates/seller/list-page.tsx";
import { receivedLines } from "../../../../../product-estimates/seller/queries.ts";

const replyTypes = ["PENDING", "REPLIED", "REJECTED"] as const;
const searchTypes = ["PRODUCT", "MANUFACTOR", "BUYER"] as const;

export const Route = createFileRoute("/_signedIn/_seller/seller/product-estimates/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "replyType", replyTypes),
    ...choiceSearch(search, "searchType", searchTypes),
    ...choiceSearch(search, "dueWithin", ["24h"]),
    ...choiceSearch(search, "open", ["true"]),
    ...textSearch(search, "searchKeyword"),
    ...daySearch(search, "startDate", "endDate"),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    // The guard around this page handles members who are not sellers yet.
    if (context.user.role === "SELLER") void context.queryClient.prefetchQuery(receivedLines(deps));
  },
  component: ReceivedEstimatesPage,
});
