import { createPublicKey, generateKeyPairSync, randomUUID } from "node:crypto";

/** What the secret `bupum/<stage>/token-key` holds, as JSON. */
export interface TokenKey {
  /** ES256, PKCS#8 PEM: read only by the functions that log in or renew. */
  privateKey: string;
  kid: string;
}

export function createTokenKey(): TokenKey {
  const { privateKey } = generateKeyPairSync("ec", {
    namedCurve: "P-256",
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  return { privateKey, kid: randomUUID() };
}

/** The half that every function may know, as SPKI PEM. */
export const publicKeyOf = ({ privateKey }: TokenKey): string =>
  createPublicKey(privateKey).export({ type: "spki", format: "pem" }).toString();
