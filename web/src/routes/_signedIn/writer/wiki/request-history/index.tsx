import { choiceSearch, listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { OpinionsPage } from "../../../../../wikis/opinions/opinions-page.tsx";
import { opinionList, opinionViews } from "../../../../../wikis/opinions/queries.ts";

export const Route = createFileRoute("/_signedIn/writer/wiki/request-history/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "view", opinionViews),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(opinionList(deps)),
  component: OpinionsPage,
});
