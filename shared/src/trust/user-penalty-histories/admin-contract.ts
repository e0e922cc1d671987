import * as z from "zod/mini";
import { fileSummary } from "../../accounts/files/contract.ts";
import { id } from "../../kernel/ids.ts";
import { filterOf, page, pageQuery, sortOf } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { rule } from "../../kernel/rule.ts";
import { prose } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { sellerApproval } from "../../accounts/users/contract.ts";
import { penaltyReason, penaltyRefId, penaltyRefType } from "./contract.ts";
import { mostPoints, penaltyEffects, penaltySorts, penaltyStatuses } from "./reasons.ts";

export const penalty = z.object({
  id: id("pen"),
  targetUserId: id("usr"),
  targetSellerId: id("sel"),
  targetName: z.string(),
  reporterId: id("usr"),
  reporterName: z.string(),
  reason: penaltyReason,
  detail: z.optional(z.string()),
  refType: penaltyRefType,
  refId: penaltyRefId,
  /** PO- or ES-number; of a chat the beginning of its uuid. */
  refNumber: z.string(),
  files: z.array(fileSummary),
  status: z.enum(penaltyStatuses),
  points: z.int(),
  adminNote: z.optional(z.string()),
  /** The effect of the approval on the seller. */
  effect: z.enum(penaltyEffects),
  createdAt: instant,
  decidedAt: z.optional(instant),
  version: z.int(),
});
export type Penalty = z.output<typeof penalty>;

/** With the seller's present points. */
export const penaltyDetail = z.extend(penalty, {
  standing: z.object({
    points: z.int(),
    sellerStatus: sellerApproval,
    sellerBlockedUntil: z.optional(instant),
  }),
});
export type PenaltyDetail = z.output<typeof penaltyDetail>;

export const penaltyDecision = z
  .strictObject({
    status: z.enum(["APPROVED", "REJECTED"]),
    points: z.optional(z.int().check(z.minimum(1), z.maximum(mostPoints))),
    note: z.optional(prose(0, 500)),
    version: z.optional(z.int()),
  })
  .check(
    rule(({ status, points }) => status !== "APPROVED" || points !== undefined, {
      error: "required",
      path: ["points"],
    }),
    rule(({ status, note = "" }) => status !== "REJECTED" || note.length >= 5, {
      error: "DETAIL_REQUIRED",
      path: ["note"],
    }),
  );
export type PenaltyDecision = z.output<typeof penaltyDecision>;

const ofPenalty = z.strictObject({ id: id("pen") });
export const penaltyEntityRoutes = {
  list: route({
    method: "GET",
    path: "/user-penalty-history-entities",
    access: "admin",
    roles: ["MODERATOR", "SUPPORT"],
    summary:
      "Lists reports of sellers, newest first; filter=status:PENDING for those that wait. Also those" +
      " of one seller, or from one reporter.",
    query: z.extend(pageQuery, {
      sort: sortOf(penaltySorts),
      filter: filterOf(["status", "sellerId", "reporterId"]),
    }),
    reply: page(penalty),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  get: route({
    method: "GET",
    path: "/user-penalty-history-entities/{id}",
    access: "admin",
    roles: ["MODERATOR", "SUPPORT"],
    summary: "Reads one report, with what its seller stands at.",
    params: ofPenalty,
    reply: penaltyDetail,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  update: route({
    method: "PATCH",
    path: "/user-penalty-history-entities/{id}",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Approves a report with points, refuses it, or takes an approval back.",
    params: ofPenalty,
    body: penaltyDecision,
    reply: penaltyDetail,
    problems: ["NOT_FOUND", "INVALID_TRANSITION", "VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
} satisfies Routes;
