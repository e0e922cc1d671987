import { createHmac } from "node:crypto";
import type { Id } from "@bupum/shared/kernel/ids";
import { env } from "../env.ts";

/**
 * The secret of a link in a message, derived from its purpose: a repeat is equal, and no row holds
 * it.
 */
export const linkTokenOf = (purpose: string): string =>
  createHmac("sha256", env("code").CODE_KEY).update(`link\n${purpose}`).digest("base64url");

/**
 * The six digits of a verification, derived from its id with a separate key: no row, message or log
 * contains a code, and only a holder of the key can compute it (D16-2).
 */
export function codeOf(verificationId: Id<"vrf">): string {
  const digest = createHmac("sha256", env("code").CODE_KEY).update(verificationId).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
}
