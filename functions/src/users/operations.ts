import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import { type userChange, userRoutes } from "@bupum/shared/users/contract";
import { consentVersion } from "@bupum/shared/users/rules";
import type * as z from "zod/mini";
import { confirmPassword } from "../auth/rules.ts";
import { audit } from "../kernel/audit.ts";
import { type Context, userOf } from "../kernel/context.ts";
import { hashPassword } from "../kernel/secrets/password.ts";
import { resource } from "../kernel/resource.ts";
import { signToken } from "../kernel/secrets/sign.ts";
import { write, type Write } from "../kernel/table.ts";
import { useToken } from "../verifications/items.ts";
import {
  type Account,
  changeAccount,
  changePassword,
  consentRow,
  countSellers,
  findAccount,
  findCredential,
  moveHold,
} from "./items.ts";
import { closing } from "./rules.ts";

type UserChange = z.output<typeof userChange>;

/** A fresh token in the second half of the old one's life (D20-6). */
async function renew(ctx: Context, { id, sessionVersion }: Account): Promise<void> {
  if (!ctx.session) return;
  const { loggedInAt, issuedAt, expiresAt } = ctx.session;
  if (Date.parse(ctx.now()) / 1000 < (issuedAt + expiresAt) / 2) return;
  ctx.header("x-renewed-token", await signToken(id, sessionVersion, "user", loggedInAt));
}

async function ownCredential(ctx: Context) {
  const found = await findCredential(userOf(ctx).userId);
  if (!found) throw new Problem("SESSION_ENDED");
  return found;
}

/** A new number or address with its proof: what to set, and the writes that go with it. */
function contactChange(
  account: Account,
  kind: "phone" | "email",
  given: { value?: string | undefined; token?: string | undefined },
  now: string,
): { set: Partial<Account>; writes: Write[] } {
  const { value, token } = given;
  const isVerified = kind === "phone" ? account.phoneVerified : account.emailVerified;
  if (value === undefined || (value === account[kind] && isVerified))
    return { set: {}, writes: [] };
  if (token === undefined) throw faultAt(`body.${kind}`, "VERIFICATION_REQUIRED");
  const channel = kind === "phone" ? "PHONE" : "EMAIL";
  const bound = { purpose: "EDITMYINFO", channel, target: value, caller: account.id } as const;
  return {
    set:
      kind === "phone"
        ? { phone: value, phoneVerified: true }
        : { email: value, emailVerified: true },
    writes: [...moveHold(account, kind, value), useToken(token, bound, now)],
  };
}

async function update(ctx: Context, body: UserChange): Promise<Account> {
  const { version, email, emailToken, phone, phoneToken, ...plain } = body;
  const now = ctx.now();
  const account = await findAccount(userOf(ctx).userId);
  if (version !== undefined && version !== account.version) throw new Problem("VERSION_CONFLICT");
  if (emailToken !== undefined && emailToken === phoneToken)
    throw new Problem("VERIFICATION_INVALID");
  const mail = contactChange(account, "email", { value: email, token: emailToken }, now);
  const number = contactChange(account, "phone", { value: phone, token: phoneToken }, now);
  const set = { ...plain, ...mail.set, ...number.set };
  const { marketingConsent } = plain;
  const isConsent = marketingConsent !== undefined && marketingConsent !== account.marketingConsent;
  const consent = { marketing: marketingConsent, textVersion: consentVersion, channel: "WEB" };
  await write(
    changeAccount(account, now, { set }),
    ...mail.writes,
    ...number.writes,
    ...(isConsent
      ? [{ put: consentRow(account.id, { ...consent, at: now, address: ctx.address }) }]
      : []),
  );
  return { ...account, ...set, version: account.version + 1, updatedAt: now };
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
      audit(ctx, { entity: "user", id, from: "ACTIVE", to: "ACTIVE", reason: "PASSWORD" }),
    );
  },

  sellerCount: async () => ({ count: await countSellers() }),
});
