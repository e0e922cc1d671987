import { createFileRoute } from "@tanstack/react-router";
import { MerchandisePage } from "../../../../merchandises/merchandise-page.tsx";
import { merchandiseDetail } from "../../../../merchandises/queries.ts";

export const Route = createFileRoute("/_admin/merchandises/$merchandiseId/")({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(merchandiseDetail(params.merchandiseId)),
  component: MerchandisePage,
});
