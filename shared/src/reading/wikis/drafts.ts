import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { language } from "../../kernel/language/languages.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { rule } from "../../kernel/rule.ts";
import { fileName, oneLine, prose } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { richText, richTextSent } from "./rich-text/contract.ts";
import { bytesOf } from "./sections.ts";
import { wikiLimits } from "./states.ts";

/** The subject of a draft: a wiki, or a new one. */
const draftOf = z.strictObject({ of: z.union([id("wik"), z.literal("new")]) });
/** @public */
export type DraftOf = z.output<typeof draftOf>["of"];

/**
 * The content of the editor's fields, which may be incomplete: title, category and section names
 * may be absent. Texts have the bounds of a save (D9-4, D9-5).
 */
const fields = {
  title: oneLine(0, 200),
  wikiCategoryId: z.union([id("wct"), z.literal("")]),
  language,
  tags: z.array(oneLine(0, 100)).check(z.maxLength(30)),
  linkedProductIds: z.array(id("prd")).check(z.maxLength(wikiLimits.products)),
  linkedManufactorIds: z.array(id("mkr")).check(z.maxLength(wikiLimits.makers)),
  files: z.array(z.strictObject({ id: id("fil"), fileName })).check(z.maxLength(wikiLimits.files)),
  summary: prose(0, 1_000),
  /** The revision that the edit began with; absent for a new wiki. */
  baseRevision: z.optional(z.int().check(z.minimum(1))),
};

/** A draft as the page sends it. */
const sentDraft = z.strictObject({
  ...fields,
  sections: z.array(z.strictObject({ name: oneLine(0, 100), body: richTextSent })).check(
    z.maxLength(wikiLimits.sections),
    rule((sections) => bytesOf(sections) <= wikiLimits.bytes, { error: "TEXT_TOO_LONG" }),
  ),
  /** The version that was last read or stored, 0 if there is none (D9-26). */
  version: z.optional(z.int().check(z.minimum(0))),
});
export type SentDraft = z.output<typeof sentDraft>;

/** A draft as it is stored. */
const keptDraft = z.object({
  ...fields,
  sections: z.array(z.object({ name: z.string(), body: richText })),
  version: z.int(),
  updatedAt: instant,
});
/** @public */
export type KeptDraft = z.output<typeof keptDraft>;

export const draftRoutes = {
  draft: route({
    method: "GET",
    path: "/wikis/drafts/{of}",
    access: "user",
    summary: "Reads one's own draft of a wiki or of a new one; empty where none is kept.",
    params: draftOf,
    reply: z.object({ draft: z.optional(keptDraft) }),
    problems: [],
    cost: "read",
  }),
  keepDraft: route({
    method: "PUT",
    path: "/wikis/drafts/{of}",
    access: "user",
    summary:
      "Keeps one's own draft for 30 days, over the version that it names, or whatever there is.",
    params: draftOf,
    body: sentDraft,
    reply: z.pick(keptDraft, { version: true, updatedAt: true }),
    problems: [
      "NOT_FOUND",
      "FORBIDDEN",
      "WRITER_REGISTRATION_REQUIRED",
      "VERSION_CONFLICT",
      "BUSY",
    ],
    cost: "write",
  }),
  dropDraft: route({
    method: "DELETE",
    path: "/wikis/drafts/{of}",
    access: "user",
    summary: "Throws one's own draft away.",
    params: draftOf,
    problems: [],
    cost: "write",
  }),
} satisfies Routes;
