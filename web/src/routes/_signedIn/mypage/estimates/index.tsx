import { listSearch, textSearch } from "@bupum/ui/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { GroupListPage } from "../../../../estimate-groups/list-page.tsx";
import { groupList } from "../../../../estimate-groups/queries.ts";

export const Route = createFileRoute("/_signedIn/mypage/estimates/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...textSearch(search, "searchKeyword", "status", "startDate", "endDate"),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(groupList(deps)),
  component: GroupListPage,
});
