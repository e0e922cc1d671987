import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { inLanguages, language } from "../../kernel/language/languages.ts";
import { page, pageQuery } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { keyword } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { richText } from "../wikis/rich-text/contract.ts";

/** What lists show of an item. */
export const newsCard = z.object({
  id: id("nws"),
  title: z.string(),
  summary: z.string(),
  /** A picture stored by us: see `pictureAddress`. */
  imageId: z.optional(id("fil")),
  newsCategoryId: id("nwc"),
  language,
  publishedAt: instant,
  updatedAt: instant,
});
export type NewsCard = z.output<typeof newsCard>;

/** An item as its page shows it. */
export const news = z.extend(newsCard, {
  body: richText,
  /** Alternative text of the picture. */
  imageAlt: z.optional(z.string()),
  /** The original source. */
  sourceName: z.optional(z.string()),
  sourceUrl: z.optional(z.string()),
});
export type News = z.output<typeof news>;

export const newsCategory = z.object({ id: id("nwc"), name: inLanguages(40), order: z.int() });
export type NewsCategory = z.output<typeof newsCategory>;

const most = z.pipe(z.coerce.number(), z.int().check(z.minimum(1), z.maximum(30)));
const few = z.strictObject({ limit: z._default(most, 10), language: z.optional(language) });
const cards = z.object({ items: z.array(newsCard) });

export const newsRoutes = {
  latest: route({
    method: "GET",
    path: "/news/latest",
    access: "public",
    summary: "Lists the latest news, of all languages or one.",
    query: few,
    reply: cards,
    problems: [],
    cache: 60,
    cost: "read",
  }),
  popular: route({
    method: "GET",
    path: "/news/popular",
    access: "public",
    summary:
      "Lists the news that most people read in the last seven days; of two, the newer first.",
    query: few,
    reply: cards,
    problems: [],
    cache: 60,
    cost: "read",
  }),
  categories: route({
    method: "GET",
    path: "/news/categories",
    access: "public",
    summary: "Lists every category of news in its order.",
    reply: z.object({ items: z.array(newsCategory) }),
    problems: [],
    cache: 60,
    cost: "read",
  }),
  search: route({
    method: "GET",
    path: "/news/search",
    access: "public",
    summary: "Finds news by all words of title, summary and text; without words lists them by age.",
    query: z.extend(pageQuery, {
      searchKeyword: z.optional(keyword),
      newsCategoryId: z.optional(id("nwc")),
      language: z.optional(language),
    }),
    reply: z.extend(page(newsCard), {
      /** Another reading of the keyword, if only that one has results (D9-25). */
      readAs: z.optional(z.string()),
    }),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "search",
  }),
  rss: route({
    method: "GET",
    path: "/news/rss",
    access: "public",
    summary: "Answers with the latest news of a language as RSS 2.0.",
    query: z.strictObject({ language: z._default(language, "ko") }),
    file: { type: "application/rss+xml" },
    problems: [],
    cache: 300,
    cost: "read",
  }),
  get: route({
    method: "GET",
    path: "/news/{id}",
    access: "public",
    summary: "Reads one news item.",
    params: z.strictObject({ id: id("nws") }),
    reply: news,
    problems: ["NOT_FOUND"],
    cache: 60,
    cost: "read",
  }),
} satisfies Routes;
