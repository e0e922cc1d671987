import { createHash, randomBytes } from "node:crypto";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { addHours, addMinutes, type Instant, toTtl } from "@bupum/shared/kernel/time";
import { type Key, read, type Write } from "../../kernel/table.ts";
import type { Account } from "../users/items.ts";

// Without a guard: a new row under an id that nobody else can name.
// Access patterns:
// a reset token, by its hash          pk = reset-token#<token hash>   sk = reset
// whether a link was asked lately     pk = lock#password-link#<usr>   sk = lock
const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");
const resetKey = (token: string): Key => ({ pk: `reset-token#${hashOf(token)}`, sk: "reset" });

const resetMinutes = 30;

/** A random token for one new password: 30 minutes, single use, kept as a hash. */
export function addReset(account: Account, now: Instant): { token: string; write: Write } {
  const token = randomBytes(32).toString("base64url");
  const { id, userId, sessionVersion } = account;
  const ttl = toTtl(addMinutes(now, resetMinutes));
  return { token, write: { put: { ...resetKey(token), id, userId, sessionVersion, ttl } } };
}

/** How long a link to choose a new password is valid. */
export const passwordLinkHours = 24;

/** The token of a link that is mailed; the same again writes the same row (D20-9). */
export const addPasswordLink = (
  token: string,
  { id, userId, sessionVersion, email = "" }: Account,
  asked: Instant,
): Write => {
  const ttl = toTtl(addHours(asked, passwordLinkHours));
  const mailedTo = hashOf(email);
  return { put: { ...resetKey(token), id, userId, sessionVersion, mailedTo, ttl } };
};

/** A member is mailed one link an hour: each of them is valid until one is used (D20-9). */
export const passwordLinkLock = (userId: Id<"usr">, asked: Instant): Write => ({
  put: { pk: `lock#password-link#${userId}`, sk: "lock", ttl: toTtl(addHours(asked, 1)) },
  guard: {
    absentOrBelow: { ttl: toTtl(asked) },
    refused: new Problem("LIMIT_EXCEEDED", { retryAfterSeconds: 3600 }),
  },
});

export interface Reset {
  id: Id<"usr">;
  userId: string;
  sessionVersion: number;
  /** The address of a mailed link, as a hash. */
  mailedTo?: string;
}

/** Whether the account is as it was: another password or another mailbox ends a token. */
export const isOfToday = ({ sessionVersion, mailedTo }: Reset, account: Account): boolean =>
  account.deletedAt === undefined &&
  account.sessionVersion === sessionVersion &&
  (mailedTo === undefined || mailedTo === hashOf(account.email ?? ""));

/** The account whose password a token may set. Throws RESET_TOKEN_INVALID. */
export async function findReset(token: string): Promise<Reset> {
  const item = await read(resetKey(token));
  if (!item) throw new Problem("RESET_TOKEN_INVALID");
  // Written by `addReset` and `addPasswordLink`, in this shape.
  return item as unknown as Reset;
}

/** Throws RESET_TOKEN_INVALID if the token was used or has expired. */
export const useReset = (token: string, now: Instant): Write => ({
  drop: resetKey(token),
  guard: { atLeast: { ttl: toTtl(now) }, refused: new Problem("RESET_TOKEN_INVALID") },
});
