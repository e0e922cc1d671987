import { companyActs } from "../../kernel/company-roles.ts";
import { fileProblems } from "../../kernel/problem.ts";
import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { rule } from "../../kernel/rule.ts";
import { prose } from "../../kernel/text/text.ts";
import { penaltyReasons, penaltyRefTypes, type PenaltyRefType } from "./reasons.ts";

export const penaltyReason = z.enum(penaltyReasons);
export const penaltyRefType = z.enum(penaltyRefTypes);
/** Of a room of a chat its uuid. */
export const penaltyRefId = z.union([id("ord"), id("est"), z.uuid()]);

const beginnings: Record<PenaltyRefType, RegExp> = {
  ORDER: /^ord_/,
  ESTIMATE: /^est_/,
  CHAT: /^(?!ord_|est_)/,
};

/** A report of the seller of an order or an estimate, or of a seller in a chat (D10-1). */
export const penaltyDraft = z
  .strictObject({
    reason: penaltyReason,
    detail: z.optional(prose(0, 1000)),
    refType: penaltyRefType,
    refId: penaltyRefId,
    fileIds: z._default(z.array(id("fil")).check(z.maxLength(5)), []),
  })
  .check(
    rule(({ reason, detail = "" }) => reason !== "OTHER" || detail.length >= 10, {
      error: "DETAIL_REQUIRED",
      path: ["detail"],
    }),
    rule(({ refType, refId }) => beginnings[refType].test(refId), {
      error: "invalid_value",
      path: ["refId"],
    }),
  );
export type PenaltyDraft = z.output<typeof penaltyDraft>;

export const penaltyRoutes = {
  create: route({
    method: "POST",
    path: "/user_penalty_histories",
    access: "user",
    company: companyActs.order,
    summary: "Reports the seller of one's own order, estimate or chat; once for each, five a day.",
    status: 201,
    body: penaltyDraft,
    reply: z.object({ id: id("pen") }),
    problems: ["NOT_FOUND", "ALREADY_REPORTED", "REPORT_LIMIT", ...fileProblems, "BUSY"],
    cost: "write",
    idempotent: true,
  }),
} satisfies Routes;
