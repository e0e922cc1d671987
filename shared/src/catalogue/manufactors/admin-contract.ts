import { fileProblems } from "../../kernel/problem.ts";
import * as z from "zod/mini";
import { everyAdmin } from "../../kernel/admin-roles.ts";
import { id } from "../../kernel/ids.ts";
import { nameInLanguages } from "../../kernel/language/languages.ts";
import { filterOf, page, pageQuery, sortOf } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { country, httpsUrl, keyword, oneLine } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { publication, publicationChoice } from "../products/contract.ts";
import { makerSorts } from "./sorts.ts";
import { makerDetail, ofMaker } from "./contract.ts";

/** What an admin reads of a maker. */
export const makerEntity = z.extend(makerDetail, {
  state: publication,
  mergedInto: z.optional(id("mkr")),
  /** Its parts of every state except MERGED; `productCount` counts the shown ones. */
  partCount: z.int(),
  /** Parts that a rename or a merge has updated so far, and when the last one was updated. */
  followedParts: z.optional(z.int()),
  followedAt: z.optional(instant),
  updatedAt: instant,
});
export type MakerEntity = z.output<typeof makerEntity>;

/** A complete maker as an admin states it; absent fields are removed. */
export const makerDraft = z.strictObject({
  name: nameInLanguages(80),
  aliases: z._default(z.array(oneLine(1, 80)).check(z.maxLength(30)), []),
  country: z.optional(country),
  website: z.optional(httpsUrl),
  logoId: z.optional(id("fil")),
  introduction: z.optional(nameInLanguages(2000)),
  state: z._default(publicationChoice, "SHOWN"),
});

export const makerEntityRoutes = {
  list: route({
    method: "GET",
    path: "/manufactor-entities",
    access: "admin",
    roles: everyAdmin,
    summary:
      "Lists makers of every state, by age or by name, hidden ones apart. Those found by a keyword" +
      " come by name and merged ones the last one first; a sort is refused there.",
    query: z.extend(pageQuery, {
      sort: sortOf(makerSorts),
      filter: filterOf(["state", "country"]),
      searchKeyword: z.optional(keyword),
    }),
    reply: page(makerEntity),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "search",
  }),
  get: route({
    method: "GET",
    path: "/manufactor-entities/{id}",
    access: "admin",
    roles: everyAdmin,
    summary: "Reads one maker of any state.",
    params: ofMaker,
    reply: makerEntity,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  create: route({
    method: "POST",
    path: "/manufactor-entities",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Adds a maker.",
    status: 201,
    body: makerDraft,
    reply: makerEntity,
    problems: ["MANUFACTOR_EXISTS", "BUSY", ...fileProblems],
    cost: "write",
    idempotent: true,
  }),
  update: route({
    method: "PUT",
    path: "/manufactor-entities/{id}",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Restates a maker; a new name follows into its parts and listings.",
    params: ofMaker,
    body: z.extend(makerDraft, { version: z.optional(z.int()) }),
    reply: makerEntity,
    problems: ["NOT_FOUND", "VERSION_CONFLICT", "MANUFACTOR_EXISTS", "BUSY", ...fileProblems],
    cost: "write",
  }),
  remove: route({
    method: "DELETE",
    path: "/manufactor-entities/{id}",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Deletes a maker that has no part.",
    params: ofMaker,
    problems: ["NOT_FOUND", "MANUFACTOR_HAS_PRODUCTS", "VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
  merge: route({
    method: "POST",
    path: "/manufactor-entities/{id}/merge",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Merges a maker into another: names become aliases, parts move, the id redirects.",
    params: ofMaker,
    body: z.strictObject({ intoId: id("mkr"), version: z.optional(z.int()) }),
    reply: makerEntity,
    problems: ["NOT_FOUND", "VERSION_CONFLICT", "MERGE_NOT_POSSIBLE", "BUSY"],
    cost: "write",
  }),
} satisfies Routes;
