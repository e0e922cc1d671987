import type { AuditEvent } from "@bupum/shared/accounts/audit-events/admin-contract";
import {
  type AuditEntity,
  noted,
  type NotedEntity,
} from "@bupum/shared/accounts/audit-events/entities";
import { filterText, type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { type ReadPage, wholeList } from "@bupum/ui/sheet/walk";
import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

export const auditKey = ["audit-events"] as const;

export interface ActSearch extends ListSearch {
  entity?: AuditEntity | undefined;
  actor?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
  searchKeyword?: string | undefined;
}

const queryOf = (search: ActSearch) => ({
  ...queryFrom(search, ...place, "startDate", "endDate", "searchKeyword"),
  ...filterText(queryFrom(search, "entity", "actor")),
});

/** What admins did. */
export const actList = (search: ActSearch) => {
  const query = queryOf(search);
  return queryOptions({
    queryKey: [...auditKey, "list", query],
    queryFn: ({ signal }) => api.auditEvents.list({ query }, { signal }),
  });
};

/** All pages of a search, for the export. */
export const readActs =
  (search: ActSearch): ReadPage<AuditEvent> =>
  (paging, signal) =>
    api.auditEvents.list({ query: { ...queryOf(wholeList(search)), ...paging } }, { signal });

/** What became of one thing, page after page; only its notes, where these are asked for. */
export const pastOf = (entity: AuditEntity, id: string, only?: typeof noted) =>
  infiniteQueryOptions({
    queryKey: [...auditKey, entity, id, only],
    queryFn: ({ pageParam, signal }) =>
      api.auditEvents.listOf(
        {
          params: { entity, id },
          query: { ...filterText({ to: only }), ...(pageParam && { cursor: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Forms on pages of their own change the thing while its history is not shown.
    staleTime: 0,
  });

export const notesOf = (entity: NotedEntity, id: string) => pastOf(entity, id, noted);

interface Note {
  entity: NotedEntity;
  id: string;
  text: string;
  /** The same for a repeat after a lost answer. */
  idempotencyKey: string;
}
export const writeNote = mutationOptions({
  mutationFn: ({ text, idempotencyKey, ...params }: Note) =>
    api.auditEvents.note({ params, body: { text } }, { idempotencyKey }),
});
