import { listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { OwnWikisPage } from "../../../../wikis/own/own-page.tsx";
import { ownWikis } from "../../../../wikis/own/queries.ts";

export const Route = createFileRoute("/_signedIn/writer/wiki/")({
  validateSearch: (search: Record<string, unknown>) => listSearch(search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(ownWikis(deps)),
  component: OwnWikisPage,
});
