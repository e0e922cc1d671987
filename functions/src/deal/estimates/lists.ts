import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { addHours, type Instant } from "@bupum/shared/kernel/time";
import { estimateStatuses } from "@bupum/shared/deal/estimate-groups/statuses";
import type { estimateRoutes } from "@bupum/shared/deal/estimates/contract";
import { dueOf, foundBy, isFound } from "@bupum/shared/deal/estimates/rules";
import { betweenDays } from "../../kernel/list.ts";
import { searchOwn } from "../../search/ledger/lists.ts";
import { isWithinDays } from "../whole-groups/line-rules.ts";
import { doneBetween, waitingUntil } from "../whole-groups/places.ts";
import {
  type EstimateItem,
  listOfBuyer,
  listOfSeller,
  readEstimates,
} from "../whole-groups/estimates.ts";

type Query = ParsedInput<(typeof estimateRoutes)["list"]>["query"];
type Wanted = Omit<Query, keyof PageQuery>;

const split = ({ page, itemsPerPage, cursor, ...wanted }: Query) => ({
  wanted,
  paging: { page, itemsPerPage, cursor },
});

/** What one looks for, but for the order of the list. */
const searched = (wanted: Wanted) => ({
  ledger: "es" as const,
  searchKeyword: wanted.searchKeyword,
  seal: wanted,
  read: (ids: string[]) => readEstimates(ids as Id<"est">[]),
  textsOf: (row: EstimateItem) => foundBy(row, wanted.side),
});

const fitsTexts = (row: EstimateItem, { status, side, searchType, searchKeyword }: Wanted) =>
  (!status || row.status === status) && isFound(row, side, searchType, searchKeyword);

/** A page of the estimates of one's requests, newest first. */
export async function listAsBuyer(buyerId: Id<"usr">, query: Query): Promise<Page<EstimateItem>> {
  const { wanted, paging } = split(query);
  const { status, searchKeyword, startDate, endDate } = wanted;
  if (!status && !searchKeyword) return listOfBuyer(buyerId, wanted, paging);
  const { between } = betweenDays(startDate, endDate);
  return searchOwn<EstimateItem>(
    {
      ...searched(wanted),
      owner: buyerId,
      states: (status ? [status] : estimateStatuses).map((state) => ({ state, between })),
      newestFirst: true,
      fits: (row) => row.buyerId === buyerId && fitsTexts(row, wanted),
    },
    paging,
  );
}

/** A page of what was asked of one's company: what waits by its deadline, then the newest (D3-5). */
export async function listAsSeller(
  sellerId: Id<"sel">,
  query: Query,
  now: Instant,
): Promise<Page<EstimateItem>> {
  const { wanted, paging } = split(query);
  const { dueWithin, searchKeyword, startDate, endDate } = wanted;
  const status = dueWithin ? "PENDING" : wanted.status;
  // Nothing that is answered or closed is due.
  if (dueWithin && wanted.status && wanted.status !== status)
    return { items: [], page: paging.page, itemsPerPage: paging.itemsPerPage };
  const isDated = (startDate ?? endDate) !== undefined;
  const waiting = waitingUntil(dueWithin && now);
  if (!searchKeyword && !isDated && (!status || status === "PENDING"))
    return listOfSeller(sellerId, status && waiting, paging);
  const isWithin = isWithinDays(startDate, endDate);
  return searchOwn<EstimateItem>(
    {
      ...searched(wanted),
      owner: sellerId,
      states: (status ? [status] : estimateStatuses).map((state) => ({
        state,
        between: state === "PENDING" ? waiting : doneBetween(startDate, endDate),
      })),
      newestFirst: false,
      fits: (row) =>
        row.sellerId === sellerId &&
        isWithin(row.createdAt) &&
        (!dueWithin || dueOf(row) <= addHours(now, 24)) &&
        fitsTexts(row, { ...wanted, status }),
    },
    paging,
  );
}
