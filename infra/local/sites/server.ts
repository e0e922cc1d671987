import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect } from "node:net";
import type { Behaviour, Distribution } from "./edge.ts";
import { plainAddress, type Via } from "../gateway/http-api.ts";
import { pipeAnswer, forward } from "../kernel/forward.ts";
import { close, listen } from "../kernel/ports.ts";
import { type PageOptions, pagesOf } from "./pages.ts";

interface Api {
  handle(request: IncomingMessage, response: ServerResponse, via?: Via): Promise<void>;
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

interface Options extends PageOptions {
  port: number;
  distribution(): Distribution;
  /** The API by the id that the templates give it. */
  api(id: string): Api;
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
  path: string,
): string | undefined {
  if (!rewrite) return path;
  const ip = plainAddress(request.socket.remoteAddress);
  const headers: Record<string, { value: string }> = {};
  const event = { viewer: { ip }, request: { uri: path, method: request.method, headers } };
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
    pipeAnswer(response),
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
    const target = rewritten(behaviour, request, response, path);
    if (target === undefined) return;
    if (behaviour.lambda) return servePage(request, response, behaviour, target);
    if (!behaviour.api) return serveFile(request, response, behaviour, target);
    for (const [name, value] of Object.entries(behaviour.headers)) response.setHeader(name, value);
    for (const [name, value] of Object.entries(behaviour.originHeaders))
      setHeader(request, name, value);
    const via = viaOf(request, target + (at < 0 ? "" : url.slice(at)));
    return options.api(behaviour.api).handle(request, response, via);
  };

  const server = createServer((request, response) => {
    const answer = async () => handle(request, response);
    answer().catch((error: unknown) => {
      // A path that cannot be decoded names no file.
      if (!response.headersSent) response.writeHead(400, { "content-type": "text/plain" });
      response.end(error instanceof URIError ? "Bad Request" : String(error));
    });
  });
  server.keepAliveTimeout = 65_000;
  if (options.vite) passWebSockets(server, options.vite);
  const port = await listen(server, options.port);
  return { port, stop: () => close(server) };
}

/** Vite tells open pages about changes through a web socket. */
function passWebSockets(server: ReturnType<typeof createServer>, port: number) {
  server.on("upgrade", (request, socket, head) => {
    const onward = connect(port, "127.0.0.1", () => {
      const lines = [`${request.method} ${request.url} HTTP/1.1`];
      for (let at = 0; at < request.rawHeaders.length; at += 2)
        lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`);
      onward.write(`${lines.join("\r\n")}\r\n\r\n`);
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    onward.on("error", () => socket.destroy());
    socket.on("error", () => onward.destroy());
  });
}
