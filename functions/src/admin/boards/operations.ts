import { adminBoardRoutes } from "@bupum/shared/reading/boards/admin-contract";
import { createForMarket } from "../../reading/boards/create.ts";
import { findBoard, listEvery, listShown } from "../../reading/posts/items.ts";
import { remove, removeMany } from "../../reading/boards/remove.ts";
import { withHidden } from "../../reading/posts/rules.ts";
import { searchBoards } from "../../reading/boards/search.ts";
import { update } from "../../reading/boards/update.ts";
import { adminResource } from "../../kernel/request/resource.ts";
import { listReplies } from "../../reading/replies/items.ts";
import { seenReply } from "../../reading/replies/rules.ts";
import { hide } from "./hide.ts";
import { wantedBy } from "./rules.ts";

export const handler = adminResource(adminBoardRoutes, {
  async list(ctx, { query: { sort, filter, searchType, searchKeyword, ...paging } }) {
    const wanted = wantedBy(filter);
    if (searchKeyword)
      return searchBoards(ctx.actor, searchKeyword, { ...wanted, searchType }, paging);
    const newestFirst = sort !== "createdAt:asc";
    const isAll = Object.values(wanted).every((value) => value === undefined);
    return isAll ? listEvery(newestFirst, paging) : listShown(wanted, newestFirst, paging);
  },

  async get(ctx, { params, query }) {
    const [board, replies] = await Promise.all([
      findBoard(params.id),
      listReplies(params.id, query),
    ]);
    const items = replies.items.map((reply) => seenReply(ctx.actor, reply));
    return { ...withHidden(board), replies: { ...replies, items } };
  },

  create: (ctx, { body }) => createForMarket(ctx, body),

  update: (ctx, { params, body }) => update(ctx, params.id, body),

  hide: (ctx, { params, body }) => hide(ctx, params.id, body),

  remove: (ctx, { params }) => remove(ctx, params.id),

  removeMany: (ctx, { body }) => removeMany(ctx, body.ids),
});
