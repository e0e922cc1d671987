import { chunksOf } from "@bupum/shared/kernel/chunks";
import type { Id } from "@bupum/shared/kernel/ids";
import type { MerchandiseEntity } from "@bupum/shared/selling/merchandises/admin-contract";
import {
  type merchandiseSorts,
  merchandiseSortsIn,
} from "@bupum/shared/selling/merchandises/sorts";
import { filterText, type ListSearch, place, queryFrom, sortIn } from "@bupum/ui/list/list-search";
import { type ReadPage, wholeList } from "@bupum/ui/sheet/walk";
import {
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from "@tanstack/react-query";
import { api } from "../api.ts";

/** Filters of the list; here so that the entry chunk stays free of zod. */
export const stateChoices = ["ON_SALE", "HIDDEN", "REMOVED"] as const;
export const conditionChoices = ["NEW", "NEW_SURPLUS", "REFURBISHED", "USED"] as const;

export interface MerchandiseSearch extends ListSearch {
  searchKeyword?: string | undefined;
  state?: (typeof stateChoices)[number] | undefined;
  condition?: (typeof conditionChoices)[number] | undefined;
  sellerId?: Id<"sel"> | undefined;
  manufactorId?: Id<"mkr"> | undefined;
  productId?: Id<"prd"> | undefined;
  sort?: (typeof merchandiseSorts)[number] | undefined;
}
type MerchandiseId = MerchandiseEntity["id"];

const keys = { all: ["merchandises"] as const };

const queryOf = (search: MerchandiseSearch) => ({
  ...queryFrom(search, ...place, "searchKeyword"),
  ...sortIn(search.sort, merchandiseSortsIn(search)),
  ...filterText(queryFrom(search, "state", "condition", "sellerId", "manufactorId", "productId")),
});

export const merchandiseList = (search: MerchandiseSearch) => {
  const query = queryOf(search);
  return queryOptions({
    queryKey: [...keys.all, "list", query],
    queryFn: ({ signal }) => api.merchandiseEntities.list({ query }, { signal }),
  });
};

/** All pages of a search, for the export. */
export const readMerchandises =
  (search: MerchandiseSearch): ReadPage<MerchandiseEntity> =>
  (paging, signal) =>
    api.merchandiseEntities.list(
      { query: { ...queryOf(wholeList(search)), ...paging } },
      { signal },
    );

export const merchandiseDetail = (id: string) =>
  queryOptions({
    queryKey: [...keys.all, "one", id],
    // The API refuses a malformed id in the address.
    queryFn: ({ signal }) =>
      api.merchandiseEntities.get({ params: { id: id as MerchandiseId } }, { signal }),
  });

/** The API takes 100 at a time. */
const mostAtOnce = 100;
export const removeMerchandises = mutationOptions({
  mutationFn: async ({ ids, reason }: { ids: readonly MerchandiseId[]; reason: string }) => {
    const gone: MerchandiseId[] = [];
    for (const some of chunksOf(ids, mostAtOnce))
      // One after the other: a refusal leaves the rest as it was.
      // oxlint-disable-next-line no-await-in-loop
      gone.push(
        ...(await api.merchandiseEntities.removeMany({ body: { ids: some, reason } })).removed,
      );
    return gone;
  },
});

export const readAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: keys.all });

/** Approved sellers with a matching company name; for the picker. */
export const sellersLike = (searchKeyword: string) =>
  queryOptions({
    queryKey: [...keys.all, "sellers", searchKeyword],
    queryFn: async ({ signal }) => {
      const query = { searchType: "SELLER", searchKeyword, filter: "role:SELLER" } as const;
      return (await api.userEntities.search({ query }, { signal })).items;
    },
    enabled: searchKeyword.length > 1,
    placeholderData: keepPreviousData,
  });

export const sellerName = (sellerId: Id<"sel"> | undefined) =>
  queryOptions({
    queryKey: [...keys.all, "seller", sellerId],
    queryFn: async ({ signal }) => {
      const { approved, draft } = await api.sellerInfo.get(
        { query: { sellerId: sellerId! } },
        { signal },
      );
      return (approved ?? draft)?.companyName ?? sellerId!;
    },
  });
