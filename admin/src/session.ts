import type { adminMeRoutes } from "@bupum/shared/accounts/auth/admin-contract";
import type { Reply } from "@bupum/shared/kernel/route";
import { failureOf } from "@bupum/ui/failure";
import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import { api } from "./api.ts";
import { adminToken } from "./token.ts";

export type Admin = Reply<typeof adminMeRoutes.me>;

/** The logged-in admin; null without a token. */
export const currentAdmin = queryOptions({
  queryKey: ["me"],
  queryFn: async ({ signal }): Promise<Admin | null> =>
    adminToken.get() ? api.me.me({}, { signal }) : null,
  staleTime: 60_000,
});

export const useCurrentAdmin = (): Admin | undefined => useQuery(currentAdmin).data ?? undefined;

/** Stores the token and reads its account. */
export function startSession(client: QueryClient, token: string): Promise<Admin | null> {
  adminToken.set(token);
  return client.fetchQuery({ ...currentAdmin, staleTime: 0 });
}

/** Clears the session and all data read with it. */
export function endSession(client: QueryClient): void {
  adminToken.clear();
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "me" });
  client.setQueryData(currentAdmin.queryKey, null);
}

/** The admin for guards: undefined without an admin's token (U1-3). */
export async function sessionAdmin(client: QueryClient): Promise<Admin | undefined> {
  if (!adminToken.get()) return undefined;
  try {
    const known = client.getQueryData(currentAdmin.queryKey);
    const admin = known ?? (await client.fetchQuery({ ...currentAdmin, staleTime: 0 }));
    return admin?.role === "ADMIN" ? admin : undefined;
  } catch (error) {
    const { status } = failureOf(error);
    if (status === 401 || status === 403) return undefined;
    throw error;
  }
}
