import { createHmac } from "node:crypto";
import { env } from "../env.ts";

/**
 * A keyed hash by which a row is found when the provider names a billing key. It neither discloses
 * the key nor lets anybody without our secret test a guess (P6-5).
 */
export const cardTraceOf = (billingKey: string): string =>
  createHmac("sha256", env("cardTrace").CARD_TRACE_KEY).update(billingKey).digest("base64url");
