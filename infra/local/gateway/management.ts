import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody, sendJson, TooLarge } from "../kernel/body.ts";

/** One open connection as the management API shows it. */
export interface Reachable {
  send(text: string): void;
  close(): void;
  /** What GET tells. */
  about: { connectedAt: string; lastActiveAt: string; identity: object };
}

/** Bytes of one message. */
export const mostPayload = 128 * 1024;

const place = /^\/([^/]+)\/([^/]+)\/@connections\/([^/?]+)$/;

/** The gateway's API, stage and connection that a path of its management names. */
export function connectionIn(url = ""): { api: string; stage: string; id: string } | undefined {
  const [, api, stage, id] = place.exec(url) ?? [];
  return api && stage && id ? { api, stage, id: decodeURIComponent(id) } : undefined;
}

function refuse(response: ServerResponse, status: number, type: string) {
  // The SDK identifies its error class by this header alone.
  response.setHeader("x-amzn-errortype", type);
  sendJson(response, status, { message: null });
}

/**
 * The management API of API Gateway in its wire format, below `/<api>/<stage>`: sends to a
 * connection, describes it, ends it. The gate in front has checked the permission.
 */
export function managementOf(
  find: (api: string, stage: string, id: string) => Reachable | undefined,
) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const named = connectionIn(request.url);
    if (!named) return void response.writeHead(404).end();
    let text: Buffer;
    try {
      text = await readBody(request, mostPayload);
    } catch (error) {
      if (error instanceof TooLarge) return refuse(response, 413, "PayloadTooLargeException");
      throw error;
    }
    const found = find(named.api, named.stage, named.id);
    if (!found) return refuse(response, 410, "GoneException");
    if (request.method === "GET") return sendJson(response, 200, found.about);
    if (request.method === "POST") {
      found.send(text.toString());
      return void response.writeHead(200).end();
    }
    if (request.method !== "DELETE") return void response.writeHead(405).end();
    found.close();
    response.writeHead(204).end();
  };
}
