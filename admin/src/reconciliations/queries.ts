import type { Page } from "@bupum/shared/kernel/page";
import type { Day } from "@bupum/shared/kernel/time";
import type {
  CheckedDay,
  ShownDifference,
} from "@bupum/shared/billing/reconciliations/admin-contract";
import { type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { type ReadPage, wholeList } from "@bupum/ui/sheet/walk";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";
import { billingKeys } from "../billing/queries.ts";

export interface DaySearch extends ListSearch {
  startDate?: Day | undefined;
  endDate?: Day | undefined;
  sort?: "day:desc" | "day:asc" | undefined;
}
/** A day is its own id. */
export type DayRow = CheckedDay & { id: Day };
/** Within a day a difference is named by its kind and movement. */
export type DifferenceRow = ShownDifference & { id: string };

type DayQuery = Omit<DaySearch, keyof ListSearch> & Pick<ListSearch, (typeof place)[number]>;
const keys = [...billingKeys.all, "reconciliations"] as const;
const span = ["sort", "startDate", "endDate"] as const;

async function readDaysOf(query: DayQuery, signal: AbortSignal): Promise<Page<DayRow>> {
  const page = await api.reconciliations.list({ query }, { signal });
  return { ...page, items: page.items.map((one) => ({ ...one, id: one.day })) };
}
export const dayList = (search: DaySearch) => {
  const query = queryFrom(search, ...place, ...span);
  return queryOptions({
    queryKey: [...keys, "list", query],
    queryFn: ({ signal }) => readDaysOf(query, signal),
  });
};
export const readDays =
  (search: DaySearch): ReadPage<DayRow> =>
  (paging, signal) =>
    readDaysOf({ ...queryFrom(wholeList(search), ...span), ...paging }, signal);

export const dayDetail = (day: Day) =>
  queryOptions({
    queryKey: [...keys, "day", day],
    queryFn: ({ signal }) => api.reconciliations.get({ params: { day } }, { signal }),
  });

const withIds = (page: Page<ShownDifference>): Page<DifferenceRow> => ({
  ...page,
  items: page.items.map((one) => ({ ...one, id: `${one.day} ${one.kind} ${one.of}` })),
});
export const differencesOf = (day: Day, search: ListSearch) => {
  const query = queryFrom(search, ...place);
  return queryOptions({
    queryKey: [...keys, "differences", day, query],
    queryFn: async ({ signal }) =>
      withIds(await api.reconciliations.listDifferences({ params: { day }, query }, { signal })),
  });
};
/** The newest unexplained ones. */
export const openDifferences = queryOptions({
  queryKey: [...keys, "open"],
  queryFn: async ({ signal }) =>
    withIds(await api.reconciliations.listOpen({ query: { itemsPerPage: 10 } }, { signal })),
});
