import { createFileRoute } from "@tanstack/react-router";
import { EditMerchandisePage } from "../../../../merchandises/edit-page.tsx";
import { merchandiseDetail } from "../../../../merchandises/queries.ts";

export const Route = createFileRoute("/_admin/merchandises/$merchandiseId/edit")({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(merchandiseDetail(params.merchandiseId)),
  component: EditMerchandisePage,
});
