import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { account } from "../kernel/place.ts";

const textual = /^(?:text\/.*|application\/(?:json|xml|javascript|.*\+json|.*\+xml))(?:\s*;.*)?$/i;
const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

export interface Match {
  routeKey: string;
  /** The template of the path, such as /boards/{id}. */
  pathParameters?: Record<string, string>;
}

export interface Caller {
  apiId: string;
  /** The address the request came from. */
  sourceIp: string;
  /** The path as the gateway got it, decoded. */
  path: string;
  query: string;
  body: Buffer;
  match: Match;
}

/** The headers in lower case, several of one name joined; cookies apart, as API Gateway has them. */
function headersOf(request: IncomingMessage) {
  const headers: Record<string, string> = {};
  const cookies: string[] = [];
  const { rawHeaders } = request;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!.toLowerCase();
    const value = rawHeaders[at + 1]!;
    if (name === "cookie") cookies.push(...value.split(/;\s*/).filter(Boolean));
    else if (name !== "connection" && name !== "transfer-encoding")
      headers[name] = name in headers ? `${headers[name]},${value}` : value;
  }
  return { headers, cookies };
}

function queryOf(query: string): Record<string, string> | undefined {
  if (!query) return undefined;
  const found: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query))
    found[name] = name in found ? `${found[name]},${value}` : value;
  return found;
}

const two = (part: number) => String(part).padStart(2, "0");

/** The time as access logs write it. */
export function clf(now: Date): string {
  return (
    `${two(now.getUTCDate())}/${months[now.getUTCMonth()]}/${now.getUTCFullYear()}:` +
    `${two(now.getUTCHours())}:${two(now.getUTCMinutes())}:${two(now.getUTCSeconds())} +0000`
  );
}

/** The event of payload format 2.0, with absent fields left out as API Gateway leaves them out. */
export function eventOf(request: IncomingMessage, caller: Caller): object {
  const { headers, cookies } = headersOf(request);
  const { path, query, body, match } = caller;
  const forwarded = headers["x-forwarded-for"];
  headers["x-forwarded-for"] = forwarded ? `${forwarded}, ${caller.sourceIp}` : caller.sourceIp;
  headers["x-forwarded-proto"] ??= "https";
  headers["x-forwarded-port"] ??= "443";
  const now = new Date();
  const seconds = Math.floor(now.getTime() / 1000).toString(16);
  const requestId = randomUUID();
  headers["x-amzn-trace-id"] ??= `Root=1-${seconds}-${requestId.replaceAll("-", "").slice(0, 24)}`;
  const type = headers["content-type"];
  const isText = type !== undefined && textual.test(type);
  const queryStringParameters = queryOf(query);
  return {
    version: "2.0",
    routeKey: match.routeKey,
    rawPath: path,
    rawQueryString: query,
    ...(cookies.length > 0 && { cookies }),
    headers,
    ...(queryStringParameters && { queryStringParameters }),
    requestContext: {
      accountId: account,
      apiId: caller.apiId,
      domainName: headers["host"] ?? "localhost",
      domainPrefix: caller.apiId,
      http: {
        method: request.method,
        path,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: caller.sourceIp,
        userAgent: headers["user-agent"] ?? "",
      },
      requestId,
      routeKey: match.routeKey,
      stage: "$default",
      time: clf(now),
      timeEpoch: now.getTime(),
    },
    ...(match.pathParameters && { pathParameters: match.pathParameters }),
    ...(body.length > 0 && { body: isText ? body.toString() : body.toString("base64") }),
    isBase64Encoded: body.length > 0 && !isText,
  };
}

export interface HttpReply {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer | string;
}

export const plainReply = (status: number, message: string): HttpReply => ({
  status,
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ message }),
});

const mostBytes = 6 * 1024 * 1024;

/** The gateway's response for the result of a function, given as JSON text. */
export function httpReplyOf(result: string): HttpReply {
  if (result.length > mostBytes) return plainReply(500, "Internal Server Error");
  const value: unknown = JSON.parse(result);
  // Without a status code, the whole value is the body.
  if (typeof value !== "object" || value === null || !("statusCode" in value))
    return { status: 200, headers: { "content-type": "application/json" }, body: result };
  const { statusCode, headers, cookies, body, isBase64Encoded } = value as Record<string, unknown>;
  const status = Number(statusCode);
  const isBody = body === undefined || body === null || typeof body === "string";
  if (!isBody || !(status >= 100 && status <= 599)) return plainReply(500, "Internal Server Error");
  const sent: HttpReply["headers"] = {};
  for (const [name, given] of Object.entries((headers ?? {}) as Record<string, unknown>))
    sent[name.toLowerCase()] = String(given);
  if (Array.isArray(cookies)) sent["set-cookie"] = cookies.map(String);
  const text = body ?? "";
  if (text !== "") sent["content-type"] ??= "text/plain;charset=UTF-8";
  return { status, headers: sent, body: isBase64Encoded ? Buffer.from(text, "base64") : text };
}
