import type { User } from "@bupum/shared/accounts/users/contract";
import { failureOf } from "@bupum/ui/failure";
import { storage } from "@bupum/ui/storage";
import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import { api } from "./api.ts";

export const hasToken = (): boolean => storage.token.get() !== undefined;

/**
 * The person who is logged in; null for guests, who are never asked for (U1-3). It takes no
 * signal: a guard may wait for the answer after the last part on the screen gave it up.
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

/** Keeps the token and reads who it belongs to; the call follows each login (D23-1). */
export function startSession(client: QueryClient, token: string): Promise<User | null> {
  storage.token.set(token);
  return client.fetchQuery({ ...currentUser, staleTime: 0 });
}

/** Forgets the session and all that was read with it. */
export function endSession(client: QueryClient): void {
  storage.token.clear();
  storage.role.clear();
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== "me" });
  client.setQueryData(currentUser.queryKey, null);
}

/** The current user for guards; undefined when nobody is logged in or the session is over. */
export async function sessionUser(client: QueryClient): Promise<User | undefined> {
  if (!hasToken()) return undefined;
  // A guest may have been remembered just before the login in another tab.
  const known = client.getQueryData(currentUser.queryKey);
  if (known) return known;
  try {
    return (await client.fetchQuery({ ...currentUser, staleTime: 0 })) ?? undefined;
  } catch (error) {
    if (failureOf(error).status === 401) return undefined;
    throw error;
  }
}
