import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { Problem } from "@bupum/shared/kernel/problem";
import { env } from "./env.ts";
import type { Values } from "./table.ts";

const algorithm = "aes-256-gcm";
const nonceLength = 12;
const tagLength = 16;

const keyOf = () => createHash("sha256").update(env("api").CURSOR_KEY).digest();

/**
 * A sealed place in a list: its reader can neither read, forge nor change it. `list` names the
 * list, so that no other list accepts the cursor.
 */
export function sealCursor(list: string, place: Values): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, keyOf(), nonce, { authTagLength: tagLength });
  cipher.setAAD(Buffer.from(list));
  const text = Buffer.concat([cipher.update(JSON.stringify(place), "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString("base64url");
}

/** Opens a cursor that was sealed for this list. Throws CURSOR_INVALID. */
export function openCursor(list: string, cursor: string): Values {
  const bytes = Buffer.from(cursor, "base64url");
  if (bytes.length <= nonceLength + tagLength) throw new Problem("CURSOR_INVALID");
  const nonce = bytes.subarray(0, nonceLength);
  const decipher = createDecipheriv(algorithm, keyOf(), nonce, { authTagLength: tagLength });
  decipher.setAAD(Buffer.from(list));
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  try {
    const text = decipher.update(bytes.subarray(nonceLength + tagLength), undefined, "utf8");
    return JSON.parse(text + decipher.final("utf8")) as Values;
  } catch {
    throw new Problem("CURSOR_INVALID");
  }
}
