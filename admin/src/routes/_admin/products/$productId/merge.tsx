import { textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { productDetail } from "../../../../catalogue/queries.ts";
import { MergePage } from "../../../../products/merge-page.tsx";

export const Route = createFileRoute("/_admin/products/$productId/merge")({
  validateSearch: (search) => textSearch(search, "into"),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(productDetail(params.productId)),
  component: MergePage,
});
