import { choiceSearch, listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { OpinionsPage } from "../../../../../wikis/opinions/opinions-page.tsx";
import { opinionViews } from "../../../../../wikis/opinions/views.ts";

export const Route = createFileRoute("/_signedIn/writer/wiki/request-history/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "view", opinionViews),
  }),
  component: OpinionsPage,
});
