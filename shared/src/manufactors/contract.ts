import * as z from "zod/mini";
import { id } from "../kernel/ids.ts";
import { inLanguages } from "../kernel/languages.ts";
import { filterOf, page, pageQuery, queryFlag, sortOf } from "../kernel/page.ts";
import { route, type Routes } from "../kernel/route.ts";
import { keyword } from "../kernel/text.ts";
import { instant } from "../kernel/time.ts";

export const manufactor = z.object({
  id: id("mkr"),
  name: inLanguages(80),
  aliases: z.array(z.string()),
  country: z.optional(z.string()),
  website: z.optional(z.string()),
  productCount: z.int(),
  merchandiseCount: z.int(),
  version: z.int(),
  createdAt: instant,
});
export type Manufactor = z.output<typeof manufactor>;

export const manufactorRoutes = {
  list: route({
    method: "GET",
    path: "/manufactors",
    access: "public",
    summary: "Lists makers by name, in any of their names and aliases.",
    query: z.extend(pageQuery, {
      sort: sortOf(["name:asc", "name:desc", "productCount:desc", "createdAt:desc"]),
      filter: filterOf(["country"]),
      searchKeyword: z.optional(keyword),
      haveMerchandise: z.optional(queryFlag),
    }),
    reply: page(manufactor),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cache: 60,
    cost: "search",
  }),
  count: route({
    method: "GET",
    path: "/manufactors/count",
    access: "public",
    summary: "Counts makers.",
    reply: z.object({ count: z.int() }),
    problems: [],
    cache: 600,
    cost: "read",
  }),
} satisfies Routes;
