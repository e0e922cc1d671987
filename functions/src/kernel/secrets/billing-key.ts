import { setTimeout as pause } from "node:timers/promises";
import type { Id } from "@bupum/shared/kernel/ids";
import * as z from "zod/mini";
import { env } from "../env.ts";
import { type SignedReply, callSigned, signerOf } from "../calls/signer.ts";
import { client } from "../table.ts";

/** Pauses before the second and the third try. */
const pausesMs = [100, 500];
const timeoutMs = 5_000;

const encrypted = z.object({ CiphertextBlob: z.string() });
const decrypted = z.object({ Plaintext: z.string() });

/**
 * Encrypts the key that charges a card, for one account: it can be decrypted for that account only,
 * so that a row copied to another account is useless (P6-5). Throws on any failure; no error holds
 * the key.
 */
export async function encryptBillingKey(userId: Id<"usr">, billingKey: string): Promise<string> {
  const Plaintext = Buffer.from(billingKey, "utf8").toString("base64");
  return (await callKms("Encrypt", userId, { Plaintext }, encrypted)).CiphertextBlob;
}

/** Decrypts the result of encryptBillingKey for the same account. Throws on any failure. */
export async function decryptBillingKey(userId: Id<"usr">, ciphertext: string): Promise<string> {
  const reply = await callKms("Decrypt", userId, { CiphertextBlob: ciphertext }, decrypted);
  return Buffer.from(reply.Plaintext, "base64").toString("utf8");
}

const signer = signerOf("kms", client);

/**
 * One call of KMS, by its JSON 1.1 protocol. The SDK's client for KMS would take functions of the
 * API over their bundle budget (A2-1).
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
    if (answer?.status === 200) return z.parse(reply, JSON.parse(answer.text));
    const type = answer && faultOf(answer);
    const wait = pausesMs[attempt];
    const isFinal = answer && answer.status < 500 && type !== "ThrottlingException";
    if (isFinal || wait === undefined)
      throw new Error(`KMS did not ${call.toLowerCase()}: ${type ?? "no answer"}`);
    await pause(wait);
  }
}

const fault = z.object({ __type: z.string() });
function faultOf({ status, text }: SignedReply): string {
  const read = z.safeParse(fault, jsonOf(text));
  if (!read.success) return String(status);
  const { __type: type } = read.data;
  return type.split("#").at(-1) ?? "";
}
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What is no JSON is not from KMS.
    return undefined;
  }
}

async function ask(call: string, body: string): Promise<SignedReply | undefined> {
  const region = await client.config.region();
  const url = env("billingKey").AWS_ENDPOINT_URL_KMS ?? `https://kms.${region}.amazonaws.com`;
  const headers = {
    "content-type": "application/x-amz-json-1.1",
    "x-amz-target": `TrentService.${call}`,
  };
  return callSigned(signer, { method: "POST", url: new URL(url), headers, body, timeoutMs });
}
