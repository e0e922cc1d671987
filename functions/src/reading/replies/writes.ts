import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { countReply, recountReplies } from "../posts/writes.ts";
import { shutFiles } from "../../accounts/stored-files/writes.ts";
import type { Write } from "../../kernel/table.ts";
import { placeKey, replyRow, type StoredReply } from "./items.ts";

// Without a guard: goes with a guarded write of the same transaction.

const changed = new Problem("VERSION_CONFLICT");

/** Adds a reply to an open post. Throws BOARD_COMPLETED, NOT_FOUND. */
export const addReply = (reply: StoredReply): Write[] => [
  ...countReply(reply.boardId),
  { put: replyRow(reply), guard: { exists: false, refused: new Problem("BUSY") } },
  { put: { ...placeKey(reply.id), boardId: reply.boardId } },
];

/** Writes the next state of a reply that is still as read. Throws VERSION_CONFLICT. */
export const changeReply = (before: StoredReply, after: StoredReply): Write => ({
  put: replyRow(after),
  guard: { equals: { version: before.version }, refused: changed },
});

/**
 * Deletes a reply for good: its words are removed, a placeholder stays. Its post may be deleted by
 * then.
 */
export const dropReply = (before: StoredReply, at: Instant, isCounted = true): Write[] => [
  changeReply(before, {
    ...before,
    deletedAt: at,
    content: "",
    files: [],
    version: before.version + 1,
  }),
  // A hidden reply is not in the counts.
  ...(before.hiddenAt || !isCounted ? [] : recountReplies(before.boardId, -1)),
  ...shutFiles(before.files),
];
