import type { adminMeRoutes } from "@bupum/shared/auth/contract";
import { adminOf } from "../../kernel/context.ts";
import type { Operations } from "../../kernel/resource.ts";
import { findAccount } from "../../users/items.ts";

export const operations: Operations<typeof adminMeRoutes> = {
  me: (ctx) => findAccount(adminOf(ctx).userId),
};
