import { adminMeRoutes } from "@bupum/shared/accounts/auth/admin-contract";
import { adminOf } from "../../kernel/context.ts";
import { adminResource } from "../../kernel/request/resource.ts";
import { findAccount } from "../../accounts/users/items.ts";

export const handler = adminResource(adminMeRoutes, {
  me: (ctx) => findAccount(adminOf(ctx).userId),
});
