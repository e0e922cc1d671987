import { answerLinkRoutes } from "@bupum/shared/deal/answer-links/contract";
import type { LineId } from "@bupum/shared/kernel/ids";
import { groupIdOf, readGroups } from "../whole-groups/groups.ts";
import { getEstimate } from "../estimates/get.ts";
import { readEstimate } from "../whole-groups/estimates.ts";
import type { Context } from "../../kernel/context.ts";
import { userWithLink } from "../../kernel/request/identity.ts";
import { resource } from "../../kernel/request/resource.ts";
import { createQuotes } from "../product-estimate-responses/create.ts";
import { rejectLines } from "../product-estimate-responses/reject.ts";
import { estimateIdOf } from "../whole-groups/lines.ts";
import { listOfEstimate } from "../product-estimates/list-of-estimate.ts";
import { type AnswerLink, findLink, invalidLink, useUp } from "./items.ts";

export const handler = resource(answerLinkRoutes, {
  async open(ctx, { body }) {
    const { link, seller } = await callerOf(ctx, body.token);
    const { estimateId, expiresAt } = link;
    const [estimate, { items }] = await Promise.all([
      getEstimate(seller, estimateId),
      listOfEstimate(seller, { estimateId }),
    ]);
    return { estimate, items, expiresAt };
  },

  async answer(ctx, { body: { token, items } }) {
    const { link, seller } = await callerOf(ctx, token);
    mustBeOf(
      link,
      items.map(({ productEstimateId }) => productEstimateId),
    );
    return createQuotes(seller, { items, draft: false }, useUp(link, ctx.now()));
  },

  async reject(ctx, { body: { token, ...body } }) {
    const { link, seller } = await callerOf(ctx, token);
    mustBeOf(link, body.productEstimateIds);
    await rejectLines(seller, body, useUp(link, ctx.now()));
  },
});

/**
 * The caller as the seller who got the link. Throws ANSWER_LINK_INVALID, also after the end of the
 * request: a link gives access to an open estimate only.
 */
async function callerOf(ctx: Context, token: string) {
  const link = await findLink(token, ctx.now());
  const [actor, estimate, [group]] = await Promise.all([
    userWithLink(link.userId),
    readEstimate(link.estimateId),
    // The estimate is closed a moment after its request.
    readGroups([groupIdOf(link.estimateId)]),
  ]);
  if (!estimate?.open || !group?.open) throw invalidLink;
  if (actor?.type !== "user" || !actor.isSeller) throw invalidLink;
  return { link, seller: { ...ctx, actor } };
}

/** A link gives access to its own estimate, not to others of the same seller. */
function mustBeOf({ estimateId }: AnswerLink, ids: readonly LineId[]): void {
  if (ids.some((id) => estimateIdOf(id) !== estimateId)) throw invalidLink;
}
