import type { Id } from "@bupum/shared/kernel/ids";
import type { MakerEntity } from "@bupum/shared/catalogue/manufactors/admin-contract";
import { type makerSorts, makerSortsIn } from "@bupum/shared/catalogue/manufactors/sorts";
import type {
  ProductEntity,
  ProductEntityRow,
} from "@bupum/shared/catalogue/products/admin-contract";
import { type productSorts, productSortsIn } from "@bupum/shared/catalogue/products/sorts";
import { filterText, type ListSearch, place, queryFrom, sortIn } from "@bupum/ui/list/list-search";
import { type ReadPage, wholeList } from "@bupum/ui/sheet/walk";
import { keepPreviousData, queryOptions, type QueryClient } from "@tanstack/react-query";
import { api } from "../api.ts";
import { wholeTree } from "../trees/whole-tree.ts";
import type { publicationStates, productSearchTypes } from "./choices.ts";

export type ProductId = ProductEntity["id"];
export type MakerId = MakerEntity["id"];

export const keys = {
  products: ["product-entities"] as const,
  makers: ["manufactor-entities"] as const,
  tags: ["category-tag-entities"] as const,
};
const one = (of: readonly string[], id: string) => [...of, "one", id] as const;
const list = (of: readonly string[], query: unknown) => [...of, "list", query] as const;

export interface ProductSearch extends ListSearch {
  state?: (typeof publicationStates)[number] | undefined;
  manufactorId?: Id<"mkr"> | undefined;
  categoryTagId?: Id<"cat"> | undefined;
  searchType?: (typeof productSearchTypes)[number] | undefined;
  searchKeyword?: string | undefined;
  sort?: (typeof productSorts)[number] | undefined;
}

const productQuery = (search: ProductSearch) => ({
  ...queryFrom(search, ...place, "searchType", "searchKeyword"),
  ...sortIn(search.sort, productSortsIn(search)),
  ...filterText(queryFrom(search, "state", "manufactorId", "categoryTagId")),
});

export const productList = (search: ProductSearch) => {
  const query = productQuery(search);
  return queryOptions({
    queryKey: list(keys.products, query),
    queryFn: ({ signal }) => api.productEntities.list({ query }, { signal }),
  });
};

export const readProducts =
  (search: ProductSearch): ReadPage<ProductEntityRow> =>
  (paging, signal) =>
    api.productEntities.list(
      { query: { ...productQuery(wholeList(search)), ...paging } },
      { signal },
    );

export const productDetail = (id: string) =>
  queryOptions({
    queryKey: one(keys.products, id),
    // The API refuses a malformed id in the address.
    queryFn: ({ signal }) =>
      api.productEntities.get({ params: { id: id as ProductId } }, { signal }),
  });

/** Parts whose number or name begins with the text; for pickers. */
export const productsLike = (searchKeyword: string) =>
  queryOptions({
    ...productList({ searchKeyword }),
    enabled: searchKeyword.length > 1,
    placeholderData: keepPreviousData,
  });

export interface MakerSearch extends ListSearch {
  state?: (typeof publicationStates)[number] | undefined;
  searchKeyword?: string | undefined;
  sort?: (typeof makerSorts)[number] | undefined;
}

const makerQuery = (search: MakerSearch) => ({
  ...queryFrom(search, ...place, "searchKeyword"),
  ...sortIn(search.sort, makerSortsIn(search)),
  ...filterText(queryFrom(search, "state")),
});

export const makerList = (search: MakerSearch) => {
  const query = makerQuery(search);
  return queryOptions({
    queryKey: list(keys.makers, query),
    queryFn: ({ signal }) => api.manufactorEntities.list({ query }, { signal }),
  });
};

export const readMakers =
  (search: MakerSearch): ReadPage<MakerEntity> =>
  (paging, signal) =>
    api.manufactorEntities.list(
      { query: { ...makerQuery(wholeList(search)), ...paging } },
      { signal },
    );

export const makerDetail = (id: string) =>
  queryOptions({
    queryKey: one(keys.makers, id),
    // The API refuses a malformed id in the address.
    queryFn: ({ signal }) =>
      api.manufactorEntities.get({ params: { id: id as MakerId } }, { signal }),
  });

export const makersLike = (searchKeyword: string) =>
  queryOptions({
    ...makerList({ searchKeyword }),
    enabled: searchKeyword.length > 0,
    placeholderData: keepPreviousData,
  });

/** The whole tree, parents before their children; it is small. */
export const tagTree = queryOptions({
  queryKey: [...keys.tags, "tree"],
  queryFn: ({ signal }) =>
    wholeTree((query) => api.categoryTagEntities.list({ query }, { signal })),
});

/** The page shows the API's reply to a change; lists are reloaded. */
export function keepProduct(client: QueryClient, product: ProductEntity): void {
  client.setQueryData(productDetail(product.id).queryKey, product);
  void client.invalidateQueries({ queryKey: [...keys.products, "list"] });
}

/** After a change of many parts. */
export const readProductsAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [...keys.products] });

export function keepMaker(client: QueryClient, maker: MakerEntity): void {
  client.setQueryData(makerDetail(maker.id).queryKey, maker);
  void client.invalidateQueries({ queryKey: [...keys.makers, "list"] });
}
