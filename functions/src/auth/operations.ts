import { type signupDraft, authRoutes } from "@bupum/shared/auth/contract";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import { consentVersion } from "@bupum/shared/users/rules";
import type * as z from "zod/mini";
import { audit } from "../kernel/audit.ts";
import { type Context, newUuid } from "../kernel/context.ts";
import { hashPassword } from "../kernel/secrets/password.ts";
import { resource } from "../kernel/resource.ts";
import { signToken } from "../kernel/secrets/sign.ts";
import { write, type Write } from "../kernel/table.ts";
import {
  addAccount,
  changeAccount,
  changePassword,
  consentRow,
  findAccount,
  findAnyAccount,
} from "../users/items.ts";
import { findVerified, useToken } from "../verifications/items.ts";
import { findReset, addReset, useReset } from "./items.ts";
import { knowDevice, logIn } from "./rules.ts";

type Signup = z.output<typeof signupDraft>;

/** The tokens of the phone number and, where one is given, of the e-mail address. */
function proofs({ phone, phoneToken, email, emailToken }: Signup, now: string): Write[] {
  const bound = { purpose: "SIGNUP", caller: "guest" } as const;
  const phoneProof = useToken(phoneToken, { ...bound, channel: "PHONE", target: phone }, now);
  if (email === undefined) return [phoneProof];
  if (emailToken === undefined) throw faultAt("body.email", "VERIFICATION_REQUIRED");
  if (emailToken === phoneToken) throw new Problem("VERIFICATION_INVALID");
  return [phoneProof, useToken(emailToken, { ...bound, channel: "EMAIL", target: email }, now)];
}

async function openAccount(ctx: Context, body: Signup) {
  const { password, phoneToken: _, emailToken: _emailToken, consents, ...profile } = body;
  const now = ctx.now();
  const id = ctx.newId("usr");
  const proven = proofs(body, now);
  const draft = {
    ...profile,
    id,
    uuid: newUuid(),
    phoneVerified: true,
    emailVerified: profile.email !== undefined,
    marketingConsent: consents.marketing,
    createdAt: now,
  };
  const consent = { ...consents, textVersion: consentVersion, at: now, address: ctx.address };
  await write(
    ...addAccount(draft, await hashPassword(password)),
    ...proven,
    { put: consentRow(id, { ...consent, channel: "WEB" }) },
    audit(ctx, { entity: "user", id, from: "NONE", to: "ACTIVE" }),
  );
  knowDevice(ctx, "user", body.userId);
  return { token: await signToken(id, 1, "user") };
}

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
    // A password set in the meantime, in any way, outdates the token.
    if (account.deletedAt || account.sessionVersion !== reset.sessionVersion) throw invalid;
    await write(
      useReset(body.token, now),
      changeAccount(account, now, { endsSessions: true }),
      changePassword(account.id, await hashPassword(body.password), now),
      audit(ctx, { entity: "user", id: account.id, from: "ACTIVE", to: "ACTIVE", reason: "RESET" }),
    );
    knowDevice(ctx, "user", account.userId);
  },
});
