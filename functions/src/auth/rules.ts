import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { Context } from "../kernel/context.ts";
import { hashPassword, isNobodysPassword, isOutdated, isPassword } from "../kernel/password.ts";
import { signToken } from "../kernel/sign.ts";
import { read, readMany, write } from "../kernel/table.ts";
import type { Audience } from "../kernel/token.ts";
import {
  type Account,
  changePassword,
  findCredential,
  lockKey,
  noteLogin,
} from "../users/items.ts";
import { attemptsKey, countAttempt, forgetAttempts } from "./items.ts";

/** Looked up in the place of an unknown name, so that it takes as long as a known one. */
const nobody: Account["id"] = "usr_00000000000000000000000000";

interface Login {
  userId: string;
  password: string;
}

/**
 * A token for the right name and password. Unknown names are counted, locked and timed as known
 * ones are. Throws LOGIN_FAILED, LOGIN_LOCKED, ACCOUNT_BLOCKED.
 */
export async function logIn(ctx: Context, login: Login, audience: Audience): Promise<string> {
  const name = login.userId.toLowerCase();
  const now = ctx.now();
  const [attempts, lock] = await readMany([attemptsKey(name), lockKey("userId", name)]);
  await countAttempt(name, now, attempts);
  const ownerId = lock?.["ownerId"] as Account["id"] | undefined;
  const credential = await findCredential(ownerId ?? nobody);
  const isRight = credential?.hash
    ? await isPassword(login.password, credential.hash)
    : await isNobodysPassword(login.password);
  if (!isRight || !credential?.hash) throw new Problem("LOGIN_FAILED");
  const { account, hash } = credential;
  // The admin interface says no more than this to anybody who is no admin.
  if (audience === "admin" && (account.role !== "ADMIN" || account.blockedReason))
    throw new Problem("LOGIN_FAILED");
  const renewed = isOutdated(hash)
    ? [changePassword(account.id, await hashPassword(login.password), now)]
    : [];
  await write(forgetAttempts(name), noteLogin(account, now), ...renewed);
  if (account.blockedReason) throw new Problem("ACCOUNT_BLOCKED");
  return signToken(account.id, account.sessionVersion, audience);
}

/**
 * Asks a signed-in user for the password once more, with the same lock-out as a login. Throws
 * INVALID_REQUEST (PASSWORD_WRONG) at `path`, LOGIN_LOCKED.
 */
export async function confirmPassword(
  ctx: Context,
  account: Account,
  hash: string | undefined,
  given: { password: string; path: string },
): Promise<void> {
  await countAttempt(account.userId, ctx.now(), await read(attemptsKey(account.userId)));
  const isRight = hash
    ? await isPassword(given.password, hash)
    : await isNobodysPassword(given.password);
  if (!isRight) throw faultAt(given.path, "PASSWORD_WRONG");
}
