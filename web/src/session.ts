import type { User } from "@bupum/shared/accounts/users/contract";
import { failureOf } from "@bupum/ui/failure";
import { storage } from "@bupum/ui/storage";
import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import { endActing } from "./acting.ts";
import { api } from "./api.ts";
import { changeBasketSession } from "./trade/basket-list.ts";

export const hasToken = (): boolean => storage.token.get() !== undefined;

/**
 * The current user; null for guests, for whom no call is made (U1-3). It takes no signal: a guard
 * may wait for the reply after the last component has given it up.
 */
export const currentUser = queryOptions({
  queryKey: ["users", "me"],
  queryFn: async (): Promise<User | null> => {
    if (!hasToken()) return null;
    const user = await api.users.me();
    storage.role.set(user.role);
    return user;
  },
  staleTime: 60_000,
});

/** The current user, or undefined for guests and while it loads. */
export const useCurrentUser = (): User | undefined => useQuery(currentUser).data ?? undefined;

/** Whether nobody is logged in, as far as it is known: not while the account of a token is read. */
export function useIsGuest(): boolean {
  const { data, isPending } = useQuery(currentUser);
  return !data && !(isPending && hasToken());
}

/** Stores the token and reads its user; the call follows each login (D23-1). */
export function startSession(client: QueryClient, token: string): Promise<User | null> {
  // What a session that ended by itself has left is of another account, perhaps.
  storage.token.clear();
  storage.token.set(token);
  changeBasketSession();
  return client.fetchQuery({ ...currentUser, staleTime: 0 });
}

/** Clears the session and all data read with it. */
export function endSession(client: QueryClient): void {
  storage.token.clear();
  storage.role.clear();
  endActing();
  changeBasketSession();
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== "me" });
  client.setQueryData(currentUser.queryKey, null);
}

/** The current user for guards; undefined if nobody is logged in or the session has ended. */
export async function sessionUser(client: QueryClient): Promise<User | undefined> {
  if (!hasToken()) return undefined;
  // A guest may be cached from just before the login in another tab.
  const known = client.getQueryData(currentUser.queryKey);
  if (known) return known;
  try {
    return (await client.fetchQuery({ ...currentUser, staleTime: 0 })) ?? undefined;
  } catch (error) {
    if (failureOf(error).status === 401) return undefined;
    throw error;
  }
}
