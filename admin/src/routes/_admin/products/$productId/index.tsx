import { createFileRoute } from "@tanstack/react-router";
import { productDetail } from "../../../../catalogue/queries.ts";
import { ProductPage } from "../../../../products/product-page.tsx";

export const Route = createFileRoute("/_admin/products/$productId/")({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(productDetail(params.productId)),
  component: ProductPage,
});
