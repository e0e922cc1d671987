import type { Id } from "@bupum/shared/kernel/ids";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "../../api.ts";

/** Comments on a wiki, newest first, paged. */
export const wikiComments = (wikiId: Id<"wik">) =>
  infiniteQueryOptions({
    queryKey: ["wikis", "comments", wikiId],
    queryFn: ({ signal, pageParam }) =>
      api.wikiComments.list(
        { query: { wikiId, ...(pageParam !== undefined && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const addComment = (wikiId: Id<"wik">, content: string, idempotencyKey: string) =>
  api.wikiComments.create({ body: { wikiId, content } }, { idempotencyKey });
export const changeComment = (id: Id<"wcm">, content: string, version: number) =>
  api.wikiComments.update({ params: { id }, body: { content, version } });
export const removeComment = (id: Id<"wcm">) => api.wikiComments.remove({ params: { id } });
