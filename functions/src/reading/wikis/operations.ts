import { wikiRoutes } from "@bupum/shared/reading/wikis/contract";
import { userOf } from "../../kernel/context.ts";
import { resource } from "../../kernel/request/resource.ts";
import { findRead } from "../../search/ledger/readings.ts";
import { write } from "../../kernel/table.ts";
import { create } from "./create.ts";
import { draft, keepDraft } from "./draft.ts";
import { get } from "./get.ts";
import { guideOf } from "./guide.ts";
import { holderOf, listOfWriter, rowsOf, rowsOfPage } from "./items.ts";
import { categories, experts, list, ofWriter, popular, related } from "./lists.ts";
import { feed } from "./rss.ts";
import { remove } from "./remove.ts";
import { searchWikis } from "./search.ts";
import { update } from "./update.ts";
import { forgetDraft } from "./writes.ts";

export const handler = resource(wikiRoutes, {
  create(ctx, { body }) {
    const { userId } = userOf(ctx);
    return create(ctx, { writerId: userId, editorId: userId }, body);
  },

  async mine(ctx, { query }) {
    return rowsOfPage(await listOfWriter(userOf(ctx).userId, query));
  },

  async related(_ctx, { query }) {
    return { items: await related(query) };
  },

  async categories() {
    return { items: await categories() };
  },

  async search(_ctx, { query: { searchKeyword, wikiCategoryId, language, ...paging } }) {
    const wanted = { wikiCategoryId, language };
    const page = await findRead(searchKeyword, paging, (keyword, at) =>
      searchWikis(keyword, wanted, at),
    );
    return { ...page, items: await rowsOf(page.items) };
  },

  async ofWriter(_ctx, { query }) {
    return { items: await ofWriter(query.writerId) };
  },

  async experts() {
    return { items: await experts() };
  },

  async popular(_ctx, { query }) {
    return { items: await popular(query.language) };
  },

  list: (_ctx, { query }) => list(query),

  async guide(_ctx, { query: { categoryTagId, language } }) {
    const guide = await guideOf(categoryTagId, language);
    return guide ? { guide } : {};
  },

  rss(ctx, { query }) {
    ctx.header("content-disposition", "inline");
    return feed(query);
  },

  async draft(ctx, { params }) {
    const found = await draft(ctx, params.of);
    return found ? { draft: found } : {};
  },

  keepDraft: (ctx, { params, body }) => keepDraft(ctx, params.of, body),

  dropDraft: (ctx, { params }) => write(forgetDraft(userOf(ctx).userId, params.of)),

  get: (ctx, { params }) => get(ctx, params.id),

  update: (ctx, { params, body }) => update(ctx, params.id, userOf(ctx), body),

  remove: (ctx, { params }) => remove(ctx, params.id, userOf(ctx).userId),

  async isTaken(_ctx, { body: { title, language, excludeWikiId } }) {
    const wikiId = await holderOf(language, title);
    const isDuplicate = wikiId !== undefined && wikiId !== excludeWikiId;
    return { isDuplicate, ...(isDuplicate && { wikiId }) };
  },
});
