import * as z from "zod/mini";
import { everyAdmin } from "../../kernel/admin-roles.ts";
import { id } from "../../kernel/ids.ts";
import { nameInLanguages } from "../../kernel/language/languages.ts";
import { filterOf, page, pageQuery, sortOf } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { keyword } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { wikiCategory } from "./contract.ts";

export const wikiCategoryEntity = z.extend(wikiCategory, {
  /** Published and hidden pages; a category with any cannot be deleted (D9-2). */
  memberCount: z.int(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type WikiCategoryEntity = z.output<typeof wikiCategoryEntity>;

const order = z.int().check(z.minimum(0), z.maximum(999));
const ofWikiCategory = z.strictObject({ id: id("wct") });

export const wikiCategoryEntityRoutes = {
  list: route({
    method: "GET",
    path: "/wiki-category-entities",
    access: "admin",
    roles: everyAdmin,
    summary: "Lists wiki categories, parents before their children unless sorted otherwise.",
    query: z.extend(pageQuery, {
      sort: sortOf(["order:asc", "createdAt:desc", "createdAt:asc", "wikiCount:desc"]),
      filter: filterOf(["parentId"]),
      searchKeyword: z.optional(keyword),
    }),
    reply: page(wikiCategoryEntity),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  get: route({
    method: "GET",
    path: "/wiki-category-entities/{id}",
    access: "admin",
    roles: everyAdmin,
    summary: "Reads one wiki category.",
    params: ofWikiCategory,
    reply: wikiCategoryEntity,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  create: route({
    method: "POST",
    path: "/wiki-category-entities",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Adds a wiki category, last among its siblings unless an order is stated.",
    status: 201,
    body: z.strictObject({
      name: nameInLanguages(60),
      parentId: z.optional(id("wct")),
      order: z.optional(order),
    }),
    reply: wikiCategoryEntity,
    problems: ["VERSION_CONFLICT", "BUSY"],
    cost: "write",
    idempotent: true,
  }),
  update: route({
    method: "PATCH",
    path: "/wiki-category-entities/{id}",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Renames or moves a wiki category; its siblings close up around it.",
    params: ofWikiCategory,
    body: z.strictObject({
      name: z.optional(nameInLanguages(60)),
      /** Null moves it to the top level. */
      parentId: z.optional(z.nullable(id("wct"))),
      order: z.optional(order),
      version: z.optional(z.int()),
    }),
    reply: wikiCategoryEntity,
    problems: ["NOT_FOUND", "VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
  remove: route({
    method: "DELETE",
    path: "/wiki-category-entities/{id}",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Deletes a wiki category that has no pages and no categories below it.",
    params: ofWikiCategory,
    problems: [
      "NOT_FOUND",
      "CATEGORY_NOT_EMPTY",
      "CATEGORY_TAG_HAS_CHILDREN",
      "VERSION_CONFLICT",
      "BUSY",
    ],
    cost: "write",
  }),
} satisfies Routes;
