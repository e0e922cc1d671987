import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { Problem } from "@bupum/shared/kernel/problem";
import { env } from "../env.ts";
import type { Values } from "../table.ts";

const algorithm = "aes-256-gcm";
const nonceLength = 12;
const tagLength = 16;

const keyOf = () => createHash("sha256").update(env("api").CURSOR_KEY).digest();

/**
 * A place in a list that says nothing to its reader, and that nobody can make up or change. `list`
 * tells one list from another: a cursor of one opens no other.
 */
export function sealCursor(list: string, place: Values): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, keyOf(), nonce, { authTagLength: tagLength });
  cipher.setAAD(Buffer.from(list));
  const text = Buffer.concat([cipher.update(JSON.stringify(place), "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString("base64url");
}

/** The place that was sealed for this very list. Throws CURSOR_INVALID. */
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
