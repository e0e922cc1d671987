import { timingSafeEqual } from "node:crypto";
import type { Company } from "@bupum/shared/accounts/companies/contract";
import type {
  CompanyInvitation,
  InvitationLink,
  OwnInvitation,
} from "@bupum/shared/accounts/companies/invitations";
import type { CompanyRole } from "@bupum/shared/kernel/company-roles";
import { inOrder, invitationDays } from "@bupum/shared/accounts/companies/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import { addHours } from "@bupum/shared/kernel/time";
import { audit } from "../../kernel/audit.ts";
import { accountKey, type Context, userOf } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { read, write, type Write } from "../../kernel/table.ts";
import * as items from "./items.ts";
import { findAsOwner, shown } from "./shown.ts";
import { addMember, countMember, stillOwner } from "./writes.ts";

// Without a guard: goes with a guarded write of the same transaction.

type CompanyId = Id<"cmp">;

const invalid = new Problem("INVITATION_INVALID");
/** Told to the holder of a code alone, who knows by it that there is the company. */
const used = new Problem("INVITATION_INVALID", { used: true });

const asListed = ({ email, roles, expiresAt }: items.InvitationItem): CompanyInvitation => ({
  email,
  roles,
  expiresAt,
});

export async function listOpen(
  ctx: Context,
  companyId: CompanyId,
  query: PageQuery,
): Promise<Page<CompanyInvitation>> {
  const [page] = await Promise.all([
    items.listInvitations(companyId, query),
    findAsOwner(ctx, companyId),
  ]);
  return { ...page, items: page.items.map(asListed) };
}

/** Invites an address, which gets a mail; what was sent to it before is worth nothing then. */
export async function invite(
  ctx: Context,
  companyId: CompanyId,
  { email, roles }: { email: string; roles: readonly CompanyRole[] },
): Promise<InvitationLink> {
  const { member } = await findAsOwner(ctx, companyId);
  const { invitation, writes } = inviting(ctx, member, { email, roles });
  await write(...writes);
  return { ...asListed(invitation), code: items.invitationCode(companyId, invitation) };
}

/** An invitation by an owner as read, and what makes it. Refused once that role has ended. */
export function inviting(
  ctx: Context,
  owner: items.MemberItem,
  { email, roles }: { email: string; roles: readonly CompanyRole[] },
): { invitation: items.InvitationItem; writes: Write[] } {
  const { companyId, userId: invitedBy } = owner;
  const invitedAt = ctx.now();
  const expiresAt = addHours(invitedAt, 24 * invitationDays);
  const invitation = { email, roles: inOrder(roles), invitedAt, invitedBy, expiresAt };
  return {
    invitation,
    writes: [
      { put: items.invitationRow(companyId, invitation) },
      stillOwner(owner),
      message(invitedAt, "company.invited", {
        companyId,
        email,
        invitedAt,
        language: ctx.language,
      }),
    ],
  };
}

export async function takeBack(ctx: Context, companyId: CompanyId, email: string): Promise<void> {
  const { member } = await findAsOwner(ctx, companyId);
  await write({ drop: items.invitationKey(companyId, email) }, stillOwner(member));
}

/** Joins by an invitation; somebody who is a member already is answered as such. */
export async function accept(ctx: Context, companyId: CompanyId, code: string): Promise<Company> {
  const { userId } = userOf(ctx);
  if (!(await items.readMember(companyId, userId))) await join(ctx, companyId, code);
  const { company, member } = await items.findAsMember(companyId, userId);
  return shown(company, member.roles);
}

/** What the invitation of a code is to, for the account of its address (D40-5). */
export async function showOwn(
  ctx: Context,
  companyId: CompanyId,
  code: string,
): Promise<OwnInvitation> {
  const { roles, expiresAt, invitedBy } = await findOwn(ctx, companyId, code);
  const [[company], names] = await Promise.all([
    items.readCompanies([companyId]),
    items.namesOfMembers([invitedBy]),
  ]);
  if (!company) throw invalid;
  return { companyName: company.name, inviterName: names.get(invitedBy) ?? "", roles, expiresAt };
}

/**
 * The invitation of the caller's verified address with that code. Throws INVITATION_INVALID, which
 * says of a code whether it was used, and else does not tell whether there is such a company, or an
 * invitation of another address.
 */
async function findOwn(ctx: Context, companyId: CompanyId, code: string) {
  const own = await readOwn(ctx, companyId, code);
  if (own) return own;
  throw (await items.wasUsed(companyId, code)) ? used : invalid;
}

async function readOwn(ctx: Context, companyId: CompanyId, code: string) {
  const account = await read(accountKey(userOf(ctx).userId));
  const email = account?.["email"];
  if (typeof email !== "string" || account?.["emailVerified"] !== true) return undefined;
  const invitation = await items.readInvitation(companyId, email);
  const isRight = invitation && isSame(code, items.invitationCode(companyId, invitation));
  return isRight ? invitation : undefined;
}

async function join(ctx: Context, companyId: CompanyId, code: string): Promise<void> {
  const { userId } = userOf(ctx);
  const { email, roles, invitedAt, expiresAt } = await findOwn(ctx, companyId, code);
  await write(
    {
      drop: items.invitationKey(companyId, email),
      guard: { equals: { invitedAt }, refused: invalid },
    },
    { put: items.usedRow(companyId, code, expiresAt) },
    countMember(companyId, roles),
    ...addMember(
      { companyId, userId, roles, joinedAt: ctx.now(), version: 1 },
      { email, emailVerified: true },
    ),
    audit(ctx, { entity: "company", id: companyId, from: "NONE", to: roles.join(" ") }),
  );
}

const isSame = (given: string, right: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
};
