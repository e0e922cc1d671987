import { createFileRoute } from "@tanstack/react-router";
import { EditListingPage } from "../../../../merchandises/edit-page.tsx";
import { listingDetail } from "../../../../merchandises/queries.ts";

export const Route = createFileRoute("/_admin/merchandises/$merchandiseId/edit")({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(listingDetail(params.merchandiseId)),
  component: EditListingPage,
});
