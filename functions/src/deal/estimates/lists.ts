import { betweenDays } from "../../kernel/list.ts";
import { estimateStatuses } from "@bupum/shared/deal/estimate-groups/statuses";
import type { estimateRoutes } from "@bupum/shared/deal/estimates/contract";
import { foundBy, isFound } from "@bupum/shared/deal/estimates/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Page } from "@bupum/shared/kernel/page";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { searchOwn } from "../../search/ledger/lists.ts";
import { type EstimateItem, listEstimates, readEstimates } from "./items.ts";

type Wanted = ParsedInput<(typeof estimateRoutes)["list"]>["query"];

/** A page of the estimates of one's requests, or of those sent to one's company, newest first. */
export async function listOwnEstimates(
  owner: { buyerId: Id<"usr"> } | { sellerId: Id<"sel"> },
  { page, itemsPerPage, cursor, ...wanted }: Wanted,
): Promise<Page<EstimateItem>> {
  const paging = { page, itemsPerPage, cursor };
  const { side, status, searchType, searchKeyword, startDate, endDate } = wanted;
  if (!status && !searchKeyword) return listEstimates(owner, wanted, paging);
  const { between } = betweenDays(startDate, endDate);
  return searchOwn<EstimateItem>(
    {
      ledger: "es",
      owner: "buyerId" in owner ? owner.buyerId : owner.sellerId,
      states: (status ? [status] : estimateStatuses).map((state) => ({ state, between })),
      newestFirst: true,
      searchKeyword,
      seal: wanted,
      read: (ids) => readEstimates(ids as Id<"est">[]),
      fits: (row) =>
        ("buyerId" in owner ? row.buyerId === owner.buyerId : row.sellerId === owner.sellerId) &&
        (!status || row.status === status) &&
        isFound(row, side, searchType, searchKeyword),
      textsOf: (row) => foundBy(row, side),
    },
    paging,
  );
}
