import { boardRoutes } from "@bupum/shared/reading/boards/contract";
import type { Board } from "@bupum/shared/reading/boards/contract";
import { Problem } from "@bupum/shared/kernel/problem";
import { relationOf } from "../../kernel/access.ts";
import { type Actor, userOf } from "../../kernel/context.ts";
import { resource } from "../../kernel/request/resource.ts";
import { findRead } from "../../search/ledger/readings.ts";
import { listReplies } from "../replies/items.ts";
import { seenReply } from "../replies/rules.ts";
import { create } from "./create.ts";
import * as items from "../posts/items.ts";
import { remove } from "./remove.ts";
import { seenBy, withHidden } from "../posts/rules.ts";
import { searchBoards } from "./search.ts";
import { update } from "./update.ts";

export const handler = resource(boardRoutes, {
  async list(ctx, { query: { isMine, searchType, searchData, ...rest } }) {
    const { status, boardPurposeType, ...paging } = rest;
    const filter = { status, boardPurposeType };
    if (isMine) return items.listOwn(userOf(ctx).userId, filter, paging);
    const wanted = { ...filter, searchType };
    const page = await findRead(searchData, paging, (keyword, at) =>
      keyword ? searchBoards(ctx.actor, keyword, wanted, at) : items.listBoards(filter, at),
    );
    return { ...page, items: page.items.map((card) => seenBy(ctx.actor, card)) };
  },

  create: (ctx, { body }) => create(ctx, body),

  async get(ctx, { params, query }) {
    const [board, replies] = await Promise.all([
      items.findBoard(params.id),
      listReplies(params.id, query),
    ]);
    const shown = forReader(ctx.actor, board);
    const answers = replies.items.map((reply) => seenReply(ctx.actor, reply));
    return { ...shown, replies: { ...replies, items: answers } };
  },

  update: (ctx, { params, body }) => update(ctx, params.id, body),

  remove: (ctx, { params }) => remove(ctx, params.id),
});

/** The post as its reader may see it; only its author sees a hidden one. */
function forReader(actor: Actor, board: Board & { hiddenAt?: string }): Board {
  if (relationOf(actor, { ownerId: board.authorId }) === "owner") return withHidden(board);
  if (board.hiddenAt) throw new Problem("NOT_FOUND");
  const { noticeType: _, hiddenReason: _reason, ...shown } = board;
  return seenBy(actor, shown);
}
