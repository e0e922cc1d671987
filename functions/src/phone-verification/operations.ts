import type { phoneVerificationRoutes } from "@bupum/shared/verifications/contract";
import type { Operations } from "../kernel/resource.ts";
import { sendCode, verifyCode } from "../verifications/rules.ts";

export const operations: Operations<typeof phoneVerificationRoutes> = {
  send: (ctx, { body }) => sendCode(ctx, "PHONE", body),
  verify: (ctx, { body }) => verifyCode(ctx, "PHONE", body),
};
