import type { Id } from "@bupum/shared/kernel/ids";
import { type Instant, seoulDay } from "@bupum/shared/kernel/time";
import { boardPath, openBuysPath } from "@bupum/shared/reading/boards/rules";
import { notify } from "../../kernel/messages/outbox.ts";
import type { Write } from "../../kernel/table.ts";
import type { StoredBoard, StoredCard } from "../posts/items.ts";

interface Told {
  at: Instant;
  /** The number of new replies, and the number of this notice. */
  answers: number;
  version: number;
}

/** The author is told by the channel chosen for the post (D12-7). */
export function replyReceived(board: StoredBoard, { at, answers, version }: Told): Write {
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

/** Earlier repliers are told in the app only. */
export const replyAdded = (
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

/** A seller's digest, identified by its day: a repeat is no new notice. */
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
