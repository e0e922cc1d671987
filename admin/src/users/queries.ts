import type { AdminUser } from "@bupum/shared/accounts/users/admin-contract";
import type { userSorts } from "@bupum/shared/accounts/users/sorts";
import { filterText, type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { wholeList } from "@bupum/ui/sheet/walk";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { api } from "../api.ts";
import type { approvalChoices, roleChoices, searchTypes } from "./search-types.ts";

export const userKeys = {
  all: ["user-entities"] as const,
  one: (id: string) => [...userKeys.all, "one", id] as const,
};

type UserId = AdminUser["id"];

interface UserSearch extends ListSearch {
  searchKeyword?: string | undefined;
  searchType?: (typeof searchTypes)[number] | undefined;
  role?: (typeof roleChoices)[number] | undefined;
  approvalTypes?: (typeof approvalChoices)[number] | undefined;
  sort?: (typeof userSorts)[number] | undefined;
}

const whole = ["sort", "searchType", "searchKeyword", "approvalTypes"] as const;
const queryOf = (search: UserSearch) => ({
  ...queryFrom(search, ...place, ...whole),
  ...filterText(queryFrom(search, "role")),
});

/** The users of the search in the address. */
export const userList = (search: UserSearch) => {
  const query = queryOf(search);
  return queryOptions({
    queryKey: [...userKeys.all, "list", query],
    queryFn: ({ signal }) => api.userEntities.search({ query }, { signal }),
  });
};

/** The users of a search as a file, made by the API (D23-9). */
export const usersFile = (search: UserSearch) => (signal: AbortSignal) =>
  api.userEntities.xlsx({ query: queryOf(wholeList(search)) }, { signal });

/** The numbers of accounts and sign-ups, from counters. */
export const userStatistics = queryOptions({
  queryKey: [...userKeys.all, "statistics"],
  queryFn: ({ signal }) => api.userEntities.statistics({}, { signal }),
});

export const userDetail = (id: string) =>
  queryOptions({
    queryKey: userKeys.one(id),
    // The API refuses a malformed id in the address.
    queryFn: ({ signal }) => api.userEntities.get({ params: { id: id as UserId } }, { signal }),
  });

/** The page shows the API's reply to a change; lists are reloaded. */
export function keepUser(client: QueryClient, user: AdminUser): void {
  client.setQueryData(userDetail(user.id).queryKey, user);
  void client.invalidateQueries({ queryKey: [...userKeys.all, "list"] });
}

/** After a conflict: loads the other person's change. */
export const readUserAgain = (client: QueryClient, id: string): void =>
  void client.invalidateQueries({ queryKey: userKeys.one(id) });
