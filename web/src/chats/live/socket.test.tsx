import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket } from "../../../test/socket.ts";
import { pingMs, pongMs } from "./heartbeat.ts";
import type { LiveEvent } from "./live-event.ts";
import { backoffMs, openSocket } from "./socket.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1);
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function opened() {
  const [events, states]: [LiveEvent[], boolean[]] = [[], []];
  let tickets = 0;
  const socket = openSocket({
    entrance: async () => {
      tickets += 1;
      return { url: "wss://bupum.test/ws", token: `t=${tickets}` };
    },
    onEvent: (event) => events.push(event),
    onState: (isOpen) => states.push(isOpen),
  });
  return { socket, events, states };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("a socket opens with a ticket, and its events are received", async () => {
  const { events, states } = opened();
  await pass(0);
  const [first] = FakeSocket.made;
  expect(first?.url).toBe("wss://bupum.test/ws?ticket=t%3D1");
  first?.opens();
  first?.tells({ type: "typing", uuid: "a" });
  first?.tells({ type: "message", uuid: "a" });
  first?.tells("nonsense");
  expect(events).toEqual([{ type: "typing", uuid: "a" }]);
  expect(states).toEqual([true]);
});

test("a lost connection is reopened with a new ticket, with growing pauses", async () => {
  const { states } = opened();
  await pass(0);
  FakeSocket.made[0]?.close();
  await pass(999);
  expect(FakeSocket.made).toHaveLength(1);
  await pass(1);
  expect(FakeSocket.made[1]?.url).toContain("t%3D2");
  FakeSocket.made[1]?.close();
  await pass(1_999);
  expect(FakeSocket.made).toHaveLength(2);
  await pass(1);
  FakeSocket.made[2]?.opens();
  FakeSocket.made[2]?.close();
  await pass(1_000);
  expect(FakeSocket.made).toHaveLength(4);
  expect(states).toEqual([false, false, true, false]);
});

test("without a socket address no further ticket is requested", async () => {
  let asked = 0;
  const socket = openSocket({
    entrance: async () => {
      asked += 1;
      return undefined;
    },
    onEvent: () => undefined,
    onState: () => undefined,
  });
  await pass(600_000);
  socket.wake();
  await pass(0);
  expect([asked, FakeSocket.made.length]).toEqual([1, 0]);
});

test("pauses are between a second and a minute", () => {
  expect([0, 1, 2, 5, 6, 20].map((tries) => backoffMs(tries, 1))).toEqual([
    1_000, 2_000, 4_000, 32_000, 60_000, 60_000,
  ]);
  expect(backoffMs(0, 0)).toBe(1_000);
  expect(backoffMs(6, 0)).toBe(30_000);
});

test("a ping is sent every four minutes, and without a reply the connection is dropped", async () => {
  opened();
  await pass(0);
  const [first] = FakeSocket.made;
  first?.opens();
  await pass(pingMs);
  expect(first?.sent).toEqual([{ action: "ping" }]);
  first?.tells({ type: "pong" });
  await pass(pingMs);
  expect(first?.sent).toHaveLength(2);
  await pass(pongMs + 1_000);
  expect(FakeSocket.made).toHaveLength(2);
});

test("returning to the page reconnects at once, and a closed socket stays closed", async () => {
  const { socket } = opened();
  await pass(0);
  for (let at = 0; at < 4; at += 1) {
    FakeSocket.made.at(-1)?.close();
    await pass(60_000);
  }
  const { length } = FakeSocket.made;
  FakeSocket.made.at(-1)?.close();
  socket.wake();
  await pass(0);
  expect(FakeSocket.made).toHaveLength(length + 1);
  socket.close();
  await pass(600_000);
  expect(FakeSocket.made).toHaveLength(length + 1);
});
