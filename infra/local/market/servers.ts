import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { close, listen } from "../kernel/ports.ts";
import { inboxesOf, type InboxSources } from "../inboxes/inboxes.ts";

interface Api {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

export interface RunningServer {
  origin: string;
  stop(): Promise<void>;
}

/** Serves an API by itself, as its own address in AWS would. */
export async function serveApi(api: Api, port = 0): Promise<RunningServer> {
  const server = createServer((request, response) => void api.handle(request, response));
  server.keepAliveTimeout = 65_000;
  const at = await listen(server, port);
  return { origin: `http://127.0.0.1:${at}`, stop: () => close(server) };
}

/** Serves the inboxes: what left the house, what waits, what was logged. */
export async function startInboxes({
  port = 0,
  ...parts
}: InboxSources & { port?: number }): Promise<RunningServer> {
  const handle = inboxesOf(parts);
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { "content-type": "text/plain" });
      response.end(error instanceof Error ? error.message : String(error));
    });
  });
  const at = await listen(server, port);
  return { origin: `http://127.0.0.1:${at}`, stop: () => close(server) };
}
