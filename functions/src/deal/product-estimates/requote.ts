import { dueAtRangeFault } from "@bupum/shared/deal/estimate-groups/rules";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import type { RequoteDraft } from "@bupum/shared/deal/product-estimates/requote";
import { askAgain, requoteDueAt } from "@bupum/shared/deal/product-estimates/rules";
import { readGroup } from "../whole-groups/groups.ts";
import { mustBe } from "../../kernel/access.ts";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { write } from "../../kernel/table.ts";
import { mustBeOpen } from "../product-estimate-responses/writes.ts";
import { lineListKey, readLiveLines, type StoredLine } from "../whole-groups/lines.ts";
import { requoteAsked } from "./notices.ts";
import { requoteTurnOf, toLine } from "../whole-groups/line-rules.ts";
import { changeLine } from "../whole-groups/line-writes.ts";

/** D2-21, D2-22: asks the seller of one line for another quote. */
export async function requoteLine(ctx: Context, id: Line["id"], body: RequoteDraft): Promise<Line> {
  const [{ lines }, found] = await Promise.all([readLiveLines([id]), readGroup(id)]);
  const [line] = lines;
  if (!line || !found) throw new Problem("NOT_FOUND");
  mustBe(ctx.actor, { buyerId: line.buyerId }, "buyer");
  if (body.version !== undefined && body.version !== line.version)
    throw new Problem("VERSION_CONFLICT");
  const now = ctx.now();
  const fault = body.dueAt && dueAtRangeFault(found.group.createdAt, body.dueAt, now);
  if (fault) throw faultAt("body.dueAt", fault);
  const change = changeOf(line, body, now);
  const { rejectReason: _reason, rejectDetail: _detail, ...rest } = line;
  const asked: StoredLine = { ...rest, ...change, version: line.version + 1 };
  const reply = toLine(asked, now);
  await write(
    ctx.once(reply),
    mustBeOpen(line.estimateId),
    changeLine(line, { ...change, ...lineListKey(asked) }, ["rejectReason", "rejectDetail"]),
    requoteAsked(ctx, asked),
    audit(ctx, {
      entity: "estimate",
      id: line.estimateId,
      from: line.replyType,
      to: "PENDING",
      reason: body.reason,
      lineIds: [line.requestLineId],
    }),
    message(now, "group.changed", { groupId: line.groupId }),
  );
  return reply;
}

/** The fields of the line that a further round changes. */
function changeOf(line: StoredLine, body: RequoteDraft, now: Instant) {
  const { reason, targetPrice, quantity = line.quantity, memo } = body;
  const { supersedes, ...turn } = askAgain(requoteTurnOf(line, now), body);
  const { currentResponse } = line;
  return {
    ...turn,
    quantity,
    dueAt: body.dueAt ?? requoteDueAt(now),
    isLate: false,
    quotesInRound: 0,
    ...(targetPrice !== undefined && { targetPrice }),
    requote: {
      reason,
      at: now,
      ...(targetPrice !== undefined && { targetPrice }),
      ...(quantity !== line.quantity && { quantityBefore: line.quantity }),
      ...(memo && { memo }),
    },
    ...(supersedes &&
      currentResponse && {
        currentResponse: { ...currentResponse, state: "SUPERSEDED" as const },
        responseState: "SUPERSEDED" as const,
      }),
  };
}
