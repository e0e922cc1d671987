import { choiceSearch, listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { SupportList } from "../../../chats/support-list.tsx";
import { supportList, supportStates } from "../../../chats/support-queries.ts";

export const Route = createFileRoute("/_admin/support/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "state", supportStates),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(supportList(deps)),
  component: SupportList,
});
