import { createFileRoute } from "@tanstack/react-router";
import { makerDetail } from "../../../../catalogue/queries.ts";
import { EditMakerPage } from "../../../../manufactors/edit-page.tsx";

export const Route = createFileRoute("/_admin/makers/$manufactorId/edit")({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(makerDetail(params.manufactorId)),
  component: EditMakerPage,
});
