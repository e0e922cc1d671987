import { productSorts } from "@bupum/shared/catalogue/products/sorts";
import { choiceSearch, idSearch, listSearch, textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { publicationStates, productSearchTypes } from "../../../catalogue/choices.ts";
import { productList } from "../../../catalogue/queries.ts";
import { ProductList } from "../../../products/product-list.tsx";

export const Route = createFileRoute("/_admin/products/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "sort", productSorts),
    ...textSearch(search, "searchKeyword"),
    ...idSearch(search, "manufactorId", "mkr"),
    ...idSearch(search, "categoryTagId", "cat"),
    ...choiceSearch(search, "searchType", productSearchTypes),
    ...choiceSearch(search, "state", publicationStates),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(productList(deps)),
  component: ProductList,
});
