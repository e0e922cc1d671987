import type { Id } from "@bupum/shared/kernel/ids";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { open as openRoom, readUntil, say } from "../../kit/chats.ts";
import { openSocket } from "../../kit/cloud/sockets.ts";
import { startWorld, type World } from "../../kit/world.ts";

type Tickets = typeof import("@bupum/functions/talk/chats/tickets");
type Connections = typeof import("@bupum/functions/talk/chats/connections");
type Table = typeof import("@bupum/functions/kernel/table");
type Outbox = typeof import("@bupum/functions/kernel/messages/outbox");

let world: World;
let tickets: Tickets;
let connections: Connections;
let table: Table;
let outbox: Outbox;
let uuid: string;
let people: Awaited<ReturnType<World["member"]>>[];
beforeAll(async () => {
  world = await startWorld();
  // Imported late: the kernel reads its environment once.
  tickets = await import("@bupum/functions/talk/chats/tickets");
  connections = await import("@bupum/functions/talk/chats/connections");
  table = await import("@bupum/functions/kernel/table");
  outbox = await import("@bupum/functions/kernel/messages/outbox");
  const [buyer, seller] = [await world.member(), await world.seller()];
  people = [buyer, seller, await world.member()];
  ({ uuid } = await openRoom(buyer, seller));
});
afterAll(() => world.stop());

const now = () => new Date().toISOString();

async function ticketOf({ id, sessionVersion = 1 }: { id: Id<"usr">; sessionVersion?: number }) {
  return (await tickets.issueTicket(id, { sessionVersion }, now())).token;
}
const open = async (person: { id: Id<"usr"> }, origin?: string) =>
  openSocket(world.services.sockets, await ticketOf(person), origin);

describe("a socket", () => {
  test("opens with a ticket, from a page of the site", async () => {
    const [buyer] = people;
    const socket = await open(buyer!);
    expect(socket.status).toBe(200);
    expect(await connections.presenceOf(buyer!.id)).toMatchObject({ isOnline: true });
    expect(await socket.close()).toBe(200);
    const presence = await connections.presenceOf(buyer!.id);
    expect(presence).toEqual({ isOnline: false, lastSeenAt: expect.any(String) });
  });

  test("of a foreign page, or without an origin, is refused, and leaves the ticket valid", async () => {
    const ticket = await ticketOf(people[0]!);
    for (const origin of ["https://evil.example", "http://localhost:3001", "null"]) {
      const { status } = await openSocket(world.services.sockets, ticket, origin);
      expect([origin, status]).toEqual([origin, 403]);
    }
    const socket = await openSocket(world.services.sockets, ticket);
    expect(socket.status).toBe(200);
    await socket.close();
  });

  test("opens once with one ticket, also with two parallel tries", async () => {
    const ticket = await ticketOf(people[0]!);
    const both = await Promise.all([1, 2].map(() => openSocket(world.services.sockets, ticket)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await openSocket(world.services.sockets, ticket)).status).toBe(401);
    for (const one of both) if (one.status === 200) await one.close();
  });

  test("opens neither with an expired ticket nor with one of an ended session", async () => {
    const { id } = people[0]!;
    const old = await tickets.issueTicket(
      id,
      { sessionVersion: 1 },
      new Date(Date.now() - 3_601_000).toISOString(),
    );
    expect((await openSocket(world.services.sockets, old.token)).status).toBe(401);
    const ended = await ticketOf({ id, sessionVersion: 7 });
    expect((await openSocket(world.services.sockets, ended)).status).toBe(401);
    expect((await openSocket(world.services.sockets, "")).status).toBe(401);
  });

  test("opens for twenty pages of one account; the next one polls instead", async () => {
    const person = await world.member();
    const all = await Promise.all(Array.from({ length: 20 }, () => open(person)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await open(person)).status).toBe(429);
    await all[0]!.close();
    expect((await open(person)).status).toBe(200);
  });
});

describe("what a page says", () => {
  test("a ping is answered to that page only", async () => {
    const [first, second] = [await open(people[0]!), await open(people[0]!)];
    expect(await first.say({ action: "ping" })).toBe(200);
    expect(first.received).toEqual([{ type: "pong" }]);
    expect(second.received).toEqual([]);
    await Promise.all([first.close(), second.close()]);
  });

  test("typing is sent to all pages of the other person, and to nobody else", async () => {
    const sockets = await Promise.all([0, 1, 1, 2].map((at) => open(people[at]!)));
    expect(await sockets[0]!.say({ action: "typing", uuid })).toBe(200);
    const told = [{ type: "typing", uuid }];
    expect(sockets.map(({ received }) => received)).toEqual([[], told, told, []]);
    expect(await sockets[1]!.say({ action: "typing", uuid })).toBe(200);
    expect(sockets[0]!.received).toEqual(told);
    await Promise.all(sockets.map((socket) => socket.close()));
  });

  test("typing is sent to nobody if one of the two has blocked the other", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    const room = await openRoom(buyer, seller);
    const [one, other] = await Promise.all([open(buyer), open(seller)]);
    await buyer.api.blocks.create({ body: { targetId: seller.sellerId } });
    await one.say({ action: "typing", uuid: room.uuid });
    expect(other.received).toEqual([]);
  });

  test("typing in a foreign or unknown room is sent to nobody", async () => {
    const [stranger, buyer] = await Promise.all([open(people[2]!), open(people[0]!)]);
    await stranger.say({ action: "typing", uuid });
    const other = "0d9a6bfb-5f0e-8a7c-9d1e-000000000000";
    await stranger.say({ action: "typing", uuid: other });
    await stranger.say({ action: "typing", uuid: "../room" });
    expect(buyer.received).toEqual([]);
    await Promise.all([stranger.close(), buyer.close()]);
  });

  test("anything else is ignored, and a page that floods is closed", async () => {
    const socket = await open(people[0]!);
    for (const text of [
      "hello",
      '{"action":"$connect"}',
      '{"action":["ping"]}',
      "{}",
      "[]",
      "null",
    ])
      // The gateway would count any other status as an error of its own.
      expect([text, await socket.say(text)]).toEqual([text, 200]);
    expect(socket.received).toEqual([]);
    // Within one minute: the count begins anew with each.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    try {
      for (let count = 0; count < 80 && socket.isOpen; count++)
        await socket.say({ action: "ping" });
    } finally {
      vi.useRealTimers();
    }
    expect(socket.isOpen).toBe(false);
    expect(socket.received.length).toBeLessThanOrEqual(60);
  });
});

const sent = (seq = 1) =>
  outbox.message(now(), "chat-message.sent", {
    uuid,
    createdAt: "2026-11-26T00:00:00.000Z",
    seq,
    memberIds: [people[0]!.id, people[1]!.id],
  });

describe("what happens in a room", () => {
  test("is sent to the open pages of both, without a text", async () => {
    const sockets = await Promise.all([0, 1, 2].map((at) => open(people[at]!)));
    const [buyer, seller] = people;
    const { seq, createdAt } = await say(buyer!, uuid, "재고 있나요?");
    await readUntil(seller!, uuid, createdAt);
    // A mark that does not move forward sends no event.
    await readUntil(seller!, uuid, createdAt);
    expect((await world.drain()).dead).toEqual([]);
    const told = [
      { type: "message", uuid, createdAt, seq },
      { type: "read", uuid, readerId: seller!.id, lastReadAt: createdAt },
    ];
    expect(sockets.map(({ received }) => received)).toEqual([told, told, []]);
    await Promise.all(sockets.map((socket) => socket.close()));
  });

  test("deletes the connection of a page that is gone, and is sent to the others", async () => {
    const [gone, there] = [await open(people[0]!), await open(people[0]!)];
    gone.vanish();
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ["Date"] });
    try {
      await table.write(sent(2));
      expect((await world.drain()).dead).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
    expect(there.received).toMatchObject([{ type: "message", seq: 2 }]);
    const left = await connections.connectionsOf(people[0]!.id);
    expect(left.map(({ connectionId }) => connectionId)).toEqual([there.connectionId]);
    await there.close();
  });

  test("keeps the connection of a page whose socket is just opening", async () => {
    const opening = await open(people[0]!);
    opening.vanish();
    await table.write(sent(3));
    await world.drain();
    expect(await connections.connectionsOf(people[0]!.id)).toHaveLength(1);
    await opening.close();
  });
});

async function newPassword(id: Id<"usr">) {
  const row = await world.read({ pk: `user#${id}`, sk: "account" });
  await world.put([{ ...row!, sessionVersion: 2 }]);
}

describe("a session that has ended", () => {
  test("is told so when its page sends something, and its socket is closed", async () => {
    const person = await world.member();
    const [socket, other] = [await open(person), await open(person)];
    await newPassword(person.id);
    await socket.say({ action: "ping" });
    expect(socket.received).toEqual([{ type: "ended", code: "SESSION_ENDED" }]);
    expect([socket.isOpen, other.isOpen]).toEqual([false, true]);
    const left = await connections.connectionsOf(person.id);
    expect(left.map(({ connectionId }) => connectionId)).toEqual([other.connectionId]);
  });

  test("gets no more events, while a later session does", async () => {
    const person = await world.member();
    const before = await open(person);
    await newPassword(person.id);
    const ticket = await ticketOf({ id: person.id, sessionVersion: 2 });
    const after = await openSocket(world.services.sockets, ticket);
    const { poke } = await import("@bupum/functions/talk/chats/poke");
    await poke([person.id], { type: "typing", uuid });
    expect(before.received).toEqual([{ type: "ended", code: "SESSION_ENDED" }]);
    expect(before.isOpen).toBe(false);
    expect(after.received).toEqual([{ type: "typing", uuid }]);
  });

  test("of a blocked account ends as well", async () => {
    const person = await world.member();
    const socket = await open(person);
    const row = await world.read({ pk: `user#${person.id}`, sk: "account" });
    await world.put([{ ...row!, blockedReason: "spam" }]);
    await socket.say({ action: "ping" });
    expect(socket.isOpen).toBe(false);
  });

  test("a socket without a stored connection is closed when it sends something", async () => {
    const socket = await open(people[2]!);
    const [row] = await connections.connectionsOf(people[2]!.id);
    await table.write(...connections.dropConnection(row!));
    await socket.say({ action: "ping" });
    expect(socket.isOpen).toBe(false);
  });
});
