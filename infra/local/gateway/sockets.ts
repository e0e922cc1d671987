import { createServer, type IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import type { Lambda } from "../lambda/lambda.ts";
import type { Log } from "../kernel/log.ts";
import { close, listen } from "../kernel/ports.ts";
import { watchFrames } from "./frames.ts";
import { managementOf, mostPayload, type Reachable } from "./management.ts";
import type { Via } from "./http-api.ts";
import {
  connectEvent,
  disconnectEvent,
  messageEvent,
  newConnectionId,
  routeOf,
  type SocketCaller,
} from "./socket-event.ts";

/** A WebSocket API of the templates, with its stage. */
export interface SocketSettings {
  id: string;
  name: string;
  stage: string;
  /** Such as $request.body.action. */
  selection: string;
  routes: { routeKey: string; lambda: string }[];
}

/** The idle limit and the longest duration of a connection, as on AWS. */
const idleMs = 600_000;
const wholeMs = 7_200_000;

interface Parts {
  lambda(name: string): Lambda | undefined;
  /** Called after each event that may have written. */
  onWrite(): void;
}
interface Connection extends Reachable {
  caller: SocketCaller;
}

/**
 * The WebSocket APIs of API Gateway. Connections survive a reload: their messages then go to the
 * new functions.
 */
export async function startSockets(log: Log) {
  const hub = new Sockets(log);
  const server = createServer((request, response) => {
    hub.manage(request, response).catch((error: unknown) => {
      log.failure("connections", error);
      response.destroy();
    });
  });
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  return Object.assign(hub, {
    /** Where the management API is. */
    origin,
    async stop() {
      await hub.closeAll();
      await close(server);
    },
  });
}

export class Sockets {
  readonly manage = managementOf((api, stage, id) => {
    const found = this.#connections.get(id);
    return found?.caller.apiId === api && found.caller.stage === stage ? found : undefined;
  });
  readonly #log: Log;
  readonly #connections = new Map<string, Connection>();
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: mostPayload,
    clientTracking: false,
    handleProtocols: () => false,
  });
  #apis = new Map<string, SocketSettings>();
  #parts: Parts = { lambda: () => undefined, onWrite: () => undefined };
  /** Events that functions are still handling. */
  readonly #working = new Set<Promise<unknown>>();

  constructor(log: Log) {
    this.#log = log;
  }

  /** Uses the present templates and functions from now on. */
  follow(apis: readonly SocketSettings[], parts: Parts) {
    this.#apis = new Map(apis.map((api) => [api.id, api]));
    this.#parts = parts;
  }

  get count() {
    return this.#connections.size;
  }

  has(api: string): boolean {
    return this.#apis.has(api);
  }

  /** Answers an upgrade; `via` holds what CloudFront adds. */
  async upgrade(api: string, request: IncomingMessage, socket: Duplex, head: Buffer, via: Via) {
    // A browser that disconnects is no error of ours.
    socket.on("error", () => socket.destroy());
    const { id: apiId, stage } = this.#apis.get(api)!;
    const url = new URL(via.url, "http://gateway");
    if (url.pathname !== `/${stage}`) return refuse(socket, 403);
    const caller: SocketCaller = {
      apiId,
      stage,
      connectionId: newConnectionId(),
      connectedAt: Date.now(),
      sourceIp: via.sourceIp,
      userAgent: String(request.headers["user-agent"] ?? ""),
    };
    const event = connectEvent(caller, request, url.search.slice(1));
    const started = performance.now();
    const status = (await this.#call(caller, "$connect", event)) ?? 200;
    this.#log.request("socket", "OPEN", url.pathname, status, started);
    if (status < 200 || status > 299) return refuse(socket, status);
    if (socket.destroyed) return void (await this.#disconnected(caller, 1006, ""));
    this.#server.handleUpgrade(request, socket, head, (opened) =>
      this.#opened(caller, opened, socket),
    );
  }

  #opened(caller: SocketCaller, opened: WebSocket, socket: Duplex) {
    const { connectionId, connectedAt, sourceIp, userAgent } = caller;
    const about = {
      connectedAt: new Date(connectedAt).toISOString(),
      lastActiveAt: new Date().toISOString(),
      identity: { sourceIp, userAgent },
    };
    const end = () => opened.close(1001, "Going away");
    const idle = setTimeout(end, idleMs).unref();
    const whole = setTimeout(end, wholeMs).unref();
    const active = () => {
      idle.refresh();
      about.lastActiveAt = new Date().toISOString();
    };
    this.#connections.set(connectionId, {
      caller,
      about,
      send(text) {
        active();
        opened.send(text);
      },
      close: () => opened.close(1000),
    });
    let isTooLarge = false;
    watchFrames(socket, () => {
      isTooLarge = true;
      opened.close(1009, "Message too long");
    });
    opened.on("message", (data, isBinary) => {
      active();
      // Messages of a page run in parallel, as on AWS.
      if (!isTooLarge) this.#remember(this.#message(caller, opened, data, isBinary));
    });
    // An invalid frame: the package closes the connection itself.
    opened.on("error", () => undefined);
    opened.on("close", (code, reason) => {
      clearTimeout(idle);
      clearTimeout(whole);
      this.#connections.delete(connectionId);
      this.#remember(this.#disconnected(caller, code, reason.toString()));
    });
  }

  async #message(caller: SocketCaller, opened: WebSocket, data: Buffer, isBinary: boolean) {
    const api = this.#apis.get(caller.apiId);
    const routes = new Set(api?.routes.map(({ routeKey }) => routeKey));
    const routeKey = routeOf(api?.selection ?? "", data.toString(), routes);
    const event = messageEvent(caller, routeKey, data, isBinary);
    const status = await this.#call(caller, routeKey, event);
    // The function's reply is not sent; an error message is, if it failed or is missing.
    const { connectionId } = caller;
    const { requestId } = event.requestContext;
    const fault = status === undefined ? "Forbidden" : status === 502 && "Internal server error";
    if (fault) opened.send(JSON.stringify({ message: fault, connectionId, requestId }));
  }

  async #disconnected(caller: SocketCaller, code: number, reason: string) {
    await this.#call(caller, "$disconnect", disconnectEvent(caller, code, reason));
  }

  /** The status that the function of a route answers, 502 if it fails; undefined without one. */
  async #call(caller: SocketCaller, routeKey: string, event: object): Promise<number | undefined> {
    const api = this.#apis.get(caller.apiId);
    const route = api?.routes.find((one) => one.routeKey === routeKey);
    const lambda = route && this.#parts.lambda(route.lambda);
    if (!lambda) return undefined;
    try {
      const result: unknown = JSON.parse(await lambda.invoke(JSON.stringify(event)));
      const status = (result as { statusCode?: unknown } | null)?.statusCode;
      return typeof status === "number" ? status : 502;
    } catch (error) {
      this.#log.failure(`socket ${routeKey}`, error);
      return 502;
    } finally {
      this.#parts.onWrite();
    }
  }

  #remember(work: Promise<unknown>) {
    const done = work.catch((error: unknown) => this.#log.failure("socket", error));
    this.#working.add(done);
    void done.finally(() => this.#working.delete(done));
  }

  /** Ends every connection, and waits for the functions that handle this. */
  async closeAll() {
    const ended = [...this.#connections.values()];
    for (const connection of ended) connection.close();
    const until = Date.now() + 1_000;
    while (this.#connections.size > 0 && Date.now() < until)
      await new Promise((done) => void setTimeout(done, 10));
    await Promise.all(this.#working);
  }
}

const reasons: Record<number, string> = { 401: "Unauthorized", 403: "Forbidden", 429: "Too Many" };

/** Refuses an upgrade: a browser learns only that it failed. */
function refuse(socket: Duplex, status: number) {
  socket.end(
    `HTTP/1.1 ${status} ${reasons[status] ?? "Refused"}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
  );
}
