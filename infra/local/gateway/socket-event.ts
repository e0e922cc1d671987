import { randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { region } from "../kernel/place.ts";
import { clf } from "./http-event.ts";

/** One connection as in the events of API Gateway. */
export interface SocketCaller {
  apiId: string;
  stage: string;
  connectionId: string;
  connectedAt: number;
  sourceIp: string;
  userAgent: string;
}

/** Such as L0SM9cOFIE0CJgc=, which ends like base64 and is %3D in addresses. */
export const newConnectionId = (): string => `${randomBytes(11).toString("base64url")}=`;

type EventType = "CONNECT" | "MESSAGE" | "DISCONNECT";

const hostOf = (apiId: string) => `${apiId}.execute-api.${region}.amazonaws.com`;

function contextOf(caller: SocketCaller, eventType: EventType, routeKey: string) {
  const { apiId, stage, connectionId, connectedAt, sourceIp, userAgent } = caller;
  const now = new Date();
  const requestId = randomUUID();
  return {
    routeKey,
    eventType,
    extendedRequestId: requestId,
    requestTime: clf(now),
    messageDirection: "IN",
    stage,
    connectedAt,
    requestTimeEpoch: now.getTime(),
    identity: { userAgent, sourceIp },
    requestId,
    domainName: hostOf(apiId),
    connectionId,
    apiId,
  };
}

/** The last value of each name. */
const lastOf = (all: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(all).map(([name, values]) => [name, values.at(-1)!]));

const hopByHop = /^(connection|upgrade|host|x-forwarded-(port|proto)|x-amzn-trace-id)$/i;

/** Each header by the name that it was sent under, with its last value and with all of them. */
function headersOf(request: Pick<IncomingMessage, "rawHeaders">, { apiId }: SocketCaller) {
  const multiValueHeaders: Record<string, string[]> = {};
  const { rawHeaders } = request;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (!hopByHop.test(name)) (multiValueHeaders[name] ??= []).push(rawHeaders[at + 1]!);
  }
  const seconds = Math.floor(Date.now() / 1000).toString(16);
  const trace = `Root=1-${seconds}-${randomUUID().replaceAll("-", "").slice(0, 24)}`;
  Object.assign(multiValueHeaders, {
    Host: [hostOf(apiId)],
    "X-Forwarded-Port": ["443"],
    "X-Forwarded-Proto": ["https"],
    "X-Amzn-Trace-Id": [trace],
  });
  return { headers: lastOf(multiValueHeaders), multiValueHeaders };
}

function queryOf(query: string) {
  const all: Record<string, string[]> = {};
  for (const [name, value] of new URLSearchParams(query)) (all[name] ??= []).push(value);
  if (Object.keys(all).length === 0) return {};
  return { queryStringParameters: lastOf(all), multiValueQueryStringParameters: all };
}

export const connectEvent = (
  caller: SocketCaller,
  request: Pick<IncomingMessage, "rawHeaders">,
  query: string,
) => ({
  ...headersOf(request, caller),
  ...queryOf(query),
  requestContext: contextOf(caller, "CONNECT", "$connect"),
  isBase64Encoded: false,
});

/** No headers: those of the upgrade come with $connect only. */
export function messageEvent(
  caller: SocketCaller,
  routeKey: string,
  data: Buffer,
  isBinary: boolean,
) {
  const messageId = newConnectionId();
  return {
    requestContext: { ...contextOf(caller, "MESSAGE", routeKey), messageId },
    body: data.toString(isBinary ? "base64" : "utf8"),
    isBase64Encoded: isBinary,
  };
}

export const disconnectEvent = (caller: SocketCaller, code: number, reason: string) => ({
  requestContext: {
    ...contextOf(caller, "DISCONNECT", "$disconnect"),
    disconnectStatusCode: code,
    disconnectReason: reason,
  },
  isBase64Encoded: false,
});

/** The route that `$request.body.action` chooses; $default for all else, and for what is no JSON. */
export function routeOf(selection: string, text: string, routes: ReadonlySet<string>): string {
  const path = selection.replace(/^\$request\.body\./, "").split(".");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Any text may be sent through a socket.
    return "$default";
  }
  for (const name of path) value = (value as Record<string, unknown> | null)?.[name];
  return typeof value === "string" && !value.startsWith("$") && routes.has(value)
    ? value
    : "$default";
}
