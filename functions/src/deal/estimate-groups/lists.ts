import { betweenDays } from "../../kernel/list.ts";
import type { GroupRow } from "@bupum/shared/deal/estimate-groups/contract";
import type { EstimateStatus } from "@bupum/shared/deal/estimate-groups/fields";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { normalize } from "@bupum/shared/kernel/text/text";
import type { Day } from "@bupum/shared/kernel/time";
import { searchOwn } from "../../search/ledger/lists.ts";
import { type GroupItem, groupTexts, listGroups, readGroups } from "../whole-groups/groups.ts";

interface Wanted extends PageQuery {
  status?: EstimateStatus | undefined;
  searchKeyword?: string | undefined;
  startDate?: Day | undefined;
  endDate?: Day | undefined;
}

/** A page of a buyer's requests, newest first (D3-2). */
export async function listOwnGroups(buyerId: Id<"usr">, wanted: Wanted): Promise<Page<GroupRow>> {
  const { page, itemsPerPage, cursor, ...narrowed } = wanted;
  const paging = { page, itemsPerPage, cursor };
  const { status, searchKeyword, startDate, endDate } = narrowed;
  if (!searchKeyword) return listGroups(buyerId, wanted, paging, (row) => row);
  const keyword = normalize(searchKeyword);
  return searchOwn<GroupItem>(
    {
      ledger: "gr",
      owner: buyerId,
      states: [{ state: "ANY", ...betweenDays(startDate, endDate) }],
      newestFirst: true,
      searchKeyword,
      seal: narrowed,
      read: (ids) => readGroups(ids as Id<"egr">[]),
      fits: (row) =>
        row.buyerId === buyerId &&
        (!status || row.status === status) &&
        groupTexts(row).some((text) => text.includes(keyword)),
      textsOf: groupTexts,
    },
    paging,
  );
}
