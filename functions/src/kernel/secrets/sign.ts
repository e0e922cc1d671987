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

export interface SignedSession {
  id: Id<"ses">;
  userId: Id<"usr">;
  sessionVersion: number;
  audience: Audience;
  /** When the password was entered, in seconds; absent in a session that begins. */
  loggedInAt?: number;
}

/** A token (ES256) of a session that kernel/secrets/token.ts accepts. */
export async function signToken(session: SignedSession): Promise<string> {
  const { id, userId, sessionVersion, audience, loggedInAt } = session;
  const { key, kid } = await keyOnce();
  const issuedAt = Math.floor(Date.now() / 1000);
  return new SignJWT({ sv: sessionVersion, sid: id, auth_time: loggedInAt ?? issuedAt })
    .setProtectedHeader({ alg: "ES256", kid })
    .setSubject(userId)
    .setIssuer(tokenIssuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + tokenLifeSeconds[audience])
    .sign(key);
}
