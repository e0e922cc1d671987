import { createFileRoute } from "@tanstack/react-router";
import { wikiPage } from "../../../wikis/queries.ts";
import { RevisionsPage } from "../../../wikis/revisions/revisions-page.tsx";

export const Route = createFileRoute("/wiki/$wikiId/revisions")({
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(wikiPage(params.wikiId)),
  component: RevisionsPage,
});
