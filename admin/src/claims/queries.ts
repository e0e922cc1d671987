import type { Claim } from "@bupum/shared/deal/claims/contract";
import type { claimSorts } from "@bupum/shared/deal/claims/sorts";
import { claimStatuses } from "@bupum/shared/deal/product-estimate-orders/claim-states";
import { filterText, type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { type ReadPage, wholeList } from "@bupum/ui/sheet/walk";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

/** The tabs of the list; those that wait for a decision are shown first. */
export const claimStates = [
  "ESCALATED",
  ...claimStatuses.filter((one) => one !== "ESCALATED"),
  "ALL",
] as const;

const key = ["claims"] as const;

export interface ClaimSearch extends ListSearch {
  status?: (typeof claimStates)[number] | undefined;
  sort?: (typeof claimSorts)[number] | undefined;
}

const queryOf = ({ status = "ESCALATED", ...search }: ClaimSearch) => ({
  ...queryFrom(search, ...place, "sort"),
  ...filterText({ status: status === "ALL" ? undefined : status }),
});

export const claimList = (search: ClaimSearch) => {
  const query = queryOf(search);
  return queryOptions({
    queryKey: [...key, "list", query],
    queryFn: ({ signal }) => api.claimEntities.list({ query }, { signal }),
  });
};

/** All pages of a search, for the export. */
export const readClaims =
  (search: ClaimSearch): ReadPage<Claim> =>
  (paging, signal) =>
    api.claimEntities.list({ query: { ...queryOf(wholeList(search)), ...paging } }, { signal });

export const claimDetail = (id: string) =>
  queryOptions({
    queryKey: [...key, "one", id],
    // The API refuses a malformed id in the address.
    queryFn: ({ signal }) =>
      api.claimEntities.get({ params: { id: id as Claim["id"] } }, { signal }),
  });

export const readClaimsAgain = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: key });
