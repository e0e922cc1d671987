import { createFileRoute } from "@tanstack/react-router";
import { OpinionPage } from "../../../../../wikis/opinions/opinion-page.tsx";
import { opinionOf } from "../../../../../wikis/opinions/queries.ts";

export const Route = createFileRoute("/_signedIn/writer/wiki/request-history/$opinionId")({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(opinionOf(params.opinionId)),
  component: OpinionPage,
});
