import type { Id } from "@bupum/shared/kernel/ids";
import type { DraftOf, SentDraft } from "@bupum/shared/reading/wikis/drafts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../api.ts";

/** The table's draft; without an answer the editor opens with what the machine has. */
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

/** As many bytes as a browser still sends when a page is closed. */
const mostAfterwards = 60_000;

export const keepDraft = (of: DraftOf, body: SentDraft, isLeaving: boolean) =>
  api.wikis.keepDraft(
    { params: { of }, body },
    { keepalive: isLeaving && new Blob([JSON.stringify(body)]).size < mostAfterwards },
  );
export const dropDraft = (of: DraftOf) => api.wikis.dropDraft({ params: { of } });
