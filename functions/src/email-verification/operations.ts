import type { emailVerificationRoutes } from "@bupum/shared/verifications/contract";
import type { Operations } from "../kernel/resource.ts";
import { sendCode, verifyCode } from "../verifications/rules.ts";

export const operations: Operations<typeof emailVerificationRoutes> = {
  send: (ctx, { body }) => sendCode(ctx, "EMAIL", body),
  verify: (ctx, { body }) => verifyCode(ctx, "EMAIL", body),
};
