import { Agent, request } from "node:http";
import { accessKey, region } from "./place.ts";

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** What a local part of the cloud answered when it refused a call. */
export class Refusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** The other side closed a kept connection just as it was used again: it did nothing yet. */
class StaleConnection extends Error {}

interface Service {
  origin: string;
  /** The prefix of X-Amz-Target, such as DynamoDB_20120810. */
  target: string;
  version: "1.0" | "1.1";
  /** The name a signature carries. */
  scope: string;
  keyId?: string;
}

/** A client of a service that speaks AWS JSON; the host needs too few calls for the whole SDK. */
export function jsonClient({ origin, target, version, scope, keyId = accessKey.id }: Service) {
  const { hostname, port } = new URL(origin);
  const headers = {
    "content-type": `application/x-amz-json-${version}`,
    // No local part verifies this; they take the account and the region from it.
    authorization:
      `AWS4-HMAC-SHA256 Credential=${keyId}/20260101/${region}/${scope}/aws4_request, ` +
      "SignedHeaders=host, Signature=0",
    "x-amz-date": "20260101T000000Z",
  };
  const send = (call: Call) =>
    new Promise<string>((done, failed) => {
      const { action, body, signal } = call;
      const length = { "content-length": Buffer.byteLength(body) };
      const named = { ...headers, "x-amz-target": `${target}.${action}`, ...length };
      const sent = request(
        { hostname, port, method: "POST", path: "/", agent, signal, headers: named },
        (response) => {
          const parts: Buffer[] = [];
          response.on("data", (part: Buffer) => parts.push(part));
          response.on("error", failed);
          response.on("end", () => {
            const text = Buffer.concat(parts).toString();
            if (response.statusCode === 200) done(text);
            else failed(refusalOf(text));
          });
        },
      );
      sent.on("error", (error: NodeJS.ErrnoException) => {
        const isStale = sent.reusedSocket && error.code === "ECONNRESET";
        failed(isStale ? new StaleConnection() : error);
      });
      sent.end(body);
    });
  // The caller names the shape of the reply, as AWS documents it for the call.
  return async <Reply = Record<string, unknown>>(
    action: string,
    input: object,
    signal?: AbortSignal,
  ): Promise<Reply> => {
    const call = { action, body: JSON.stringify(input), signal };
    for (;;)
      try {
        return JSON.parse((await send(call)) || "{}") as Reply;
      } catch (error) {
        // Ends with a new connection: a closed one is not used again.
        if (!(error instanceof StaleConnection)) throw error;
      }
  };
}

interface Call {
  action: string;
  body: string;
  signal: AbortSignal | undefined;
}

export type JsonClient = ReturnType<typeof jsonClient>;

function refusalOf(text: string): Refusal {
  try {
    const { __type = "", message, Message } = JSON.parse(text) as Record<string, string>;
    return new Refusal(__type.split("#").at(-1) ?? "", message ?? Message ?? "");
  } catch (unreadable) {
    return new Refusal("Unreadable", `${text.slice(0, 200)} (${String(unreadable)})`);
  }
}
