import { createHash, randomBytes } from "node:crypto";
import { freeFailures, lockSeconds } from "@bupum/shared/auth/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { addMinutes, addMs, type Instant, toTtl } from "@bupum/shared/kernel/time";
import { type Item, type Key, read, write, type Write } from "../kernel/table.ts";
import type { Account } from "../users/items.ts";

// Access patterns:
// wrong passwords of a login name, known or not   pk = attempts#<name hash>      sk = attempts
// a reset token, by its hash                      pk = reset-token#<token hash>  sk = reset
const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");
export const attemptsKey = (userId: string): Key => ({
  pk: `attempts#${hashOf(userId)}`,
  sk: "attempts",
});
const resetKey = (token: string): Key => ({ pk: `reset-token#${hashOf(token)}`, sk: "reset" });

/** Attempts are forgotten a day after the last one. */
const attemptsKeptSeconds = 86_400;
const resetMinutes = 30;
const mostRounds = 6;
const rivalled = new Problem("BUSY");

/**
 * Counts a wrong password before the password is looked at, one after the other, so that many
 * guesses at once are no more than many in a row; `forgetAttempts` takes it back. `found`: the
 * attempts row, if it was read already. Throws LOGIN_LOCKED.
 */
export async function countAttempt(userId: string, now: Instant, found?: Item): Promise<void> {
  let before = found;
  for (let round = 0; round < mostRounds; round++) {
    try {
      await write(attempt(userId, now, before));
      return;
    } catch (error) {
      if (error !== rivalled) throw error;
      before = await read(attemptsKey(userId));
    }
  }
  throw rivalled;
}

function attempt(userId: string, now: Instant, before: Item | undefined): Write {
  const lockedUntil = String(before?.["lockedUntil"] ?? "");
  if (lockedUntil > now) {
    const waitMs = Date.parse(lockedUntil) - Date.parse(now);
    throw new Problem("LOGIN_LOCKED", { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }
  const failures = Number(before?.["failures"] ?? 0);
  const lockedMs = lockSeconds(failures + 1) * 1000;
  return {
    put: {
      ...attemptsKey(userId),
      failures: failures + 1,
      ...(failures >= freeFailures && { lockedUntil: addMs(now, lockedMs) }),
      ttl: toTtl(now) + attemptsKeptSeconds,
    },
    guard:
      failures === 0
        ? { absentOrBelow: { ttl: toTtl(now) }, refused: rivalled }
        : { equals: { failures }, refused: rivalled },
  };
}

/** After the right password, or a new one. */
export const forgetAttempts = (userId: string): Write => ({ drop: attemptsKey(userId) });

/** A random token for one new password: 30 minutes, single use, kept as a hash. */
export function offerReset(account: Account, now: Instant): { token: string; write: Write } {
  const token = randomBytes(32).toString("base64url");
  const { id, userId, sessionVersion } = account;
  const ttl = toTtl(addMinutes(now, resetMinutes));
  return { token, write: { put: { ...resetKey(token), id, userId, sessionVersion, ttl } } };
}

export interface Reset {
  id: Id<"usr">;
  userId: string;
  sessionVersion: number;
}
/** Whose password a token may set. Throws RESET_TOKEN_INVALID. */
export async function findReset(token: string): Promise<Reset> {
  const item = await read(resetKey(token));
  if (!item) throw new Problem("RESET_TOKEN_INVALID");
  // Written by `offerReset`, in this shape.
  return item as unknown as Reset;
}

/** Throws RESET_TOKEN_INVALID where the token is used up or over. */
export const useReset = (token: string, now: Instant): Write => ({
  drop: resetKey(token),
  guard: { atLeast: { ttl: toTtl(now) }, refused: new Problem("RESET_TOKEN_INVALID") },
});
