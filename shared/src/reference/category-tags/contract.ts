import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { inLanguages } from "../../kernel/language/languages.ts";
import { route, type Routes } from "../../kernel/route.ts";

export const categoryTag = z.object({
  id: id("cat"),
  /** The parent category; absent at the top level. */
  parentId: z.optional(id("cat")),
  name: inLanguages(80),
  /** Names the pictogram. */
  key: z.optional(z.string()),
  /** Place among its siblings, from 0. */
  order: z.int(),
  /** Shown parts of the category; in the tree of all categories including those below it. */
  productCount: z.int(),
});

export type CategoryTag = z.output<typeof categoryTag>;

export const categoryTagRoutes = {
  list: route({
    method: "GET",
    path: "/category-tags",
    access: "public",
    summary: "Lists every category, parents before their children, siblings in their order.",
    reply: z.object({ items: z.array(categoryTag) }),
    problems: [],
    cache: 300,
    cost: "read",
  }),
} satisfies Routes;
