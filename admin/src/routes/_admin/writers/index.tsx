import { writerSorts } from "@bupum/shared/accounts/writer-infos/sorts";
import { choiceSearch, listSearch, textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { reviewStates, writerList, writerRoleChoices } from "../../../writer-infos/queries.ts";
import { WriterList } from "../../../writer-infos/writer-list.tsx";

export const Route = createFileRoute("/_admin/writers/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "sort", writerSorts),
    ...choiceSearch(search, "status", reviewStates),
    ...choiceSearch(search, "writerRole", writerRoleChoices),
    ...textSearch(search, "searchKeyword"),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(writerList(deps)),
  component: WriterList,
});
