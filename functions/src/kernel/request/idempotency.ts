import { createHash } from "node:crypto";
import { Problem } from "@bupum/shared/kernel/problem";
import { read, type Values, type Write } from "../table.ts";

/** A key sent by the client is kept 24 hours; one derived from the body 10 seconds (D0-8). */
const statedSeconds = 86_400;
const derivedSeconds = 10;

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");

export interface Once {
  /** The reply of the first call with this key, if there was one. Throws IDEMPOTENCY_MISMATCH. */
  repeated: () => Promise<{ reply: unknown } | undefined>;
  /** The write for the transaction of the first call. */
  write: (reply: unknown) => Write;
}

/**
 * The key of one call by one caller: `path` is the route, `body` the raw text. Guests are told apart
 * by what they send, since a phone changes its network between two tries.
 */
export function onceOf(
  userId: string | undefined,
  path: string,
  stated: string | undefined,
  body: string,
): Once {
  if (stated !== undefined && !/^[\x21-\x7e]{1,64}$/.test(stated))
    throw new Problem("IDEMPOTENCY_KEY_INVALID");
  const bodyHash = hashOf(body);
  const key = {
    pk: `once#${userId ?? bodyHash}`,
    sk: `${path}#${stated === undefined ? `body:${bodyHash}` : `key:${stated}`}`,
  };
  // Of two simultaneous calls the transaction of the second is refused.
  const refused = new Problem("IDEMPOTENCY_IN_PROGRESS");
  const seconds = Math.floor(Date.now() / 1000);
  return {
    async repeated() {
      const found = await read(key);
      if (!found || Number(found["endsAt"]) < seconds) return undefined;
      if (found["bodyHash"] !== bodyHash) throw new Problem("IDEMPOTENCY_MISMATCH");
      return { reply: JSON.parse(String((found as Values)["reply"])) };
    },
    write(reply) {
      const endsAt = seconds + (stated === undefined ? derivedSeconds : statedSeconds);
      return {
        put: { ...key, bodyHash, reply: JSON.stringify(reply ?? null), endsAt, ttl: endsAt + 60 },
        guard: { absentOrBelow: { endsAt: seconds }, refused },
      };
    },
  };
}
