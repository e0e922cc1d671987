import { createFileRoute } from "@tanstack/react-router";
import { DealerPage } from "../../../dealers/dealer-page.tsx";
import { dealerDetail } from "../../../dealers/queries.ts";

export const Route = createFileRoute("/_admin/dealers/$dealerId")({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(dealerDetail(params.dealerId)),
  component: DealerPage,
});
