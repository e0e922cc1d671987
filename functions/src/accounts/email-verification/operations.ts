import { emailVerificationRoutes } from "@bupum/shared/accounts/verifications/contract";
import { resource } from "../../kernel/request/resource.ts";
import { sendCode } from "../verifications/send.ts";
import { verifyCode } from "../verifications/verify.ts";

export const handler = resource(emailVerificationRoutes, {
  send: (ctx, { body }) => sendCode(ctx, "EMAIL", body),
  verify: (ctx, { body }) => verifyCode(ctx, "EMAIL", body),
});
