import { createFileRoute } from "@tanstack/react-router";
import { makerDetail } from "../../../../catalogue/queries.ts";
import { MakerPage } from "../../../../manufactors/maker-page.tsx";

export const Route = createFileRoute("/_admin/makers/$manufactorId/")({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(makerDetail(params.manufactorId)),
  component: MakerPage,
});
