import * as crypto from "node:crypto";
import { promisify } from "node:util";

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, 2 passes, 1 lane. */
const argon = { m: 19_456, t: 2, p: 1 };
/** Used where the runtime's OpenSSL is older than 3.2 and has no argon2 (D20-2). */
const scrypt = { ln: 15, r: 8, p: 1 };
const tagLength = 32;
const saltLength = 16;

const hasArgon = typeof crypto.argon2 === "function";
const prefix = hasArgon
  ? `$argon2id$v=19$m=${argon.m},t=${argon.t},p=${argon.p}$`
  : `$scrypt$ln=${scrypt.ln},r=${scrypt.r},p=${scrypt.p}$`;

type Numbers = Record<string, number>;
const unpadded = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");

function argonTag(password: string, nonce: Buffer, { m, t, p }: typeof argon): Promise<Buffer> {
  const parameters = { message: password, nonce, memory: m, passes: t, parallelism: p, tagLength };
  return promisify(crypto.argon2)("argon2id", parameters);
}

function scryptTag(password: string, salt: Buffer, { ln, r, p }: typeof scrypt): Promise<Buffer> {
  const options = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r };
  return new Promise((done, fail) => {
    crypto.scrypt(password, salt, tagLength, options, (error, tag) =>
      error ? fail(error) : done(tag),
    );
  });
}

/** A hash in PHC string format, with its parameters and a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.randomBytes(saltLength);
  const text = password.normalize("NFKC");
  const tag = hasArgon ? await argonTag(text, salt, argon) : await scryptTag(text, salt, scrypt);
  return `${prefix}${unpadded(salt)}$${unpadded(tag)}`;
}

/** Whether the password matches the hash. Throws on a hash in an unknown format. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, kind, ...rest] = hash.split("$");
  const [numbers = "", salt = "", tag = ""] = rest.slice(-3);
  const text = password.normalize("NFKC");
  const given = Object.fromEntries(
    numbers.split(",").map((pair) => [pair.split("=")[0], Number(pair.split("=")[1])]),
  ) as Numbers;
  const { m = 0, t = 0, p = 0, ln = 0, r = 0 } = given;
  const bytes = Buffer.from(salt, "base64");
  const stored = Buffer.from(tag, "base64");
  let own: Buffer;
  if (kind === "argon2id") own = await argonTag(text, bytes, { m, t, p });
  else if (kind === "scrypt") own = await scryptTag(text, bytes, { ln, r, p });
  else throw new Error("A password hash is in no known format.");
  return own.length === stored.length && crypto.timingSafeEqual(own, stored);
}

/**
 * Whether the hash has other parameters than the present ones: it is replaced at the next login.
 */
export const isOutdated = (hash: string): boolean => !hash.startsWith(prefix);

/** A hash with the present parameters that no password matches. */
const nobodysHash = `${prefix}${unpadded(Buffer.alloc(saltLength))}$${unpadded(Buffer.alloc(tagLength))}`;

/** Takes as long as a real check, for accounts that do not exist. Returns false. */
export async function isNobodysPassword(password: string): Promise<false> {
  await isPassword(password, nobodysHash);
  return false;
}
