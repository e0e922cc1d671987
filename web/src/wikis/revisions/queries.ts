import type { Id } from "@bupum/shared/kernel/ids";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../../api.ts";

/** The revisions of a wiki, newest first, paged. */
export const revisionList = (id: Id<"wik">) =>
  infiniteQueryOptions({
    queryKey: ["wikis", "revisions", id],
    queryFn: ({ signal, pageParam }) =>
      api.wikiRevisions.revisions(
        { params: { id }, query: pageParam === undefined ? {} : { cursor: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });

/** One revision of a wiki, which never changes. */
export const revisionOf = (id: Id<"wik">, revision: number) =>
  queryOptions({
    queryKey: ["wikis", "revision", id, revision],
    queryFn: ({ signal }) =>
      api.wikiRevisions.revision({ params: { id, revision: String(revision) } }, { signal }),
    staleTime: Infinity,
  });

export const restoreRevision = (id: Id<"wik">, revision: number, baseRevision: number) =>
  api.wikiRevisions.restore({
    params: { id, revision: String(revision) },
    body: { baseRevision },
  });
