import { createHash, createHmac } from "node:crypto";
import * as z from "zod/mini";
import { env } from "../../kernel/env.ts";
import { secretOf } from "../secret.ts";
import { httpReply, type HttpReply } from "./popbill-http.ts";
import { sessionToken } from "./popbill-shapes.ts";

const keys = z.object({ linkId: z.string(), secretKey: z.string() });
const version = "2.0";
/** The market's calls come from no fixed address. */
const anyAddress = "*";
const scope = ["member", "110"];
/** A token is renewed this long before it ends: a call takes up to 20 s. */
const marginMs = 60_000;
const mostTokens = 1_000;

const tokens = new Map<string, { token: string; untilMs: number }>();

/** The market's keys; the id alone may appear in a call. */
export const linkKeys = () => secretOf(env("taxInvoices").POPBILL_SECRET, keys);

/** The next call of that business number gets another token. */
export const dropToken = (businessNumber: string): void => void tokens.delete(businessNumber);

/**
 * The token that the calls of one business number carry, kept until shortly before its end; the reply
 * without one where the service refuses it; undefined without a reply (P11-1).
 */
export async function tokenOf(
  businessNumber: string,
  signal: AbortSignal,
): Promise<string | HttpReply | undefined> {
  const known = tokens.get(businessNumber);
  if (known && known.untilMs > Date.now()) return known.token;
  const { LINKHUB_URL, POPBILL_SERVICE } = env("taxInvoices");
  const path = `/${POPBILL_SERVICE}/Token`;
  const body = JSON.stringify({ access_id: businessNumber, scope });
  const reply = await httpReply(`${LINKHUB_URL}${path}`, {
    method: "POST",
    headers: await signedHeaders(path, body),
    body,
    signal,
  });
  const read = reply?.ok ? z.safeParse(sessionToken, reply.value) : undefined;
  if (!read?.success) return reply;
  const { session_token: token, expiration } = read.data;
  keep(businessNumber, token, Date.parse(expiration) - marginMs);
  return token;
}

function keep(businessNumber: string, token: string, untilMs: number): void {
  tokens.delete(businessNumber);
  tokens.set(businessNumber, { token, untilMs });
  const [oldest] = tokens.keys();
  if (tokens.size > mostTokens && oldest !== undefined) tokens.delete(oldest);
}

async function signedHeaders(path: string, body: string): Promise<Record<string, string>> {
  const { linkId, secretKey } = await linkKeys();
  const date = new Date().toISOString();
  const digest = createHash("sha256").update(body).digest("base64");
  const signed = ["POST", digest, date, anyAddress, version, path].join("\n");
  const signature = createHmac("sha256", Buffer.from(secretKey, "base64")).update(signed);
  return {
    authorization: `LINKHUB ${linkId} ${signature.digest("base64")}`,
    "content-type": "application/json",
    "x-lh-date": date,
    "x-lh-version": version,
    "x-lh-forwarded": anyAddress,
  };
}
