import { companyHeader } from "@bupum/shared/kernel/company-name";
import { type CompanyRole, hasRole } from "@bupum/shared/kernel/company-roles";
import { isId } from "@bupum/shared/kernel/id-text";
import type { Id } from "@bupum/shared/kernel/ids";
import { buyerIdOf } from "@bupum/shared/kernel/owner-ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Route } from "@bupum/shared/kernel/route";
import type { APIGatewayProxyEventV2 as HttpEvent } from "aws-lambda";
import { accountKey, type Actor, type UserActor } from "../context.ts";
import { type Key, read, type Write } from "../table.ts";

type CompanyId = Id<"cmp">;

// The fields of these rows that the kernel reads with each call; accounts/companies writes them.
export const companyKey = (id: CompanyId): Key => ({ pk: `company#${id}`, sk: "company" });
export const memberKey = (companyId: CompanyId, userId: Id<"usr">): Key => ({
  pk: `companies-of#${userId}`,
  sk: `company#${companyId}`,
});

const ended = new Problem("NOT_A_MEMBER");

/** Written by accounts/companies/items.ts, in this shape. */
const rolesOf = (member: Record<string, unknown>) => member["roles"] as CompanyRole[];

/**
 * The caller as the company that the call names, if the route is one of a company's (D40-9);
 * otherwise the caller. Throws NOT_A_MEMBER, COMPANY_ROLE_REQUIRED, ACCOUNT_BLOCKED.
 */
export async function inNameOfCompany(
  { company: wanted }: Route,
  { headers }: HttpEvent,
  actor: Actor,
): Promise<Actor> {
  const named = headers[companyHeader];
  // An admin who looks at a member's pages looks at the member's own.
  if (!named || !wanted || actor.type !== "user" || actor.view) return actor;
  // Any text may stand there, also one that is too long for a key.
  if (!isId(named, "cmp")) throw ended;
  const companyId = named;
  const buyerId = buyerIdOf(companyId);
  const [company, member, account] = await Promise.all([
    read(companyKey(companyId)),
    read(memberKey(companyId, actor.userId)),
    read(accountKey(buyerId)),
  ]);
  if (!company || !member) throw ended;
  if (account?.["blockedReason"]) throw new Problem("ACCOUNT_BLOCKED");
  const roles = rolesOf(member);
  const name = String(company["name"]);
  const acting: UserActor = {
    ...actor,
    ...asBuyer,
    userId: buyerId,
    companyName: name,
    member: { companyId, roles, version: Number(member["version"]), person: actor },
  };
  mustHaveRole(acting, wanted);
  return acting;
}

/** Whoever acts for himself needs none. Throws COMPANY_ROLE_REQUIRED. */
export function mustHaveRole(actor: Actor, wanted: readonly CompanyRole[]): void {
  if (actor.type === "user" && actor.member && !hasRole(actor.member.roles, wanted))
    throw new Problem("COMPANY_ROLE_REQUIRED");
}

/** A company sells and writes nothing; the seller account stays its member's, for checks alone. */
const asBuyer = {
  role: "USER",
  isSeller: false,
  writerRole: "NONE",
  isWriter: false,
  expertCategories: [],
} as const satisfies Partial<UserActor>;

/**
 * Refuses what a member does in a company's name once the role has ended, or the membership (D40-4).
 * Throws NOT_A_MEMBER, COMPANY_ROLE_REQUIRED, and BUSY where something else of the membership changed.
 */
export const stillHasRole = (
  { actor }: { actor: Actor },
  wanted: readonly CompanyRole[],
): Write[] => {
  if (actor.type !== "user" || !actor.member) return [];
  const { companyId, version, person } = actor.member;
  const refused = (old: Record<string, unknown> | undefined) =>
    old ? new Problem(hasRole(rolesOf(old), wanted) ? "BUSY" : "COMPANY_ROLE_REQUIRED") : ended;
  return [{ check: memberKey(companyId, person.userId), guard: { equals: { version }, refused } }];
};

/**
 * Refuses what is begun in the name of a company that was dissolved meanwhile, or of an account that
 * left (D40-7, D6-16).
 */
export const stillBuys = ({ actor }: { actor: Actor }): Write[] => {
  if (actor.type !== "user") return [];
  const { member, userId } = actor;
  return member
    ? [{ check: companyKey(member.companyId), guard: { exists: true, refused: ended } }]
    : [
        {
          check: accountKey(userId),
          guard: { exists: true, lacks: ["deletedAt"], refused: new Problem("SESSION_ENDED") },
        },
      ];
};
