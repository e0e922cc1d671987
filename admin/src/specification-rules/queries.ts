import type { Id } from "@bupum/shared/kernel/ids";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

export const allSpecificationRules = ["specification-rules"] as const;

export const specificationRules = queryOptions({
  queryKey: [...allSpecificationRules, "list"],
  queryFn: ({ signal }) => api.specificationRules.list({ signal }),
});

/** What is not read in a category; nothing is asked before one is chosen. */
export const unreadOf = (categoryTagId: Id<"cat"> | undefined) =>
  queryOptions({
    queryKey: [...allSpecificationRules, "unread", categoryTagId],
    queryFn: ({ signal }) =>
      // Without a category the query is not enabled.
      api.specificationRules.unread({ query: { categoryTagId: categoryTagId! } }, { signal }),
    enabled: categoryTagId !== undefined,
  });
