import type { UnassignedGroup } from "@bupum/shared/deal/estimates/admin-contract";
import type { PageQuery } from "@bupum/shared/kernel/page";
import {
  asGroup,
  asTerms,
  type GroupItem,
  type GroupTerms,
  unassignedGroups,
} from "../../deal/estimate-groups/items.ts";
import { pageOf } from "../../kernel/list.ts";
import { readMany } from "../../kernel/table.ts";

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
