import { faultAt } from "@bupum/shared/kernel/problem";
import type { Context } from "../../kernel/context.ts";
import { isNobodysPassword, isPassword } from "../../kernel/secrets/password.ts";
import { readMany, write } from "../../kernel/table.ts";
import type { Credential } from "./items.ts";
import { attemptKeys, countAttempt, type Door, forgetAttempts } from "../attempts/items.ts";

/**
 * Asks a signed-in user for the password again. Wrong passwords are counted for this session alone,
 * so that neither strangers nor a stolen session can lock out another session. Throws
 * INVALID_REQUEST (PASSWORD_WRONG) at `path`, LOGIN_LOCKED.
 */
export async function confirmPassword(
  ctx: Context,
  { account, hash, passwordSetAt }: Credential,
  asked: { password: string; path: string },
): Promise<void> {
  const place = `session#${ctx.session?.loggedInAt ?? 0}`;
  const door: Door = { audience: "user", name: account.userId, place, isKnown: true };
  const found = await readMany(attemptKeys(door));
  await countAttempt(door, ctx.now(), { found, passwordSetAt });
  const isRight = hash
    ? await isPassword(asked.password, hash)
    : await isNobodysPassword(asked.password);
  if (!isRight) throw faultAt(asked.path, "PASSWORD_WRONG");
  await write(forgetAttempts(door));
}
