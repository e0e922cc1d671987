import { createFileRoute } from "@tanstack/react-router";
import { wikiDetail } from "../../../wikis/queries.ts";
import { EditTextPage } from "../../../wikis/edit-text-page.tsx";

export const Route = createFileRoute("/_admin/wikis/$wikiId_/edit")({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(wikiDetail(params.wikiId)),
  component: EditTextPage,
});
