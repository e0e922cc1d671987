import type { signupDraft } from "@bupum/shared/accounts/auth/contract";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import { consentVersion } from "@bupum/shared/accounts/users/rules";
import type * as z from "zod/mini";
import { audit } from "../../kernel/audit.ts";
import { type Context, newUuid } from "../../kernel/context.ts";
import { hashPassword } from "../../kernel/secrets/password.ts";
import { signToken } from "../../kernel/secrets/sign.ts";
import { type Write, write } from "../../kernel/table.ts";
import { addAccount, consentRow } from "../users/items.ts";
import { beginSession, keepSession } from "../users/session-items.ts";
import { useToken } from "../verifications/items.ts";
import { knowDevice } from "./device.ts";

// Without a guard: goes with a guarded write of the same transaction.

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

export async function openAccount(ctx: Context, body: Signup) {
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
  const session = beginSession(ctx, { id, sessionVersion: 1 }, "user");
  await write(
    ...addAccount(draft, await hashPassword(password)),
    ...proven,
    keepSession(session, now),
    { put: consentRow(id, { ...consent, channel: "WEB" }) },
    audit(ctx, { entity: "user", id, from: "NONE", to: "ACTIVE" }),
  );
  knowDevice(ctx, "user", body.userId);
  return { token: await signToken(session) };
}
