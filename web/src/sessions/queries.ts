import type { OpenSession } from "@bupum/shared/accounts/sessions/contract";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

/** Where the reader is logged in. */
export const ownSessions = queryOptions({
  queryKey: ["users", "sessions"],
  queryFn: ({ signal }) => api.users.sessions({}, { signal }),
});

export const endSession = mutationOptions({
  mutationFn: (sessionId: OpenSession["id"]) => api.users.endSession({ params: { sessionId } }),
});

/** The reply's new token takes the place of the old one. */
export const endOtherSessions = mutationOptions({
  mutationFn: () => api.users.endOtherSessions(),
});
