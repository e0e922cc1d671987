import { userSorts } from "@bupum/shared/accounts/users/sorts";
import { choiceSearch, listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { AdminList, adminsIn } from "../../../users/admin-list.tsx";
import { userList } from "../../../users/queries.ts";

export const Route = createFileRoute("/_admin/admins/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "sort", userSorts),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(userList(adminsIn(deps))),
  component: AdminList,
});
