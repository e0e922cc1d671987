import type { IncomingMessage, ServerResponse } from "node:http";
import type { Behaviour } from "./edge.ts";
import { plainAddress } from "../gateway/http-api.ts";
import { type HttpReply, httpReplyOf, eventOf } from "../gateway/http-event.ts";
import type { FileReply, SiteFiles } from "./files.ts";

export interface PageOptions {
  files(): SiteFiles;
  /** The page shown in place of all others while the site is being built; undefined afterwards. */
  beingBuilt?(): string | undefined;
  /** HTML at the top of each page, such as what does not work yet. */
  notice?(): string | undefined;
  /** What a function wrote into the site's bucket, such as the sitemap. */
  stored?(key: string): Promise<FileReply | undefined>;
  /** Calls a function by its name with the event of a function URL. */
  invoke(name: string, event: object): Promise<unknown>;
}

/** Asks the function behind a behaviour; undefined where CloudFront would ask the next origin. */
async function stampedBy(
  options: PageOptions,
  { lambda = "", failover = [] }: Behaviour,
  request: IncomingMessage,
  path: string,
): Promise<HttpReply | undefined> {
  const caller = {
    apiId: lambda,
    sourceIp: plainAddress(request.socket.remoteAddress),
    path,
    // The cache policy of pages hands no query on.
    query: "",
    body: Buffer.alloc(0),
    match: { routeKey: "$default" },
  };
  try {
    const result = await options.invoke(lambda, eventOf(request, caller));
    const answer = httpReplyOf(JSON.stringify(result));
    return failover.includes(answer.status) ? undefined : answer;
  } catch {
    // A failing function is a 502 to CloudFront; the error is in its log.
    return undefined;
  }
}

const isPage = (headers: Record<string, unknown>) =>
  String(headers["content-type"]).startsWith("text/html");

/** A page with the notice of this machine, where there is one; anything else as it is. */
function noticed(
  { notice }: PageOptions,
  { headers, body }: Pick<HttpReply, "headers" | "body">,
): Buffer | string {
  const text = isPage(headers) ? notice?.() : undefined;
  return text ? String(body).replace(/<body[^>]*>/, (tag) => tag + text) : body;
}

function sayBeingBuilt(response: ServerResponse, page: string) {
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
  response.writeHead(503, { ...headers, "retry-after": "2" });
  response.end(page);
}

/** Pages and files of a site, as its distribution's origins answer them. */
export function pagesOf(options: PageOptions) {
  async function servePage(
    request: IncomingMessage,
    response: ServerResponse,
    behaviour: Behaviour,
    path: string,
  ) {
    const { method = "GET" } = request;
    if (method !== "GET" && method !== "HEAD") return void response.writeHead(403).end();
    const building = options.beingBuilt?.();
    if (building !== undefined) return sayBeingBuilt(response, building);
    const answer = await stampedBy(options, behaviour, request, path);
    if (!answer) return serveFile(request, response, behaviour, path);
    const { status, headers } = answer;
    const body = noticed(options, answer);
    const length = { "content-length": Buffer.byteLength(body) };
    response.writeHead(status, { ...headers, ...behaviour.headers, ...length });
    response.end(method === "HEAD" ? undefined : body);
  }

  async function serveFile(
    request: IncomingMessage,
    response: ServerResponse,
    behaviour: Behaviour,
    path: string,
  ) {
    const { method = "GET", headers } = request;
    if (method !== "GET" && method !== "HEAD") return void response.writeHead(403).end();
    const building = options.beingBuilt?.();
    if (building !== undefined) return sayBeingBuilt(response, building);
    const accepted = String(headers["accept-encoding"] ?? "");
    const key = decodeURI(path);
    const found = options.files()(key, accepted) ?? (await options.stored?.(key.slice(1)));
    if (!found) {
      response.writeHead(404, { ...behaviour.headers, "content-type": "text/plain" });
      return void response.end("Not Found");
    }
    const body = "content-encoding" in found.headers ? found.body : noticed(options, found);
    response.writeHead(200, {
      ...found.headers,
      ...behaviour.headers,
      "content-length": Buffer.byteLength(body),
    });
    response.end(method === "HEAD" ? undefined : body);
  }

  return { servePage, serveFile };
}
