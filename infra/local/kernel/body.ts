import type { IncomingMessage, ServerResponse } from "node:http";

/** A body that is larger than its reader takes. */
export class TooLarge extends Error {}

const mebibyte = 1024 * 1024;

/** The whole body of a request; throws TooLarge past `limit` bytes. */
export function readBody(request: IncomingMessage, limit = 64 * mebibyte): Promise<Buffer> {
  return new Promise((done, failed) => {
    const parts: Buffer[] = [];
    let length = 0;
    request.on("data", (part: Buffer) => {
      length += part.length;
      if (length > limit) {
        request.removeAllListeners("data");
        // The rest is read and dropped, because a client that is still sending cannot read the
        // answer.
        request.resume();
        failed(new TooLarge(`More than ${limit} bytes`));
      } else parts.push(part);
    });
    request.on("end", () => done(parts.length === 1 ? parts[0]! : Buffer.concat(parts)));
    request.on("error", failed);
  });
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
  response.end(JSON.stringify(body));
}
