import { createHmac } from "node:crypto";
import { env } from "../env.ts";

/**
 * What a row keeps of a billing key to be found by when the provider names it: a keyed hash, which
 * neither shows the key nor lets anybody without ours test a guess (P6-5).
 */
export const cardTraceOf = (billingKey: string): string =>
  createHmac("sha256", env("cardTrace").CARD_TRACE_KEY).update(billingKey).digest("base64url");
