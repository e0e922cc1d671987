import { createFileRoute } from "@tanstack/react-router";
import { ListingPage } from "../../../../merchandises/listing-page.tsx";
import { listingDetail } from "../../../../merchandises/queries.ts";

export const Route = createFileRoute("/_admin/merchandises/$merchandiseId/")({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(listingDetail(params.merchandiseId)),
  component: ListingPage,
});
