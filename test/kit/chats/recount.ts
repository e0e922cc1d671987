import type { ChatMessage } from "@bupum/shared/talk/chats/contract";
import { expect } from "vitest";
import type { World } from "../world.ts";
import type { Person } from "./person.ts";
import type { Pair } from "./talk.ts";

/** Everything that a room holds, read page by page from its beginning. */
async function everyMessage({ member }: Person, uuid: string): Promise<ChatMessage[]> {
  const { chats } = member.api;
  const found: ChatMessage[] = [];
  let after: string | undefined = "2000-01-01T00:00:00.000Z";
  while (after) {
    const { items, next } = await chats.messages({ params: { uuid }, query: { after } });
    found.push(...items);
    after = next;
  }
  return found;
}

/** What one side has read is what it marked; the rest of the other's messages is unread. */
function unreadIn(messages: readonly ChatMessage[], lastReadAt = ""): number {
  return messages.filter(({ isMine, createdAt }) => !isMine && createdAt > lastReadAt).length;
}

/**
 * Both sides' pages beside what the table holds: every message once, in one order for both, in the
 * order in which each wrote, numbered without a gap; and what is unread beside the marks.
 */
export async function recount(world: World, pairs: readonly Pair[], people: readonly Person[]) {
  const wrong: unknown[] = [];
  const sums = { rooms: pairs.length, messages: 0, unread: 0 };
  const unreadRooms = new Map<Person, number>();
  for (const { uuid, sides } of pairs) {
    const stored = await everyMessage(sides[0], uuid);
    sums.messages += stored.length;
    const numbers = stored.map(({ seq }) => seq);
    const order = stored.map(({ createdAt }) => createdAt);
    for (const person of sides) {
      const room = person.rooms.get(uuid)!;
      const own = await everyMessage(person, uuid);
      const mine = own.filter(({ isMine }) => isMine).map(({ clientId }) => clientId);
      const state = await person.member.api.chats.get({ params: { uuid } });
      const unread = unreadIn(own, state.lastReadAt);
      sums.unread += unread;
      if (unread > 0) unreadRooms.set(person, (unreadRooms.get(person) ?? 0) + 1);
      const isRight =
        `${room.timeline.items.map(({ createdAt }) => createdAt)}` === `${order}` &&
        `${numbers}` === `${numbers.map((_, at) => at + 1)}` &&
        `${mine}` === `${room.written}` &&
        state.unread === unread &&
        state.lastSeq === stored.length;
      if (!isRight)
        wrong.push({
          uuid,
          numbers,
          mine: mine.length,
          written: room.written.length,
          unread,
          state,
        });
    }
  }
  for (const person of people) {
    const { count } = await person.member.api.chats.unreadCount();
    const counted = Math.min(100, unreadRooms.get(person) ?? 0);
    if (count !== counted) wrong.push({ userId: person.member.id, count, counted });
  }
  expect(wrong).toEqual([]);
  expect(world.services.failures).toEqual([]);
  return sums;
}
