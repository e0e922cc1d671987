import { createFileRoute } from "@tanstack/react-router";
import { PenaltyPage } from "../../../user-penalty-histories/penalty-page.tsx";
import { penaltyDetail } from "../../../user-penalty-histories/queries.ts";

export const Route = createFileRoute("/_admin/penalties/$penaltyId")({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(penaltyDetail(params.penaltyId)),
  component: PenaltyPage,
});
