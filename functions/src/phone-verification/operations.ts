import { phoneVerificationRoutes } from "@bupum/shared/verifications/contract";
import { resource } from "../kernel/resource.ts";
import { sendCode, verifyCode } from "../verifications/rules.ts";

export const handler = resource(phoneVerificationRoutes, {
  send: (ctx, { body }) => sendCode(ctx, "PHONE", body),
  verify: (ctx, { body }) => verifyCode(ctx, "PHONE", body),
});
