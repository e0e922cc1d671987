import type { Id } from "@bupum/shared/kernel/ids";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

const keys = { all: ["search-words"] as const };

export const searchWords = queryOptions({
  queryKey: [...keys.all, "list"],
  queryFn: ({ signal }) => api.searchWords.list({ signal }),
});

/** What spellings find today, and as one entry; asked of what the form has at a moment. */
export const effectsOf = (spellings: readonly string[], id: Id<"swd"> | undefined) =>
  queryOptions({
    queryKey: [...keys.all, "effects", spellings, id],
    queryFn: ({ signal }) =>
      api.searchWords.effects(
        { body: { spellings: [...spellings], ...(id && { id }) } },
        { signal },
      ),
    enabled: spellings.length > 1,
    retry: false,
  });

export const proposalsFor = (keyword: string) =>
  queryOptions({
    queryKey: [...keys.all, "proposals", keyword],
    queryFn: ({ signal }) => api.searchWords.proposals({ query: { keyword } }, { signal }),
    enabled: keyword !== "",
  });

export const historyOf = (id: Id<"swd">) =>
  queryOptions({
    queryKey: [...keys.all, "history", id],
    queryFn: ({ signal }) => api.searchWords.history({ params: { id } }, { signal }),
  });

export const allSearchWords = keys.all;
