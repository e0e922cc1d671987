import type { Id } from "@bupum/shared/kernel/ids";
import type { Reply } from "@bupum/shared/kernel/route";
import type { Product, productRoutes } from "@bupum/shared/catalogue/products/contract";
import type { Paging } from "@bupum/ui/sheet/walk";
import { queryFrom } from "@bupum/ui/list/list-search";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";
import { filterNames, type ResultSearch } from "./results/address.ts";

/** What a page of results counts of all that is found (S2-9, S2-12, S8-10). */
const counted = {
  facets: "manufactor,category,condition,region,inStock,life,price,leadTimeDays",
  tellingSpecifications: 8,
  withEmpty: "true",
} as const;
export type FoundFacets = Pick<
  Reply<typeof productRoutes.search>,
  "facets" | "specificationFacets" | "total"
>;
interface Next {
  cursor: string;
  /** Values of the first page's specifications stand in all rows. */
  specificationFacets?: string;
}

/** Results, page by page; the first one comes with what all of them can be narrowed by. */
export const productSearch = (search: ResultSearch) => {
  const query = queryFrom(search, "searchKeyword", "sort", ...filterNames);
  return infiniteQueryOptions({
    // Infinite pages have another shape than a page (partsOf): they have different keys.
    queryKey: ["products", "search", "pages", query],
    queryFn: ({ signal, pageParam: next }) =>
      api.products.search({ query: { ...query, ...(next ?? counted) } }, { signal }),
    initialPageParam: undefined as Next | undefined,
    getNextPageParam: ({ nextCursor }, [first]): Next | undefined => {
      const specs = first?.specificationFacets?.map(({ spec }) => spec) ?? [];
      return nextCursor
        ? {
            cursor: nextCursor,
            ...(specs.length > 0 && { specificationFacets: specs.join(",") }),
          }
        : undefined;
    },
  });
};

/** Reads the results for a sheet, with their values of these specifications. */
export const sheetPage =
  (search: ResultSearch, specs: readonly string[]) => (paging: Paging, signal: AbortSignal) => {
    const query = queryFrom(search, "searchKeyword", "sort", ...filterNames);
    const specificationFacets = specs.join(",") || undefined;
    return api.products.search(
      { query: { ...query, ...paging, ...(specificationFacets && { specificationFacets }) } },
      { signal },
    );
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

/** What is close to a part that is gone (D19-14). */
export const nearTo = (productId: Id<"prd">) =>
  queryOptions({
    queryKey: ["products", "near", productId],
    queryFn: ({ signal }) => api.products.near({ query: { productId } }, { signal }),
    staleTime: 600_000,
  });

/** Opens a document of the catalogue by a link of five minutes. */
export async function openDocument(id: Id<"fil">): Promise<void> {
  const { url } = await api.files.document({ params: { id } });
  open(url, "_blank", "noopener");
}
