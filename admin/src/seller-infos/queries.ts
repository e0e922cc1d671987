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
  searchKeyword?: string | undefined;
}

const queryOf = ({ status = "PENDING", ...search }: SellerSearch) => ({
  ...queryFrom(search, ...place, "searchKeyword"),
  ...sortIn(search.sort ?? sortOf(status), sellerSortsIn({ status })),
  ...filterText({ status: status === "ALL" ? undefined : status }),
});
/** Open reviews are sorted by due date, the others by age. */
const sortOf = (status: ReviewState) => (status === "PENDING" ? "reviewDueAt:asc" : undefined);

/** Sellers of one state; open reviews by due date. */
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
    // The API refuses a malformed id in the address.
    queryFn: ({ signal }) =>
      api.sellerInfoEntities.get({ params: { id: id as SellerId } }, { signal }),
  });

/** What the tax office says now; asked again only by a press. */
export const taxStatusOf = (id: SellerId) =>
  queryOptions({
    queryKey: [...keys.all, "tax", id],
    queryFn: ({ signal }) => api.sellerInfoEntities.taxStatus({ params: { id } }, { signal }),
    staleTime: Infinity,
    retry: false,
  });

/** Shows the seller after a decision; the lists are reloaded. */
export function keepSeller(client: QueryClient, seller: SellerInfo): void {
  client.setQueryData(sellerDetail(seller.id).queryKey, seller);
  void client.invalidateQueries({ queryKey: [...keys.all, "list"] });
}

/** After a conflicting decision: shows the current state. */
export const readSellersAgain = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: keys.all });
