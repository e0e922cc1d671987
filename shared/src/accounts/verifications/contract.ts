import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { mobileNumber } from "../../kernel/text/phone.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { email } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";

export const verificationPurposes = [
  "SIGNUP",
  "SELLER_INFO",
  "EDITMYINFO",
  "FINDID",
  "FINDPASSWORD",
] as const;
export const verificationPurpose = z.enum(verificationPurposes);
export type VerificationPurpose = (typeof verificationPurposes)[number];
export const channels = ["EMAIL", "PHONE"] as const;
export type Channel = (typeof channels)[number];

/** Random, single use, 15 minutes, bound to purpose, target and caller (D16-3). */
export const verificationToken = z.string().check(z.regex(/^[\w-]{43}$/));

const loginName = z.optional(z.string().check(z.minLength(1), z.maxLength(20)));
export const sent = z.object({ requestId: id("vrf"), expiresAt: instant, resendAfter: z.int() });
export const verificationCode = z.strictObject({
  requestId: id("vrf"),
  code: z.string().check(z.regex(/^\d{6}$/)),
});
export const verified = z.object({ verificationToken });

/** `userId` (the login name) goes with FINDPASSWORD only. */
const bodyOf = <Target extends z.core.$ZodType>(target: Target) =>
  z.strictObject({ target, purpose: verificationPurpose, userId: loginName });

export const emailVerificationRoutes = {
  send: route({
    method: "POST",
    path: "/email-verification",
    access: "public",
    summary: "Mails a code. Always answers alike where an answer would tell of an account.",
    body: bodyOf(email),
    reply: sent,
    problems: ["EMAIL_TAKEN", "CODE_LIMIT", "UNAUTHENTICATED"],
    cost: "code",
  }),
  verify: route({
    method: "POST",
    path: "/email-verification/verify",
    access: "public",
    summary: "Trades a code for a verification token.",
    body: verificationCode,
    reply: verified,
    problems: ["CODE_WRONG", "VERIFICATION_INVALID"],
    cost: "login",
  }),
} satisfies Routes;

export const phoneVerificationRoutes = {
  send: route({
    method: "POST",
    path: "/phone-verification",
    access: "public",
    summary: "Sends a code by SMS. Always answers alike where an answer would tell of an account.",
    body: bodyOf(mobileNumber),
    reply: sent,
    problems: ["PHONE_TAKEN", "CODE_LIMIT", "UNAUTHENTICATED", "UNAVAILABLE"],
    cost: "code",
  }),
  verify: route({
    method: "POST",
    path: "/phone-verification/verify",
    access: "public",
    summary: "Trades a code for a verification token.",
    body: verificationCode,
    reply: verified,
    problems: ["CODE_WRONG", "VERIFICATION_INVALID"],
    cost: "login",
  }),
} satisfies Routes;
