import type { ParsedInput } from "@bupum/shared/kernel/route";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import type { quoteRoutes } from "@bupum/shared/deal/product-estimate-responses/contract";
import { refuseLine } from "@bupum/shared/deal/product-estimates/rules";
import { groupIdOf } from "../whole-groups/groups.ts";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { write, type Write } from "../../kernel/table.ts";
import { lineKey, lineListKey, type StoredLine } from "../whole-groups/lines.ts";
import { turnOf } from "../whole-groups/line-rules.ts";
import { changeLine } from "../whole-groups/line-writes.ts";
import { estimateOf, findOwnLines } from "./items.ts";
import { refusedNotice, withdrawnNotice } from "./notices.ts";
import { statesOf } from "./rules.ts";
import { mustBeOpen } from "./writes.ts";

type RejectBody = ParsedInput<(typeof quoteRoutes)["reject"]>["body"];

/** D2-3, D2-5: refuses lines; a quote of theirs is withdrawn. */
export async function rejectLines(
  ctx: Context,
  body: RejectBody,
  ...beside: Write[]
): Promise<void> {
  const ids = body.productEstimateIds;
  const estimateId = estimateOf(ids);
  const { lines } = await findOwnLines(ctx, ids, estimateId);
  for (const { id, version } of lines)
    if ((body.versions?.[id] ?? version) !== version) throw new Problem("VERSION_CONFLICT");
  const turns = lines.map((line) => ({ line, ...refuseLine(turnOf(line)) }));
  const notices = [
    refusedNotice(ctx, linesOf(turns, false), body),
    withdrawnNotice(ctx, linesOf(turns, true), body),
  ];
  await write(
    ctx.once(
      undefined,
      lines.map(({ id }) => ({ ...lineKey(id), shows: { replyType: "REJECTED" } })),
    ),
    mustBeOpen(estimateId),
    ...turns.map(({ line, withdraws }) => refuse(line, withdraws, body, ctx.now())),
    ...beside,
    ...notices.filter((notice) => notice !== undefined),
    audit(ctx, {
      entity: "estimate",
      id: estimateId,
      from: statesOf(lines),
      to: "REJECTED",
      reason: body.reason,
      lineIds: lines.map(({ requestLineId }) => requestLineId),
      ...(ctx.actor.type === "admin" && { onBehalfOf: lines[0]!.sellerId }),
    }),
    message(ctx.now(), "group.changed", { groupId: groupIdOf(estimateId) }),
  );
}

const linesOf = (turns: { line: StoredLine; withdraws: boolean }[], withdraws: boolean) =>
  turns.filter((turn) => turn.withdraws === withdraws).map(({ line }) => line);

function refuse(
  line: StoredLine,
  withdraws: boolean,
  { reason, detail }: RejectBody,
  at: Instant,
): Write {
  const { currentResponse } = line;
  return changeLine(line, {
    replyType: "REJECTED",
    rejectReason: reason,
    rejectDetail: detail,
    firstAnswer: line.firstAnswer ?? { at, isLate: at > line.dueAt },
    ...(withdraws &&
      currentResponse && {
        currentResponse: { ...currentResponse, state: "WITHDRAWN" },
        responseState: "WITHDRAWN",
        withdrawnIds: [...line.withdrawnIds, currentResponse.id],
      }),
    ...lineListKey({ ...line, replyType: "REJECTED" }),
  });
}
