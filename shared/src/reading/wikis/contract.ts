import { fileProblems } from "../../kernel/problem.ts";
import * as z from "zod/mini";
import { fileSummary } from "../../accounts/files/contract.ts";
import { id } from "../../kernel/ids.ts";
import { inLanguages, language } from "../../kernel/language/languages.ts";
import { page, pageQuery } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { keyword, oneLine, prose } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { productRow } from "../../catalogue/products/contract.ts";
import { writerRoles } from "../../accounts/users/contract.ts";
import { wikiCategory } from "../wiki-categories/contract.ts";
import { draftRoutes } from "./drafts.ts";
import { guideRoutes } from "./guides.ts";
import { wikiSection, wikiSectionsSent } from "./sections.ts";
import { wikiLimits, wikiStatuses } from "./states.ts";

/** A row of a list of wikis. */
export const wikiRow = z.object({
  id: id("wik"),
  title: z.string(),
  language,
  wikiCategoryId: id("wct"),
  writerId: id("usr"),
  writerName: z.string(),
  tags: z.array(z.string()),
  /** The beginning of its text. */
  excerpt: z.string(),
  /** Its first picture, read by GET /images/{id}. */
  imageId: z.optional(id("fil")),
  status: z.enum(wikiStatuses),
  /** Why an admin hid it; for its writer. */
  hiddenReason: z.optional(z.string()),
  currentRevision: z.int(),
  viewCount: z.int(),
  viewCount7d: z.int(),
  commentCount: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
/** @public */
export type WikiRow = z.output<typeof wikiRow>;

/** The writer that a page names; without the certification a former writer (D9-1). */
export const wikiWriter = z.object({
  id: id("usr"),
  name: z.string(),
  writerRole: z.enum(writerRoles),
  isFormer: z.boolean(),
});

export const wiki = z.extend(wikiRow, {
  sections: z.array(wikiSection),
  linkedProductIds: z.array(id("prd")),
  linkedManufactorIds: z.array(id("mkr")),
  /** Documents beside the text; everybody who may read the wiki may read them (D9-23). */
  files: z.array(fileSummary),
  /** Its shown parts and makers, with their present data. */
  products: z.array(productRow),
  manufactors: z.array(z.object({ id: id("mkr"), name: inLanguages(80) })),
  writer: wikiWriter,
  /** The author of the current revision, and the summary of the change. */
  editorId: id("usr"),
  editorName: z.string(),
  summary: z.optional(z.string()),
  /** The caller's rights to it (D9-1). */
  mayEdit: z.boolean(),
  mayDelete: z.boolean(),
});
/** @public */
export type Wiki = z.output<typeof wiki>;

/** A certified expert, with the own categories and the number of published pages. */
export const wikiExpert = z.object({
  id: id("usr"),
  name: z.string(),
  expertCategories: z.array(id("wct")),
  wikiCount: z.int(),
});
/** @public */
export type WikiExpert = z.output<typeof wikiExpert>;

const tag = oneLine(1, 30);
const title = oneLine(2, 100);
export const wikiDraft = z.strictObject({
  title,
  wikiCategoryId: id("wct"),
  language: z._default(language, "ko"),
  sections: wikiSectionsSent,
  tags: z._default(z.array(tag).check(z.maxLength(wikiLimits.tags)), []),
  linkedProductIds: z._default(z.array(id("prd")).check(z.maxLength(wikiLimits.products)), []),
  linkedManufactorIds: z._default(z.array(id("mkr")).check(z.maxLength(wikiLimits.makers)), []),
  fileIds: z._default(z.array(id("fil")).check(z.maxLength(wikiLimits.files)), []),
  /** A summary of the change, shown in the list of revisions. */
  summary: z.optional(prose(0, 200)),
});
export type WikiDraft = z.output<typeof wikiDraft>;

export const wikiChange = z.extend(wikiDraft, {
  /** The revision that was edited; if it is no longer the current one, nothing is saved (D9-8). */
  baseRevision: z.int().check(z.minimum(1)),
  /** The opinion that this edit applies; it becomes APPLIED (D9-12). */
  appliedRequestId: z.optional(id("wrh")),
});
/** @public */
export type WikiChange = z.output<typeof wikiChange>;

export const ofWiki = z.strictObject({ id: id("wik") });
const few = z.object({ items: z.array(wikiRow) });
const saves = [
  "NOT_FOUND",
  "FORBIDDEN",
  "EDIT_CONFLICT",
  "WIKI_TITLE_TAKEN",
  "OPINION_CLOSED",
  ...fileProblems,
  "BUSY",
] as const;

export const wikiRoutes = {
  create: route({
    method: "POST",
    path: "/wikis",
    access: "writer",
    summary: "Publishes a wiki.",
    status: 201,
    body: wikiDraft,
    reply: wiki,
    problems: ["WIKI_TITLE_TAKEN", ...fileProblems, "BUSY"],
    cost: "write",
    idempotent: true,
  }),
  mine: route({
    method: "GET",
    path: "/wikis/me",
    access: "user",
    summary: "Lists one's own wikis, also hidden ones, newest first.",
    query: pageQuery,
    reply: page(wikiRow),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  related: route({
    method: "GET",
    path: "/wikis/related-wikis",
    access: "public",
    summary: "Lists up to five wikis of the same category, those that share tags first.",
    query: z.strictObject({ wikiCategoryId: id("wct"), wikiId: id("wik") }),
    reply: few,
    problems: [],
    cost: "read",
  }),
  categories: route({
    method: "GET",
    path: "/wikis/categories",
    access: "public",
    summary: "Reads the tree of categories; counts hold the pages of those below, too.",
    reply: z.object({
      items: z.array(z.extend(wikiCategory, { children: z.array(wikiCategory) })),
    }),
    problems: [],
    cache: 60,
    cost: "read",
  }),
  search: route({
    method: "GET",
    path: "/wikis/search",
    access: "public",
    summary: "Finds published wikis by their title, tags and text.",
    query: z.extend(pageQuery, {
      searchKeyword: z.optional(keyword),
      wikiCategoryId: z.optional(id("wct")),
      language: z.optional(language),
    }),
    reply: z.extend(page(wikiRow), {
      /** Another reading of the keyword, if only that one has results (D9-25). */
      readAs: z.optional(z.string()),
    }),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "search",
  }),
  ofWriter: route({
    method: "GET",
    path: "/wikis/writer-popular",
    access: "public",
    summary: "Lists the five wikis of a writer that were read most within seven days.",
    query: z.strictObject({ writerId: id("usr") }),
    reply: few,
    problems: [],
    cache: 60,
    cost: "read",
  }),
  experts: route({
    method: "GET",
    path: "/wikis/experts",
    access: "public",
    summary: "Lists certified experts, those of most pages first.",
    reply: z.object({ items: z.array(wikiExpert) }),
    problems: [],
    cache: 60,
    cost: "read",
  }),
  popular: route({
    method: "GET",
    path: "/wikis/popular",
    access: "public",
    summary: "Lists the ten wikis that were read most within seven days.",
    query: z.strictObject({ language: z.optional(language) }),
    reply: few,
    problems: [],
    cache: 60,
    cost: "read",
  }),
  list: route({
    method: "GET",
    path: "/wikis/all",
    access: "public",
    summary:
      "Lists published wikis, newest first: of a category, writer, part, maker or tag, or all.",
    query: z.extend(pageQuery, {
      wikiCategoryId: z.optional(id("wct")),
      writerId: z.optional(id("usr")),
      productId: z.optional(id("prd")),
      manufactorId: z.optional(id("mkr")),
      tag: z.optional(tag),
      language: z.optional(language),
    }),
    reply: page(wikiRow),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  rss: route({
    method: "GET",
    path: "/wikis/rss",
    access: "public",
    summary: "Answers with the latest wikis of a language, or of a category in it, as RSS 2.0.",
    query: z.strictObject({
      language: z._default(language, "ko"),
      wikiCategoryId: z.optional(id("wct")),
    }),
    file: { type: "application/rss+xml" },
    problems: ["NOT_FOUND"],
    cache: 300,
    // The list includes the categories below the named one.
    cost: "search",
  }),
  ...draftRoutes,
  ...guideRoutes,
  get: route({
    method: "GET",
    path: "/wikis/{id}",
    access: "public",
    summary: "Reads one wiki; a hidden one only its writer.",
    params: ofWiki,
    reply: wiki,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  update: route({
    method: "PUT",
    path: "/wikis/{id}",
    access: "user",
    summary: "Saves a new revision: its writer, or an expert of its category.",
    params: ofWiki,
    body: wikiChange,
    reply: wiki,
    problems: saves,
    cost: "write",
  }),
  remove: route({
    method: "DELETE",
    path: "/wikis/{id}",
    access: "user",
    summary: "Deletes one's own wiki; its revisions stay.",
    params: ofWiki,
    problems: ["NOT_FOUND", "FORBIDDEN", "BUSY"],
    cost: "write",
  }),
  isTaken: route({
    method: "POST",
    path: "/wikis/valid-duplicate-title",
    access: "user",
    summary: "Tells whether a wiki of that language has this title.",
    body: z.strictObject({
      title,
      language: z._default(language, "ko"),
      excludeWikiId: z.optional(id("wik")),
    }),
    reply: z.object({ isDuplicate: z.boolean(), wikiId: z.optional(id("wik")) }),
    problems: [],
    cost: "read",
  }),
} satisfies Routes;
