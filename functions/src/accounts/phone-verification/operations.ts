import { phoneVerificationRoutes } from "@bupum/shared/accounts/verifications/contract";
import { resource } from "../../kernel/request/resource.ts";
import { sendCode } from "../verifications/send.ts";
import { verifyCode } from "../verifications/verify.ts";

export const handler = resource(phoneVerificationRoutes, {
  send: (ctx, { body }) => sendCode(ctx, "PHONE", body),
  verify: (ctx, { body }) => verifyCode(ctx, "PHONE", body),
});
