import type { Id } from "@bupum/shared/kernel/ids";
import type { OfAddress } from "@bupum/shared/kernel/route";
import type { Product } from "@bupum/shared/catalogue/products/contract";
import { queryFrom } from "@bupum/ui/list/list-search";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

export interface ProductSearch extends OfAddress {
  searchKeyword?: string | undefined;
  manufactorId?: Id<"mkr"> | undefined;
  inStock?: "true" | undefined;
  /** Both, without it. */
  scope?: "PRODUCT" | "SELLER" | undefined;
}

/** Results, page by page. */
export const productSearch = (search: ProductSearch) => {
  const query = queryFrom(search, "searchKeyword", "manufactorId", "inStock");
  return infiniteQueryOptions({
    // Infinite pages have another shape than a page (partsOf): they have different keys.
    queryKey: ["products", "search", "pages", query],
    queryFn: ({ signal, pageParam: cursor }) =>
      api.products.search({ query: { ...query, cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
};

/** Up to eight parts of the same series or category. */
export const relatedTo = ({ id, categoryTagIds }: Pick<Product, "id" | "categoryTagIds">) =>
  queryOptions({
    queryKey: ["products", "related", id],
    queryFn: ({ signal }) => {
      const categoryTagId = categoryTagIds[0];
      const query = { productId: id, ...(categoryTagId && { categoryTagId }) };
      return api.products.related({ query }, { signal });
    },
    staleTime: 600_000,
  });

/** All categories: for the names of a part's categories. */
export const categoryTags = queryOptions({
  queryKey: ["category-tags"],
  queryFn: ({ signal }) => api.categoryTags.list({}, { signal }),
  staleTime: 600_000,
});

/** Opens a document of the catalogue by a link of five minutes. */
export async function openDocument(id: Id<"fil">): Promise<void> {
  const { url } = await api.files.document({ params: { id } });
  open(url, "_blank", "noopener");
}
