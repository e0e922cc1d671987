import type { OpenSession } from "@bupum/shared/accounts/sessions/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

/** Where the admin is logged in himself. */
export const ownSessions = queryOptions({
  queryKey: ["sessions", "own" as string],
  queryFn: ({ signal }) => api.me.sessions({}, { signal }),
});

/** Where a user is logged in. */
export const sessionsOf = (userId: Id<"usr">): typeof ownSessions =>
  queryOptions({
    queryKey: ["sessions", userId as string],
    queryFn: ({ signal }) => api.userEntities.sessions({ params: { id: userId } }, { signal }),
  });

export const endOwnSession = mutationOptions({
  mutationFn: (sessionId: OpenSession["id"]) => api.me.endSession({ params: { sessionId } }),
});

export const endAllSessions = (userId: Id<"usr">) =>
  mutationOptions({
    mutationFn: () => api.userEntities.endSessions({ params: { id: userId } }),
  });
