import { type AdminRole, adminRoleOf } from "@bupum/shared/kernel/admin-roles";
import type { Id } from "@bupum/shared/kernel/ids";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { Role } from "@bupum/shared/accounts/users/contract";
import { accountKey, adminOf, type Context } from "../../kernel/context.ts";
import type { Write } from "../../kernel/table.ts";
import type { Account } from "./items.ts";

// Access patterns: those of items.ts.

/** Only owners make an admin, or touch the account of one (D20-11). Throws FORBIDDEN. */
export function mustOwn(ctx: Context, roles: readonly Role[]): void {
  if (roles.includes("ADMIN") && adminOf(ctx).adminRole !== "OWNER") throw new Problem("FORBIDDEN");
}

/**
 * Refuses a change to another admin's account once the caller's own role or session has ended. Two
 * owners who end each other's role at the same time do not both succeed: an owner always remains.
 */
export function stillOwner(ctx: Context, target: Id<"usr">): Write[] {
  const { userId } = adminOf(ctx);
  // The change of the own account checks the version of the session by itself.
  if (userId === target) return [];
  const guard = {
    equals: { role: "ADMIN", sessionVersion: ctx.session?.sessionVersion },
    lacks: ["deletedAt", "blockedReason"],
    refused: new Problem("FORBIDDEN"),
  };
  return [{ check: accountKey(userId), guard }];
}

/** The role inside the company after a change; a new admin for whom none is named is SUPPORT. */
export function adminRoleAfter(
  before: Pick<Account, "role" | "adminRole"> | undefined,
  role: Role,
  named: AdminRole | undefined,
): AdminRole | undefined {
  if (role === "ADMIN")
    return named ?? (before?.role === "ADMIN" ? adminRoleOf(before) : "SUPPORT");
  if (named !== undefined) throw faultAt("body.adminRole", "invalid_value");
  return undefined;
}
