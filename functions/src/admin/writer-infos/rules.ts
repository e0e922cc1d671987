import type { Instant } from "@bupum/shared/kernel/time";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { adminWriterInfoRoutes } from "@bupum/shared/accounts/writer-infos/admin-contract";
import type { WriterInfo } from "@bupum/shared/accounts/writer-infos/contract";
import type { WriterOutcome } from "@bupum/shared/accounts/writer-infos/rules";

export type WriterDecisionBody = ParsedInput<typeof adminWriterInfoRoutes.decide>["body"];

/** A writer after a decision (D27-5). */
export function decidedWriter(
  before: WriterInfo,
  outcome: WriterOutcome,
  { writerRole, expertCategories, reason = "" }: WriterDecisionBody,
  now: Instant,
): WriterInfo {
  const { reviewDueAt: _due, correction: _correction, lastRejection, draft, ...kept } = before;
  const rest = { ...kept, version: before.version + 1, updatedAt: now };
  const rejection = { lastRejection: { reason, at: now } };
  const proof = draft && { draft };
  switch (outcome) {
    case "approve":
    case "assign":
    case "restore":
      return {
        ...rest,
        status: "APPROVED",
        writerRole: writerRole ?? before.writerRole,
        expertCategories,
        // An approval replaces the former proof by the reviewed one.
        ...(outcome === "approve" && draft && { approved: draft }),
        approvedAt: outcome === "assign" ? (before.approvedAt ?? now) : now,
      };
    case "correct":
      return {
        ...rest,
        ...proof,
        ...(lastRejection && { lastRejection }),
        status: "CORRECTION",
        correction: { note: reason, at: now },
      };
    case "back":
      return { ...rest, ...rejection, status: "APPROVED" };
    case "refuse":
      return { ...rest, ...proof, ...rejection, status: "REJECTED" };
    case "revoke":
      return {
        ...rest,
        ...rejection,
        status: "REJECTED",
        writerRole: "NONE",
        expertCategories: [],
      };
  }
}
