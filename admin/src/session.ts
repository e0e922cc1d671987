import { failureOf } from "@bupum/ui/failure";
import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import { api } from "./api.ts";
import { adminToken } from "./token.ts";

/** The admin who is logged in. */
export const currentAdmin = queryOptions({
  queryKey: ["me"],
  queryFn: ({ signal }) => api.me.me({}, { signal }),
  staleTime: 60_000,
});

export const useCurrentAdmin = () =>
  useQuery({ ...currentAdmin, enabled: adminToken.get() !== undefined }).data;

/** Keeps the token and reads who it belongs to. */
export async function startSession(client: QueryClient, token: string) {
  adminToken.set(token);
  client.removeQueries({ queryKey: currentAdmin.queryKey });
  return client.fetchQuery(currentAdmin);
}

export function endSession(client: QueryClient): void {
  adminToken.clear();
  client.clear();
}

/** The admin for guards: undefined without a token, or when it is no admin's (SPEC.md 2). */
export async function sessionAdmin(client: QueryClient) {
  if (!adminToken.get()) return undefined;
  try {
    const admin = await client.ensureQueryData(currentAdmin);
    return admin.role === "ADMIN" ? admin : undefined;
  } catch (error) {
    const { status } = failureOf(error);
    if (status === 401 || status === 403) return undefined;
    throw error;
  }
}
