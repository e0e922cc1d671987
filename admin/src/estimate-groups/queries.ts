import { estimateStatuses } from "@bupum/shared/deal/estimate-groups/statuses";
import type { GroupEntityRow, WholeGroupEntity } from "@bupum/shared/deal/estimates/admin-contract";
import type { ledgerSorts } from "@bupum/shared/deal/product-estimate-orders/sorts";
import { sellerIdOf } from "@bupum/shared/kernel/owner-ids";
import type { AdminUser } from "@bupum/shared/accounts/users/admin-contract";
import { filterText, type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { type ReadPage, wholeList } from "@bupum/ui/sheet/walk";
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

const keys = { all: ["estimate-groups"] as const };

/** The statuses of requests, and the deleted ones. */
export const groupStates = [...estimateStatuses, "REMOVED"] as const;

interface GroupSearch extends ListSearch {
  status?: (typeof groupStates)[number] | undefined;
  searchKeyword?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
  sort?: (typeof ledgerSorts)[number] | undefined;
}
const narrowing = ["searchKeyword", "startDate", "endDate", "sort"] as const;
const queryOf = (search: GroupSearch) => ({
  ...queryFrom(search, ...place, ...narrowing),
  ...filterText(queryFrom(search, "status")),
});

/** Everybody's requests of the search in the address. */
export const groupList = (search: GroupSearch) => {
  const query = queryOf(search);
  return queryOptions({
    queryKey: [...keys.all, "list", query],
    queryFn: ({ signal }) => api.estimates.list({ query }, { signal }),
  });
};

/** All pages of a search, for the export. */
export const readGroups =
  (search: GroupSearch): ReadPage<GroupEntityRow> =>
  (paging, signal) =>
    api.estimates.list({ query: { ...queryOf(wholeList(search)), ...paging } }, { signal });

/** What a caller may state about the account. */
const searchTypes = ["SELLER", "NAME", "USER_ID"] as const;

/** Accounts whose company, holder or login name matches. */
export const buyersLike = (searchKeyword: string) =>
  queryOptions({
    queryKey: [...keys.all, "buyers", searchKeyword],
    queryFn: async ({ signal }): Promise<AdminUser[]> => {
      const found = await Promise.all(
        searchTypes.map((searchType) =>
          api.userEntities.search({ query: { searchType, searchKeyword } }, { signal }),
        ),
      );
      const accounts = found.flatMap(({ items }) => items);
      return [...new Map(accounts.map((account) => [account.id, account])).values()];
    },
    enabled: searchKeyword.length > 1,
    placeholderData: keepPreviousData,
  });

/** An account that can ask for quotes. */
export const mayAsk = ({ role, blockedReason, deletedAt }: AdminUser): boolean =>
  role !== "ADMIN" && !blockedReason && !deletedAt;

/** A seller cannot be asked by the own company. */
export const ownSeller = (buyerId: string) => buyerId && sellerIdOf(buyerId as AdminUser["id"]);

export const groupDetail = (id: string) =>
  queryOptions({
    queryKey: [...keys.all, "one", id],
    // The API refuses a malformed id in the address.
    queryFn: ({ signal }) =>
      api.estimates.get({ params: { id: id as WholeGroupEntity["id"] } }, { signal }),
  });

export const readGroupAgain = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: keys.all });
