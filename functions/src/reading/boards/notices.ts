import type { Id } from "@bupum/shared/kernel/ids";
import { type Instant, seoulDay } from "@bupum/shared/kernel/time";
import { boardPath, openBuysPath } from "@bupum/shared/reading/boards/rules";
import { notify } from "../../kernel/messages/outbox.ts";
import type { Write } from "../../kernel/table.ts";
import type { StoredBoard, StoredCard } from "./items.ts";

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

/** A seller's digest, known by its day, however often it is raised. */
export const digestRaised = (
  userId: Id<"usr">,
  posts: readonly Pick<StoredCard, "title">[],
  at: Instant,
): Write =>
  notify(
    { now: () => at },
    {
      userId,
      event: "WANTED_PARTS",
      refId: seoulDay(at),
      refVersion: 1,
      params: { title: posts[0]!.title, posts: posts.length },
      link: openBuysPath,
    },
  );
