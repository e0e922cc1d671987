import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Channel } from "@bupum/shared/accounts/verifications/contract";
import { mostTries } from "@bupum/shared/accounts/verifications/rules";
import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Context } from "../../kernel/context.ts";
import { codeOf } from "../../kernel/secrets/code.ts";
import { write } from "../../kernel/table.ts";
import * as items from "./items.ts";

/** Exchanges a code of the caller for a verification token. */
export async function verifyCode(ctx: Context, channel: Channel, asked: Tried) {
  const isOwnCode = (found: items.Verification) =>
    found.channel === channel &&
    (found.caller === "guest" || (ctx.actor.type === "user" && ctx.actor.userId === found.caller));
  const { verificationToken, writes } = await tryCode(ctx, asked, isOwnCode);
  await write(...writes);
  return { verificationToken };
}

interface Tried {
  requestId: Id<"vrf">;
  code: string;
}

/**
 * Uses up a try, unless the code is somebody else's; a right one returns the writes of the
 * exchange. Throws VERIFICATION_INVALID, CODE_WRONG {left}.
 */
export async function tryCode(
  ctx: Pick<Context, "now">,
  { requestId, code }: Tried,
  mayTry: (found: items.Verification) => boolean,
) {
  const now = ctx.now();
  const verification = await items.findVerification(requestId, now);
  if (!mayTry(verification)) throw new Problem("VERIFICATION_INVALID");
  await write(items.spendTry(requestId));
  const isRight = timingSafeEqual(Buffer.from(codeOf(requestId)), Buffer.from(code));
  // A code that was never sent cannot be guessed.
  if (!isRight || !verification.leaves)
    throw new Problem("CODE_WRONG", { left: Math.max(0, mostTries - 1 - verification.tries) });
  const verificationToken = randomBytes(32).toString("base64url");
  const writes = items.trade(verification, verificationToken, now);
  return { verification, verificationToken, writes };
}
