import type { WriterInfoRow } from "@bupum/shared/accounts/writer-infos/admin-contract";
import type { WriterInfo } from "@bupum/shared/accounts/writer-infos/contract";
import { type writerSorts, writerSortsIn } from "@bupum/shared/accounts/writer-infos/sorts";
import { filterText, type ListSearch, place, queryFrom, sortIn } from "@bupum/ui/list/list-search";
import { type ReadPage, wholeList } from "@bupum/ui/sheet/walk";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { api } from "../api.ts";

/** The tabs of the reviewer's list; here so that the entry chunk stays free of zod. */
export const reviewStates = ["PENDING", "CORRECTION", "APPROVED", "REJECTED", "ALL"] as const;
export type ReviewState = (typeof reviewStates)[number];
export const writerRoleChoices = ["WRITER", "EXPERT"] as const;

const keys = {
  all: ["writer-infos"] as const,
  one: (id: string) => [...keys.all, "one", id] as const,
};

type WriterId = WriterInfo["id"];

interface WriterSearch extends ListSearch {
  status?: ReviewState | undefined;
  writerRole?: (typeof writerRoleChoices)[number] | undefined;
  searchKeyword?: string | undefined;
  sort?: (typeof writerSorts)[number] | undefined;
}

const queryOf = ({ status = "PENDING", writerRole, ...search }: WriterSearch) => ({
  ...queryFrom(search, ...place, "searchKeyword"),
  ...sortIn(search.sort ?? sortOf(status), writerSortsIn({ status })),
  ...filterText({ status: status === "ALL" ? undefined : status, writerRole }),
});
/** Open reviews are sorted by due date, the others by age. */
const sortOf = (status: ReviewState) => (status === "PENDING" ? "reviewDueAt:asc" : undefined);

/** Writers of one state; open reviews by due date. */
export const writerList = (search: WriterSearch) => {
  const query = queryOf(search);
  return queryOptions({
    queryKey: [...keys.all, "list", query],
    queryFn: ({ signal }) => api.writerInfos.list({ query }, { signal }),
  });
};

/** All pages of a search, for the export. */
export const readWriters =
  (search: WriterSearch): ReadPage<WriterInfoRow> =>
  (paging, signal) =>
    api.writerInfos.list({ query: { ...queryOf(wholeList(search)), ...paging } }, { signal });

export const writerDetail = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    // The API refuses a malformed id in the address.
    queryFn: ({ signal }) => api.writerInfos.get({ params: { id: id as WriterId } }, { signal }),
  });

/** Shows the writer after a decision; the lists are reloaded. */
export function keepWriter(client: QueryClient, writer: WriterInfo): void {
  client.setQueryData(writerDetail(writer.id).queryKey, writer);
  void client.invalidateQueries({ queryKey: [...keys.all, "list"] });
}

/** After a conflicting decision: shows the current state. */
export const readWritersAgain = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: keys.all });
