import type { UnassignedGroup } from "@bupum/shared/deal/estimates/admin-contract";
import type { PageQuery } from "@bupum/shared/kernel/page";
import type { Instant } from "@bupum/shared/kernel/time";
import {
  asGroup,
  asTerms,
  type GroupItem,
  type GroupTerms,
  unassignedPk,
} from "../../deal/estimate-groups/items.ts";
import { type ListOf, pageOf, query } from "../../kernel/list.ts";
import { readMany } from "../../kernel/table.ts";
import { cancelRequests } from "../../deal/product-estimate-orders/items.ts";
import { escalated } from "../../reading/wiki-request-histories/items.ts";

const unassigned: ListOf = { index: "gsi1", pk: unassignedPk, newestFirst: false };

/** Requests with lines that no seller is asked for, longest waiting first. */
export async function listUnassigned(paging: PageQuery) {
  const found = await pageOf(unassigned, paging, asTerms);
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

/** Counts stop here. */
const mostCounted = 100;

/**
 * The number of requests that wait for a seller, of cancel requests that wait for a decision
 * (D2-18), and of escalated requests to stop a wiki (D9-13).
 */
export async function countWaiting(now: Instant) {
  const lists: ListOf[] = [unassigned, { ...cancelRequests, between: ["0", now] }, escalated];
  const [groups, overdue, stops] = await Promise.all(
    lists.map((list) => query({ ...list, keysOnly: true }, mostCounted)),
  );
  return {
    unassigned: groups!.items.length,
    cancelRequests: overdue!.items.length,
    stopRequests: stops!.items.length,
  };
}

const toRow = (group: GroupItem, { lines, unassignedLineIds }: GroupTerms): UnassignedGroup => ({
  ...group,
  lines: lines.filter(({ requestLineId }) => unassignedLineIds.includes(requestLineId)),
});
