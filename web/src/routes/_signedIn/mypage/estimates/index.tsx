import { estimateStatuses } from "@bupum/shared/deal/estimate-groups/statuses";
import {
  choiceSearch,
  daySearch,
  idSearch,
  listSearch,
  textSearch,
} from "@bupum/ui/list/list-search";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { GroupListPage } from "../../../../estimate-groups/list-page.tsx";
import { groupList } from "../../../../estimate-groups/queries.ts";

export const Route = createFileRoute("/_signedIn/mypage/estimates/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "status", estimateStatuses),
    ...daySearch(search, "startDate", "endDate"),
    ...textSearch(search, "searchKeyword", "bomId"),
    ...idSearch(search, "groupId", "egr"),
  }),
  // Notices and mails link to a request by this address, which redirects to its page.
  beforeLoad: ({ search: { groupId } }) => {
    if (groupId) throw redirect({ to: "/mypage/estimates/$groupId", params: { groupId } });
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(groupList(deps)),
  component: GroupListPage,
});
