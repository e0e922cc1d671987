import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";
import type { Behaviour, Distribution } from "./edge.ts";
import { plainAddress, type Via } from "../gateway/http-api.ts";
import { pipeReply, forward } from "../kernel/forward.ts";
import { close, listen } from "../kernel/ports.ts";
import { type PageOptions, pagesOf } from "./pages.ts";

interface Api {
  handle(request: IncomingMessage, response: ServerResponse, via?: Via): Promise<void>;
}

interface Socket {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, via: Via): Promise<unknown>;
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

interface Options extends PageOptions {
  port: number;
  distribution(): Distribution;
  /** The API by the id that the templates give it. */
  api(id: string): Api;
  /** The gateway of sockets by its id; undefined for an API of another kind. */
  socket(id: string): Socket | undefined;
  /** Port of a Vite server that makes the pages while developing. */
  vite?: number;
  /** Pages that only this machine has, such as the human view of the API's document. */
  own(request: IncomingMessage, response: ServerResponse, path: string): boolean;
}

/** Runs the viewer function of a behaviour as CloudFront would; undefined when it answered. */
function rewritten(
  { rewrite }: Behaviour,
  request: IncomingMessage,
  response: ServerResponse,
  { path, query }: { path: string; query: string },
): string | undefined {
  if (!rewrite) return path;
  const ip = plainAddress(request.socket.remoteAddress);
  const headers: Record<string, { value: string }> = {};
  const querystring = Object.fromEntries(new URLSearchParams(query));
  const event = {
    viewer: { ip },
    request: { uri: path, method: request.method, querystring, headers },
  };
  const result = rewrite(event);
  if (result.statusCode !== undefined) {
    for (const [name, { value }] of Object.entries(result.headers ?? {}))
      response.setHeader(name, value);
    response.writeHead(result.statusCode).end(result.body?.data);
    return undefined;
  }
  for (const [name, { value }] of Object.entries(result.headers ?? {}))
    setHeader(request, name, value);
  return result.uri ?? path;
}

/** Sets a header of a request; what the viewer sent under that name is dropped. */
function setHeader(request: IncomingMessage, name: string, value: string) {
  dropHeader(request, name);
  request.rawHeaders.push(name, value);
}

function dropHeader({ rawHeaders }: IncomingMessage, name: string) {
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2)
    if (rawHeaders[at]!.toLowerCase() === name.toLowerCase()) rawHeaders.splice(at, 2);
}

function proxy(request: IncomingMessage, response: ServerResponse, port: number) {
  const onward = forward(
    { hostname: "127.0.0.1", port: String(port) },
    request,
    pipeReply(response),
  );
  onward.on("error", (error) => {
    if (!response.headersSent) response.writeHead(502, { "content-type": "text/plain" });
    response.end(`Vite does not answer: ${error.message}`);
  });
  request.pipe(onward);
}

/** CloudFront writes the viewer's address first; the gateway adds CloudFront's own. */
function viaOf(request: IncomingMessage, url: string): Via {
  const viewer = plainAddress(request.socket.remoteAddress);
  const before = request.headers["x-forwarded-for"];
  setHeader(request, "x-forwarded-for", before ? `${String(before)}, ${viewer}` : viewer);
  const { remotePort = 0 } = request.socket;
  setHeader(request, "cloudfront-viewer-address", `${viewer}:${remotePort}`);
  return { url, sourceIp: "127.0.0.1" };
}

/** Serves a site as its CloudFront distribution does: files, pages, and the API on one origin. */
export async function startSite(options: Options) {
  const { servePage, serveFile } = pagesOf(options);

  const handle: Handle = (request, response) => {
    const url = request.url ?? "/";
    const at = url.indexOf("?");
    const path = at < 0 ? url : url.slice(0, at);
    if (options.own(request, response, path)) return;
    const behaviour = options.distribution().behaviours.find(({ pattern }) => pattern.test(path));
    if (!behaviour) return void response.writeHead(404).end();
    if (options.vite && !behaviour.api) return proxy(request, response, options.vite);
    const query = at < 0 ? "" : url.slice(at);
    const target = rewritten(behaviour, request, response, { path, query });
    if (target === undefined) return;
    if (behaviour.lambda) return servePage(request, response, behaviour, target);
    if (!behaviour.api) return serveFile(request, response, behaviour, target);
    for (const [name, value] of Object.entries(behaviour.headers)) response.setHeader(name, value);
    for (const [name, value] of Object.entries(behaviour.originHeaders))
      setHeader(request, name, value);
    // A gateway of sockets has no answer but a socket.
    if (options.socket(behaviour.api)) return void response.writeHead(426).end();
    const via = viaOf(request, target + query);
    return options.api(behaviour.api).handle(request, response, via);
  };

  const server = createServer({ shouldUpgradeCallback: isWebSocket }, (request, response) => {
    const answer = async () => handle(request, response);
    answer().catch((error: unknown) => {
      // A path that cannot be decoded names no file.
      if (!response.headersSent) response.writeHead(400, { "content-type": "text/plain" });
      response.end(error instanceof URIError ? "Bad Request" : String(error));
    });
  });
  server.keepAliveTimeout = 65_000;
  const upgraded = new Set<Duplex>();
  server.on("upgrade", (request, socket, head) => {
    upgraded.add(socket);
    socket.on("close", () => upgraded.delete(socket));
    socket.on("error", () => socket.destroy());
    openSocket(options, request, socket, head);
  });
  const port = await listen(server, options.port);
  return {
    port,
    stop() {
      // The server no longer counts them among its own, but would wait for their end.
      for (const socket of upgraded) socket.destroy();
      return close(server);
    },
  };
}

const isWebSocket = ({ headers }: IncomingMessage) => /^websocket$/i.test(headers.upgrade ?? "");

/** Hands a socket to the gateway behind its path, or to Vite. */
function openSocket(options: Options, request: IncomingMessage, socket: Duplex, head: Buffer) {
  const url = request.url ?? "/";
  const { pathname } = new URL(url, "http://site");
  const behaviour = options.distribution().behaviours.find(({ pattern }) => pattern.test(pathname));
  const gateway = behaviour?.api ? options.socket(behaviour.api) : undefined;
  if (behaviour && gateway) {
    for (const [name, value] of Object.entries(behaviour.originHeaders))
      setHeader(request, name, value);
    gateway.upgrade(request, socket, head, viaOf(request, url)).catch(() => socket.destroy());
  } else if (options.vite) passWebSocket(request, socket, head, options.vite);
  else socket.end("HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
}

/** Vite tells open pages about changes through a web socket. */
function passWebSocket(request: IncomingMessage, socket: Duplex, head: Buffer, port: number) {
  const onward = connect(port, "127.0.0.1", () => {
    const lines = [`${request.method} ${request.url} HTTP/1.1`];
    for (let at = 0; at < request.rawHeaders.length; at += 2)
      lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`);
    onward.write(`${lines.join("\r\n")}\r\n\r\n`);
    onward.write(head);
    socket.pipe(onward).pipe(socket);
  });
  onward.on("error", () => socket.destroy());
  socket.on("close", () => onward.destroy());
}
