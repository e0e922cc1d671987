import type { StandIn } from "@bupum/shared/accounts/companies/approval-rules";
import { isOwner } from "@bupum/shared/accounts/companies/rules";
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
}

/** The index of the step that is due; -1 if none is. */
export const dueStep = ({ steps }: Pick<ApprovalItem, "steps">): number =>
  steps.findIndex(({ released }) => !released);

const isAway = (standIn: StandIn | undefined, today: Day): standIn is StandIn =>
  standIn !== undefined && standIn.from <= today && today <= standIn.until;

const isMember = (one: MemberItem, userId: UserId) => one.userId === userId;

/**
 * Who may decide the step that is due now (D41-4): its approvers who are still that in the company,
 * and who stands in for them today; where nobody is left, an owner.
 */
export async function decidersOf(approval: Judged, now: Instant): Promise<Decider[]> {
  const companyId = companyIdOf(approval.buyerId);
  const step = approval.steps[dueStep(approval)];
  if (!step || !companyId) return [];
  const today = seoulDay(now);
  const mayAct = ({ userId }: Decider) => approval.mayReleaseOwn || userId !== approval.askedBy;
  const members = await readMembers(companyId, step.approvers);
  const approvers = members.filter(({ roles }) => roles.includes("APPROVER"));
  const away = approvers.flatMap(({ userId, standIn }) =>
    isAway(standIn, today) ? [{ userId: standIn.userId, inPlaceOf: userId }] : [],
  );
  const present = await readMembers(
    companyId,
    away.map(({ userId }) => userId),
  );
  const named: Decider[] = [
    ...approvers.map(({ userId }) => ({ userId })),
    ...away.filter(({ userId }) => present.some((one) => isMember(one, userId))),
  ].filter(mayAct);
  return named.length > 0 ? named : (await ownersOf(companyId)).filter(mayAct);
}

const mostAtOnce = 100;

async function ownersOf(companyId: Id<"cmp">): Promise<Decider[]> {
  const owners: Decider[] = [];
  for await (const members of everyMember(companyId, mostAtOnce))
    for (const { userId, roles } of members) if (isOwner(roles)) owners.push({ userId });
  return owners;
}
