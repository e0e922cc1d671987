import type { NoticeEvent } from "@bupum/shared/notices/notifications/events";
import type { WriterInfo } from "@bupum/shared/accounts/writer-infos/contract";
import type { WriterOutcome } from "@bupum/shared/accounts/writer-infos/rules";
import type { Context } from "../../kernel/context.ts";
import { notify } from "../../kernel/messages/outbox.ts";
import { isSame } from "../../kernel/rows/same.ts";
import type { Write } from "../../kernel/table.ts";

const eventOf = {
  approve: "WRITER_APPROVED",
  restore: "WRITER_APPROVED",
  correct: "WRITER_CORRECTION",
  refuse: "WRITER_REJECTED",
  back: "WRITER_KEPT",
  revoke: "WRITER_REVOKED",
} as const satisfies Record<Exclude<WriterOutcome, "assign">, NoticeEvent>;

type Rights = Pick<WriterInfo, "writerRole" | "expertCategories">;

/** The kind of an admin's change for a writer: another role, other categories, or neither. */
function assigned(before: Rights, after: Rights): NoticeEvent | undefined {
  if (before.writerRole !== after.writerRole)
    return after.writerRole === "EXPERT" ? "WRITER_MADE_EXPERT" : "EXPERT_MADE_WRITER";
  const [had, has] = [before.expertCategories.toSorted(), after.expertCategories.toSorted()];
  return isSame(had, has) ? undefined : "EXPERT_CATEGORIES";
}

function eventFor(outcome: WriterOutcome, before: Rights, after: Rights): NoticeEvent | undefined {
  const change = before.writerRole === "NONE" ? undefined : assigned(before, after);
  if (outcome === "assign") return change;
  const isNewRole = outcome === "approve" && change !== "EXPERT_CATEGORIES";
  return (isNewRole && change) || eventOf[outcome];
}

/** Tells the applicant or writer the result of the review or the changed rights. */
export function decisionNotice(
  ctx: Context,
  outcome: WriterOutcome,
  reason: string | undefined,
  before: Rights,
  after: WriterInfo,
): Write[] {
  const { id, userId, version, penName } = after;
  const event = eventFor(outcome, before, after);
  if (!event) return [];
  const params = { writer: penName, ...(reason && { reason }) };
  const link = "/writer/wiki-info";
  return [notify(ctx, { userId, event, refId: id, refVersion: version, params, link })];
}
