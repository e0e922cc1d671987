import type { Id } from "@bupum/shared/kernel/ids";
import { languages } from "@bupum/shared/kernel/language/languages";
import { newsRoutes } from "@bupum/shared/reading/news/contract";
import { Problem } from "@bupum/shared/kernel/problem";
import { mostRead } from "../../kernel/readers/counters.ts";
import { resource } from "../../kernel/request/resource.ts";
import { findRead } from "../../search/ledger/readings.ts";
import { listCategories } from "../news-categories/items.ts";
import * as items from "./items.ts";
import { feed } from "./rss.ts";
import { searchNews } from "./search.ts";

export const handler = resource(newsRoutes, {
  async latest(ctx, { query: { limit, language } }) {
    return { items: await items.latestNews({ language }, ctx.now(), limit) };
  },

  async popular(ctx, { query: { limit, language } }) {
    const ids = await mostRead("news", language ? [language] : languages, limit);
    // Ids of this kind are those of news.
    return { items: await items.shownCards(ids as Id<"nws">[], ctx.now()) };
  },

  async categories() {
    return { items: await listCategories() };
  },

  search(ctx, { query: { searchKeyword, newsCategoryId, language, ...paging } }) {
    const filter = { newsCategoryId, language };
    const stretch = { newestFirst: true, until: ctx.now() };
    return findRead(searchKeyword, paging, (keyword, at) =>
      searchNews(keyword, filter, stretch, at),
    );
  },

  async rss(ctx, { query: { language } }) {
    ctx.header("content-disposition", "inline");
    return feed(language, ctx.now());
  },

  async get(ctx, { params }) {
    const found = await items.readShown(params.id, ctx.now());
    if (!found) throw new Problem("NOT_FOUND");
    return found;
  },
});
