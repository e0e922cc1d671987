import { setTimeout as pause } from "node:timers/promises";
import { env } from "../kernel/env.ts";
import { callSigned, signerOf } from "../kernel/calls/signer.ts";
import { client } from "../kernel/table.ts";

/** Pauses before the second and the third try. */
const pausesMs = [50, 200];
const timeoutMs = 3_000;

/** Whether the gateway still has the connection; a missing one is gone for good. */
export type Reached = "reached" | "gone";

/** Sends a text to one connection (P8-1). Throws if the gateway refuses or does not reply. */
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

// The SDK's client for connections would weigh more than all else of these functions (A2-1).
const signer = signerOf("execute-api", client);

async function ask(method: "POST" | "DELETE", connectionId: string, body: string) {
  const endpoint = env("connections").CHAT_SOCKET_ENDPOINT.replace(/\/$/, "");
  // An id ends in "=".
  const url = new URL(`${endpoint}/@connections/${encodeURIComponent(connectionId)}`);
  const headers = { "content-type": "application/octet-stream" };
  return (await callSigned(signer, { method, url, headers, body, timeoutMs }))?.status;
}
