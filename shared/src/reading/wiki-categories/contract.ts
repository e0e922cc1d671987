import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { inLanguages } from "../../kernel/language/languages.ts";
import { route, type Routes } from "../../kernel/route.ts";

export const wikiCategory = z.object({
  id: id("wct"),
  name: inLanguages(60),
  /** The parent category; absent at the top level. */
  parentId: z.optional(id("wct")),
  /** Place among its siblings, from 0. */
  order: z.int(),
  /** Published pages of the category itself. */
  wikiCount: z.int(),
});
/** @public */
export type WikiCategory = z.output<typeof wikiCategory>;

export const wikiCategoryRoutes = {
  list: route({
    method: "GET",
    path: "/wiki-categories",
    access: "public",
    summary: "Lists every wiki category, parents before their children, siblings in their order.",
    reply: z.object({ items: z.array(wikiCategory) }),
    problems: [],
    cache: 60,
    cost: "read",
  }),
} satisfies Routes;
