import { type AdminRole, adminRoleOf } from "@bupum/shared/kernel/admin-roles";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { userEntityRoutes } from "@bupum/shared/accounts/users/admin-contract";
import type { Role } from "@bupum/shared/accounts/users/contract";
import { audit } from "../../kernel/audit.ts";
import { adminOf, type Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { hashPassword } from "../../kernel/secrets/password.ts";
import { changesOf } from "../../kernel/rows/changes.ts";
import { write } from "../../kernel/table.ts";
import { countMove } from "../../accounts/account-counts/items.ts";
import {
  type Account,
  amongAdmins,
  changeAccount,
  changePassword,
  findAccount,
  moveHold,
} from "../../accounts/users/items.ts";
import { dropPasskeys } from "../../accounts/passkeys/items.ts";
import { adminRoleAfter, mustOwn, stillOwner } from "../../accounts/users/owners.ts";
import { sellerWrites } from "./writes.ts";

type Change = ParsedInput<typeof userEntityRoutes.update>["body"];

/** The role of sellers and applicants changes only through the review of the seller information. */
function mustBeNoSeller({ role, sellerApproval }: Account, to: Role): void {
  const isFree = sellerApproval === "NONE" || sellerApproval === "REJECTED";
  if (!isFree || role === "SELLER") throw new Problem("INVALID_TRANSITION", { from: role, to });
}

const stateOf = ({ role, blockedReason }: Account) => (blockedReason ? `${role} BLOCKED` : role);

/** A value typed by an admin is not verified, unless it is the one already stored. */
const contacts = (account: Account, { email, phone }: Change): Partial<Account> => ({
  ...(email !== undefined && email !== account.email && { email, emailVerified: false }),
  ...(phone !== undefined && phone !== account.phone && { phone, phoneVerified: false }),
});

/** Both roles after the change, for those who may make it (D20-11). */
function rolesOf(
  ctx: Context,
  account: Account,
  role: Role = account.role,
  named: AdminRole | undefined,
) {
  mustOwn(ctx, [account.role, role]);
  const wasAdmin = account.role === "ADMIN";
  const before = wasAdmin ? adminRoleOf(account) : undefined;
  const adminRole = adminRoleAfter(account, role, named);
  const isOtherRole = role !== account.role || adminRole !== before;
  return { role, adminRole, isAdmin: wasAdmin || role === "ADMIN", isOtherRole };
}

/** An owner changes the account of an admin; passkeys end with the role (D20-11, D20-14). */
const adminWrites = async (ctx: Context, id: Id<"usr">, adminRole: AdminRole | undefined) => [
  ...stillOwner(ctx, id),
  ...(adminRole ? [] : await dropPasskeys(id)),
];

/** What an admin changes of the account by which a company buys. */
const ofCompany = new Set(["version", "blockedReason"]);

/**
 * Throws FORBIDDEN for what is not to be changed of a company's account: what it is called its owners
 * say, and nobody logs in to it (D40-9).
 */
function fitting(account: Account, body: Change): Account {
  if (account.companyId && Object.keys(body).some((field) => !ofCompany.has(field)))
    throw new Problem("FORBIDDEN");
  return account;
}

export async function update(ctx: Context, id: Id<"usr">, body: Change): Promise<Account> {
  const { password, version, blockedReason, email, phone, adminRole: named, ...plain } = body;
  const now = ctx.now();
  const account = fitting(await findAccount(id), body);
  if (version !== undefined && version !== account.version) throw new Problem("VERSION_CONFLICT");
  const { role, adminRole, isAdmin, isOtherRole } = rolesOf(ctx, account, plain.role, named);
  const isBlock = !!blockedReason && blockedReason !== account.blockedReason;
  if (isOtherRole || isBlock) mustBeAnother(ctx, id);
  if (isOtherRole) mustBeNoSeller(account, role);
  // A member who can be mailed a link chooses the password alone (D20-9).
  if (password !== undefined && account.email && account.emailVerified)
    throw new Problem("INVALID_TRANSITION", { from: "LINK", to: "TYPED" });
  const isLift = blockedReason === "" && account.blockedReason !== undefined;
  const set = {
    ...plain,
    ...contacts(account, { email, phone }),
    ...(isBlock && { blockedReason }),
    ...(isOtherRole && adminRole && { adminRole, ...amongAdmins(id) }),
  };
  const changed: Account = {
    ...account,
    ...set,
    ...(isLift && { blockedReason: undefined }),
    ...(!adminRole && { adminRole }),
    version: account.version + 1,
    updatedAt: now,
  };
  await write(
    ...(email === undefined ? [] : moveHold(account, "email", email)),
    ...(phone === undefined ? [] : moveHold(account, "phone", phone)),
    changeAccount(account, now, {
      set,
      unset: [
        ...(isLift ? ["blockedReason"] : []),
        ...(isAdmin && !adminRole ? ["adminRole", ...Object.keys(amongAdmins(id))] : []),
      ],
      endsSessions: isOtherRole || isBlock || password !== undefined,
      keepsApproval: isOtherRole,
    }),
    ...(isBlock || isLift ? await sellerWrites(account, isBlock, now) : []),
    // The clock looks at the subscription again (D13-17).
    ...((isBlock || isLift) && account.subscribeStatus
      ? [message(now, "billing.waited", { userId: id })]
      : []),
    ...(isOtherRole ? countMove(account, changed) : []),
    ...(isAdmin ? await adminWrites(ctx, id, adminRole) : []),
    ...(password === undefined ? [] : [changePassword(id, await hashPassword(password), now)]),
    audit(ctx, {
      entity: "user",
      id,
      from: stateOf(account),
      to: stateOf(changed),
      changes: [
        ...changesOf(account, changed),
        ...(password === undefined ? [] : [{ field: "password" as const }]),
      ],
    }),
  );
  return changed;
}

/** Admins cannot remove their own access, so one admin always remains. */
export function mustBeAnother(ctx: Context, userId: Id<"usr">): void {
  if (adminOf(ctx).userId === userId) throw new Problem("FORBIDDEN");
}
