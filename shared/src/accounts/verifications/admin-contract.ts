import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { email } from "../../kernel/text/text.ts";
import { sent, verificationCode, verified } from "./contract.ts";

/** The admin's calls: purpose EDITMYINFO for the named user (D16-1). */
export const adminEmailVerificationRoutes = {
  send: route({
    method: "POST",
    path: "/email-verifications/send",
    access: "admin",
    roles: ["SUPPORT"],
    summary: "Mails a code to a new address of the named user.",
    body: z.strictObject({ userId: id("usr"), target: email }),
    reply: sent,
    problems: ["NOT_FOUND", "EMAIL_TAKEN", "CODE_LIMIT"],
    cost: "code",
  }),
  valid: route({
    method: "POST",
    path: "/email-verifications/valid",
    access: "admin",
    roles: ["SUPPORT"],
    summary: "Checks the code that the named user read out and sets the verified address.",
    body: z.extend(verificationCode, { userId: id("usr") }),
    reply: verified,
    problems: ["CODE_WRONG", "VERIFICATION_INVALID", "EMAIL_TAKEN", "NOT_FOUND"],
    cost: "login",
  }),
} satisfies Routes;
