import { createPublicKey } from "node:crypto";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { jwtVerify } from "jose";
import { env } from "../env.ts";
import type { Audience, TokenClaims } from "../context.ts";

/** User tokens live 14 days, admin tokens one (D20-5). */
export const tokenLifeSeconds: Record<Audience, number> = { user: 14 * 86_400, admin: 86_400 };
export const tokenIssuer = "bupum";

let publicKey: ReturnType<typeof createPublicKey> | undefined;

/** Checks signature, issuer, audience and expiry. Throws SESSION_ENDED. */
export async function verifyToken(token: string, audience: Audience): Promise<TokenClaims> {
  publicKey ??= createPublicKey(env("api").TOKEN_PUBLIC_KEY.replaceAll("\\n", "\n"));
  try {
    const { payload } = await jwtVerify(token, publicKey, {
      algorithms: ["ES256"],
      issuer: tokenIssuer,
      audience,
    });
    const { sub = "", sv, sid, iat = 0, exp = 0, auth_time: loggedInAt = iat } = payload;
    if (typeof sv !== "number" || typeof loggedInAt !== "number")
      throw new Problem("SESSION_ENDED");
    return {
      userId: sub,
      sessionVersion: sv,
      // Only our own key signs, so it is one of our ids.
      ...(typeof sid === "string" && { sessionId: sid as Id<"ses"> }),
      loggedInAt,
      issuedAt: iat,
      expiresAt: exp,
    };
  } catch {
    // The caller need not learn whether it was forged, expired or of the other interface.
    throw new Problem("SESSION_ENDED");
  }
}
