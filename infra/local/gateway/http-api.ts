import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody, TooLarge } from "../kernel/body.ts";
import { corsOf } from "./cors.ts";
import { type HttpReply, httpReplyOf, eventOf, plainReply } from "./http-event.ts";
import type { Lambda } from "../lambda/lambda.ts";
import { FunctionFailure } from "../kernel/failure.ts";
import type { Log } from "../kernel/log.ts";
import { routesOf } from "./routes.ts";
import type { RawObject } from "../templates/template.ts";

const mebibyte = 1024 * 1024;
const mostBody = 10 * mebibyte;
const mostEvent = 6 * mebibyte;
const mostHeaders = 10 * 1024;
const integrationMs = 30_000;

export interface ApiSettings {
  id: string;
  name: string;
  cors?: RawObject;
  /** `role` is what the gateway takes on to call the function; without it, a permission lets it. */
  routes: { routeKey: string; lambda: string; role?: string }[];
}

export interface HttpApi {
  settings: ApiSettings;
  /** Answers a request; `path` is the path at the gateway, without the site's /api. */
  handle(request: IncomingMessage, response: ServerResponse, via?: Via): Promise<void>;
}

/** The headers that CloudFront would add to a request. */
export interface Via {
  url: string;
  sourceIp: string;
}

interface Parts {
  lambda(name: string): Lambda | undefined;
  log: Log;
  /** Called after each call that may have written. */
  onWrite?(): void;
}

/** One HTTP API of API Gateway, from the routes of its template. */
export function httpApi(settings: ApiSettings, { lambda, log, onWrite }: Parts): HttpApi {
  const choose = routesOf(
    settings.routes.map(({ routeKey, lambda: target }) => ({ routeKey, target })),
  );
  const cors = settings.cors && corsOf(settings.cors);

  async function respond(
    request: IncomingMessage,
    url: string,
    sourceIp: string,
  ): Promise<HttpReply> {
    const [rawPath = "/", query = ""] = splitUrl(url);
    const path = decoded(rawPath);
    const method = request.method ?? "GET";
    if (path === undefined) return plainReply(400, "Bad Request");
    if (cors && method === "OPTIONS") return cors.preflight(request);
    const match = choose(method, rawPath);
    if (!match) return plainReply(404, "Not Found");
    const target = lambda(match.target);
    if (!target) return plainReply(500, "Internal Server Error");
    const body = await readBody(request, mostBody);
    const caller = { apiId: settings.id, sourceIp, path, query, body, match };
    const event = JSON.stringify(eventOf(request, caller));
    if (event.length > mostEvent / 3 && Buffer.byteLength(event) > mostEvent)
      return plainReply(413, "Request Entity Too Large");
    const result = await within(target.invoke(event), integrationMs);
    if (method !== "GET") onWrite?.();
    return result === undefined ? plainReply(503, "Service Unavailable") : httpReplyOf(result);
  }

  return {
    settings,
    async handle(request, response, via) {
      const started = performance.now();
      const url = via?.url ?? request.url ?? "/";
      const sourceIp = via?.sourceIp ?? plainAddress(request.socket.remoteAddress);
      let answer: HttpReply;
      try {
        answer = tooManyHeaders(request)
          ? plainReply(431, "Request Header Fields Too Large")
          : await respond(request, url, sourceIp);
      } catch (error) {
        answer = refused(error);
        if (answer.status === 500) log.failure(`${request.method} ${url}`, error);
      }
      if (cors) cors.decorate(request, answer);
      send(request, response, answer);
      log.request(settings.name, request.method ?? "", url, answer.status, started);
    },
  };
}

function refused(error: unknown): HttpReply {
  if (error instanceof TooLarge) return plainReply(413, "Request Entity Too Large");
  return plainReply(500, "Internal Server Error");
}

function send(request: IncomingMessage, response: ServerResponse, answer: HttpReply) {
  if (response.headersSent || response.destroyed) return;
  const { status, headers, body } = answer;
  const bodyless = status === 204 || status === 304;
  if (!bodyless) headers["content-length"] = String(Buffer.byteLength(body));
  response.writeHead(status, headers);
  response.end(bodyless || request.method === "HEAD" ? undefined : body);
}

function tooManyHeaders({ rawHeaders }: IncomingMessage): boolean {
  let length = 0;
  for (const part of rawHeaders) length += part.length + 2;
  return length > mostHeaders;
}

const splitUrl = (url: string) => {
  const at = url.indexOf("?");
  return at < 0 ? [url, ""] : [url.slice(0, at), url.slice(at + 1)];
};

function decoded(path: string): string | undefined {
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    // A single % makes the path invalid.
    return undefined;
  }
}

/** An IPv4 address without the IPv6 form that a dual socket gives it. */
export const plainAddress = (address = "127.0.0.1") => address.replace(/^::ffff:/, "");

async function within(result: Promise<string>, limitMs: number): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(() => done(undefined), limitMs);
  });
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(timer);
    // A late result is dropped; the failure is in the function's own log.
    result.catch((error: unknown) => error instanceof FunctionFailure);
  }
}
