import * as z from "zod/mini";
import { everyAdmin } from "../../kernel/admin-roles.ts";
import { page, pageQuery } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { day } from "../../kernel/time.ts";

export const searchMiss = z.object({
  /** The spelling that was typed first. */
  keyword: z.string(),
  count: z.int(),
});
export type SearchMiss = z.output<typeof searchMiss>;

/** How many of a week are answered. */
export const mostTopMisses = 10;

export const searchMissRoutes = {
  list: route({
    method: "GET",
    path: "/search-misses",
    access: "admin",
    roles: everyAdmin,
    summary: "Lists what was searched for in vain on a day in Seoul, the most frequent first.",
    /** Today by default; days are kept for 90 days. */
    query: z.extend(pageQuery, { on: z.optional(day) }),
    reply: page(searchMiss),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  top: route({
    method: "GET",
    path: "/search-misses/top",
    access: "admin",
    roles: everyAdmin,
    summary: "Lists what was searched for in vain most often in the week of a day (NEW).",
    query: z.strictObject({ on: z.optional(day) }),
    reply: z.object({ from: day, to: day, items: z.array(searchMiss) }),
    problems: [],
    cost: "read",
  }),
} satisfies Routes;
