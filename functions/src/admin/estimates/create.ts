import { groupDraft } from "@bupum/shared/deal/estimate-groups/contract";
import type { AdminEstimateDraft } from "@bupum/shared/deal/estimates/admin-contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import { createGroup } from "../../deal/estimate-groups/create.ts";
import { unassignedIn } from "../../deal/estimate-groups/rules.ts";
import { addSeller } from "../../deal/estimates/create.ts";
import { adminOf, type Context } from "../../kernel/context.ts";
import { userForAdmin } from "../../kernel/request/identity.ts";
import { findGroup } from "../../deal/whole-groups/items.ts";

/**
 * D3-22: creates what the buyer could create, without the limits of a plan; audited as the admin's
 * act.
 */
export const createForBuyer = (ctx: Context, draft: AdminEstimateDraft) =>
  draft.groupId ? addToGroup(ctx, draft) : askForBuyer(ctx, draft);

/** The admin, acting for a buyer. */
export async function actingFor(ctx: Context, buyerId: Id<"usr">): Promise<Context> {
  const actor = await userForAdmin(buyerId, adminOf(ctx).userId);
  if (!actor) throw faultAt("body.buyerId", "BUYER_NOT_AVAILABLE");
  return { ...ctx, actor };
}

async function askForBuyer(ctx: Context, draft: AdminEstimateDraft) {
  const { buyerId, groupId: _none, sellerId, requestLineIds: _unused, ...fields } = draft;
  const asked = groupDraft.parse({ ...fields, ...(sellerId && { sellerIds: [sellerId] }) });
  return createGroup(await actingFor(ctx, buyerId!), asked, (made) => ({
    groupId: made.id,
    number: made.number,
    estimateIds: made.estimates.map(({ id }) => id),
    unassignedLineIds: made.unassignedLineIds,
  }));
}

async function addToGroup(ctx: Context, { groupId, sellerId, requestLineIds }: AdminEstimateDraft) {
  const found = await findGroup(groupId!);
  if (found.group.id !== groupId) throw new Problem("NOT_FOUND");
  const acting = await actingFor(ctx, found.group.buyerId);
  const left = unassignedIn(found).filter((one) => !(requestLineIds ?? [one]).includes(one));
  return addSeller(acting, { groupId, sellerId: sellerId!, requestLineIds }, ({ id }) => ({
    groupId,
    number: found.group.number,
    estimateIds: [id],
    unassignedLineIds: left,
  }));
}
