import { once } from "node:events";
import { createServer, request as httpRequest, type Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { type SocketSettings, startSockets } from "@bupum/infra/local/gateway/sockets";
import { silent } from "@bupum/infra/local/kernel/log";
import { close, listen } from "@bupum/infra/local/kernel/ports";

interface Event {
  requestContext: Record<string, unknown> & { connectionId: string; routeKey: string };
  headers?: Record<string, string>;
  body?: string;
  isBase64Encoded: boolean;
}
const settings: SocketSettings = {
  id: "api",
  name: "socket",
  stage: "ws",
  selection: "$request.body.action",
  routes: ["$connect", "$disconnect", "ping", "$default"].map((routeKey) => ({
    routeKey,
    lambda: routeKey,
  })),
};

export const events: Event[] = [];
/** What the function of a route does. */
export const acts: Record<string, (event: Event) => Promise<unknown>> = {};
export let hub: Awaited<ReturnType<typeof startSockets>>;
let server: Server;
let port: number;

const lambda = (name: string) => ({
  settings: {} as never,
  async invoke(text: string) {
    const event = JSON.parse(text) as Event;
    events.push(event);
    return JSON.stringify((await acts[name]?.(event)) ?? { statusCode: 200 });
  },
  reload: () => undefined,
  stop: async () => undefined,
});
export const follow = () => hub.follow([settings], { lambda, onWrite: () => undefined });

beforeAll(async () => {
  hub = await startSockets(silent);
  server = createServer();
  server.on("upgrade", (request, socket, head) => {
    const via = { url: request.url ?? "/", sourceIp: "203.0.113.7" };
    void hub.upgrade("api", request, socket, head, via);
  });
  port = await listen(server, 0);
});
beforeEach(() => {
  for (const route of Object.keys(acts)) delete acts[route];
  events.length = 0;
  follow();
});
afterEach(() => hub.closeAll());
afterAll(async () => {
  await hub.stop();
  await close(server);
});

/** A browser's socket that is open, with what came through it and how it ended. */
export async function open(path = "/ws?ticket=t") {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
  const received: string[] = [];
  socket.addEventListener("message", ({ data }) => received.push(String(data)));
  const ended = new Promise<number>((done) => {
    socket.addEventListener("close", ({ code }) => done(code));
  });
  await once(socket, "open");
  const { connectionId } = events.at(-1)!.requestContext;
  return { socket, received, ended, connectionId };
}

/** The status that an upgrade is answered with. */
export const upgradeStatus = (path: string) =>
  new Promise<number | undefined>((done) => {
    const asked = httpRequest({
      port,
      path,
      headers: {
        connection: "upgrade",
        upgrade: "websocket",
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

export async function until(holds: () => boolean) {
  for (let round = 0; !holds(); round++) {
    if (round > 300) throw new Error("It did not happen.");
    await pause(10);
  }
}
export const routed = (route: string) =>
  events.filter(({ requestContext }) => requestContext.routeKey === route);
export const manage = (id: string, init: RequestInit, stage = "api/ws") =>
  fetch(`${hub.origin}/${stage}/@connections/${encodeURIComponent(id)}`, init);
