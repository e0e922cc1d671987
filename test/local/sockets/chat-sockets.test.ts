import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Id } from "@bupum/shared/kernel/ids";
import { functionKey } from "@bupum/infra/local/access/access";
import { type Cloud, startCloud } from "@bupum/infra/local/market/cloud";
import { distributionsOf } from "@bupum/infra/local/sites/edge";
import { startSite } from "@bupum/infra/local/sites/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { personRows } from "../../kit/people.ts";

type Tickets = typeof import("@bupum/functions/talk/chats/tickets");
type Table = typeof import("@bupum/functions/kernel/table");
type Outbox = typeof import("@bupum/functions/kernel/messages/outbox");

const origin = "http://localhost:3000";
const uuid = "0d9a6bfb-5f0e-8a7c-9d1e-2f3a4b5c6d7e";
let cloud: Cloud;
let site: Awaited<ReturnType<typeof startSite>>;
let tickets: Tickets;
let table: Table;
let outbox: Outbox;
const people = [personRows({}), personRows({}), personRows({})];
const [buyer, seller, stranger] = people.map(({ account }) => account.id) as [
  Id<"usr">,
  Id<"usr">,
  Id<"usr">,
];

beforeAll(async () => {
  cloud = await startCloud();
  const [web] = distributionsOf(cloud.parts.resolver(), "buckets");
  site = await startSite({
    port: 0,
    distribution: () => web!,
    api: (id) => cloud.api(id),
    socket: (id) => cloud.socket(id),
    invoke: (name, event) => cloud.invoke(name, event),
    files: () => () => undefined,
    own: () => false,
  });
  Object.assign(process.env, cloud.environment);
  // Imported late: the kernel reads its environment once.
  tickets = await import("@bupum/functions/talk/chats/tickets");
  table = await import("@bupum/functions/kernel/table");
  outbox = await import("@bupum/functions/kernel/messages/outbox");
  const rows = people.flatMap((person) => person.rows);
  const members = [
    [buyer, seller],
    [seller, buyer],
  ].map(([userId, otherId]) => ({
    pk: `chat#${uuid}`,
    sk: `member#${userId}`,
    uuid,
    userId,
    otherId,
  }));
  for (const put of [...rows, ...members]) await table.write({ put: put as never });
});
afterAll(async () => {
  await site.stop();
  await cloud.stop();
});

const ticketOf = async (userId: Id<"usr">) =>
  (await tickets.issueTicket(userId, { sessionVersion: 1 }, new Date().toISOString())).token;
const address = (ticket: string) => `ws://127.0.0.1:${site.port}/ws?ticket=${ticket}`;

async function open(userId: Id<"usr">) {
  const url = address(await ticketOf(userId));
  // Node's own takes headers beside; a browser sends the origin of the page.
  const socket = new WebSocket(url, { headers: { origin } } as never);
  const received: object[] = [];
  socket.addEventListener("message", ({ data }) => received.push(JSON.parse(String(data))));
  const ended = new Promise<number>((done) => {
    socket.addEventListener("close", ({ code }) => done(code));
  });
  await once(socket, "open");
  return { socket, received, ended, say: (said: object) => socket.send(JSON.stringify(said)) };
}

const upgradeStatus = (ticket: string, from: string) =>
  new Promise<number | undefined>((done) => {
    const asked = httpRequest({
      port: site.port,
      path: `/ws?ticket=${ticket}`,
      headers: {
        connection: "upgrade",
        upgrade: "websocket",
        origin: from,
        "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
      },
    });
    asked.on("response", ({ statusCode }) => done(statusCode));
    asked.on("upgrade", ({ statusCode }, socket) => {
      socket.destroy();
      done(statusCode);
    });
    asked.end();
  });

async function until(holds: () => boolean) {
  for (let round = 0; !holds(); round++) {
    if (round > 1_000) throw new Error("It did not happen.");
    await pause(10);
  }
}

test("a page of the site opens a socket at /ws with a ticket, once; no other page can", async () => {
  const ticket = await ticketOf(buyer);
  expect(await upgradeStatus(ticket, "https://evil.example")).toBe(403);
  expect(await upgradeStatus("made-up", origin)).toBe(401);
  expect(await upgradeStatus(ticket, origin)).toBe(101);
  expect(await upgradeStatus(ticket, origin)).toBe(401);
  expect((await fetch(`http://127.0.0.1:${site.port}/ws`)).status).toBe(426);
});

test("pages are notified of typing and messages in a room, by functions in their own roles", async () => {
  const [one, other, third] = [await open(buyer), await open(seller), await open(stranger)];
  one.say({ action: "ping" });
  await until(() => one.received.length === 1);
  one.say({ action: "typing", uuid });
  await until(() => other.received.length === 1);
  const createdAt = new Date().toISOString();
  const memberIds = [buyer, seller];
  await table.write(
    outbox.message(createdAt, "chat-message.sent", { uuid, createdAt, seq: 1, memberIds }),
  );
  await until(() => one.received.length === 2 && other.received.length === 2);
  const sent = { type: "message", uuid, createdAt, seq: 1 };
  expect(one.received).toEqual([{ type: "pong" }, sent]);
  expect(other.received).toEqual([{ type: "typing", uuid }, sent]);
  expect(third.received).toEqual([]);
  await cloud.settled();
  for (const { socket, ended } of [one, other, third]) {
    socket.close();
    await ended;
  }
});

test("a new password ends the sockets of the earlier sessions", async () => {
  const { say, received, ended } = await open(stranger);
  const key = { pk: `user#${stranger}`, sk: "account" };
  await table.write({ change: key, set: { sessionVersion: 2 } });
  say({ action: "ping" });
  expect(await ended).toBe(1000);
  expect(received).toEqual([{ type: "ended", code: "SESSION_ENDED" }]);
});

test("connections are managed only by roles with that right", async () => {
  const { received } = await open(buyer);
  const { CHAT_SOCKET_ENDPOINT: endpoint } = cloud.environment;
  const [row] = await (
    await import("@bupum/functions/talk/chats/connections")
  ).connectionsOf(buyer);
  const as = async (name: string | undefined, method: string) => {
    const credential = `Credential=${name && functionKey(name)}/20261126/ap-northeast-2/execute-api`;
    const { status } = await fetch(
      `${endpoint}/@connections/${encodeURIComponent(row!.connectionId)}`,
      {
        method,
        ...(name && { headers: { authorization: `AWS4-HMAC-SHA256 ${credential}` } }),
        ...(method === "POST" && { body: "{}" }),
      },
    );
    return status;
  };
  expect(await as(undefined, "POST")).toBe(403);
  expect(await as("nobody", "POST")).toBe(403);
  expect(await as("user-users", "POST")).toBe(403);
  expect(await as("socket-chat-connect", "POST")).toBe(403);
  expect(await as("job-chat", "GET")).toBe(403);
  expect(received).toEqual([]);
  expect(await as("job-chat", "POST")).toBe(200);
  await until(() => received.length === 1);
});

test("sockets stay open when functions are reloaded, and close with the market", async () => {
  const { say, received, ended } = await open(buyer);
  cloud.reloadFunctions();
  say({ action: "ping" });
  await until(() => received.length === 1);
  await cloud.reload();
  say({ action: "ping" });
  await until(() => received.length === 2);
  expect(received).toEqual([{ type: "pong" }, { type: "pong" }]);
  await cloud.parts.sockets.closeAll();
  expect(await ended).toBe(1000);
  const { presenceOf } = await import("@bupum/functions/talk/chats/connections");
  expect((await presenceOf(buyer)).lastSeenAt).toBeDefined();
});
