import type { manufactorRoutes } from "@bupum/shared/manufactors/contract";
import type { productRoutes } from "@bupum/shared/products/contract";
import type { Sent } from "@bupum/shared/kernel/route";
import type { ListSearch } from "@bupum/ui/list-search";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

export interface ProductSearch extends ListSearch {
  searchKeyword?: string;
  manufactorId?: string;
}
type Query = Sent<typeof productRoutes.search>["query"];
type MakerQuery = Sent<typeof manufactorRoutes.list>["query"];

/** A page of results; the address may carry more than the API knows, so fields are picked. */
export const productSearch = (search: ProductSearch) => {
  const { page, itemsPerPage, cursor, searchKeyword, manufactorId } = search;
  const query = { page, itemsPerPage, cursor, searchKeyword, manufactorId };
  return queryOptions({
    queryKey: ["products", "search", query],
    // Ids and pages of an address are texts; the API judges them.
    queryFn: ({ signal }) => api.products.search({ query: query as Query }, { signal }),
  });
};

/** Makers by name; without one, those with most parts. */
export const makers = (searchKeyword: string) => {
  const query: MakerQuery = searchKeyword
    ? { searchKeyword, itemsPerPage: 30 }
    : { sort: "productCount:desc", itemsPerPage: 30 };
  return queryOptions({
    queryKey: ["manufactors", "list", query],
    queryFn: ({ signal }) => api.manufactors.list({ query }, { signal }),
    staleTime: 300_000,
  });
};
