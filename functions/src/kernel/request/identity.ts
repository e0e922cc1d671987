import type { AdminRole } from "@bupum/shared/kernel/admin-roles";
import type { Id } from "@bupum/shared/kernel/ids";
import { sellerIdOf } from "@bupum/shared/kernel/owner-ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type {
  Role,
  SellerApproval,
  WriterApproval,
  WriterRole,
} from "@bupum/shared/accounts/users/contract";
import { isViewToken } from "@bupum/shared/kernel/view-token";
import { isEntitled } from "@bupum/shared/billing/subscribes/rules";
import { isSelling } from "@bupum/shared/accounts/users/selling";
import { isWriting } from "@bupum/shared/accounts/users/writing";
import {
  type Actor,
  now,
  type UserActor,
  accountKey,
  type Audience,
  type SessionName,
  type TokenClaims,
} from "../context.ts";
import { read, type Values } from "../table.ts";
import { verifyToken } from "../secrets/token.ts";
import { readView, viewed } from "./views.ts";

/** The caller with the session named by the token; a guest has neither. */
export interface Identity {
  actor: Actor;
  session?: TokenClaims;
}

/**
 * Resolves the bearer token to the caller: a guest without one. Throws SESSION_ENDED for a token
 * that is forged, expired, of the other interface, or of an ended session; ACCOUNT_BLOCKED.
 */
export async function identify(
  authorization: string | undefined,
  audience: Audience,
): Promise<Identity> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1];
  if (!token) return { actor: { type: "guest" } };
  if (audience === "user" && isViewToken(token)) return { actor: await viewer(token) };
  const claims = await verifyToken(token, audience);
  // Only our own key signs, so the subject is one of our ids.
  const userId = claims.userId as Id<"usr">;
  const account = await read(accountKey(userId));
  if (!account || account["deletedAt"] || !isOpen(account, claims))
    throw new Problem("SESSION_ENDED");
  if (account["blockedReason"]) throw new Problem("ACCOUNT_BLOCKED");
  return { actor: actorOf(userId, account, audience), session: claims };
}

/** The member whose pages an admin reads. Throws SESSION_ENDED, ACCOUNT_BLOCKED. */
async function viewer(token: string): Promise<Actor> {
  const view = await readView(token);
  const [account, admin] = await Promise.all([
    read(accountKey(view.userId)),
    read(accountKey(view.adminId)),
  ]);
  if (!account || account["deletedAt"]) throw new Problem("SESSION_ENDED");
  if (!admin || admin["deletedAt"] || admin["blockedReason"] || !isOpen(admin, view.session))
    throw new Problem("SESSION_ENDED");
  if (account["blockedReason"]) throw new Problem("ACCOUNT_BLOCKED");
  const member = actorOf(view.userId, account, "user");
  return viewed(member, actorOf(view.adminId, admin, "admin"), view);
}

/** Whether neither all sessions of the account have been ended nor this one alone (D20-13). */
function isOpen(account: Values, { sessionVersion, sessionId }: SessionName): boolean {
  // Written by users/own-sessions.ts, in this shape.
  const ended = (account["endedSessions"] ?? []) as readonly { id: string }[];
  return account["sessionVersion"] === sessionVersion && !ended.some(({ id }) => id === sessionId);
}

/** Which sessions of an account are open: none of one that is gone or blocked. */
export async function openSessionsOf(
  userId: Id<"usr">,
): Promise<(session: SessionName) => boolean> {
  const account = await read(accountKey(userId));
  if (!account || account["deletedAt"] || account["blockedReason"]) return () => false;
  return (session) => isOpen(account, session);
}

/** A user who does not log in, but holds what only he was sent; undefined if gone or blocked. */
export async function userWithLink(userId: Id<"usr">): Promise<Actor | undefined> {
  const account = await read(accountKey(userId));
  if (!account || account["deletedAt"] || account["blockedReason"]) return undefined;
  const actor = actorOf(userId, account, "user");
  return actor.type === "user" ? { ...actor, byLink: true } : undefined;
}

/** A user for whom an admin acts, who is bound by no plan; undefined if gone or blocked. */
export async function userForAdmin(
  userId: Id<"usr">,
  adminId: Id<"usr">,
): Promise<UserActor | undefined> {
  const account = await read(accountKey(userId));
  if (!account || account["deletedAt"] || account["blockedReason"]) return undefined;
  const actor = actorOf(userId, account, "user");
  return actor.type === "user" ? { ...actor, isPremium: true, byAdmin: adminId } : undefined;
}

function actorOf(userId: Id<"usr">, account: Values, audience: Audience): Actor {
  const role = account["role"] as Role;
  const name = account["name"] as string;
  if (audience === "admin") {
    if (role !== "ADMIN") throw new Problem("SESSION_ENDED");
    // Accounts older than the roles are owners (D20-10).
    const adminRole = (account["adminRole"] ?? "OWNER") as AdminRole;
    return { type: "admin", userId, name, adminRole };
  }
  return {
    type: "user",
    userId,
    sellerId: sellerIdOf(userId),
    role,
    isSeller: isSelling({ role, sellerApproval: account["sellerApproval"] as SellerApproval }),
    ...writerOf(account),
    // Whatever the label says (D13-2).
    isPremium: isEntitled(account, now()),
    name,
    ...(typeof account["companyName"] === "string" && { companyName: account["companyName"] }),
  };
}

function writerOf(account: Values) {
  const writerRole = (account["writerRole"] ?? "NONE") as WriterRole;
  const writerApproval = (account["writerApproval"] ?? "NONE") as WriterApproval;
  const expertCategories = (account["expertCategories"] ?? []) as Id<"wct">[];
  return {
    writerRole,
    isWriter: isWriting({ writerRole, writerApproval }),
    expertCategories: writerRole === "EXPERT" ? expertCategories : [],
  };
}
