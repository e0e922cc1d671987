import { createFileRoute } from "@tanstack/react-router";
import { productDetail } from "../../../../catalogue/queries.ts";
import { EditPage } from "../../../../products/edit-page.tsx";

export const Route = createFileRoute("/_admin/products/$productId/edit")({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(productDetail(params.productId)),
  component: EditPage,
});
