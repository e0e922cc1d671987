import type { SellerInfoRow } from "@bupum/shared/accounts/seller-infos/admin-contract";
import type { SellerInfo } from "@bupum/shared/accounts/seller-infos/contract";
import { type sellerSorts, sellerSortsIn } from "@bupum/shared/accounts/seller-infos/sorts";
import { filterText, type ListSearch, place, queryFrom, sortIn } from "@bupum/ui/list/list-search";
import { type ReadPage, wholeList } from "@bupum/ui/sheet/walk";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { api } from "../api.ts";

/** The tabs of the reviewer's list; here so that the entry chunk stays free of zod. */
export const reviewStates = ["PENDING", "APPROVED", "REJECTED", "ALL"] as const;
export type ReviewState = (typeof reviewStates)[number];

const keys = {
  all: ["seller-infos"] as const,
  one: (id: string) => [...keys.all, "one", id] as const,
};

type SellerId = SellerInfo["id"];

interface SellerSearch extends ListSearch {
  status?: ReviewState | undefined;
  sort?: (typeof sellerSorts)[number] | undefined;
}

const queryOf = ({ status = "PENDING", ...search }: SellerSearch) => ({
  ...queryFrom(search, ...place),
  ...sortIn(search.sort ?? sortOf(status), sellerSortsIn({ status })),
  ...filterText({ status: status === "ALL" ? undefined : status }),
});
/** Those who wait come by their end, the others by their age. */
const sortOf = (status: ReviewState) => (status === "PENDING" ? "reviewDueAt:asc" : undefined);

/** Sellers of one state; those who wait come with the earliest due first. */
export const sellerList = (search: SellerSearch) => {
  const query = queryOf(search);
  return queryOptions({
    queryKey: [...keys.all, "list", query],
    queryFn: ({ signal }) => api.sellerInfoEntities.list({ query }, { signal }),
  });
};

/** All pages of a search, for the export. */
export const readSellers =
  (search: SellerSearch): ReadPage<SellerInfoRow> =>
  (paging, signal) =>
    api.sellerInfoEntities.list(
      { query: { ...queryOf(wholeList(search)), ...paging } },
      { signal },
    );

export const sellerDetail = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    // An id that was typed into the address is refused by the API.
    queryFn: ({ signal }) =>
      api.sellerInfoEntities.get({ params: { id: id as SellerId } }, { signal }),
  });

/** Shows what a decision made of a seller; the lists are read anew. */
export function keepSeller(client: QueryClient, seller: SellerInfo): void {
  client.setQueryData(sellerDetail(seller.id).queryKey, seller);
  void client.invalidateQueries({ queryKey: [...keys.all, "list"] });
}

/** After a conflicting decision: shows the current state. */
export const readSellersAgain = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: keys.all });
