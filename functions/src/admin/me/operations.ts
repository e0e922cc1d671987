import { adminRoleOf } from "@bupum/shared/kernel/admin-roles";
import { adminMeRoutes } from "@bupum/shared/accounts/auth/admin-contract";
import { adminOf } from "../../kernel/context.ts";
import { adminResource } from "../../kernel/request/resource.ts";
import { endOwnSession, ownSessions } from "../../accounts/users/own-sessions.ts";
import { findAccount } from "../../accounts/users/items.ts";

export const handler = adminResource(adminMeRoutes, {
  async me(ctx) {
    const account = await findAccount(adminOf(ctx).userId);
    return { ...account, adminRole: adminRoleOf(account) };
  },

  sessions: ownSessions,

  endSession: (ctx, { params }) => endOwnSession(ctx, params.sessionId),
});
