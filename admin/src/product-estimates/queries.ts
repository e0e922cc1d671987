import type { UnassignedGroup } from "@bupum/shared/deal/estimates/admin-contract";
import type { Id } from "@bupum/shared/kernel/ids";
import type { lineStates } from "@bupum/shared/deal/product-estimate-orders/sorts";
import type { LineEntityRow } from "@bupum/shared/deal/product-estimates/admin-contract";
import { filterText, type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { type ReadPage, wholeList } from "@bupum/ui/sheet/walk";
import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";
import { type LedgerSearch, narrowing } from "../product-estimate-orders/ledger-search.ts";

/** Filters of the list; here so that the entry chunk stays free of zod. */
export const replyChoices = ["PENDING", "REPLIED", "REJECTED"] as const;

export interface LineSearch extends LedgerSearch {
  replyTypes?: (typeof replyChoices)[number] | undefined;
  state?: (typeof lineStates)[number] | undefined;
}
type LineId = LineEntityRow["id"];

const keys = { all: ["product-estimates"] as const };
/** Deleted lines have no filter by reply. */
const queryOf = (search: LineSearch) => ({
  ...queryFrom(search, ...place, ...narrowing),
  ...(search.state === undefined && queryFrom(search, "replyTypes")),
  ...filterText(queryFrom(search, "state")),
});

export const lineList = (search: LineSearch) => {
  const query = queryOf(search);
  return queryOptions({
    queryKey: [...keys.all, "list", query],
    queryFn: ({ signal }) => api.productEstimateEntities.list({ query }, { signal }),
  });
};

/** All pages of a search, for the export. */
export const readLines =
  (search: LineSearch): ReadPage<LineEntityRow> =>
  (paging, signal) =>
    api.productEstimateEntities.list(
      { query: { ...queryOf(wholeList(search)), ...paging } },
      { signal },
    );

export const lineDetail = (id: string) =>
  queryOptions({
    queryKey: [...keys.all, "one", id],
    // The API refuses a malformed id in the address.
    queryFn: ({ signal }) =>
      api.productEstimateEntities.get({ params: { id: id as LineId } }, { signal }),
  });

const unassignedQuery = (search: ListSearch) => queryFrom(search, ...place);

/** Requests with lines without a seller, longest waiting first. */
export const unassignedList = (search: ListSearch) => {
  const query = unassignedQuery(search);
  return queryOptions({
    queryKey: [...keys.all, "unassigned", query],
    queryFn: ({ signal }) => api.estimates.unassigned({ query }, { signal }),
  });
};

export const readUnassigned =
  (search: ListSearch): ReadPage<UnassignedGroup> =>
  (paging, signal) =>
    api.estimates.unassigned(
      { query: { ...unassignedQuery(wholeList(search)), ...paging } },
      { signal },
    );

export const acts = ["reject", "remove"] as const;
export type Act = (typeof acts)[number];

export const decideLine = mutationOptions({
  mutationFn: async ({ id, act, note }: { id: LineId; act: Act; note: string }): Promise<void> => {
    const at = api.productEstimateEntities;
    const params = { id };
    if (act === "reject") await at.reject({ params, body: { note } });
    if (act === "remove") await at.remove({ params });
  },
});

export const proposeProduct = mutationOptions({
  mutationFn: ({ id, productId }: { id: LineId; productId: Id<"prd"> }): Promise<unknown> =>
    api.productEstimateEntities.propose({ params: { id }, body: { productId } }),
});

export const readAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: keys.all });
