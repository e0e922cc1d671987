import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startWorld, type World } from "../../kit/world.ts";

type Tickets = typeof import("@bupum/functions/talk/chats/tickets");
type Connections = typeof import("@bupum/functions/talk/chats/connections");
type Table = typeof import("@bupum/functions/kernel/table");

let world: World;
let tickets: Tickets;
let connections: Connections;
let table: Table;
beforeAll(async () => {
  world = await startWorld();
  // Imported late: the kernel reads its environment once.
  tickets = await import("@bupum/functions/talk/chats/tickets");
  connections = await import("@bupum/functions/talk/chats/connections");
  table = await import("@bupum/functions/kernel/table");
});
afterAll(() => world.stop());

const refused = new Problem("FORBIDDEN");
const now = () => new Date().toISOString();
const userOf = (last: string): Id<"usr"> => `usr_01ARZ3NDEKTSV4RRFFQ69G5FA${last}`;

const connection = (userId: Id<"usr">, connectionId: string, connectedAt = now()) => ({
  connectionId,
  userId,
  sessionVersion: 1,
  connectedAt,
});

describe("a ticket", () => {
  test("identifies the owner of its socket, and is stored as a hash only", async () => {
    const { token, expiresAt } = await tickets.issueTicket(
      userOf("1"),
      { sessionVersion: 3 },
      now(),
    );
    const hour = Date.parse(expiresAt) - Date.now();
    expect(hour / 60_000).toBeCloseTo(60, 0);
    const taken = await tickets.takeTicket(token, now(), refused);
    expect(taken?.ticket).toMatchObject({ userId: userOf("1"), sessionVersion: 3 });
    expect(JSON.stringify(await world.changes())).not.toContain(token);
  });

  test("is used once: of ten parallel uses one opens", async () => {
    const { token } = await tickets.issueTicket(userOf("1"), { sessionVersion: 1 }, now());
    const tries = Array.from({ length: 10 }, async () => {
      const taken = await tickets.takeTicket(token, now(), refused);
      if (!taken) throw refused;
      await table.write(taken.use);
    });
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const one of outcomes) if (one.status === "rejected") expect(one.reason).toBe(refused);
    expect(await tickets.takeTicket(token, now(), refused)).toBeUndefined();
  });

  test("is invalid after its hour, and so is one that was never issued", async () => {
    const old = new Date(Date.now() - 3_601_000).toISOString();
    const { token } = await tickets.issueTicket(userOf("1"), { sessionVersion: 1 }, old);
    expect(await tickets.takeTicket(token, now(), refused)).toBeUndefined();
    expect(await tickets.takeTicket("made-up", now(), refused)).toBeUndefined();
  });
});

describe("connections of an account", () => {
  test("show that it is online, and afterwards when it was last seen", async () => {
    const userId = userOf("2");
    expect(await connections.presenceOf(userId)).toEqual({ isOnline: false });
    const [first, second] = [connection(userId, "A1="), connection(userId, "B2=")];
    for (const one of [first, second]) await table.write(...connections.addConnection(one));
    expect(await connections.connectionsOf(userId)).toMatchObject([first, second]);
    expect(await connections.readConnection("B2=")).toMatchObject(second);
    await table.write(...connections.dropConnection(first));
    expect(await connections.presenceOf(userId)).toMatchObject({ isOnline: true });
    const left = now();
    await table.write(...connections.dropConnection(second, left));
    expect(await connections.presenceOf(userId)).toEqual({ isOnline: false, lastSeenAt: left });
    expect(await connections.readConnection("B2=")).toBeUndefined();
  });

  test("count for two hours and ten minutes, although the table keeps their rows longer", async () => {
    const userId = userOf("3");
    const began = Date.now();
    await table.write(...connections.addConnection(connection(userId, "C3=")));
    const row = await table.read({ pk: "connection#C3=", sk: "connection" });
    expect(Number(row!["ttl"]) - began / 1000).toBeCloseTo(130 * 60, -1);
    vi.useFakeTimers({ now: began + 131 * 60_000, toFake: ["Date"] });
    try {
      expect(await connections.presenceOf(userId)).toMatchObject({ isOnline: false });
      expect(await connections.readConnection("C3=")).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });
});
