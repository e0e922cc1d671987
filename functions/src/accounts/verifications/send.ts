import type { Id } from "@bupum/shared/kernel/ids";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import { addMs, type Instant } from "@bupum/shared/kernel/time";
import type { Channel, VerificationPurpose } from "@bupum/shared/accounts/verifications/contract";
import {
  codeLifeSeconds,
  resendSeconds,
  waitSeconds,
} from "@bupum/shared/accounts/verifications/rules";
import { type Context, accountKey } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { isSpent, paidKey, reportRefused } from "../../kernel/messages/paid-messages.ts";
import { read, readMany, write, type Write } from "../../kernel/table.ts";
import * as items from "./items.ts";
import { lockKey } from "../locks/items.ts";

interface Asked {
  target: string;
  purpose: VerificationPurpose;
  /** Login name, with FINDPASSWORD. */
  userId?: string | undefined;
}
type Caller = items.VerifiedTarget["caller"];

/** Purposes for signed-in users; for the others the target has no account yet (D16-1). */
const isOwn = (purpose: VerificationPurpose) =>
  purpose === "SELLER_INFO" || purpose === "EDITMYINFO";

function callerFor(ctx: Context, purpose: VerificationPurpose): Caller {
  if (!isOwn(purpose)) return "guest";
  if (ctx.actor.type !== "user") throw new Problem("UNAUTHENTICATED");
  return ctx.actor.userId;
}

/** Sends a code for the caller's purpose, or pretends to if the answer would reveal too much. */
export function sendCode(ctx: Context, channel: Channel, asked: Asked) {
  if (asked.purpose === "FINDPASSWORD" && asked.userId === undefined)
    throw faultAt("body.userId", "required");
  return sendCodeFor(ctx, channel, asked, callerFor(ctx, asked.purpose));
}

/** The same for a caller who is already known. Throws PHONE_TAKEN, EMAIL_TAKEN, CODE_LIMIT. */
export async function sendCodeFor(ctx: Context, channel: Channel, asked: Asked, caller: Caller) {
  const { target, purpose } = asked;
  const now = ctx.now();
  const { sends, ownerId, leaves } = await lookUp(channel, asked, now);
  refuseTaken(channel, purpose, ownerId, caller);
  const wait = waitSeconds(
    sends.list.map(({ at }) => at),
    now,
  );
  if (wait > 0) throw new Problem("CODE_LIMIT", { retryAfterSeconds: wait });

  const id = ctx.newId("vrf");
  const expiresAt = addMs(now, codeLifeSeconds[channel] * 1000);
  const verification: items.Verification = {
    id,
    purpose,
    channel,
    target,
    caller,
    expiresAt,
    leaves,
    tries: 0,
    ...(!isOwn(purpose) && leaves && { ownerId }),
  };
  const busy = new Problem("CODE_LIMIT", { retryAfterSeconds: resendSeconds });
  const { language } = ctx;
  const paidAs = paidAsOf(purpose);
  const out = { verificationId: id, channel, target, language, paidAs };
  await write(
    ...items.addVerification(verification, sends, now, busy),
    leaves ? message(now, "verification.requested", out) : decoy(id, busy),
  );
  return { requestId: id, expiresAt, resendAfter: resendSeconds };
}

/** The day's budget that pays for a code. */
const paidAsOf = (purpose: VerificationPurpose): "SIGNUP" | "CODE" =>
  purpose === "SIGNUP" ? "SIGNUP" : "CODE";

/** The earlier sends to the target, its owner, and whether a code may be sent. */
async function lookUp(channel: Channel, { target, purpose, userId }: Asked, now: Instant) {
  const name = userId?.trim().toLowerCase() ?? "";
  const key = items.sendsKey(channel, { target, purpose }, name);
  const paidAs = paidAsOf(purpose);
  const [sent, lock, nameLock, paid] = await readMany([
    key,
    lockKey(channel === "PHONE" ? "phone" : "email", target),
    lockKey("userId", name),
    paidKey(paidAs, now),
  ]);
  if (channel === "PHONE" && isSpent(paidAs, paid)) {
    reportRefused(paidAs);
    throw new Problem("UNAVAILABLE");
  }
  const ownerId = lock?.["ownerId"] as Id<"usr"> | undefined;
  const sends = items.toSends(key, sent, now);
  if (purpose !== "FINDPASSWORD")
    return { sends, ownerId, leaves: purpose !== "FINDID" || ownerId !== undefined };
  const isVerified = await isVerifiedContact(channel, ownerId ?? nobody);
  const leaves = isVerified && ownerId === nameLock?.["ownerId"];
  return { sends, ownerId, leaves };
}

/** A row read for unknown targets, so that they take as long as known ones. */
const nobody: Id<"usr"> = "usr_00000000000000000000000000";

/**
 * A contact typed by an admin proves nothing: password codes go only to a contact verified before.
 */
async function isVerifiedContact(channel: Channel, ownerId: Id<"usr">): Promise<boolean> {
  const account = await read(accountKey(ownerId));
  return account?.[channel === "PHONE" ? "phoneVerified" : "emailVerified"] === true;
}

/** Takes as long as sending the message would. */
const decoy = (id: Id<"vrf">, refused: Problem): Write => ({
  check: { pk: `verification-decoy#${id}`, sk: "decoy" },
  guard: { exists: false, refused },
});

function refuseTaken(
  channel: Channel,
  purpose: VerificationPurpose,
  ownerId: Id<"usr"> | undefined,
  caller: Caller,
): void {
  const mustBeFree = purpose === "SIGNUP" || purpose === "EDITMYINFO";
  if (!mustBeFree || ownerId === undefined || ownerId === caller) return;
  throw new Problem(channel === "PHONE" ? "PHONE_TAKEN" : "EMAIL_TAKEN");
}
