import type { Id } from "@bupum/shared/kernel/ids";
import type { DraftOf, SentDraft } from "@bupum/shared/reading/wikis/drafts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../api.ts";

/** The table's draft; without a reply the editor opens with the machine's one. */
export const keptDraft = (userId: Id<"usr">, of: DraftOf) =>
  queryOptions({
    queryKey: ["wiki-drafts", userId, of],
    queryFn: ({ signal }) => api.wikis.draft({ params: { of } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    networkMode: "always",
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** The most bytes that a browser still sends when a page is closed. */
const mostAfterwards = 60_000;

export const keepDraft = (of: DraftOf, body: SentDraft, isLeaving: boolean) =>
  api.wikis.keepDraft(
    { params: { of }, body },
    { keepalive: isLeaving && new Blob([JSON.stringify(body)]).size < mostAfterwards },
  );
export const dropDraft = (of: DraftOf) => api.wikis.dropDraft({ params: { of } });
