import { adminAuthRoutes } from "@bupum/shared/accounts/auth/admin-contract";
import { logIn } from "../../accounts/auth/login.ts";
import { adminResource } from "../../kernel/request/resource.ts";

export const handler = adminResource(adminAuthRoutes, {
  login: async (ctx, { body }) => ({ token: await logIn(ctx, body, "admin") }),
});
