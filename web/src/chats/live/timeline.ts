import type { ChatMessage, ChatMessagePage } from "@bupum/shared/talk/chats/contract";
import type { Instant } from "@bupum/shared/kernel/time";

/** What a page knows of a room's messages, oldest first. */
export interface Timeline {
  items: readonly ChatMessage[];
  /** The `before` that older messages are read with; absent where the first is known. */
  older?: Instant | undefined;
}

/** Where to read in a room. */
export interface Place {
  before?: Instant;
  after?: Instant;
}
export type ReadMessages = (place: Place) => Promise<ChatMessagePage>;

/** Both in order and each once, by its instant; what came last is what the server says now. */
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
 * The instant up to which nothing is missing. One's own message may lie behind a message of the
 * other that has not been read yet: `seq` shows the gap, and reading goes on before it.
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

/** Reads all that came since, page by page; the newest page where nothing is known yet. */
export async function caughtUp(read: ReadMessages, known?: Timeline): Promise<Timeline> {
  if (!known) return first(read);
  let { items } = known;
  let after = cursorOf(items);
  // A room that was empty has no place to go on from.
  if (!after) return first(read);
  while (after) {
    const page: ChatMessagePage = await read({ after });
    items = merged(items, page.items);
    after = page.next;
  }
  return { ...known, items };
}

/**
 * The newest page read anew, since states of cards change and contact data opens, and all that lies
 * between it and what is known.
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

/** Of two runs that meet, the place before the longer one. */
const oldest = (left: Timeline, right: Timeline): Instant | undefined =>
  (left.items[0]?.createdAt ?? "") <= (right.items[0]?.createdAt ?? "") ? left.older : right.older;

/** One page further back. */
export async function lengthened(read: ReadMessages, known: Timeline): Promise<Timeline> {
  if (!known.older) return known;
  const { items, next } = await read({ before: known.older });
  return { items: merged(known.items, items), older: next };
}
