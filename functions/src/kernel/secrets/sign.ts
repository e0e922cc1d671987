import { createPrivateKey, type KeyObject } from "node:crypto";
import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import type { Id } from "@bupum/shared/kernel/ids";
import { SignJWT } from "jose";
import * as z from "zod/mini";
import { env } from "../env.ts";
import { tokenIssuer, tokenLifeSeconds } from "./token.ts";
import type { Audience } from "../context.ts";

interface SigningKey {
  key: KeyObject;
  kid: string;
}
const secret = z.object({ privateKey: z.string(), kid: z.string() });

let signingKey: Promise<SigningKey> | undefined;

async function load(): Promise<SigningKey> {
  const secrets = new SecretsManagerClient({});
  const { SecretString = "" } = await secrets.send(
    new GetSecretValueCommand({ SecretId: env("tokenKey").TOKEN_KEY_SECRET }),
  );
  const { privateKey, kid } = z.parse(secret, JSON.parse(SecretString));
  return { key: createPrivateKey(privateKey), kid };
}

/** The key is fetched once for each function instance; a failure is not cached. */
function keyOnce(): Promise<SigningKey> {
  signingKey ??= load().catch((error: unknown) => {
    signingKey = undefined;
    throw error;
  });
  return signingKey;
}

/**
 * A token (ES256) that kernel/secrets/token.ts accepts: of a new session, or of one begun at the
 * given time.
 */
export async function signToken(
  userId: Id<"usr">,
  sessionVersion: number,
  audience: Audience,
  loggedInAt?: number,
): Promise<string> {
  const { key, kid } = await keyOnce();
  const issuedAt = Math.floor(Date.now() / 1000);
  return new SignJWT({ sv: sessionVersion, auth_time: loggedInAt ?? issuedAt })
    .setProtectedHeader({ alg: "ES256", kid })
    .setSubject(userId)
    .setIssuer(tokenIssuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + tokenLifeSeconds[audience])
    .sign(key);
}
