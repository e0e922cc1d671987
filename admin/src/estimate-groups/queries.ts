import type { WholeGroupEntity } from "@bupum/shared/deal/estimates/admin-contract";
import { sellerIdOf } from "@bupum/shared/kernel/owner-ids";
import type { AdminUser } from "@bupum/shared/accounts/users/admin-contract";
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

const keys = { all: ["estimate-groups"] as const };

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
