import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Id } from "@bupum/shared/kernel/ids";
import * as z from "zod/mini";
import { env } from "../env.ts";
import { client } from "../table.ts";
import { hmac, signatureKey } from "./signature-key.ts";

/** Pauses before the second and the third try. */
const pausesMs = [100, 500];
const timeoutMs = 5_000;

const encrypted = z.object({ CiphertextBlob: z.string() });
const decrypted = z.object({ Plaintext: z.string() });

/**
 * Encrypts the key that charges a card, for one account: the ciphertext opens for that account
 * alone, so that a row that was moved to another one is worthless (P6-5). Throws on any failure;
 * no error holds the key.
 */
export async function encryptBillingKey(userId: Id<"usr">, billingKey: string): Promise<string> {
  const Plaintext = Buffer.from(billingKey, "utf8").toString("base64");
  return (await callKms("Encrypt", userId, { Plaintext }, encrypted)).CiphertextBlob;
}

/** Opens what encryptBillingKey closed for the same account. Throws on any failure. */
export async function decryptBillingKey(userId: Id<"usr">, ciphertext: string): Promise<string> {
  const reply = await callKms("Decrypt", userId, { CiphertextBlob: ciphertext }, decrypted);
  return Buffer.from(reply.Plaintext, "base64").toString("utf8");
}

/**
 * One call of KMS, by its JSON 1.1 protocol. Signed here and not by the SDK: one more client would
 * take functions of the API over their bundle budget (A2-1). A test holds it against the SDK's.
 */
async function callKms<S extends z.core.$ZodType>(
  call: "Encrypt" | "Decrypt",
  userId: Id<"usr">,
  input: object,
  reply: S,
): Promise<z.output<S>> {
  const { BILLING_KEY_ARN } = env("billingKey");
  const body = JSON.stringify({
    KeyId: BILLING_KEY_ARN,
    EncryptionContext: { userId },
    ...input,
  });
  for (let attempt = 0; ; attempt++) {
    const answer = await ask(call, body);
    if (answer?.ok) return z.parse(reply, await answer.json());
    const type = answer && (await faultOf(answer));
    const wait = pausesMs[attempt];
    const isFinal = answer && answer.status < 500 && type !== "ThrottlingException";
    if (isFinal || wait === undefined)
      throw new Error(`KMS did not ${call.toLowerCase()}: ${type ?? "no answer"}`);
    await pause(wait);
  }
}

const fault = z.object({ __type: z.string() });
async function faultOf(answer: Response): Promise<string> {
  const read = z.safeParse(fault, await answer.json().catch(() => undefined));
  if (!read.success) return String(answer.status);
  const { __type: type } = read.data;
  return type.split("#").at(-1) ?? "";
}

async function ask(call: string, body: string): Promise<Response | undefined> {
  const region = await client.config.region();
  const url = env("billingKey").AWS_ENDPOINT_URL_KMS ?? `https://kms.${region}.amazonaws.com`;
  const headers = await signed(new URL(url), region, `TrentService.${call}`, body);
  try {
    return await fetch(url, {
      method: "POST",
      headers,
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    // fetch reports a lost connection as TypeError and a time-out as TimeoutError.
    if (error instanceof TypeError || (error instanceof Error && error.name === "TimeoutError"))
      return undefined;
    throw error;
  }
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** The headers of a call with AWS Signature Version 4, by the credentials of the function. */
async function signed(
  { host }: URL,
  region: string,
  target: string,
  body: string,
): Promise<Record<string, string>> {
  const credentials = await client.config.credentials();
  const date = new Date().toISOString().replace(/[-:]|\.\d{3}/g, "");
  const day = date.slice(0, 8);
  const headers: Record<string, string> = {
    "content-type": "application/x-amz-json-1.1",
    host,
    "x-amz-date": date,
    ...(credentials.sessionToken && { "x-amz-security-token": credentials.sessionToken }),
    "x-amz-target": target,
  };
  const names = Object.keys(headers).join(";");
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}`);
  const request = ["POST", "/", "", ...lines, "", names, sha256(body)].join("\n");
  const scope = `${day}/${region}/kms/aws4_request`;
  const key = signatureKey(credentials.secretAccessKey, day, region, "kms");
  const text = ["AWS4-HMAC-SHA256", date, scope, sha256(request)].join("\n");
  const { host: _host, ...sent } = headers;
  return {
    ...sent,
    authorization:
      `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/${scope}, ` +
      `SignedHeaders=${names}, Signature=${hmac(key, text).toString("hex")}`,
  };
}
