import { createFileRoute } from "@tanstack/react-router";
import { CategoryPage } from "../categories/category-page.tsx";
import { categoryTags } from "../categories/queries.ts";
import { productSearch } from "../products/queries.ts";
import { type ResultSearch, resultSearch } from "../products/results/address.ts";

export const Route = createFileRoute("/categories/$categoryId")({
  validateSearch: (search: Record<string, unknown>): ResultSearch => ({
    ...resultSearch(search),
    categoryTagIds: undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, params }) => {
    void context.queryClient.prefetchQuery(categoryTags);
    const search = { ...deps, categoryTagIds: params.categoryId };
    void context.queryClient.prefetchInfiniteQuery(productSearch(search));
  },
  component: CategoryPage,
});
