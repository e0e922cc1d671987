import { chunksOf } from "@bupum/shared/kernel/chunks";
import type { Id } from "@bupum/shared/kernel/ids";
import type { CallInput } from "@bupum/shared/kernel/route";
import type { Day } from "@bupum/shared/kernel/time";
import type { Merchandise, merchandiseRoutes } from "@bupum/shared/selling/merchandises/contract";
import { type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import {
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from "@tanstack/react-query";
import { api } from "../api.ts";

type Routes = typeof merchandiseRoutes;

/** State of the list in the address. */
export interface OwnSearch extends ListSearch {
  searchType?: "PRODUCT" | "MANUFACTOR" | undefined;
  searchKeyword?: string | undefined;
  startDate?: Day | undefined;
  endDate?: Day | undefined;
  /** Listings that were removed within a day. */
  isRemoved?: "true" | undefined;
  /** Those whose stock was counted too long ago. */
  isOldStock?: "true" | undefined;
}

const ownKey = ["merchandises", "own"] as const;

const filters = ["searchType", "searchKeyword", "startDate", "endDate"] as const;

/** The part of the address that selects listings. */
export const filtersOf = (search: OwnSearch) => queryFrom(search, ...filters);

export const ownList = (search: OwnSearch) => {
  const query = queryFrom(search, ...place, ...filters, "isRemoved", "isOldStock");
  return queryOptions({
    queryKey: [...ownKey, query],
    queryFn: ({ signal }) => api.merchandises.listOwn({ query }, { signal }),
  });
};

/** Parts by the beginning of a part number or by name. */
export const productsLike = (searchKeyword: string) =>
  queryOptions({
    queryKey: ["products", "like", searchKeyword],
    queryFn: ({ signal }) =>
      api.products.search({ query: { searchKeyword, itemsPerPage: 10 } }, { signal }),
    enabled: searchKeyword.length > 1,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

export const addMerchandise = mutationOptions({
  mutationFn: (sent: { body: CallInput<Routes["create"]>["body"]; idempotencyKey: string }) =>
    api.merchandises.create({ body: sent.body }, { idempotencyKey: sent.idempotencyKey }),
  meta: { quiet: true },
});

type Change = CallInput<Routes["update"]>["body"];
export const changeMerchandise = mutationOptions({
  mutationFn: ({ id, ...body }: Change & { id: Id<"mch"> }) =>
    api.merchandises.update({ params: { id }, body }),
});

/** Restores listings within a day. */
export const restoreMerchandises = mutationOptions({
  mutationFn: async (ids: readonly Id<"mch">[]) => {
    for (const some of chunksOf(ids, mostAtOnce))
      // One after the other: a refusal leaves the rest as it was.
      // oxlint-disable-next-line no-await-in-loop
      await api.merchandises.restore({ body: { ids: some } });
  },
});

/** Removes every listing that matches a filter; a worker does it afterwards. */
export const removeAllOf = mutationOptions({
  mutationFn: (search: OwnSearch) =>
    api.merchandises.removeOwn({ body: { all: true, ...filtersOf(search) } }),
});

/** The API takes 25 at a time. */
const mostAtOnce = 25;
export const removeMerchandises = mutationOptions({
  mutationFn: async (ids: readonly Id<"mch">[]) => {
    for (const some of chunksOf(ids, mostAtOnce))
      // One after the other: a refusal leaves the rest as it was.
      // oxlint-disable-next-line no-await-in-loop
      await api.merchandises.removeMany({ body: { ids: some } });
  },
});

/** A listing as the cached lists show it. */
export const shownMerchandise = (client: QueryClient, id: string): Merchandise | undefined =>
  client
    .getQueriesData<ShownPage>({ queryKey: ownKey })
    .flatMap(([, page]) => page?.items ?? [])
    .find((item) => item.id === id);

interface ShownPage {
  items: Merchandise[];
}
/** Shows a changed listing in every cached list. */
export function showChanged(client: QueryClient, changed: Merchandise): void {
  client.setQueriesData<ShownPage>(
    { queryKey: ownKey },
    (page) =>
      page && {
        ...page,
        items: page.items.map((item) => (item.id === changed.id ? changed : item)),
      },
  );
}

export const forgetLists = (client: QueryClient) => client.invalidateQueries({ queryKey: ownKey });
