import { Problem } from "@bupum/shared/kernel/problem";
import { adminWikiCommentRoutes } from "@bupum/shared/reading/wiki-comments/admin-contract";
import { adminResource } from "../../kernel/request/resource.ts";
import { listComments, shownComments } from "../../reading/wiki-comments/items.ts";
import { readWiki } from "../../reading/wikis/items.ts";
import { remove } from "./remove.ts";

export const handler = adminResource(adminWikiCommentRoutes, {
  async list(_ctx, { query: { wikiId, ...paging } }) {
    const [page, wiki] = await Promise.all([listComments(wikiId, paging), readWiki(wikiId)]);
    if (!wiki) throw new Problem("NOT_FOUND");
    return { ...page, items: await shownComments(page.items) };
  },

  remove: (ctx, { params, body }) => remove(ctx, params.id, body.reason),
});
