import { authRoutes } from "@bupum/shared/accounts/auth/contract";
import { Problem } from "@bupum/shared/kernel/problem";
import { resource } from "../../kernel/request/resource.ts";
import { hashPassword } from "../../kernel/secrets/password.ts";
import { write } from "../../kernel/table.ts";
import { accountEvent } from "../users/account-event.ts";
import { changeAccount, changePassword, findAccount, findAnyAccount } from "../users/items.ts";
import { takeViewTicket } from "../views/items.ts";
import { findVerified, useToken } from "../verifications/items.ts";
import { knowDevice } from "./device.ts";
import { addReset, findReset, isOfToday, useReset } from "./items.ts";
import { logIn } from "./login.ts";
import { openAccount } from "./signup.ts";

export const handler = resource(authRoutes, {
  signup: (ctx, { body }) => openAccount(ctx, body),

  login: async (ctx, { body }) => ({ token: await logIn(ctx, body, "user") }),

  async findId(ctx, { body }) {
    const verified = await findVerified(body.verificationToken);
    if (verified.purpose !== "FINDID" || !verified.ownerId)
      throw new Problem("VERIFICATION_INVALID");
    const { userId } = await findAccount(verified.ownerId);
    await write(useToken(body.verificationToken, verified, ctx.now()));
    return { userId };
  },

  async findPassword(ctx, { body }) {
    const verified = await findVerified(body.verificationToken);
    if (verified.purpose !== "FINDPASSWORD" || !verified.ownerId)
      throw new Problem("VERIFICATION_INVALID");
    const account = await findAnyAccount(verified.ownerId);
    const { channel, target } = verified;
    const isOwn = target === (channel === "PHONE" ? account.phone : account.email);
    if (account.deletedAt || !isOwn || account.userId !== body.userId.trim().toLowerCase())
      throw new Problem("VERIFICATION_INVALID");
    const reset = addReset(account, ctx.now());
    await write(useToken(body.verificationToken, verified, ctx.now()), reset.write);
    return { token: reset.token };
  },

  async changePassword(ctx, { body }) {
    const now = ctx.now();
    const invalid = new Problem("RESET_TOKEN_INVALID");
    const reset = await findReset(body.token);
    const account = await findAnyAccount(reset.id);
    if (!isOfToday(reset, account)) throw invalid;
    await write(
      useReset(body.token, now),
      changeAccount(account, now, { endsSessions: true }),
      changePassword(account.id, await hashPassword(body.password), now),
      accountEvent(ctx, account.id, "RESET"),
    );
    knowDevice(ctx, "user", account.userId);
  },

  async openView(ctx, { body }) {
    const { token, endsAt, writes } = await takeViewTicket(body.ticket, ctx.now());
    await write(...writes);
    return { token, endsAt };
  },
});
