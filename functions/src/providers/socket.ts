import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { env } from "../kernel/env.ts";
import { hmac, signatureKey } from "../kernel/secrets/signature-key.ts";
import { client } from "../kernel/table.ts";

/** Pauses before the second and the third try. */
const pausesMs = [50, 200];
const timeoutMs = 3_000;

/** Whether the gateway has the connection; one that it no longer has is gone for good. */
export type Reached = "reached" | "gone";

/** Sends a text to one connection (P8-1). Throws where the gateway refuses or does not answer. */
export const postToConnection = (connectionId: string, text: string): Promise<Reached> =>
  call("POST", connectionId, text);

/** Ends a connection. */
export const closeConnection = (connectionId: string): Promise<Reached> =>
  call("DELETE", connectionId, "");

async function call(method: "POST" | "DELETE", connectionId: string, body: string) {
  for (let attempt = 0; ; attempt++) {
    const status = await ask(method, connectionId, body);
    if (status === 410) return "gone";
    if (status !== undefined && status < 300) return "reached";
    const wait = pausesMs[attempt];
    const isFinal = status !== undefined && status < 500 && status !== 429;
    if (isFinal || wait === undefined)
      throw new Error(`The gateway did not ${method} to a connection: ${status ?? "no answer"}`);
    await pause(wait);
  }
}

async function ask(method: string, connectionId: string, body: string) {
  const endpoint = env("connections").CHAT_SOCKET_ENDPOINT.replace(/\/$/, "");
  // An id ends in "=".
  const url = new URL(`${endpoint}/@connections/${encodeURIComponent(connectionId)}`);
  const headers = await signed(method, url, body);
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(url, { method, headers, signal, ...(body && { body }) });
    // An answer that nobody reads would hold its connection.
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    // fetch reports a lost connection as TypeError and a time-out as TimeoutError.
    if (error instanceof TypeError || (error instanceof Error && error.name === "TimeoutError"))
      return undefined;
    throw error;
  }
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** A path as a signature has it: every service but S3 encodes each segment a second time. */
const canonical = (path: string) => path.split("/").map(encodeURIComponent).join("/");

/**
 * The headers of a call with AWS Signature Version 4, by the credentials of the function. Signed
 * here and not by the SDK, whose client would weigh more than all else of these functions (A2-1).
 */
async function signed(
  method: string,
  { host, pathname }: URL,
  body: string,
): Promise<Record<string, string>> {
  const [credentials, region] = await Promise.all([
    client.config.credentials(),
    client.config.region(),
  ]);
  const date = new Date().toISOString().replace(/[-:]|\.\d{3}/g, "");
  const day = date.slice(0, 8);
  const headers: Record<string, string> = {
    "content-type": "application/octet-stream",
    host,
    "x-amz-date": date,
    ...(credentials.sessionToken && { "x-amz-security-token": credentials.sessionToken }),
  };
  const names = Object.keys(headers).join(";");
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}`);
  const request = [method, canonical(pathname), "", ...lines, "", names, sha256(body)];
  const scope = `${day}/${region}/execute-api/aws4_request`;
  const key = signatureKey(credentials.secretAccessKey, day, region, "execute-api");
  const text = ["AWS4-HMAC-SHA256", date, scope, sha256(request.join("\n"))].join("\n");
  const { host: _host, ...sent } = headers;
  return {
    ...sent,
    authorization:
      `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/${scope}, ` +
      `SignedHeaders=${names}, Signature=${hmac(key, text).toString("hex")}`,
  };
}
