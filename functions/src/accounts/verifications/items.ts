import { createHash } from "node:crypto";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { type Instant, toTtl } from "@bupum/shared/kernel/time";
import type { Channel, VerificationPurpose } from "@bupum/shared/accounts/verifications/contract";
import {
  mostTries,
  sendsKeptSeconds,
  tokenLifeSeconds,
} from "@bupum/shared/accounts/verifications/rules";
import { type Item, type Key, read, type Write } from "../../kernel/table.ts";

// Without a guard: goes with a guarded write of the same transaction.

type VerificationId = Id<"vrf">;

// Access patterns:
// a code that is out        pk = verification#<vrf>               sk = verification
// sends of one budget       pk = verification-sends#<hash>        sk = sends
// a token, by its hash      pk = verification-token#<hash>        sk = token
const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");
const verificationKey = (verificationId: VerificationId): Key => ({
  pk: `verification#${verificationId}`,
  sk: "verification",
});
/**
 * Codes sent to one target, in three budgets: codes that strangers may request for a name or number
 * do not use up those of its holder. `name`: the account of a forgotten password.
 */
export function sendsKey(
  channel: Channel,
  { target, purpose }: Pick<VerifiedTarget, "target" | "purpose">,
  name: string,
): Key {
  const budget =
    purpose === "FINDPASSWORD"
      ? ["forgotten password", name]
      : purpose === "FINDID"
        ? ["forgotten name"]
        : [];
  const hash = hashOf([channel, target, ...budget].join("#"));
  return { pk: `verification-sends#${hash}`, sk: "sends" };
}
const tokenKey = (token: string): Key => ({
  pk: `verification-token#${hashOf(token)}`,
  sk: "token",
});

/** What a code, and then its token, proves, and for whom. */
export interface VerifiedTarget {
  purpose: VerificationPurpose;
  channel: Channel;
  target: string;
  /** The signed-in user who asked, or "guest". */
  caller: Id<"usr"> | "guest";
}
export interface Verification extends VerifiedTarget {
  id: VerificationId;
  /** Whether a code was sent at all; the code itself is derived (kernel/secrets/code.ts). */
  leaves: boolean;
  tries: number;
  expiresAt: Instant;
  /** The account that the target belongs to, with FINDID and FINDPASSWORD. */
  ownerId?: Id<"usr"> | undefined;
}
interface Send {
  at: Instant;
  id: VerificationId;
  /** The next code of the same scope replaces this one. */
  scope: string;
}
export interface Sends {
  key: Key;
  list: Send[];
  version: number;
}

/** The row of sends as read, without those too old to count. */
export function toSends(key: Key, item: Item | undefined, now: Instant): Sends {
  const from = new Date(Date.parse(now) - sendsKeptSeconds * 1000).toISOString();
  const list = (item?.["list"] ?? []) as Send[];
  const version = Number(item?.["version"] ?? 0);
  return { key, list: list.filter(({ at }) => at > from), version };
}

/** A code that may still be tried. Throws VERIFICATION_INVALID. */
export async function findVerification(verificationId: VerificationId, now: Instant) {
  const item = await read(verificationKey(verificationId));
  // Written by `addVerification`, in this shape.
  const found = item as unknown as Verification | undefined;
  if (!found || found.expiresAt <= now || found.tries >= mostTries)
    throw new Problem("VERIFICATION_INVALID");
  return found;
}

/** Stores a code in place of the previous one. `busy` is thrown if two arrive at once. */
export function addVerification(
  verification: Verification,
  sends: Sends,
  now: Instant,
  busy: Problem,
): Write[] {
  const { id, purpose, caller, expiresAt } = verification;
  const scope = `${purpose}#${caller}`;
  const before = sends.list.findLast((send) => send.scope === scope);
  return [
    {
      put: {
        ...sends.key,
        list: [...sends.list, { at: now, id, scope }],
        version: sends.version + 1,
        ttl: toTtl(now) + sendsKeptSeconds,
      },
      guard:
        sends.version === 0
          ? { absentOrBelow: { ttl: toTtl(now) }, refused: busy }
          : { equals: { version: sends.version }, refused: busy },
    },
    ...(before ? [{ drop: verificationKey(before.id) }] : []),
    { put: { ...verificationKey(id), ...verification, ttl: toTtl(expiresAt) } },
  ];
}

/** Uses up one of the five tries before the code is checked, so that parallel tries are counted. */
export const spendTry = (verificationId: VerificationId): Write => ({
  change: verificationKey(verificationId),
  add: { tries: 1 },
  guard: {
    exists: true,
    absentOrBelow: { tries: mostTries },
    refused: new Problem("VERIFICATION_INVALID"),
  },
});

/** Exchanges a code for a token: random, stored as a hash, valid for 15 minutes. */
export const trade = (verification: Verification, token: string, now: Instant): Write[] => {
  const { id, purpose, channel, target, caller, ownerId } = verification;
  return [
    {
      drop: verificationKey(id),
      guard: { exists: true, refused: new Problem("VERIFICATION_INVALID") },
    },
    {
      put: {
        ...tokenKey(token),
        purpose,
        channel,
        target,
        caller,
        ...(ownerId && { ownerId }),
        ttl: toTtl(now) + tokenLifeSeconds,
      },
    },
  ];
};

/**
 * The content of a token for a caller that does not know its target. Throws VERIFICATION_INVALID.
 */
export async function findVerified(
  token: string,
): Promise<VerifiedTarget & { ownerId?: Id<"usr"> }> {
  const item = await read(tokenKey(token));
  if (!item) throw new Problem("VERIFICATION_INVALID");
  // Written by `trade`, in this shape.
  return item as unknown as VerifiedTarget & { ownerId?: Id<"usr"> };
}

/**
 * Uses a token up, in the transaction that it permits: single use, and bound to purpose, channel,
 * target and caller. Throws VERIFICATION_INVALID.
 */
export const useToken = (token: string, bound: VerifiedTarget, now: Instant): Write => {
  const { purpose, channel, target, caller } = bound;
  return {
    drop: tokenKey(token),
    guard: {
      equals: { purpose, channel, target, caller },
      atLeast: { ttl: toTtl(now) },
      refused: new Problem("VERIFICATION_INVALID"),
    },
  };
};
