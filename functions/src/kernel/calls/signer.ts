import { createHash, createHmac } from "node:crypto";
import { HttpRequest } from "@smithy/core/protocols";
import { SignatureV4 } from "@smithy/signature-v4";
import type { AwsCredentialIdentity, Checksum, Provider, SourceData } from "@smithy/types";
import { unlessLost } from "./unless-lost.ts";

interface Client {
  config: { credentials: Provider<AwsCredentialIdentity>; region: Provider<string> };
}

function keyOf(secret: SourceData): string | Buffer {
  if (typeof secret === "string") return secret;
  if (!ArrayBuffer.isView(secret)) return Buffer.from(secret);
  return Buffer.from(secret.buffer, secret.byteOffset, secret.byteLength);
}

/** Node's own hash: the SDK's wrapper of it copies each text twice, a third of a signature's time. */
class Sha256 implements Checksum {
  readonly #hash;

  constructor(secret?: SourceData) {
    this.#hash = secret === undefined ? createHash("sha256") : createHmac("sha256", keyOf(secret));
  }
  update(text: Uint8Array) {
    this.#hash.update(text);
  }
  async digest() {
    return this.#hash.digest();
  }
  reset() {
    throw new Error("A signature takes a new hash for each text.");
  }
}

/** How a client of the SDK signs: its credentials and its region are asked for at each call. */
export const signingAs = (client: Client) => ({
  credentials: () => client.config.credentials(),
  region: () => client.config.region(),
  sha256: Sha256,
});

/** Signs calls to one service of AWS (Signature Version 4) as that client of the SDK. */
export const signerOf = (service: string, client: Client): SignatureV4 =>
  new SignatureV4({ ...signingAs(client), service, applyChecksum: false });

export interface Call {
  method: "POST" | "DELETE";
  url: URL;
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
}
export interface SignedReply {
  status: number;
  text: string;
}

/** Signs, sends and reads one call; undefined where no whole answer came in time. */
export async function callSigned(
  signer: SignatureV4,
  call: Call,
): Promise<SignedReply | undefined> {
  const { method, url, body, timeoutMs } = call;
  const { protocol, hostname, pathname, host } = url;
  const headers = { ...call.headers, host };
  const request = new HttpRequest({ method, protocol, hostname, path: pathname, headers, body });
  const signed = await signer.sign(request);
  // fetch writes the host itself.
  const { host: _, ...sent } = signed.headers;
  return unlessLost(async () => {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(url, { method, headers: sent, signal, ...(body && { body }) });
    return { status: answer.status, text: await answer.text() };
  });
}
