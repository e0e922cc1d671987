import { createHmac } from "node:crypto";
import type { Context } from "../context.ts";
import { env } from "../env.ts";
import { networkOf } from "./network.ts";

/**
 * Who reads, as a text that tells readers apart and names none: of an account its id, of a guest
 * network and browser, both under a key of this stage (D28-2).
 */
export function viewerOf({ actor, address, userAgent }: Context): string {
  const who = actor.type === "guest" ? `${networkOf(address)}\n${userAgent}` : actor.userId;
  return createHmac("sha256", env("api").CURSOR_KEY)
    .update(`viewer\n${who}`)
    .digest("base64url")
    .slice(0, 22);
}
