import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import { userRoutes } from "@bupum/shared/accounts/users/contract";
import { accountEvent } from "./account-event.ts";
import { confirmPassword } from "./confirm-password.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { resource } from "../../kernel/request/resource.ts";
import { hashPassword } from "../../kernel/secrets/password.ts";
import { signToken } from "../../kernel/secrets/sign.ts";
import { write } from "../../kernel/table.ts";
import {
  type Account,
  changeAccount,
  changePassword,
  countSellers,
  findAccount,
  findCredential,
} from "./items.ts";
import { endView } from "../views/items.ts";
import { keepSession } from "./session-items.ts";
import { continued, endOwnSession, ownSessions } from "./own-sessions.ts";
import { update } from "./update.ts";
import { closing } from "./writes.ts";

/** A fresh token in the second half of the old one's life (D20-6). */
async function renew(ctx: Context, account: Account): Promise<void> {
  if (!ctx.session) return;
  const { issuedAt, expiresAt } = ctx.session;
  if (Date.parse(ctx.now()) / 1000 < (issuedAt + expiresAt) / 2) return;
  const session = continued(ctx, account, ctx.session);
  await write(keepSession(session, ctx.now()));
  ctx.header("x-renewed-token", await signToken(session));
}

async function ownCredential(ctx: Context) {
  const found = await findCredential(userOf(ctx).userId);
  if (!found) throw new Problem("SESSION_ENDED");
  return found;
}

export const handler = resource(userRoutes, {
  async me(ctx) {
    const account = await findAccount(userOf(ctx).userId);
    await renew(ctx, account);
    return account;
  },

  update: (ctx, { body }) => update(ctx, body),

  async remove(ctx, { body }) {
    const credential = await ownCredential(ctx);
    // Another owner ends the role first, so the last owner cannot leave (D20-11).
    if (credential.account.role === "ADMIN") throw new Problem("FORBIDDEN");
    await confirmPassword(ctx, credential, { password: body.password, path: "body.password" });
    await write(...(await closing(ctx, credential.account)));
  },

  async changePassword(ctx, { body }) {
    const credential = await ownCredential(ctx);
    const { account } = credential;
    const now = ctx.now();
    const { id } = account;
    const path = "body.currentPassword";
    await confirmPassword(ctx, credential, { password: body.currentPassword, path });
    if (body.newPassword === body.currentPassword)
      throw faultAt("body.newPassword", "SAME_PASSWORD");
    await write(
      changeAccount(account, now, { endsSessions: true }),
      changePassword(id, await hashPassword(body.newPassword), now),
      accountEvent(ctx, id, "PASSWORD"),
    );
  },

  sessions: ownSessions,

  async endSession(ctx, { params: { sessionId } }) {
    const { userId, view } = userOf(ctx);
    if (!view) return endOwnSession(ctx, sessionId);
    if (sessionId !== "current") throw new Problem("VIEW_READS_ONLY");
    return write(...endView(ctx, userId, view));
  },

  async endOtherSessions(ctx) {
    if (!ctx.session) throw new Problem("SESSION_ENDED");
    const account = await findAccount(userOf(ctx).userId);
    // The version of all sessions moves on, and the one that calls moves with it.
    const { sessionVersion } = account;
    const next = { ...account, sessionVersion: sessionVersion + 1 };
    const session = continued(ctx, next, ctx.session);
    await write(
      changeAccount(account, ctx.now(), { endsSessions: true }),
      keepSession(session, ctx.now()),
      accountEvent(ctx, account.id, "SESSIONS"),
    );
    ctx.header("x-renewed-token", await signToken(session));
  },

  sellerCount: async () => ({ count: await countSellers() }),
});
