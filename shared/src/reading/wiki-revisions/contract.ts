import * as z from "zod/mini";
import { fileSummary } from "../../accounts/files/contract.ts";
import { id } from "../../kernel/ids.ts";
import { language } from "../../kernel/language/languages.ts";
import { page, pageQuery } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { ofWiki } from "../wikis/contract.ts";
import { wikiRevision } from "../wikis/revision.ts";
import { wikiSection } from "../wikis/sections.ts";

export const wikiRevisionDetail = z.extend(wikiRevision, {
  wikiId: id("wik"),
  title: z.string(),
  wikiCategoryId: id("wct"),
  language,
  tags: z.array(z.string()),
  linkedProductIds: z.array(id("prd")),
  linkedManufactorIds: z.array(id("mkr")),
  files: z.array(fileSummary),
  sections: z.array(wikiSection),
});

/** @public */
export type WikiRevision = z.output<typeof wikiRevision>;
/** @public */
export type WikiRevisionDetail = z.output<typeof wikiRevisionDetail>;

const ofRevision = z.strictObject({
  id: id("wik"),
  revision: z.pipe(z.coerce.number(), z.int().check(z.minimum(1))),
});

export const wikiRevisionRoutes = {
  revisions: route({
    method: "GET",
    path: "/wikis/{id}/revisions",
    access: "public",
    summary: "Lists the revisions of a wiki, newest first.",
    params: ofWiki,
    query: pageQuery,
    reply: page(wikiRevision),
    problems: ["NOT_FOUND", "CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  revision: route({
    method: "GET",
    path: "/wikis/{id}/revisions/{revision}",
    access: "public",
    summary: "Reads a wiki as one revision left it.",
    params: ofRevision,
    reply: wikiRevisionDetail,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  restore: route({
    method: "POST",
    path: "/wikis/{id}/revisions/{revision}/restore",
    access: "user",
    summary:
      "Saves an earlier revision as the newest one: its writer, or an expert of its category.",
    status: 201,
    params: ofRevision,
    body: z.strictObject({ baseRevision: z.int().check(z.minimum(1)) }),
    reply: z.object({ revision: z.int() }),
    problems: ["NOT_FOUND", "FORBIDDEN", "EDIT_CONFLICT", "WIKI_TITLE_TAKEN", "BUSY"],
    cost: "write",
  }),
} satisfies Routes;
