import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { inLanguages } from "../../kernel/language/languages.ts";
import { filterOf, page, pageQuery, queryFlag, sortOf } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { keyword } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";

export const maker = z.object({
  id: id("mkr"),
  name: inLanguages(80),
  aliases: z.array(z.string()),
  country: z.optional(z.string()),
  website: z.optional(z.string()),
  /** A picture stored by us: see `pictureAddress`. */
  logoId: z.optional(id("fil")),
  productCount: z.int(),
  merchandiseCount: z.int(),
  version: z.int(),
  createdAt: instant,
});
export type Maker = z.output<typeof maker>;

export const makerDetail = z.extend(maker, {
  introduction: z.optional(inLanguages(2000)),
});
export type MakerDetail = z.output<typeof makerDetail>;

export const ofMaker = z.strictObject({ id: id("mkr") });

export const makerRoutes = {
  list: route({
    method: "GET",
    path: "/manufactors",
    access: "public",
    summary: "Lists makers by name, in any of their names and aliases.",
    query: z.extend(pageQuery, {
      sort: sortOf(["name:asc", "name:desc", "productCount:desc", "createdAt:desc"]),
      filter: filterOf(["country"]),
      searchKeyword: z.optional(keyword),
      /** A letter, digit or Korean consonant that one of its names begins with. */
      initial: z.optional(z.string().check(z.regex(/^[0-9a-zㄱ-ㅎ]$/))),
      haveMerchandise: z.optional(queryFlag),
    }),
    reply: page(maker),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP", "SEARCH_PAGE_TOO_DEEP"],
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
  get: route({
    method: "GET",
    path: "/manufactors/{id}",
    access: "public",
    summary: "Reads one maker; of one that was merged, the maker it went into.",
    params: ofMaker,
    reply: makerDetail,
    problems: ["NOT_FOUND"],
    cache: 60,
    cost: "read",
  }),
} satisfies Routes;
