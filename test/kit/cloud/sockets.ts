import { managementOf } from "@bupum/infra/local/gateway/management";
import {
  connectEvent,
  disconnectEvent,
  messageEvent,
  newConnectionId,
  routeOf,
  type SocketCaller,
} from "@bupum/infra/local/gateway/socket-event";
import { socketPath, sockets } from "@bupum/infra/sockets/sockets";
import { inject } from "vitest";
import { handlerOf } from "./gateway.ts";

/** The id of the templates' gateway of sockets. */
export const socketApi = (): string =>
  inject("policies").deployment.sockets.map(({ id }) => id)[0] ?? "sockets";

interface Kept {
  received: unknown[];
  isOpen: boolean;
}

/** Stands for the gateway's own side of connections: keeps what functions send to them. */
export function keptSockets() {
  const all = new Map<string, Kept>();
  return {
    all,
    handle: managementOf((_api, _stage, id) => {
      const found = all.get(id);
      if (!found?.isOpen) return undefined;
      return {
        send: (text) => void found.received.push(JSON.parse(text)),
        close: () => void (found.isOpen = false),
        about: { connectedAt: "", lastActiveAt: "", identity: {} },
      };
    }),
  };
}
type Kepts = ReturnType<typeof keptSockets>;

const routes = new Set(Object.values(sockets).flat());
const functionOf = (route: string) =>
  Object.entries(sockets)
    .find(([, served]) => served.includes(route))![0]
    .replace(/^socket-/, "");

async function tell(route: string, event: object): Promise<number> {
  const handler = await handlerOf(`sockets/${functionOf(route)}`);
  return (await handler!(event, {})).statusCode;
}

/** A page's socket as the functions see it: opened by a ticket, from a page of the site. */
export async function openSocket(
  { all }: Kepts,
  ticket: string,
  origin: string | undefined = "http://localhost:3000",
) {
  const connectionId = newConnectionId();
  const caller: SocketCaller = {
    apiId: socketApi(),
    stage: socketPath,
    connectionId,
    connectedAt: Date.now(),
    sourceIp: "127.0.0.1",
    userAgent: "test",
  };
  const rawHeaders = origin === undefined ? [] : ["Origin", origin];
  const query = new URLSearchParams({ ticket }).toString();
  const status = await tell("$connect", connectEvent(caller, { rawHeaders }, query));
  const kept: Kept = { received: [], isOpen: status === 200 };
  all.set(connectionId, kept);
  return {
    connectionId,
    status,
    received: kept.received,
    get isOpen() {
      return kept.isOpen;
    },
    /** Sends a text, as the gateway hands it to the function of its route. */
    say(message: object | string): Promise<number> {
      const text = typeof message === "string" ? message : JSON.stringify(message);
      const route = routeOf("$request.body.action", text, routes);
      return tell(route, messageEvent(caller, route, Buffer.from(text), false));
    },
    /** The browser goes away without anybody being told. */
    vanish: () => void (kept.isOpen = false),
    close(): Promise<number> {
      kept.isOpen = false;
      return tell("$disconnect", disconnectEvent(caller, 1001, "Going away"));
    },
  };
}
