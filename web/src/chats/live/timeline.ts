import type { ChatMessage, ChatMessagePage } from "@bupum/shared/talk/chats/contract";
import type { Instant } from "@bupum/shared/kernel/time";

/** The loaded messages of a room, oldest first. */
export interface Timeline {
  items: readonly ChatMessage[];
  /** The `before` for older messages; absent if the first one is loaded. */
  older?: Instant | undefined;
}

/** Which messages to read. */
export interface Place {
  before?: Instant;
  after?: Instant;
}
export type ReadMessages = (place: Place) => Promise<ChatMessagePage>;

/**
 * Merges two lists in order, each message once by its instant; the later list has the current
 * state.
 */
export function merged(
  known: readonly ChatMessage[],
  came: readonly ChatMessage[],
): readonly ChatMessage[] {
  if (came.length === 0) return known;
  const byInstant = new Map([...known, ...came].map((message) => [message.createdAt, message]));
  return [...byInstant.values()].toSorted((left, right) =>
    left.createdAt < right.createdAt ? -1 : 1,
  );
}

/**
 * The instant up to which no message is missing. An own message may follow an unread message of the
 * other: `seq` shows the gap, and reading continues before it.
 */
export function cursorOf(items: readonly ChatMessage[]): Instant | undefined {
  const gap = items.findIndex(({ seq }, at) => at > 0 && seq !== (items[at - 1]?.seq ?? 0) + 1);
  return (gap < 0 ? items.at(-1) : items[gap - 1])?.createdAt;
}

export const hasGap = (items: readonly ChatMessage[]): boolean =>
  cursorOf(items) !== items.at(-1)?.createdAt;

const first = async (read: ReadMessages): Promise<Timeline> => {
  const { items, next } = await read({});
  return { items, older: next };
};

/** Reads all newer messages, page by page; the newest page if none are loaded. */
export async function caughtUp(read: ReadMessages, known?: Timeline): Promise<Timeline> {
  if (!known) return first(read);
  let { items } = known;
  let after = cursorOf(items);
  // An empty room has no cursor to continue from.
  if (!after) return first(read);
  while (after) {
    const page: ChatMessagePage = await read({ after });
    items = merged(items, page.items);
    after = page.next;
  }
  return { ...known, items };
}

/**
 * Reloads the newest page, since cards change and contact data opens, and everything between it and
 * the loaded messages.
 */
export async function freshened(read: ReadMessages, known?: Timeline): Promise<Timeline> {
  const newest = await first(read);
  const cursor = known && cursorOf(known.items);
  if (!known || !cursor) return newest;
  const start = newest.items[0]?.createdAt;
  const items = merged(known.items, newest.items);
  const meets = newest.older === undefined || (start !== undefined && start <= cursor);
  if (meets) return { items, older: oldest(known, newest) };
  const between = await caughtUp(read, known);
  return { ...between, items: merged(between.items, newest.items) };
}

/** Of two overlapping runs, the start of the longer one. */
const oldest = (left: Timeline, right: Timeline): Instant | undefined =>
  (left.items[0]?.createdAt ?? "") <= (right.items[0]?.createdAt ?? "") ? left.older : right.older;

/** One page of older messages. */
export async function lengthened(read: ReadMessages, known: Timeline): Promise<Timeline> {
  if (!known.older) return known;
  const { items, next } = await read({ before: known.older });
  return { items: merged(known.items, items), older: next };
}
