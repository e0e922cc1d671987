import { isTalking } from "../partners/items.ts";
import { blockRoutes } from "@bupum/shared/accounts/blocks/contract";
import type { Block, BlockRow, BlockTargetId } from "@bupum/shared/accounts/blocks/contract";
import { Problem } from "@bupum/shared/kernel/problem";
import { cardsOf, knownTargets } from "../bookmarks/targets.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { resource } from "../../kernel/request/resource.ts";
import * as items from "./items.ts";

export const handler = resource(blockRoutes, {
  async create(ctx, { body: { targetId } }) {
    const { userId } = userOf(ctx);
    const before = await items.readBlock(userId, targetId);
    if (before) return before;
    await mustBePartner(ctx, targetId);
    const createdAt = ctx.now();
    await items.addBlock(userId, targetId, createdAt);
    return { targetId, createdAt };
  },

  async remove(ctx, { body: { targetIds } }) {
    const { userId } = userOf(ctx);
    for (const targetId of new Set(targetIds))
      // One after the other: all move the same counter.
      // oxlint-disable-next-line no-await-in-loop
      await items.removeBlock(userId, targetId);
  },

  async mine(ctx, { query: { targetId, ...paging } }) {
    const { userId } = userOf(ctx);
    if (!targetId) {
      const page = await items.listBlocks(userId, paging);
      return { ...page, items: await withNames(page.items) };
    }
    const found = await items.readBlock(userId, targetId);
    return {
      items: await withNames(found ? [found] : []),
      page: 1,
      itemsPerPage: paging.itemsPerPage,
    };
  },
});

const targetOf = (targetId: BlockTargetId) => ({
  type: targetId.startsWith("sel_") ? ("SELLER" as const) : ("BUYER" as const),
  targetId,
});

/**
 * Any seller may be blocked; a buyer only by a seller whom the buyer asked (as with bookmarks,
 * D14-1) or wrote to.
 */
async function mustBePartner(ctx: Context, targetId: BlockTargetId): Promise<void> {
  const { userId, sellerId, isSeller } = userOf(ctx);
  if (targetId === userId || targetId === sellerId) throw new Problem("SELF_REQUEST");
  const target = targetOf(targetId);
  if (target.type === "BUYER" && !isSeller) throw new Problem("SELLER_REGISTRATION_REQUIRED");
  const [isKnown] = await knownTargets(ctx, [target]);
  if (!isKnown && !(await isTalking(userId, target.targetId))) throw new Problem("NOT_FOUND");
}

async function withNames(blocks: readonly Block[]): Promise<BlockRow[]> {
  const cards = await cardsOf(blocks.map(({ targetId }) => targetOf(targetId)));
  return blocks.map(({ targetId, createdAt }, index) => {
    const name = cards[index]?.seller?.companyName ?? cards[index]?.buyer?.companyName;
    return { targetId, createdAt, ...(name && { name }) };
  });
}
