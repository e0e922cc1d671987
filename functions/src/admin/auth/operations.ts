import type { adminAuthRoutes } from "@bupum/shared/auth/contract";
import { logIn } from "../../auth/rules.ts";
import type { Operations } from "../../kernel/resource.ts";

export const operations: Operations<typeof adminAuthRoutes> = {
  login: async (ctx, { body }) => ({ token: await logIn(ctx, body, "admin") }),
};
