import type { BatchStatus } from "@bupum/shared/accounts/batch-job-status/contract";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { audit, systemAt } from "../../kernel/audit.ts";
import type { Write } from "../../kernel/table.ts";
import * as items from "./items.ts";

/** The audit event of a request's automatic transition. */
export const transition = (
  request: items.RequestItem,
  to: BatchStatus,
  at: Instant,
  reason?: string,
): Write =>
  audit(systemAt(at), {
    entity: "register-request",
    id: request.id,
    from: request.status,
    to,
    via: "SYSTEM",
    reason,
  });

/** Takes a file out of the month's count, once, unless rows were on sale or are corrected (D8-21). */
const uncount = ({
  sellerId,
  createdAt,
  isUncounted,
  wasConfirmed,
  correctedRows = 0,
}: items.RequestItem): Write[] =>
  isUncounted || wasConfirmed || correctedRows > 0
    ? []
    : [{ change: items.monthKey(sellerId, createdAt), add: { count: -1 } }];

/** Releases a cancelled file: it may be sent again, and counts no longer if nothing was on sale. */
export const forgetFile = (request: items.RequestItem): Write[] => [
  {
    drop: items.fileLock(request.sellerId, request.fileHash),
    guard: { equals: { id: request.id }, refused: new Problem("VERSION_CONFLICT") },
  },
  ...uncount(request),
];

/**
 * The end of a file of which no row could be read: it does not count among the month's (D8-13).
 * The move of its request, in the same transaction, is the guard.
 */
export const unread = (request: items.RequestItem) =>
  request.phase === "READING"
    ? { set: { isUncounted: true } as const, writes: uncount(request) }
    : { set: {}, writes: [] };
