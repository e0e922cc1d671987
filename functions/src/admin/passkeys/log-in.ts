import type { SignedCredential } from "@bupum/shared/accounts/passkeys/admin-contract";
import { isId } from "@bupum/shared/kernel/id-text";
import { Problem } from "@bupum/shared/kernel/problem";
import {
  attemptKeys,
  countAttempt,
  forgetAttempts,
  noteFailure,
} from "../../accounts/attempts/items.ts";
import { doorOf, knowDevice } from "../../accounts/auth/device.ts";
import {
  findChallenge,
  type PasskeyItem,
  passkeysOf,
  useChallenge,
  usePasskey,
} from "../../accounts/passkeys/items.ts";
import { accountEvent } from "../../accounts/users/account-event.ts";
import { type Account, findCredential, noteLogin } from "../../accounts/users/items.ts";
import { beginSession, keepSession } from "../../accounts/users/session-items.ts";
import type { Context } from "../../kernel/context.ts";
import { signToken } from "../../kernel/secrets/sign.ts";
import { readMany, write } from "../../kernel/table.ts";
import { challengeIn, countedBy } from "./authenticators.ts";

const invalid = new Problem("PASSKEY_INVALID");

/**
 * A token for a right signature. Wrong ones count as wrong passwords of the same name at the same
 * place (D20-4). Throws PASSKEY_INVALID, LOGIN_LOCKED.
 */
export async function logIn(ctx: Context, credential: SignedCredential): Promise<string> {
  const now = ctx.now();
  const handle = Buffer.from(credential.response.userHandle, "base64url").toString();
  const found = isId(handle, "usr") ? await findCredential(handle) : undefined;
  const door = doorOf(ctx, "admin", found?.account.userId ?? handle);
  const before = {
    found: await readMany(attemptKeys(door)),
    passwordSetAt: found?.passwordSetAt,
  };
  await countAttempt(door, now, before);
  const signed = await signedBy(ctx, found?.account, credential);
  if (!signed) {
    await noteFailure(door, now, before);
    throw invalid;
  }
  const { account, passkey, counter } = signed;
  const session = beginSession(ctx, account, "admin");
  const { id: userId, name } = account;
  await write(
    forgetAttempts(door),
    noteLogin(account, now),
    keepSession(session, now),
    usePasskey(passkey, counter, now),
    accountEvent({ ...ctx, actor: { type: "admin", userId, name } }, userId, "PASSKEY_LOGIN"),
  );
  knowDevice(ctx, "admin", account.userId);
  return signToken(session);
}

/** The admin whose passkey signed a challenge of ours, which is used up either way. */
async function signedBy(
  ctx: Context,
  account: Account | undefined,
  credential: SignedCredential,
): Promise<{ account: Account; passkey: PasskeyItem; counter: number } | undefined> {
  const challenge = challengeIn(credential.response);
  const offered = challenge === undefined ? undefined : await findChallenge(challenge);
  if (challenge === undefined || offered?.purpose !== "LOGIN") return undefined;
  if (!(await isFirst(useChallenge(challenge, ctx.now())))) return undefined;
  // The admin interface tells others than admins nothing more.
  if (!account || account.role !== "ADMIN" || account.blockedReason) return undefined;
  const passkeys = await passkeysOf(account.id);
  const passkey = passkeys.find(({ credentialId }) => credentialId === credential.id);
  const counter = passkey && (await countedBy(credential, passkey, challenge));
  return passkey && counter !== undefined ? { account, passkey, counter } : undefined;
}

async function isFirst(use: ReturnType<typeof useChallenge>): Promise<boolean> {
  try {
    await write(use);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === "PASSKEY_INVALID") return false;
    throw error;
  }
}
