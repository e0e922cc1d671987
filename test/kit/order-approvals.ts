import type { ApprovalRule } from "@bupum/shared/accounts/companies/approval-rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { bought, joined } from "./companies.ts";
import type { World } from "./world.ts";

type Deal = Awaited<ReturnType<typeof bought>>;

/** States a company's rules as its owner, whatever they were. */
export async function stateRules(
  { owner, params }: Pick<Deal, "owner" | "params">,
  rules: Partial<ApprovalRule>[],
  mayReleaseOwn = false,
) {
  const { version } = await owner.api.companies.approvalRules({ params });
  const whole = rules.map((rule) => ({ isNewSeller: false, steps: [], ...rule }));
  return owner.api.companies.setApprovalRules({
    params,
    body: { rules: whole, mayReleaseOwn, version },
  });
}

/** A member more who may approve, with calls in the company's name. */
export async function approver(world: World, deal: Deal) {
  const member = await joined(world, deal, "APPROVER");
  return { ...member, as: world.apiOf(deal.companyId, member.token) };
}

/** A deal of a company, and its order that waits for its approvers, step by step. */
export async function waiting(
  world: World,
  given: Parameters<typeof bought>[1] & { steps?: number; mayReleaseOwn?: boolean } = {},
) {
  const { steps = 1, mayReleaseOwn, ...terms } = given;
  const deal = await bought(world, terms);
  const approvers = [deal.approver];
  while (approvers.length < steps) approvers.push(await approver(world, deal));
  await stateRules(deal, [{ steps: approvers.map(({ id }) => [id]) }], mayReleaseOwn);
  const body = { ...deal.order, comment: "라인 정지, 급합니다" };
  const { id } = await deal.buyer.as.orderApprovals.create({ body });
  return { ...deal, approvers, approval: { id } };
}

/** Releases the step that is due, as the approval is now. */
export async function release(who: Pick<Deal["approver"], "as">, id: Id<"oap">) {
  const { version } = await who.as.orderApprovals.get({ params: { id } });
  return who.as.orderApprovals.release({ params: { id }, body: { version } });
}
