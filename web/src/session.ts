import { failureOf } from "@bupum/ui/failure";
import { storage } from "@bupum/ui/storage";
import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import { api } from "./api.ts";

/** The person who is logged in. Asked only while there is a token (SPEC.md 6). */
export const currentUser = queryOptions({
  queryKey: ["users", "me"],
  queryFn: async ({ signal }) => {
    const user = await api.users.me({}, { signal });
    storage.role.set(user.role);
    return user;
  },
  staleTime: 60_000,
});

export const hasToken = (): boolean => storage.token.get() !== undefined;

/** The current user, or undefined for guests and while it loads. */
export function useCurrentUser() {
  return useQuery({ ...currentUser, enabled: hasToken() }).data;
}

/** Keeps the token and reads who it belongs to; SPEC.md 7 asks for this call after each login. */
export async function startSession(client: QueryClient, token: string) {
  storage.token.set(token);
  client.removeQueries({ queryKey: currentUser.queryKey });
  return client.fetchQuery(currentUser);
}

/** Forgets the session and all that was read with it. */
export function endSession(client: QueryClient): void {
  storage.token.clear();
  storage.role.clear();
  client.clear();
}

/** The current user for guards; undefined when nobody is logged in or the session is over. */
export async function sessionUser(client: QueryClient) {
  if (!hasToken()) return undefined;
  try {
    return await client.ensureQueryData(currentUser);
  } catch (error) {
    if (failureOf(error).status === 401) return undefined;
    throw error;
  }
}
