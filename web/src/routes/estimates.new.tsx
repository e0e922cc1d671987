import { textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { NewGroupPage } from "../estimate-groups/group-page.tsx";
import { merchandisesOf, product } from "../trade/queries.ts";

export const Route = createFileRoute("/estimates/new")({
  validateSearch: (search: Record<string, unknown>) =>
    textSearch(
      search,
      "productId",
      "merchandiseId",
      "sellerIds",
      "sellerName",
      "partName",
      "quantity",
    ),
  loaderDeps: ({ search: { productId } }) => ({ productId }),
  loader: ({ context, deps: { productId } }) => {
    if (!productId) return;
    void context.queryClient.prefetchQuery(product(productId));
    void context.queryClient.prefetchQuery(merchandisesOf(productId));
  },
  component: NewGroupPage,
});
