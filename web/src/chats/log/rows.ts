import type { ChatMessage } from "@bupum/shared/talk/chats/contract";
import { type Day, type Instant, seoulDay } from "@bupum/shared/kernel/time";

/** What a room's log shows, line by line. */
export type Row =
  | { kind: "day"; day: Day; at: Instant }
  | { kind: "unread" }
  | {
      kind: "message";
      message: ChatMessage;
      /** The last of several that one person wrote within a minute: it has the time. */
      isTimed: boolean;
      /** The last of one's own that the other has read. */
      isLastRead: boolean;
    };

interface Marks {
  /** The first message that was unread when the room was opened. */
  unreadFrom?: Instant | undefined;
  /** Up to where the other has read. */
  otherReadUntil?: Instant | undefined;
}

const minuteOf = (at: Instant) => at.slice(0, 16);
const isTogether = (left: ChatMessage, right: ChatMessage) =>
  left.isMine === right.isMine && minuteOf(left.createdAt) === minuteOf(right.createdAt);

/** Messages with the days between them, where one left off, and what the other has read. */
export function rowsOf(items: readonly ChatMessage[], marks: Marks): readonly Row[] {
  const lastRead = items.findLast(
    ({ isMine, createdAt }) => isMine && createdAt <= (marks.otherReadUntil ?? ""),
  );
  return items.flatMap((message, at): Row[] => {
    const [before, after] = [items[at - 1], items[at + 1]];
    const day = seoulDay(message.createdAt);
    const isNewDay = !before || seoulDay(before.createdAt) !== day;
    return [
      ...(isNewDay ? [{ kind: "day", day, at: message.createdAt } as const] : []),
      ...(message.createdAt === marks.unreadFrom && before ? [{ kind: "unread" } as const] : []),
      {
        kind: "message",
        message,
        isTimed: !after || !isTogether(message, after),
        isLastRead: message === lastRead,
      },
    ];
  });
}

/** The other's messages behind an instant: the new ones, where one was at the end before. */
export const foreignAfter = (
  items: readonly ChatMessage[],
  after: Instant | undefined,
): readonly ChatMessage[] =>
  items.filter(({ isMine, createdAt }) => !isMine && createdAt > (after ?? ""));
