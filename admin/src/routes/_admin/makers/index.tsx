import { makerSorts } from "@bupum/shared/catalogue/manufactors/sorts";
import { choiceSearch, listSearch, textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { publicationStates } from "../../../catalogue/choices.ts";
import { makerList } from "../../../catalogue/queries.ts";
import { MakerList } from "../../../manufactors/maker-list.tsx";

export const Route = createFileRoute("/_admin/makers/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "sort", makerSorts),
    ...textSearch(search, "searchKeyword"),
    ...choiceSearch(search, "state", publicationStates),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(makerList(deps)),
  component: MakerList,
});
