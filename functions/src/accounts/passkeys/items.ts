import { createHash } from "node:crypto";
import { challengeMinutes } from "@bupum/shared/accounts/passkeys/rules";
import type { Passkey } from "@bupum/shared/accounts/passkeys/admin-contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { addMinutes, type Instant, toTtl } from "@bupum/shared/kernel/time";
import { queryAll } from "../../kernel/list.ts";
import { type Key, read, type Write } from "../../kernel/table.ts";

// Without a guard: a new row under an id that nobody else can name, or beside a guarded write.
// Access patterns:
// passkeys of an admin, by time   pk = passkeys#<usr>                sk = <pky>
// a challenge that was offered    pk = passkey-challenge#<its hash>  sk = challenge

type UserId = Id<"usr">;
/** A passkey as stored. */
export interface PasskeyItem extends Passkey, Key {
  /** The authenticator's name of it, and its public key in COSE: base64url. */
  credentialId: string;
  publicKey: string;
  /** How often it signed, as the authenticator counts; 0 where it does not count. */
  counter: number;
}
const keyOf = (userId: UserId, id: Id<"pky">): Key => ({ pk: `passkeys#${userId}`, sk: id });

/** All passkeys of an account, newest first. */
export async function passkeysOf(userId: UserId): Promise<PasskeyItem[]> {
  const list = { pk: `passkeys#${userId}`, newestFirst: true, consistent: true };
  // Only `addPasskey` writes these rows.
  return (await queryAll(list)) as unknown as PasskeyItem[];
}

export const addPasskey = (userId: UserId, passkey: Omit<PasskeyItem, keyof Key>): Write => ({
  put: { ...keyOf(userId, passkey.id), ...passkey },
});

/** Throws NOT_FOUND if it is gone. */
export const dropPasskey = (userId: UserId, id: Id<"pky">): Write => ({
  drop: keyOf(userId, id),
  guard: { exists: true, refused: new Problem("NOT_FOUND") },
});

/** The writes that leave an account without passkeys: it is no longer an admin's (D20-14). */
export const dropPasskeys = async (userId: UserId): Promise<Write[]> =>
  (await passkeysOf(userId)).map(({ pk, sk }) => ({ drop: { pk, sk } }));

const invalid = new Problem("PASSKEY_INVALID");

/** Notes a login by it. Throws PASSKEY_INVALID if another login by it was faster, or it is gone. */
export const usePasskey = ({ pk, sk, counter }: PasskeyItem, to: number, at: Instant): Write => ({
  change: { pk, sk },
  set: { counter: to, lastUsedAt: at },
  guard: { equals: { counter }, refused: invalid },
});

/** What a challenge was offered for. */
export interface Challenge {
  purpose: "CREATE" | "LOGIN";
  /** The admin whom a new passkey is for. */
  userId?: UserId;
}
const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");
const challengeKey = (challenge: string): Key => ({
  pk: `passkey-challenge#${hashOf(challenge)}`,
  sk: "challenge",
});

export const addChallenge = (challenge: string, of: Challenge, now: Instant): Write => ({
  put: { ...challengeKey(challenge), ...of, ttl: toTtl(addMinutes(now, challengeMinutes)) },
});

/** What a challenge was offered for; undefined if it was used or has expired. */
export const findChallenge = async (challenge: string): Promise<Challenge | undefined> =>
  // Written by `addChallenge`, in this shape.
  (await read(challengeKey(challenge))) as Challenge | undefined;

/** A challenge is answered once, rightly or not. Throws PASSKEY_INVALID if it was, or expired. */
export const useChallenge = (challenge: string, now: Instant): Write => ({
  drop: challengeKey(challenge),
  guard: { atLeast: { ttl: toTtl(now) }, refused: invalid },
});
