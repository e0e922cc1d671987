import type { NoticeEvent } from "@bupum/shared/notifications/events";
import type { WriterInfo } from "@bupum/shared/writer-infos/contract";
import type { WriterOutcome } from "@bupum/shared/writer-infos/rules";
import type { Context } from "../../kernel/context.ts";
import { notify } from "../../kernel/messages/outbox.ts";
import type { Write } from "../../kernel/table.ts";

const eventOf = {
  approve: "WRITER_APPROVED",
  assign: "WRITER_APPROVED",
  restore: "WRITER_APPROVED",
  correct: "WRITER_CORRECTION",
  refuse: "WRITER_REJECTED",
  back: "WRITER_REJECTED",
  revoke: "WRITER_REVOKED",
} as const satisfies Record<WriterOutcome, NoticeEvent>;

/** To the applicant or writer: what became of the review. */
export const decisionNotice = (
  ctx: Context,
  outcome: WriterOutcome,
  reason: string | undefined,
  { id, userId, version, penName }: WriterInfo,
): Write =>
  notify(ctx, {
    userId,
    event: eventOf[outcome],
    refId: id,
    refVersion: version,
    params: { writer: penName, ...(reason && { reason }) },
    link: "/writer/wiki-info",
  });
