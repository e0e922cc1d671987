import { createFileRoute } from "@tanstack/react-router";
import { productDetail } from "../../../../catalogue/queries.ts";
import { MergePage } from "../../../../products/merge-page.tsx";

export const Route = createFileRoute("/_admin/products/$productId/merge")({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(productDetail(params.productId)),
  component: MergePage,
});
