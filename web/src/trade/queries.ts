import { isId } from "@bupum/shared/kernel/id-text";
import type { Id } from "@bupum/shared/kernel/ids";
import type { CallInput } from "@bupum/shared/kernel/route";
import type { makerRoutes } from "@bupum/shared/catalogue/manufactors/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

/** Ids from addresses are plain texts; the API replies 404 or 400 to a wrong one. */
const idOf = <Known extends string>(text: string) => text as Known;

/** Data of a request and of the market that several features read. */
export const group = (groupId: string) =>
  queryOptions({
    queryKey: ["estimate-groups", groupId],
    queryFn: ({ signal }) =>
      api.estimateGroups.get({ params: { id: idOf<Id<"egr">>(groupId) } }, { signal }),
  });

/** All lines of a request, for every asked seller. */
export const linesOfGroup = (groupId: string) =>
  queryOptions({
    queryKey: ["product-estimates", "group", groupId],
    queryFn: ({ signal }) =>
      api.productEstimates.listOfEstimate(
        { query: { groupId: idOf<Id<"egr">>(groupId) } },
        { signal },
      ),
  });

/** Sellers of a part with their listings, cheapest first. */
export const merchandisesOf = (productId: string) =>
  queryOptions({
    queryKey: ["seller-infos", "product", productId],
    queryFn: ({ signal }) =>
      api.sellerInfos.product(
        { query: { productId: idOf<Id<"prd">>(productId), itemsPerPage: 100 } },
        { signal },
      ),
  });

export const product = (productId: string) =>
  queryOptions({
    queryKey: ["products", productId],
    queryFn: ({ signal }) =>
      api.products.get({ params: { id: idOf<Id<"prd">>(productId) } }, { signal }),
  });

/** A seller's identity, for members only (D22-2). */
export const seller = (sellerId: string) =>
  queryOptions({
    queryKey: ["seller-infos", sellerId],
    queryFn: ({ signal }) =>
      api.sellerInfos.get({ params: { id: idOf<Id<"sel">>(sellerId) } }, { signal }),
    staleTime: 300_000,
  });

/** The seller id of an account; null if it is no seller. */
export const sellerOfAccount = (userId: Id<"usr">) =>
  queryOptions({
    queryKey: ["seller-infos", "account", userId],
    queryFn: async ({ signal }) =>
      (await api.sellerInfos.list({ query: { userId } }, { signal })).items[0] ?? null,
    staleTime: 300_000,
  });

/** Makers by any of their names; without a name, those with most parts. */
export const makers = (searchKeyword: string) => {
  const query: CallInput<typeof makerRoutes.list>["query"] = searchKeyword
    ? { searchKeyword, itemsPerPage: 30 }
    : { sort: "productCount:desc", itemsPerPage: 30 };
  return queryOptions({
    queryKey: ["manufactors", "list", query],
    queryFn: ({ signal }) => api.manufactors.list({ query }, { signal }),
    staleTime: 300_000,
  });
};

/** Parts whose number or name begins with the typed text. */
export const productsLike = (searchKeyword: string) =>
  queryOptions({
    queryKey: ["products", "picker", searchKeyword],
    queryFn: ({ signal }) =>
      api.products.search({ query: { searchKeyword, itemsPerPage: 10 } }, { signal }),
    enabled: searchKeyword.length >= 2,
  });

const isProduct = (id: string | undefined): id is Id<"prd"> => id !== undefined && isId(id, "prd");

/** The parts that a page names, each once, in an order that does not follow the page's. */
export const productIdsIn = (ids: readonly (string | undefined)[]): Id<"prd">[] =>
  [...new Set(ids.filter(isProduct))].toSorted();
