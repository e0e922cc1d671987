import { userSorts } from "@bupum/shared/accounts/users/sorts";
import { choiceSearch, listSearch, textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { userList } from "../../../users/queries.ts";
import { approvalChoices, roleChoices, searchTypes } from "../../../users/search-types.ts";
import { UserList } from "../../../users/user-list.tsx";

export const Route = createFileRoute("/_admin/users/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "sort", userSorts),
    ...textSearch(search, "searchKeyword"),
    ...choiceSearch(search, "searchType", searchTypes),
    ...choiceSearch(search, "role", roleChoices),
    ...choiceSearch(search, "approvalTypes", approvalChoices),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(userList(deps)),
  component: UserList,
});
