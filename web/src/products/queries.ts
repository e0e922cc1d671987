import type { Id } from "@bupum/shared/kernel/ids";
import type { Product, productRoutes } from "@bupum/shared/products/contract";
import type { Sent } from "@bupum/shared/kernel/route";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

export interface ProductSearch {
  searchKeyword?: string;
  manufactorId?: string;
  inStock?: "true";
  scope?: string;
}
type Query = Sent<typeof productRoutes.search>["query"];

/** Results, page after page; the address may carry more than the API knows, so fields are picked. */
export const productSearch = ({ searchKeyword, manufactorId, inStock }: ProductSearch) => {
  const query = { searchKeyword, manufactorId, inStock };
  return infiniteQueryOptions({
    // Pages on end are of another shape than a page (partsOf): they share no key.
    queryKey: ["products", "search", "pages", query],
    // Ids of an address are texts; the API judges them.
    queryFn: ({ signal, pageParam: cursor }) =>
      api.products.search({ query: { ...query, cursor } as Query }, { signal }),
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

/** All categories: names of those that a part carries. */
export const categoryTags = queryOptions({
  queryKey: ["category-tags"],
  queryFn: ({ signal }) => api.categoryTags.list({}, { signal }),
  staleTime: 600_000,
});

/** Opens a document of the catalogue by a link that holds for five minutes. */
export async function openDocument(id: Id<"fil">): Promise<void> {
  const { url } = await api.files.document({ params: { id } });
  open(url, "_blank", "noopener");
}
