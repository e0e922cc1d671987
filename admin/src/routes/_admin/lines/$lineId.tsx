import { createFileRoute } from "@tanstack/react-router";
import { LinePage } from "../../../product-estimates/line-page.tsx";
import { lineDetail } from "../../../product-estimates/queries.ts";

export const Route = createFileRoute("/_admin/lines/$lineId")({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(lineDetail(params.lineId)),
  component: LinePage,
});
