import type {
  EstimateGroupDraft,
  estimateGroupRoutes,
} from "@bupum/shared/estimate-groups/contract";
import type { Sent } from "@bupum/shared/kernel/route";
import type { ListSearch } from "@bupum/ui/list-search";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

export interface GroupSearch extends ListSearch {
  searchKeyword?: string;
  status?: string;
  startDate?: string;
  endDate?: string;
}
type Query = Sent<typeof estimateGroupRoutes.list>["query"];

/** One's own requests; the address may carry more than the API knows, so fields are picked. */
export const groupList = (search: GroupSearch) => {
  const { page, itemsPerPage, cursor, searchKeyword, status, startDate, endDate } = search;
  const query = { page, itemsPerPage, cursor, searchKeyword, status, startDate, endDate };
  return queryOptions({
    queryKey: ["estimate-groups", "list", query],
    // Dates and pages of an address are texts; the API judges them.
    queryFn: ({ signal }) => api.estimateGroups.list({ query: query as Query }, { signal }),
  });
};

export const sendRequest = mutationOptions({
  mutationFn: ({ body, key }: { body: EstimateGroupDraft; key: string }) =>
    api.estimateGroups.create({ body }, { idempotencyKey: key }),
  meta: { quiet: true },
});

/** Parts whose number or name begins with what is typed. */
export const partsLike = (searchKeyword: string) =>
  queryOptions({
    queryKey: ["products", "picker", searchKeyword],
    queryFn: ({ signal }) =>
      api.products.search({ query: { searchKeyword, itemsPerPage: 10 } }, { signal }),
    enabled: searchKeyword.length >= 2,
  });

export const sellersLike = (searchKeyword: string) =>
  queryOptions({
    queryKey: ["seller-infos", "search", searchKeyword],
    queryFn: ({ signal }) =>
      api.sellerInfos.search({ query: { searchKeyword, itemsPerPage: 10 } }, { signal }),
    enabled: searchKeyword.length >= 1,
  });
