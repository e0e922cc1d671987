import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** An authenticator in software, with one passkey: ES256, attestation "none". */
export interface Authenticator {
  credentialId: string;
  privateKey: KeyObject;
  /** How often it signed. */
  counter: number;
  /** The account that it was made for, as the site named it. */
  userHandle: string;
}
interface Place {
  origin?: string;
  rpId?: string;
  /** Whether its holder unlocked it. */
  isUnlocked?: boolean;
}

const text = (bytes: Buffer) => bytes.toString("base64url");
const digest = (data: string | Buffer) => createHash("sha256").update(data).digest();
/** CBOR of what WebAuthn needs: small heads, byte strings, texts. */
const head = (major: number, count: number) =>
  count < 24
    ? Buffer.from([(major << 5) | count])
    : count < 256
      ? Buffer.from([(major << 5) | 24, count])
      : Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
const byteString = (bytes: Buffer) => Buffer.concat([head(2, bytes.length), bytes]);
const word = (said: string) => Buffer.concat([head(3, said.length), Buffer.from(said)]);
const whole = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));

/** COSE_Key of a P-256 key: kty EC2, alg ES256, crv P-256, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const pairs: [number, Buffer][] = [
    [1, whole(2)],
    [3, whole(-7)],
    [-1, whole(1)],
    [-2, byteString(Buffer.from(x, "base64url"))],
    [-3, byteString(Buffer.from(y, "base64url"))],
  ];
  return Buffer.concat([head(5, 5), ...pairs.flatMap(([name, value]) => [whole(name), value])]);
}

function clientData(type: string, challenge: string, { origin = "http://localhost:3001" }: Place) {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** Authenticator data: user present, and verified where it was unlocked; more flags as given. */
function data(counter: number, more: number, { rpId = "localhost", isUnlocked = true }: Place) {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([digest(rpId), Buffer.from([1 | (isUnlocked ? 4 : 0) | more]), count]);
}

/** Makes a passkey for offered options: the authenticator, and what the browser sends. */
export function passkeyFor(
  { challenge, user }: { challenge: string; user: { id: string } },
  place: Place = {},
) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  const length = Buffer.from([0, id.length]);
  const attested = [data(0, 0x40, place), Buffer.alloc(16), length, id, coseKey(publicKey)];
  const attestationObject = Buffer.concat([
    head(5, 3),
    word("fmt"),
    word("none"),
    word("attStmt"),
    head(5, 0),
    word("authData"),
    byteString(Buffer.concat(attested)),
  ]);
  const credentialId = text(id);
  const authenticator = { credentialId, privateKey, counter: 0, userHandle: user.id };
  const credential = {
    id: credentialId,
    response: {
      clientDataJSON: text(clientData("webauthn.create", challenge, place)),
      attestationObject: text(attestationObject),
    },
  };
  return { authenticator, credential };
}

/** Signs a challenge as the browser sends it; the authenticator counts. */
export function signedWith(authenticator: Authenticator, challenge: string, place: Place = {}) {
  const { credentialId, privateKey, userHandle } = authenticator;
  authenticator.counter += 1;
  const authenticatorData = data(authenticator.counter, 0, place);
  const asked = clientData("webauthn.get", challenge, place);
  const signature = sign("sha256", Buffer.concat([authenticatorData, digest(asked)]), privateKey);
  return {
    id: credentialId,
    response: {
      clientDataJSON: text(asked),
      authenticatorData: text(authenticatorData),
      signature: text(signature),
      userHandle,
    },
  };
}
