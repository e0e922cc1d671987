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

type ReadMany = (ids: readonly UserId[]) => Promise<MemberItem[]>;

/** Reads each member of a company once, and by one call those that are asked for at one moment. */
function membersOf(companyId: Id<"cmp">): ReadMany {
  const known = new Map<UserId, Promise<Map<UserId, MemberItem>>>();
  let asked = new Set<UserId>();
  let batch: Promise<Map<UserId, MemberItem>> | undefined;
  const readAsked = async () => {
    // Whoever asks in this moment does so before a promise goes on.
    await Promise.resolve();
    const ids = [...asked];
    asked = new Set();
    batch = undefined;
    return new Map((await readMembers(companyId, ids)).map((row) => [row.userId, row]));
  };
  return async (ids) => {
    for (const id of ids)
      if (!known.has(id)) {
        asked.add(id);
        batch ??= readAsked();
        known.set(id, batch);
      }
    const found = await Promise.all(ids.map(async (id) => (await known.get(id)!).get(id)));
    return found.filter((row) => row !== undefined);
  };
}

/** Those members, and who stands in for them on that day. */
async function withStandIns(
  readMany: ReadMany,
  members: readonly MemberItem[],
  today: Day,
): Promise<Decider[]> {
  const away = members.flatMap((member) =>
    isAway(member.standIn, today) ? [{ member, userId: member.standIn.userId }] : [],
  );
  const present = await readMany(away.map(({ userId }) => userId));
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
 * the company, and who stands in for them today; where nobody is left, the owners. Reads each member
 * and the owners of a company once, however many approvals of it are judged at one moment.
 */
export function judge(now: Instant) {
  const today = seoulDay(now);
  const owners = new Map<Id<"cmp">, Promise<MemberItem[]>>();
  const ownersOf = (companyId: Id<"cmp">) => {
    const known = owners.get(companyId) ?? readOwners(companyId);
    owners.set(companyId, known);
    return known;
  };
  const readers = new Map<Id<"cmp">, ReadMany>();
  const readerOf = (companyId: Id<"cmp">) => {
    const known = readers.get(companyId) ?? membersOf(companyId);
    readers.set(companyId, known);
    return known;
  };
  return async (approval: Judged, at = dueStep(approval)): Promise<Decider[]> => {
    const step = approval.steps[at];
    if (!step) return [];
    const companyId = companyIdOf(approval.buyerId);
    const mayAct = ({ userId, inPlaceOf }: Decider) =>
      approval.mayReleaseOwn || (userId !== approval.askedBy && inPlaceOf !== approval.askedBy);
    const readMany = readerOf(companyId);
    const among = async (members: readonly MemberItem[]) =>
      (await withStandIns(readMany, members, today)).filter(mayAct);
    const members = await readMany(step.approvers);
    const named = await among(members.filter(({ roles }) => roles.includes("APPROVER")));
    return named.length > 0 ? named : among(await ownersOf(companyId));
  };
}
