import { opinionResults, opinionTypes } from "@bupum/shared/reading/wiki-request-histories/types";
import { choiceSearch, flagSearch, idSearch, listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { OpinionList } from "../../../wiki-request-histories/opinion-list.tsx";
import { opinionList, opinionSorts } from "../../../wiki-request-histories/queries.ts";

export const Route = createFileRoute("/_admin/opinions/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "sort", opinionSorts),
    ...choiceSearch(search, "type", opinionTypes),
    ...choiceSearch(search, "result", opinionResults),
    ...flagSearch(search, "isEscalated"),
    ...idSearch(search, "wikiId", "wik"),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(opinionList(deps)),
  component: OpinionList,
});
