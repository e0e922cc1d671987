import { textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { ProductPage } from "../products/product-page.tsx";
import { merchandisesOf, product } from "../trade/queries.ts";

export const Route = createFileRoute("/products/$productId")({
  validateSearch: (search: Record<string, unknown>) => textSearch(search, "quantity"),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(product(params.productId));
    void context.queryClient.prefetchQuery(merchandisesOf(params.productId));
  },
  component: ProductPage,
});
