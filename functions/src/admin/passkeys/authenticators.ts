import type {
  CreatedCredential,
  CreationOptions,
  RequestOptions,
  SignedCredential,
} from "@bupum/shared/accounts/passkeys/admin-contract";
import { challengeMinutes } from "@bupum/shared/accounts/passkeys/rules";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { PasskeyItem } from "../../accounts/passkeys/items.ts";
import { env } from "../../kernel/env.ts";

/** What passkeys are bound to: the origin of the admin site, and its host (D20-14). */
function site() {
  const { origin, hostname } = new URL(env("passkeys").ADMIN_URL);
  return { origin, rpID: hostname };
}
const timeout = challengeMinutes * 60_000;
/** ES256, EdDSA and RS256: what authenticators of any platform can sign. */
const algorithms = [-7, -8, -257];

/** Options for a passkey that the authenticator finds without a name, behind its own lock. */
export async function creationOptions(
  admin: { id: string; userId: string; name: string },
  known: readonly PasskeyItem[],
): Promise<CreationOptions> {
  const { rpID } = site();
  const made = await generateRegistrationOptions({
    rpID,
    rpName: "Bupum 관리자",
    userID: new Uint8Array(Buffer.from(admin.id)),
    userName: admin.userId,
    userDisplayName: admin.name,
    timeout,
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const { challenge, user, pubKeyCredParams, excludeCredentials = [] } = made;
  return {
    challenge,
    rp: { id: rpID, name: made.rp.name },
    user,
    pubKeyCredParams,
    timeout,
    attestation: "none",
    excludeCredentials: excludeCredentials.map(({ id }) => ({ id, type: "public-key" })),
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
  };
}

export async function requestOptions(): Promise<RequestOptions> {
  const { rpID } = site();
  const { challenge } = await generateAuthenticationOptions({ rpID });
  return { challenge, rpId: rpID, timeout, userVerification: "required" };
}

/** The challenge that a credential answers; undefined where its data are none of a browser's. */
export function challengeIn({ clientDataJSON }: { clientDataJSON: string }): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
    const challenge = (data as { challenge?: unknown } | null)?.challenge;
    return typeof challenge === "string" ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** The fields that are the same of each credential. */
const whole = <T extends { id: string }>(credential: T) => ({
  ...credential,
  rawId: credential.id,
  type: "public-key" as const,
  clientExtensionResults: {},
});

/** What every credential must have signed: the challenge, at this site, behind the device's lock. */
function demanded(expectedChallenge: string) {
  const { origin, rpID } = site();
  return {
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  };
}

/** The library throws at whatever is malformed or not as expected: to us that is one refusal. */
const orNone = <T>(checked: Promise<T>): Promise<T | undefined> => checked.catch(() => undefined);

/** A new passkey's public half; undefined unless it answers the challenge at this site. */
export async function createdBy(
  credential: CreatedCredential,
  challenge: string,
): Promise<Pick<PasskeyItem, "credentialId" | "publicKey" | "counter"> | undefined> {
  const checked = await orNone(
    verifyRegistrationResponse({
      response: whole(credential),
      ...demanded(challenge),
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!checked?.verified) return undefined;
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString("base64url"), counter };
}

/**
 * The passkey's new counter; undefined unless it signed the challenge at this site, and counts on
 * from what is stored.
 */
export async function countedBy(
  signed: SignedCredential,
  { credentialId, publicKey, counter }: PasskeyItem,
  challenge: string,
): Promise<number | undefined> {
  const checked = await orNone(
    verifyAuthenticationResponse({
      response: whole(signed),
      ...demanded(challenge),
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")),
        counter,
      },
    }),
  );
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined;
}
