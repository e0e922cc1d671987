import type { Id } from "@bupum/shared/kernel/ids";
import type { Instant } from "@bupum/shared/kernel/time";
import { boardPath } from "@bupum/shared/boards/rules";
import { notify } from "../kernel/messages/outbox.ts";
import type { Write } from "../kernel/table.ts";
import type { StoredBoard } from "./items.ts";

interface Told {
  at: Instant;
  /** How many answers are new, and the number of this notice. */
  answers: number;
  version: number;
}

/** The author hears by the way chosen for the post (D12-7). */
export function answerReceived(board: StoredBoard, { at, answers, version }: Told): Write {
  const { id, authorId, title, noticeType = "NONE" } = board;
  return notify(
    { now: () => at },
    {
      userId: authorId,
      event: "ANSWER_RECEIVED",
      refId: id,
      refVersion: version,
      params: { title, answers },
      link: boardPath(id),
      noticeType,
    },
  );
}

/** Whoever answered before hears in the app alone. */
export const answerAdded = (
  { id, title }: StoredBoard,
  userId: Id<"usr">,
  { at, answers, version }: Told,
): Write =>
  notify(
    { now: () => at },
    {
      userId,
      event: "NEW_ANSWER",
      refId: id,
      refVersion: version,
      params: { title, answers },
      link: boardPath(id),
    },
  );
