import { createFileRoute } from "@tanstack/react-router";
import { wikiDetail } from "../../../wikis/queries.ts";
import { WikiPage } from "../../../wikis/wiki-page.tsx";

export const Route = createFileRoute("/_admin/wikis/$wikiId")({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(wikiDetail(params.wikiId)),
  component: WikiPage,
});
