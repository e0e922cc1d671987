import { fileProblems } from "../../kernel/problem.ts";
import * as z from "zod/mini";
import { fileSummary } from "../../accounts/files/contract.ts";
import { id } from "../../kernel/ids.ts";
import { page, pageQuery, queryFlag } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { rule } from "../../kernel/rule.ts";
import { oneLine, prose } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { opinionResults, opinionTypes } from "./types.ts";

export const opinionType = z.enum(opinionTypes);
export const opinionResult = z.enum(opinionResults);

/** An opinion on a wiki, to its writer. */
export const opinion = z.object({
  id: id("wrh"),
  wikiId: id("wik"),
  wikiTitle: z.string(),
  /** The revision that the opinion is about. */
  baseRevision: z.int(),
  requesterId: id("usr"),
  requesterName: z.string(),
  writerId: id("usr"),
  type: opinionType,
  sectionName: z.optional(z.string()),
  title: z.string(),
  content: z.string(),
  proposedText: z.optional(z.string()),
  files: z.array(fileSummary),
  isViewed: z.boolean(),
  result: opinionResult,
  resultNote: z.optional(z.string()),
  /** The revision that applied it. */
  appliedRevision: z.optional(z.int()),
  /** When it was escalated to the admins (D9-13). */
  escalatedAt: z.optional(instant),
  /** When an admin decided it; the decision is final. */
  settledAt: z.optional(instant),
  createdAt: instant,
  decidedAt: z.optional(instant),
});
/** @public */
export type Opinion = z.output<typeof opinion>;

export const opinionDraft = z
  .strictObject({
    wikiId: id("wik"),
    /** The revision of the page that the reader saw. */
    baseRevision: z.int().check(z.minimum(1)),
    type: opinionType,
    sectionName: z.optional(oneLine(1, 60)),
    title: oneLine(2, 100),
    content: prose(10, 5000),
    proposedText: z.optional(prose(1, 5000)),
    fileIds: z._default(z.array(id("fil")).check(z.maxLength(5)), []),
  })
  .check(
    rule(({ type, proposedText }) => type === "EDIT" || proposedText === undefined, {
      error: "invalid_value",
      path: ["proposedText"],
    }),
  );
export type OpinionDraft = z.output<typeof opinionDraft>;

const note = z.optional(prose(0, 1000));
/** The decision of the writer or of an admin. */
export const opinionDecision = z
  .strictObject({ result: z.enum(["APPLIED", "DECLINED"]), resultNote: note })
  .check(
    rule(({ result, resultNote = "" }) => result === "APPLIED" || resultNote.length >= 5, {
      error: "DETAIL_REQUIRED",
      path: ["resultNote"],
    }),
  );
/** @public */
export type OpinionDecision = z.output<typeof opinionDecision>;

export const ofOpinion = z.strictObject({ id: id("wrh") });

export const opinionRoutes = {
  list: route({
    method: "GET",
    path: "/wiki-request-histories",
    access: "user",
    summary: "Lists opinions on one's own wikis, newest first, or those that one sent.",
    query: z.extend(pageQuery, {
      side: z._default(z.enum(["RECEIVED", "SENT"]), "RECEIVED"),
      isViewed: z.optional(queryFlag),
    }),
    reply: page(opinion),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  create: route({
    method: "POST",
    path: "/wiki-request-histories",
    access: "user",
    summary: "Sends an opinion to the writer of a wiki; one of each type may be open.",
    status: 201,
    body: opinionDraft,
    reply: z.object({ id: id("wrh") }),
    problems: ["NOT_FOUND", "FORBIDDEN", "OPINION_OPEN", ...fileProblems, "BUSY"],
    cost: "write",
    idempotent: true,
  }),
  get: route({
    method: "GET",
    path: "/wiki-request-histories/{id}",
    access: "user",
    summary: "Reads an opinion: its sender and the writer; reading does not mark it as viewed.",
    params: ofOpinion,
    reply: opinion,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  view: route({
    method: "PATCH",
    path: "/wiki-request-histories/{id}/is-viewed",
    access: "user",
    summary: "Marks an opinion as viewed: the writer of the wiki.",
    params: ofOpinion,
    reply: opinion,
    problems: ["NOT_FOUND", "FORBIDDEN", "BUSY"],
    cost: "write",
  }),
  decide: route({
    method: "PATCH",
    path: "/wiki-request-histories/{id}",
    access: "user",
    summary: "Says what came of an opinion: APPLIED needs a revision after the one it speaks of.",
    params: ofOpinion,
    body: opinionDecision,
    reply: opinion,
    problems: ["NOT_FOUND", "FORBIDDEN", "OPINION_CLOSED", "OPINION_NOT_APPLIED", "BUSY"],
    cost: "write",
  }),
} satisfies Routes;
