import {
  subscribeSorts,
  subscribeStatuses,
  subscribeTypes,
} from "@bupum/shared/billing/plans/plans";
import { choiceSearch, daySearch, idSearch, listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { SubscriptionList } from "../../../subscribes/subscription-list.tsx";
import { subscriptionList } from "../../../billing/queries.ts";

export const Route = createFileRoute("/_admin/subscriptions/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...idSearch(search, "userId", "usr"),
    ...daySearch(search, "startDate", "endDate"),
    ...choiceSearch(search, "sort", subscribeSorts),
    ...choiceSearch(search, "status", subscribeStatuses),
    ...choiceSearch(search, "subscribeType", subscribeTypes),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(subscriptionList(deps)),
  component: SubscriptionList,
});
