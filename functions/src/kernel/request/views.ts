import { createHash } from "node:crypto";
import { mayCall } from "@bupum/shared/kernel/admin-roles";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Route } from "@bupum/shared/kernel/route";
import { type Instant, toTtl } from "@bupum/shared/kernel/time";
import { type Actor, now, type SessionName, type UserActor } from "../context.ts";
import { type Key, read } from "../table.ts";

// | access pattern                          | pk                  | sk   |
// |-----------------------------------------|---------------------|------|
// | a view of what a member sees (D20-15)   | view#<token hash>   | view |

/** Whose pages an admin reads, and until when; the admin's session must last as long. */
export interface View {
  userId: Id<"usr">;
  adminId: Id<"usr">;
  session: SessionName;
  endsAt: Instant;
}

/** Who opens views beside owners: `userEntities.openView`. */
const viewers = ["SUPPORT"] as const;

export const viewKey = (token: string): Key => ({
  pk: `view#${createHash("sha256").update(token).digest("base64url")}`,
  sk: "view",
});

const ended = new Problem("SESSION_ENDED");

/** The view of a token. Throws SESSION_ENDED for one that is unknown or over. */
export async function readView(token: string): Promise<View & { key: Key }> {
  const key = viewKey(token);
  const row = await read(key);
  if (!row || Number(row["ttl"]) <= toTtl(now())) throw ended;
  // Written by accounts/views/items.ts, in this shape.
  return { ...(row as unknown as View), key };
}

/** The member as the admin sees them. Throws SESSION_ENDED if the admin may no longer look. */
export function viewed(member: Actor, admin: Actor, { key }: { key: Key }): UserActor {
  if (member.type !== "user" || admin.type !== "admin") throw ended;
  const adminRole = admin.adminRole ?? "OWNER";
  // The member may have become an admin since (D20-11).
  if (!mayCall(adminRole, viewers) || (member.role === "ADMIN" && adminRole !== "OWNER"))
    throw ended;
  return { ...member, view: { adminId: admin.userId, key } };
}

/** Whether an admin looks: what is counted of readers is not counted then (D20-15). */
export const isLooked = ({ actor }: { actor: Actor }): boolean =>
  actor.type === "user" && actor.view !== undefined;

/** The one place where calls of a view are refused. Throws VIEW_READS_ONLY. */
export function mustBeShown({ method, view }: Route, actor: Actor): void {
  if (actor.type !== "user" || !actor.view) return;
  if ((view ?? (method === "GET" ? "SHOWN" : "HIDDEN")) === "HIDDEN")
    throw new Problem("VIEW_READS_ONLY");
}
