import * as z from "zod/mini";
import { everyAdmin } from "../../kernel/admin-roles.ts";
import { id } from "../../kernel/ids.ts";
import { nameInLanguages } from "../../kernel/language/languages.ts";
import { filterOf, page, pageQuery, sortOf } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { keyword } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { categoryTag } from "./contract.ts";

export const categoryTagEntity = z.extend(categoryTag, {
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type CategoryTagEntity = z.output<typeof categoryTagEntity>;

const pictogram = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));
const order = z.int().check(z.minimum(0), z.maximum(999));
const ofCategoryTag = z.strictObject({ id: id("cat") });

export const categoryTagEntityRoutes = {
  list: route({
    method: "GET",
    path: "/category-tag-entities",
    access: "admin",
    roles: everyAdmin,
    summary: "Lists categories, parents before their children unless sorted otherwise.",
    query: z.extend(pageQuery, {
      sort: sortOf(["order:asc", "createdAt:desc", "createdAt:asc", "productCount:desc"]),
      filter: filterOf(["parentId"]),
      searchKeyword: z.optional(keyword),
    }),
    reply: page(categoryTagEntity),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  get: route({
    method: "GET",
    path: "/category-tag-entities/{id}",
    access: "admin",
    roles: everyAdmin,
    summary: "Reads one category.",
    params: ofCategoryTag,
    reply: categoryTagEntity,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  create: route({
    method: "POST",
    path: "/category-tag-entities",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Adds a category, last among its siblings unless an order is stated.",
    status: 201,
    body: z.strictObject({
      name: nameInLanguages(80),
      parentId: z.optional(id("cat")),
      key: z.optional(pictogram),
      order: z.optional(order),
    }),
    reply: categoryTagEntity,
    problems: ["BUSY"],
    cost: "write",
    idempotent: true,
  }),
  update: route({
    method: "PATCH",
    path: "/category-tag-entities/{id}",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Renames or moves a category; with an order its siblings close up around it.",
    params: ofCategoryTag,
    body: z.strictObject({
      name: z.optional(nameInLanguages(80)),
      /** Null moves it to the top level. */
      parentId: z.optional(z.nullable(id("cat"))),
      key: z.optional(z.nullable(pictogram)),
      order: z.optional(order),
      version: z.optional(z.int()),
    }),
    reply: categoryTagEntity,
    problems: ["NOT_FOUND", "VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
  remove: route({
    method: "DELETE",
    path: "/category-tag-entities/{id}",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Deletes a category that no part carries and that has none below it.",
    params: ofCategoryTag,
    problems: [
      "NOT_FOUND",
      "CATEGORY_TAG_IN_USE",
      "CATEGORY_TAG_HAS_CHILDREN",
      "VERSION_CONFLICT",
      "BUSY",
    ],
    cost: "write",
  }),
} satisfies Routes;
