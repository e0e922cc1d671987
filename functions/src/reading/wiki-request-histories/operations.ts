import { opinionRoutes } from "@bupum/shared/reading/wiki-request-histories/contract";
import { userOf } from "../../kernel/context.ts";
import { resource } from "../../kernel/request/resource.ts";
import { create } from "./create.ts";
import { decide, view } from "./decide.ts";
import { findForParty, listOpinions, shownOpinions } from "../opinions/items.ts";

export const handler = resource(opinionRoutes, {
  async list(ctx, { query: { side, isViewed, ...paging } }) {
    const page = await listOpinions(side, userOf(ctx).userId, isViewed, paging);
    return { ...page, items: await shownOpinions(page.items) };
  },

  create: (ctx, { body }) => create(ctx, body),

  async get(ctx, { params }) {
    const opinion = await findForParty(params.id, userOf(ctx).userId);
    return (await shownOpinions([opinion]))[0]!;
  },

  view: (ctx, { params }) => view(params.id, userOf(ctx).userId),

  decide: (ctx, { params, body }) => decide(ctx, params.id, userOf(ctx).userId, body),
});
