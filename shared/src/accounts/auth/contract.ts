import * as z from "zod/mini";
import { language } from "../../kernel/language/languages.ts";
import { mobileNumber } from "../../kernel/text/phone.ts";
import { instant } from "../../kernel/time.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { shownName } from "../users/names.ts";
import { email } from "../../kernel/text/text.ts";
import { alarmType, consents } from "../users/contract.ts";
import { region } from "../../reference/regions/region.ts";
import { password, userId } from "../users/rules.ts";
import { verificationToken } from "../verifications/contract.ts";

export const token = z.object({ token: z.string() });
export const loginDraft = z.strictObject({
  userId: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
});
/** Opens a view of what a member sees: random, single use, a minute (D20-15). */
const viewTicket = z.string().check(z.regex(/^[\w-]{43}$/));
/** Random, single use, 30 minutes (D16-3). */
const resetToken = z.string().check(z.regex(/^[\w-]{43}$/));

export const signupDraft = z.strictObject({
  userId,
  password,
  name: shownName(1, 40),
  companyName: z.optional(shownName(1, 80)),
  region: z.optional(region),
  phone: mobileNumber,
  phoneToken: verificationToken,
  email: z.optional(email),
  emailToken: z.optional(verificationToken),
  alarmType: z._default(alarmType, "KAKAO"),
  language: z._default(language, "ko"),
  consents,
});

export const authRoutes = {
  signup: route({
    method: "POST",
    path: "/auth/signup",
    access: "public",
    summary: "Opens an account with a verified phone number and logs in.",
    status: 201,
    body: signupDraft,
    reply: token,
    problems: ["USER_ID_TAKEN", "PHONE_TAKEN", "EMAIL_TAKEN", "VERIFICATION_INVALID"],
    cost: "login",
  }),
  login: route({
    method: "POST",
    path: "/auth/login",
    access: "public",
    summary: "Logs in.",
    body: loginDraft,
    reply: token,
    problems: ["LOGIN_FAILED", "LOGIN_LOCKED", "ACCOUNT_BLOCKED"],
    cost: "login",
  }),
  findId: route({
    method: "POST",
    path: "/auth/find-id",
    access: "public",
    summary: "Tells the user id of a verified phone number or e-mail address.",
    body: z.strictObject({ verificationToken }),
    reply: z.object({ userId: z.string() }),
    problems: ["VERIFICATION_INVALID", "NOT_FOUND"],
    cost: "login",
  }),
  findPassword: route({
    method: "POST",
    path: "/auth/find-password",
    access: "public",
    summary: "Trades a FINDPASSWORD verification for a reset token.",
    body: z.strictObject({ userId: z.string().check(z.maxLength(20)), verificationToken }),
    reply: token,
    problems: ["VERIFICATION_INVALID"],
    cost: "login",
  }),
  changePassword: route({
    method: "POST",
    path: "/auth/change-password",
    access: "public",
    summary: "Sets a new password by a reset token and ends all sessions.",
    body: z.strictObject({ token: resetToken, password }),
    problems: ["RESET_TOKEN_INVALID"],
    cost: "login",
  }),
  openView: route({
    method: "POST",
    path: "/auth/views",
    access: "public",
    view: "SHOWN",
    summary: "Trades an admin's ticket for a token that reads as a member for 30 minutes (NEW).",
    status: 201,
    body: z.strictObject({ ticket: viewTicket }),
    reply: z.extend(token, { endsAt: instant }),
    problems: ["VIEW_TICKET_INVALID"],
    cost: "login",
  }),
} satisfies Routes;
