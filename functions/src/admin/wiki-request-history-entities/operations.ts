import { opinionEntityRoutes } from "@bupum/shared/reading/wiki-request-histories/admin-contract";
import { adminResource } from "../../kernel/request/resource.ts";
import { decideAs } from "../../reading/wiki-request-histories/decide.ts";
import { findOpinion, listForAdmins, shownOpinions } from "../../reading/opinions/items.ts";

export const handler = adminResource(opinionEntityRoutes, {
  async list(_ctx, { query: { sort, filter = {}, isEscalated = false, ...paging } }) {
    const newestFirst = sort !== "createdAt:asc";
    const page = await listForAdmins({ isEscalated, ...filter }, newestFirst, paging);
    return { ...page, items: await shownOpinions(page.items) };
  },

  async get(_ctx, { params }) {
    return (await shownOpinions([await findOpinion(params.id)]))[0]!;
  },

  decide: (ctx, { params, body }) => decideAs(ctx, () => findOpinion(params.id), body),
});
