import { createFileRoute } from "@tanstack/react-router";
import { ClaimPage } from "../../../claims/claim-page.tsx";
import { claimDetail } from "../../../claims/queries.ts";

export const Route = createFileRoute("/_admin/claims/$claimId")({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(claimDetail(params.claimId)),
  component: ClaimPage,
});
