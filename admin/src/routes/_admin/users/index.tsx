import { choiceSearch, listSearch, textSearch } from "@bupum/ui/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { userList } from "../../../users/queries.ts";
import { searchTypes } from "../../../users/search-types.ts";
import { UserList } from "../../../users/user-list.tsx";

export const Route = createFileRoute("/_admin/users/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...textSearch(search, "searchKeyword", "filter", "approvalTypes"),
    ...choiceSearch(search, "searchType", searchTypes),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(userList(deps)),
  component: UserList,
});
