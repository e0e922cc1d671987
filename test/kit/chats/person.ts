import { randomUUID } from "node:crypto";
import type { ChatMessage, ChatMessagePage } from "@bupum/shared/talk/chats/contract";
import { caughtUp, type Place, type Timeline } from "../../../web/src/chats/live/timeline.ts";
import { liveEventOf } from "../../../web/src/chats/live/live-event.ts";
import { draftOf, type Unsent, withoutSent } from "../../../web/src/chats/unsent/unsent.ts";
import { openSocket } from "../cloud/sockets.ts";
import type { World } from "../world.ts";

type Member = Awaited<ReturnType<World["member"]>>;
type Socket = Awaited<ReturnType<typeof openSocket>>;

/** A room as one person's page has it: with the site's own timeline and its own unsent messages. */
export interface OpenRoom {
  uuid: string;
  timeline: Timeline;
  unsent: readonly Unsent[];
  /** Everything that its writer has pressed Enter for, in that order. */
  written: string[];
}

/** Somebody with all rooms open, over one connection that may end at any time. */
export interface Person {
  member: Member;
  rooms: Map<string, OpenRoom>;
  socket?: Socket | undefined;
  /** What came over the socket and was looked at. */
  heard: number;
}

export const personOf = (member: Member): Person => ({ member, rooms: new Map(), heard: 0 });

const emptyRoom = (uuid: string): OpenRoom => ({
  uuid,
  timeline: { items: [] },
  unsent: [],
  written: [],
});

export function openRoom({ rooms }: Person, uuid: string): void {
  rooms.set(uuid, emptyRoom(uuid));
}

const reader =
  ({ member }: Person, uuid: string) =>
  (place: Place): Promise<ChatMessagePage> =>
    member.api.chats.messages({ params: { uuid }, query: place });

/** Reads on from where the room is known, as an event or a new connection makes the page do. */
export async function readOn(person: Person, uuid: string): Promise<void> {
  const room = person.rooms.get(uuid)!;
  take(room, await caughtUp(reader(person, uuid), room.timeline));
}

function take(room: OpenRoom, timeline: Timeline): void {
  room.timeline = timeline;
  room.unsent = withoutSent(room.unsent, timeline.items);
}

/** Puts a message among those that are to be sent. */
export function writeIn({ rooms }: Person, uuid: string, text: string): void {
  const room = rooms.get(uuid)!;
  const one: Unsent = { clientId: randomUUID(), at: new Date().toISOString(), text };
  room.unsent = [...room.unsent, one];
  room.written.push(one.clientId);
}

/** Sends the first that waits; `times` at once as two windows of one account would. */
export async function sendNext(
  person: Person,
  uuid: string,
  times: number,
): Promise<ChatMessage[]> {
  const next = person.rooms.get(uuid)!.unsent[0];
  if (!next) return [];
  const one = () => person.member.api.chats.send({ params: { uuid }, body: draftOf(next) });
  const tries = await Promise.allSettled(Array.from({ length: times }, one));
  const sent = tries.flatMap((tried) => (tried.status === "fulfilled" ? [tried.value] : []));
  if (sent.length > 0) {
    const room = person.rooms.get(uuid)!;
    room.unsent = withoutSent(room.unsent, sent);
  }
  const failed = tries.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
  return sent;
}

/** Opens a connection with a ticket of its own, and reads what came meanwhile. */
export async function connect(world: World, person: Person): Promise<void> {
  const { token } = await person.member.api.chats.tokens();
  const socket = await openSocket(world.services.sockets, token);
  if (socket.status !== 200) throw new Error(`The socket was refused: ${socket.status}`);
  person.socket = socket;
  person.heard = 0;
  for (const uuid of person.rooms.keys()) await readOn(person, uuid);
}

/** Reacts to what came over the connection since the last time; returns how many events that was. */
export async function listen(person: Person): Promise<number> {
  const { socket } = person;
  if (!socket?.isOpen) return 0;
  const events = socket.received.slice(person.heard);
  person.heard = socket.received.length;
  const uuids = events.flatMap((event) => {
    const live = liveEventOf(JSON.stringify(event));
    return live?.type === "message" ? [live.uuid] : [];
  });
  for (const uuid of new Set(uuids)) await readOn(person, uuid);
  return events.length;
}

/** Says that everything in a room has been read that its page shows. */
export async function markRead({ member, rooms }: Person, uuid: string): Promise<void> {
  const last = rooms.get(uuid)!.timeline.items.at(-1);
  if (!last) return;
  await member.api.chats.update({ params: { uuid }, body: { lastReadAt: last.createdAt } });
}
