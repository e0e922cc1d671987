import { createFileRoute } from "@tanstack/react-router";
import { SendOpinionPage } from "../../../../wikis/opinions/send-page.tsx";
import { wikiPage } from "../../../../wikis/queries.ts";

export const Route = createFileRoute("/_signedIn/wiki/$wikiId/opinion")({
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(wikiPage(params.wikiId)),
  component: SendOpinionPage,
});
