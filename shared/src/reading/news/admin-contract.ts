import { fileProblems } from "../../kernel/problem.ts";
import * as z from "zod/mini";
import { everyAdmin } from "../../kernel/admin-roles.ts";
import { id } from "../../kernel/ids.ts";
import { language } from "../../kernel/language/languages.ts";
import { filterOf, page, pageQuery, sortOf } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { httpsUrl, keyword, oneLine, prose } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { richTextSent } from "../wikis/rich-text/contract.ts";
import { news, newsCard } from "./contract.ts";
import { mostByCall, newsSorts } from "./rules.ts";

const clicks = {
  /** Counted readers in total and in the last seven days. */
  clickCount: z.int(),
  clickCount7d: z.int(),
};
export const newsRow = z.extend(newsCard, { ...clicks, version: z.int(), createdAt: instant });
export const newsEntity = z.extend(news, { ...clicks, version: z.int(), createdAt: instant });
export type NewsEntity = z.output<typeof newsEntity>;

const fields = {
  title: oneLine(2, 150),
  summary: prose(10, 300),
  body: richTextSent,
  newsCategoryId: id("nwc"),
  imageId: id("fil"),
  imageAlt: oneLine(0, 200),
  sourceName: oneLine(0, 80),
};
export const newsDraft = z.strictObject({
  title: fields.title,
  summary: fields.summary,
  body: fields.body,
  newsCategoryId: fields.newsCategoryId,
  language: z._default(language, "ko"),
  imageId: z.optional(fields.imageId),
  imageAlt: z.optional(fields.imageAlt),
  sourceName: z.optional(fields.sourceName),
  sourceUrl: z.optional(httpsUrl),
  /** When readers see it: now, a past time, or up to two years ahead. */
  publishedAt: z.optional(instant),
});
export type NewsDraft = z.output<typeof newsDraft>;
/** null removes a value; absent fields stay. */
export const newsChange = z.strictObject({
  title: z.optional(fields.title),
  summary: z.optional(fields.summary),
  body: z.optional(fields.body),
  newsCategoryId: z.optional(fields.newsCategoryId),
  language: z.optional(language),
  imageId: z.nullish(fields.imageId),
  imageAlt: z.nullish(fields.imageAlt),
  sourceName: z.nullish(fields.sourceName),
  sourceUrl: z.nullish(httpsUrl),
  publishedAt: z.optional(instant),
  version: z.optional(z.int()),
});
export type NewsChange = z.output<typeof newsChange>;

const ofNews = z.strictObject({ id: id("nws") });
const paged = ["CURSOR_INVALID", "PAGE_TOO_DEEP"] as const;

export const adminNewsRoutes = {
  list: route({
    method: "GET",
    path: "/news",
    access: "admin",
    roles: everyAdmin,
    summary: "Lists news, those that are still to appear too, or finds them by all their words.",
    query: z.extend(pageQuery, {
      sort: sortOf(newsSorts),
      filter: filterOf(["newsCategoryId", "language"]),
      searchKeyword: z.optional(keyword),
    }),
    reply: page(newsRow),
    problems: paged,
    cost: "read",
  }),
  get: route({
    method: "GET",
    path: "/news/{id}",
    access: "admin",
    roles: everyAdmin,
    summary: "Reads one news item with how often it was read.",
    params: ofNews,
    reply: newsEntity,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  create: route({
    method: "POST",
    path: "/news",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Adds a news item, which appears at its time.",
    status: 201,
    body: newsDraft,
    reply: newsEntity,
    problems: [...fileProblems, "BUSY"],
    cost: "write",
    idempotent: true,
  }),
  createMany: route({
    method: "POST",
    path: "/news/bulk",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Adds up to 15 news items, all or none.",
    status: 201,
    body: z.strictObject({
      items: z.array(newsDraft).check(z.minLength(1), z.maxLength(mostByCall)),
    }),
    reply: z.object({ ids: z.array(id("nws")) }),
    problems: [...fileProblems, "BUSY"],
    cost: "write",
    idempotent: true,
  }),
  update: route({
    method: "PATCH",
    path: "/news/{id}",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Changes a news item.",
    params: ofNews,
    body: newsChange,
    reply: newsEntity,
    problems: ["NOT_FOUND", "VERSION_CONFLICT", ...fileProblems, "BUSY"],
    cost: "write",
  }),
  remove: route({
    method: "DELETE",
    path: "/news/{id}",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Deletes a news item.",
    params: ofNews,
    problems: ["NOT_FOUND", "VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
  removeMany: route({
    method: "DELETE",
    path: "/news",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Deletes up to 15 news items; those that are gone already are told.",
    body: z.strictObject({
      ids: z.array(id("nws")).check(z.minLength(1), z.maxLength(mostByCall)),
    }),
    reply: z.object({ removed: z.array(id("nws")), missing: z.array(id("nws")) }),
    problems: ["VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
} satisfies Routes;
