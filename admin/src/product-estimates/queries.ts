import type { LineEntityRow } from "@bupum/shared/product-estimates/admin-contract";
import { place, queryFrom } from "@bupum/ui/list/list-search";
import { type ReadPage, wholeList } from "@bupum/ui/sheet/walk";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";
import { type LedgerSearch, narrowing } from "../product-estimate-orders/ledger-search.ts";

/** Filters of the list; here so that the entry chunk stays free of zod. */
export const replyChoices = ["PENDING", "REPLIED", "REJECTED"] as const;

export interface LineSearch extends LedgerSearch {
  replyTypes?: (typeof replyChoices)[number] | undefined;
}
type LineId = LineEntityRow["id"];

const keys = { all: ["product-estimates"] as const };
const queryOf = (search: LineSearch) => queryFrom(search, ...place, ...narrowing, "replyTypes");

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
    // An id that was typed into the address is refused by the API.
    queryFn: ({ signal }) =>
      api.productEstimateEntities.get({ params: { id: id as LineId } }, { signal }),
  });
