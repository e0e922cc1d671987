import { isAway } from "@bupum/shared/accounts/companies/approval-rules";
import { isOwner } from "@bupum/shared/accounts/companies/rules";
import { dueStep } from "@bupum/shared/deal/order-approvals/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { companyIdOf } from "@bupum/shared/kernel/owner-ids";
import { type Day, type Instant, seoulDay } from "@bupum/shared/kernel/time";
import { everyMember, type MemberItem, readMembers } from "../../accounts/companies/items.ts";
import type { ApprovalItem } from "./items.ts";

type UserId = Id<"usr">;
type Judged = Pick<ApprovalItem, "buyerId" | "askedBy" | "mayReleaseOwn" | "steps">;

/** Who may decide a step; `inPlaceOf` where it is a stand-in (D41-5). */
export interface Decider {
  userId: UserId;
  inPlaceOf?: UserId;
  /** The members by whose rows as read this holds. */
  by: readonly Pick<MemberItem, "userId" | "version">[];
}

/** Those members, and who stands in for them on that day. */
async function withStandIns(
  companyId: Id<"cmp">,
  members: readonly MemberItem[],
  today: Day,
): Promise<Decider[]> {
  const away = members.flatMap((member) =>
    isAway(member.standIn, today) ? [{ member, userId: member.standIn.userId }] : [],
  );
  const present = await readMembers(
    companyId,
    away.map(({ userId }) => userId),
  );
  return [
    ...members.map((member) => ({ userId: member.userId, by: [member] })),
    ...away.flatMap(({ member, userId }) => {
      const other = present.find((one) => one.userId === userId);
      return other ? [{ userId, inPlaceOf: member.userId, by: [member, other] }] : [];
    }),
  ];
}

const mostAtOnce = 100;

/** The owners of a company; the index that lists members may lag, so their rows are read again. */
async function readOwners(companyId: Id<"cmp">): Promise<MemberItem[]> {
  const ids: UserId[] = [];
  for await (const members of everyMember(companyId, mostAtOnce))
    for (const { userId, roles } of members) if (isOwner(roles)) ids.push(userId);
  return (await readMembers(companyId, ids)).filter(({ roles }) => isOwner(roles));
}

/**
 * Who may decide a step, by default the one that is due (D41-4): its approvers who are still that in
 * the company, and who stands in for them today; where nobody is left, the owners. Reads the owners
 * of a company once, however many approvals of it are judged.
 */
export function judge(now: Instant) {
  const today = seoulDay(now);
  const owners = new Map<Id<"cmp">, Promise<MemberItem[]>>();
  const ownersOf = (companyId: Id<"cmp">) => {
    const known = owners.get(companyId) ?? readOwners(companyId);
    owners.set(companyId, known);
    return known;
  };
  return async (approval: Judged, at = dueStep(approval)): Promise<Decider[]> => {
    const step = approval.steps[at];
    if (!step) return [];
    const companyId = companyIdOf(approval.buyerId);
    const mayAct = ({ userId, inPlaceOf }: Decider) =>
      approval.mayReleaseOwn || (userId !== approval.askedBy && inPlaceOf !== approval.askedBy);
    const among = async (members: readonly MemberItem[]) =>
      (await withStandIns(companyId, members, today)).filter(mayAct);
    const members = await readMembers(companyId, step.approvers);
    const named = await among(members.filter(({ roles }) => roles.includes("APPROVER")));
    return named.length > 0 ? named : among(await ownersOf(companyId));
  };
}
