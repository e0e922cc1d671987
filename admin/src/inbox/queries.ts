import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { api } from "../api.ts";

const everyMinuteMs = 60_000;

/** What waits for an admin, counted once a minute; the menu and the start page share the answer. */
export const inbox = queryOptions({
  queryKey: ["inbox"],
  queryFn: ({ signal }) => api.inbox.list({}, { signal }),
  refetchInterval: everyMinuteMs,
  retry: false,
});

/** After an act that takes something out of a queue. */
export const countAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: inbox.queryKey });
