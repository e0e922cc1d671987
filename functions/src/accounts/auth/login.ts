import { Problem } from "@bupum/shared/kernel/problem";
import type { Context, Audience } from "../../kernel/context.ts";
import {
  hashPassword,
  isNobodysPassword,
  isOutdated,
  isPassword,
} from "../../kernel/secrets/password.ts";
import { signToken } from "../../kernel/secrets/sign.ts";
import { readMany, write } from "../../kernel/table.ts";
import {
  type Account,
  changePassword,
  type Credential,
  findCredential,
  noteLogin,
} from "../users/items.ts";
import { attemptKeys, countAttempt, forgetAttempts, noteFailure } from "../attempts/items.ts";
import { doorOf, knowDevice } from "./device.ts";
import { beginSession, keepSession } from "../users/session-items.ts";
import { lockKey } from "../locks/items.ts";

/** A row read for unknown names, so that they take as long as known ones. */
const nobody: Account["id"] = "usr_00000000000000000000000000";

interface Login {
  userId: string;
  password: string;
}

/**
 * A token for the right name and password. Unknown names are counted, locked and timed like known
 * ones. Throws LOGIN_FAILED, LOGIN_LOCKED, ACCOUNT_BLOCKED.
 */
export async function logIn(ctx: Context, login: Login, audience: Audience): Promise<string> {
  const name = login.userId.toLowerCase();
  const now = ctx.now();
  const door = doorOf(ctx, audience, name);
  const [here, elsewhere, lock] = await readMany([...attemptKeys(door), lockKey("userId", name)]);
  const credential = await findCredential((lock?.["ownerId"] as Account["id"]) ?? nobody);
  const before = { found: [here, elsewhere], passwordSetAt: credential?.passwordSetAt };
  await countAttempt(door, now, before);
  const account = await accountFor(credential, login.password, audience);
  if (!account) {
    await noteFailure(door, now, before);
    throw new Problem("LOGIN_FAILED");
  }
  const renewed = isOutdated(credential?.hash ?? "")
    ? [changePassword(account.id, await hashPassword(login.password), now)]
    : [];
  const session = beginSession(ctx, account, audience);
  await write(forgetAttempts(door), noteLogin(account, now), keepSession(session, now), ...renewed);
  if (account.blockedReason) throw new Problem("ACCOUNT_BLOCKED");
  knowDevice(ctx, audience, name);
  return signToken(session);
}

/** The account that the password unlocks at that interface. */
async function accountFor(
  credential: Credential | undefined,
  password: string,
  audience: Audience,
): Promise<Account | undefined> {
  if (!credential?.hash) {
    await isNobodysPassword(password);
    return undefined;
  }
  const { account, hash } = credential;
  if (!(await isPassword(password, hash))) return undefined;
  // The admin interface tells non-admins nothing more.
  const isRefused = audience === "admin" && (account.role !== "ADMIN" || account.blockedReason);
  return isRefused ? undefined : account;
}
