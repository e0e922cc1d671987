import { type Instant, seoulDay, seoulInstant } from "@bupum/shared/kernel/time";
import type { InboxQueue } from "@bupum/shared/notices/inbox/admin-contract";
import { inboxQueues, type InboxQueueName, mostCounted } from "@bupum/shared/notices/inbox/queues";
import { waitingApprovals } from "../../accounts/approvals/items.ts";
import { pendingSellers } from "../../accounts/seller-infos/lists.ts";
import { pendingWriters } from "../../accounts/writer-infos/items.ts";
import { openPayments } from "../../billing/payment-orders/items.ts";
import { openDifferences } from "../../billing/reconciliations/items.ts";
import { hiddenMakers } from "../../catalogue/manufactors/items.ts";
import { statePk } from "../../catalogue/products/items.ts";
import { learntPairs } from "../../catalogue/products/taken-instead.ts";
import { unassignedGroups } from "../../deal/whole-groups/groups.ts";
import { undecidedClaims } from "../../deal/claims/items.ts";
import { cancelRequests } from "../../deal/product-estimate-orders/items.ts";
import { supportUserId } from "@bupum/shared/talk/chats/support";
import { type ListOf, query } from "../../kernel/list.ts";
import type { Item } from "../../kernel/table.ts";
import { escalated } from "../../reading/opinions/items.ts";
import { missesOf } from "../../search/misses.ts";
import { openRegisterRequests } from "../../sheets/register-request-histories/items.ts";
import { unreadRooms } from "../../talk/chats/items.ts";
import { openPenalties } from "../../trust/user-penalty-histories/items.ts";

interface Source {
  list: ListOf;
  /** What the sort key begins with: the end of the time, the beginning, or neither. */
  at?: "due" | "since";
  /** The id of the first, where it is not the end of the sort key. */
  idOf?: (row: Item, sort: string) => string;
}

/** The index of each queue, the first to be dealt with in front. */
const sourcesAt = (now: Instant): Record<InboxQueueName, Source> => ({
  sellers: { list: pendingSellers, at: "due" },
  writers: { list: pendingWriters, at: "due" },
  penalties: { list: openPenalties, at: "since" },
  // Until its time has passed a request waits for the seller (D2-18).
  cancelRequests: { list: { ...cancelRequests, between: ["0", now] }, at: "due" },
  claims: { list: undecidedClaims, at: "due" },
  support: { list: unreadRooms(supportUserId), at: "since" },
  unassigned: { list: unassignedGroups, at: "since" },
  registerRequests: { list: openRegisterRequests, at: "since" },
  // Also parts of a sheet that nobody looked at (D8-9).
  hiddenProducts: { list: { index: "gsi1", pk: statePk("HIDDEN"), newestFirst: false } },
  hiddenMakers: { list: hiddenMakers },
  substitutes: { list: learntPairs, at: "since", idOf: (_row, sort) => sort.split("#")[1]! },
  stopRequests: { list: { ...escalated, newestFirst: false }, at: "since" },
  approvals: { list: waitingApprovals, at: "since" },
  payments: { list: openPayments, at: "since" },
  differences: {
    list: openDifferences,
    at: "since",
    idOf: (_row, sort) => sort.split("#")[0]!,
  },
  searchMisses: { list: missesOf(seoulDay(now)), idOf: ({ sk }) => sk },
});

/**
 * What waits for an admin: one query of keys for each queue, all in one round, each of at most a
 * hundred keys, so the cost is the same at any size of the market (U5-1).
 */
export async function readInbox(now: Instant): Promise<InboxQueue[]> {
  const sources = sourcesAt(now);
  return Promise.all(
    inboxQueues.map(async (queue) => {
      const { list, at, idOf = lastPart } = sources[queue];
      const { items } = await query({ ...list, keysOnly: true }, mostCounted);
      const first = items[0];
      if (!first) return { queue, count: 0, overdue: 0 };
      const sorts = items.map((row) => sortOf(list, row));
      const time = momentOf(sorts[0]!);
      return {
        queue,
        count: items.length,
        overdue: at === "due" ? sorts.filter((sort) => momentOf(sort) <= now).length : 0,
        ...(at === "due" && { dueAt: time }),
        ...(at === "since" && { since: time }),
        firstId: idOf(first, sorts[0]!),
      };
    }),
  );
}

const sortOf = ({ index }: ListOf, row: Item): string => String(row[index ? `${index}sk` : "sk"]);
const lastPart = (_row: Item, sort: string): string => sort.split("#").at(-1)!;
/** The time that a sort key begins with; of a day its beginning. */
function momentOf(sort: string): Instant {
  const [at = ""] = sort.split("#");
  return at.length === 10 ? seoulInstant(at) : at;
}
