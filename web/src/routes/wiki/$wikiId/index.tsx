import { createFileRoute } from "@tanstack/react-router";
import { wikiPage } from "../../../wikis/queries.ts";
import { WikiPage } from "../../../wikis/wiki-page.tsx";

export const Route = createFileRoute("/wiki/$wikiId/")({
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(wikiPage(params.wikiId)),
  component: WikiPage,
});
