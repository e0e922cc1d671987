import { estimateStatuses } from "@bupum/shared/deal/estimate-groups/statuses";
import {
  type adminEstimateRoutes,
  groupEntityRow,
  type GroupEntityRow,
  type UnassignedGroup,
} from "@bupum/shared/deal/estimates/admin-contract";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { faultAt } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import {
  asGroup,
  asTerms,
  type GroupItem,
  type GroupTerms,
  readGroups,
  unassignedGroups,
} from "../../deal/whole-groups/groups.ts";
import { pageOf } from "../../kernel/list.ts";
import { readMany } from "../../kernel/table.ts";
import { requestRow } from "../../indexing/ledger/requests.ts";
import { removed } from "../../search/ledger/items.ts";
import { searchLedger } from "../../search/ledger/lists.ts";

const listed: readonly string[] = [...estimateStatuses, removed];

/** Everybody's requests, newest first by default; a page costs the same at any number (D3-25). */
export async function listRequests(
  query: ParsedInput<typeof adminEstimateRoutes.list>["query"],
): Promise<Page<GroupEntityRow>> {
  const { filter, searchKeyword, startDate, endDate, sort, ...paging } = query;
  const status = filter?.status;
  if (status !== undefined && !listed.includes(status))
    throw faultAt("query.filter", "invalid_value");
  const filters = { searchType: "BUYER_NAME", searchKeyword, startDate, endDate, sort } as const;
  const states = status === undefined ? estimateStatuses : [status];
  return searchLedger({ ledger: "rq", states, filters, rows: requestRows }, paging);
}

const requestRows = {
  shape: groupEntityRow,
  anew: async (ids: Id<"egr">[]) =>
    (await readGroups(ids)).flatMap((group) => (group ? [requestRow(group)] : [])),
};

/** Requests with lines that no seller is asked for, longest waiting first. */
export async function listUnassigned(paging: PageQuery) {
  const found = await pageOf(unassignedGroups, paging, asTerms);
  const headers = await readMany(
    found.items.map(({ pk }) => ({ pk, sk: "group" })),
    false,
  );
  return {
    ...found,
    items: found.items.flatMap((terms, index): UnassignedGroup[] => {
      const header = headers[index];
      return header ? [toRow(asGroup(header), terms)] : [];
    }),
  };
}

const toRow = (group: GroupItem, { lines, unassignedLineIds }: GroupTerms): UnassignedGroup => ({
  ...group,
  lines: lines.filter(({ requestLineId }) => unassignedLineIds.includes(requestLineId)),
});
