import type { Sent } from "@bupum/shared/kernel/route";
import type { AdminUser, userEntityRoutes } from "@bupum/shared/users/contract";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { api } from "../api.ts";

export const userKeys = {
  all: ["user-entities"] as const,
  one: (id: string) => [...userKeys.all, "one", id] as const,
};

type Query = Sent<typeof userEntityRoutes.search>["query"];
type UserId = AdminUser["id"];

/** The users of a search, as the address says it. */
export const userList = ({ role, ...query }: { role?: string | undefined }) => {
  const asked = { ...query, ...(role && { filter: `role:${role}` }) };
  return queryOptions({
    queryKey: [...userKeys.all, "list", asked],
    // The address was read by validateSearch; the API refuses what it does not know.
    queryFn: ({ signal }) => api.userEntities.search({ query: asked as Query }, { signal }),
  });
};

export const userDetail = (id: string) =>
  queryOptions({
    queryKey: userKeys.one(id),
    // An id that was typed into the address is refused by the API.
    queryFn: ({ signal }) => api.userEntities.get({ params: { id: id as UserId } }, { signal }),
  });

/** What the API answered to a change is what the page shows; lists are read anew. */
export function keepUser(client: QueryClient, user: AdminUser): void {
  client.setQueryData(userDetail(user.id).queryKey, user);
  void client.invalidateQueries({ queryKey: [...userKeys.all, "list"] });
}

/** A change that met somebody else's: shows what they wrote. */
export const readUserAgain = (client: QueryClient, id: string): void =>
  void client.invalidateQueries({ queryKey: userKeys.one(id) });
