import * as z from "zod/mini";
import { everyAdmin } from "../../kernel/admin-roles.ts";
import { id } from "../../kernel/ids.ts";
import { nameInLanguages } from "../../kernel/language/languages.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { instant } from "../../kernel/time.ts";
import { newsCategory } from "../news/contract.ts";

export const newsCategoryEntity = z.extend(newsCategory, {
  /** News of the category, scheduled ones included. */
  newsCount: z.int(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type NewsCategoryEntity = z.output<typeof newsCategoryEntity>;

const order = z.int().check(z.minimum(0), z.maximum(999));
const ofCategory = z.strictObject({ id: id("nwc") });

export const newsCategoryRoutes = {
  list: route({
    method: "GET",
    path: "/news-categories",
    access: "admin",
    roles: everyAdmin,
    summary: "Lists every category of news in its order.",
    reply: z.object({ items: z.array(newsCategoryEntity) }),
    problems: [],
    cost: "read",
  }),
  create: route({
    method: "POST",
    path: "/news-categories",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Adds a category, the last one unless an order is stated.",
    status: 201,
    body: z.strictObject({ name: nameInLanguages(40), order: z.optional(order) }),
    reply: newsCategoryEntity,
    problems: ["CATEGORY_LIMIT", "BUSY"],
    cost: "write",
    idempotent: true,
  }),
  update: route({
    method: "PATCH",
    path: "/news-categories/{id}",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Renames a category or gives it another place.",
    params: ofCategory,
    body: z.strictObject({
      name: z.optional(nameInLanguages(40)),
      order: z.optional(order),
      version: z.optional(z.int()),
    }),
    reply: newsCategoryEntity,
    problems: ["NOT_FOUND", "VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
  remove: route({
    method: "DELETE",
    path: "/news-categories/{id}",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Deletes a category without news.",
    params: ofCategory,
    problems: ["NOT_FOUND", "VERSION_CONFLICT", "CATEGORY_NOT_EMPTY", "BUSY"],
    cost: "write",
  }),
} satisfies Routes;
