import type { CompanyRole } from "@bupum/shared/kernel/company-roles";
import { isOwner, mostCompanies, mostMembers } from "@bupum/shared/accounts/companies/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { buyerIdOf } from "@bupum/shared/kernel/owner-ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { accountKey } from "../../kernel/context.ts";
import { companyKey, memberKey } from "../../kernel/request/members.ts";
import type { Write } from "../../kernel/table.ts";
import { noRunningOrders } from "../running-orders/items.ts";
import { readBy } from "../stored-files/readers.ts";
import * as items from "./items.ts";
import { dropOwn } from "./join-request-rows.ts";

// Without a guard: goes with a guarded write of the same transaction.

// Access patterns: those of items.ts.

type UserId = Id<"usr">;

const notFound = new Problem("NOT_FOUND");
const changed = new Problem("VERSION_CONFLICT");
const lastOwner = new Problem("LAST_OWNER");
const hasMembers = new Problem("COMPANY_HAS_MEMBERS");

const counted = (userId: UserId, by: 1 | -1): Write => ({
  change: items.counterKey(userId),
  add: { count: by, changes: 1 },
  ...(by > 0 && {
    guard: {
      absentOrBelow: { count: mostCompanies },
      refused: new Problem("ENTRY_LIMIT", { most: mostCompanies }),
    },
  }),
});

/**
 * A new member's row and what is counted of it. Refused for an account that is leaving, that is
 * blocked, or of which `stated` does not hold.
 */
export const addMember = (
  member: Omit<items.MemberItem, "pk" | "sk">,
  stated: Record<string, unknown> = {},
): Write[] => [
  {
    put: items.memberRow(member),
    guard: { exists: false, refused: changed },
  },
  counted(member.userId, 1),
  {
    check: accountKey(member.userId),
    guard: {
      exists: true,
      equals: stated,
      lacks: ["deletedAt", "blockedReason"],
      refused: notFound,
    },
  },
];

/** One member more in a company that still exists. */
export const countMember = (companyId: Id<"cmp">, roles: readonly CompanyRole[]): Write => ({
  change: companyKey(companyId),
  add: { memberCount: 1, ownerCount: isOwner(roles) ? 1 : 0 },
  guard: {
    exists: true,
    absentOrBelow: { memberCount: mostMembers },
    refused: (old) =>
      old ? new Problem("ENTRY_LIMIT", { most: mostMembers }) : new Problem("INVITATION_INVALID"),
  },
});

const asSeen = (member: items.MemberItem) => ({
  equals: { version: member.version },
  refused: changed,
});
/** Also whether he shares rooms: what he shares while he leaves is not forgotten (D29-18). */
const asSharing = (member: items.MemberItem) => ({
  ...asSeen(member),
  ...(!member.sharesRooms && { lacks: ["sharesRooms"] }),
});
/** The owners who are left; of two who go at the same time the second is refused (D40-6). */
const ownersLeft = { atLeast: { ownerCount: 2 }, refused: lastOwner };

/** Refuses an owner's act once the role has ended (D40-4). */
export const stillOwner = (owner: items.MemberItem): Write => ({
  check: memberKey(owner.companyId, owner.userId),
  guard: asSeen(owner),
});

/** Removes a member as read. Refused with LAST_OWNER, VERSION_CONFLICT. */
export const removeMember = (member: items.MemberItem): Write[] => {
  const wasOwner = isOwner(member.roles);
  return [
    { drop: memberKey(member.companyId, member.userId), guard: asSharing(member) },
    counted(member.userId, -1),
    {
      change: companyKey(member.companyId),
      add: { memberCount: -1, ownerCount: wasOwner ? -1 : 0 },
      guard: wasOwner ? ownersLeft : { exists: true, refused: changed },
    },
  ];
};

/** Gives a member as read other roles. Refused with LAST_OWNER, VERSION_CONFLICT. */
export const changeRoles = (member: items.MemberItem, roles: CompanyRole[]): Write[] => {
  const more = Number(isOwner(roles)) - Number(isOwner(member.roles));
  return [
    {
      change: memberKey(member.companyId, member.userId),
      set: { roles, version: member.version + 1 },
      guard: asSeen(member),
    },
    ...(more === 0
      ? []
      : [
          {
            change: companyKey(member.companyId),
            add: { ownerCount: more },
            guard: more < 0 ? ownersLeft : { exists: true, refused: changed },
          },
        ]),
  ];
};

/**
 * Ends a company with its only member. Refused with COMPANY_HAS_MEMBERS, HAS_RUNNING_ORDERS (D40-7).
 */
export const dissolve = (
  owner: items.MemberItem,
  { logoId }: Pick<items.CompanyItem, "logoId">,
): Write[] => [
  {
    drop: companyKey(owner.companyId),
    guard: {
      equals: { memberCount: 1, ...(logoId && { logoId }) },
      ...(!logoId && { lacks: ["logoId"] }),
      refused: (old) => (old?.["memberCount"] === 1 ? changed : hasMembers),
    },
  },
  // Nobody is shown the logo from then on; papers of its orders may still be drawn (D40-19).
  ...readBy(logoId ? [{ id: logoId }] : [], {}),
  { drop: items.rulesKey(owner.companyId) },
  { drop: memberKey(owner.companyId, owner.userId), guard: asSeen(owner) },
  ...noRunningOrders(buyerIdOf(owner.companyId)),
  counted(owner.userId, -1),
];

/** A transaction holds no more of them, with their logos, beside what else an account leaves. */
const mostDissolved = 7;

/**
 * An account leaves all its companies (D40-8), and those end of which it is the only member. Throws
 * LAST_OWNER, ENTRY_LIMIT; refused with VERSION_CONFLICT, HAS_RUNNING_ORDERS.
 */
export async function leaveCompanies(
  userId: UserId,
): Promise<{ writes: Write[]; dissolved: UserId[] }> {
  // First the number of changes: whatever is joined after it is refused.
  const changes = await items.readChanges(userId);
  const members = await items.listMemberships(userId);
  const companies = await items.readCompanies(members.map(({ companyId }) => companyId));
  const alone = new Map(
    companies.flatMap((one) => (one.memberCount === 1 ? [[one.id, one] as const] : [])),
  );
  if (alone.size > mostDissolved) throw new Problem("ENTRY_LIMIT", { most: mostDissolved });
  const writes = members.flatMap((member) => {
    const ending = alone.get(member.companyId);
    return ending ? dissolve(member, ending) : removeMember(member);
  });
  const guard =
    changes === undefined
      ? { exists: false, refused: changed }
      : { equals: { changes }, refused: changed };
  return {
    writes: [
      // All memberships end with the counter.
      ...writes.filter((one) => !("change" in one && one.change.sk === "counter")),
      { drop: items.counterKey(userId), guard },
      dropOwn(userId),
    ],
    dissolved: [...alone.keys()].map(buyerIdOf),
  };
}
