import { createFileRoute } from "@tanstack/react-router";
import { OpinionPage } from "../../../wiki-request-histories/opinion-page.tsx";
import { opinionDetail } from "../../../wiki-request-histories/queries.ts";

export const Route = createFileRoute("/_admin/opinions/$opinionId")({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(opinionDetail(params.opinionId)),
  component: OpinionPage,
});
