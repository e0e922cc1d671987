import type { GroupChange } from "@bupum/shared/deal/estimate-groups/contract";
import { dueAtFault } from "@bupum/shared/deal/estimate-groups/rules";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import { write, type Write } from "../../kernel/table.ts";
import { lineListKey, type StoredLine } from "../whole-groups/lines.ts";
import { changeLine } from "../whole-groups/line-writes.ts";
import { findOwnGroup, type WholeGroup } from "../whole-groups/items.ts";
import {
  type GroupItem,
  groupKey,
  type GroupTerms,
  groupTermsKey,
} from "../whole-groups/groups.ts";
import { droppedNotices } from "./notices.ts";
import { toGroup } from "./rules.ts";

// Without a guard: goes with a guarded write of the same transaction.

/** Rows of a transaction besides those of the lines that are dropped. */
const otherRows = 6;

/** Changes an open request; a worker copies it to estimates and lines (D6-13). */
export const updateGroup = (
  ctx: Context,
  id: GroupItem["id"],
  change: GroupChange & Partial<Pick<GroupTerms, "contact">>,
) =>
  // A seller's answer meanwhile changes the line, so this write is refused.
  retry(
    (error) => isVersionConflict(error) && change.version === undefined,
    async () => {
      const whole = await findOwnGroup(ctx, id);
      const { group, estimates } = whole;
      mustBeChangeable(ctx, whole, change);
      const dropped = droppedBy(whole, change.dropRequestLineIds ?? []);
      const next = changed(ctx, whole, change);
      await write(
        headerChange(group, next.group),
        { change: groupTermsKey(id), set: changedTerms(next.terms) },
        ...dropped.map((line) =>
          changeLine(line, {
            open: false,
            closeReason: "BUYER_CANCELLED",
            ...lineListKey({ ...line, open: false }),
          }),
        ),
        ...droppedNotices(ctx, estimates, dropped),
        audit(ctx, { entity: "estimateGroup", id, from: group.status, to: group.status }),
        message(ctx.now(), "group.changed", { groupId: id }),
      );
      return toGroup(next);
    },
  );

function mustBeChangeable(ctx: Context, { group }: WholeGroup, change: GroupChange): void {
  if (!group.open) throw new Problem("ESTIMATE_CLOSED");
  // The worker is still writing the lines, with copies of the request.
  if (group.dispatching) throw new Problem("BUSY");
  const { version, dueAt } = change;
  if (version !== undefined && version !== group.version) throw new Problem("VERSION_CONFLICT");
  const fault = dueAt && dueAtFault(group, dueAt, ctx.now());
  if (fault) throw faultAt("body.dueAt", fault);
}

/** The lines at each seller that go with those requested lines. Throws LINE_ANSWERED. */
function droppedBy({ terms, estimates, lines }: WholeGroup, ids: readonly string[]): StoredLine[] {
  const live = terms.lines.filter(({ droppedAt }) => !droppedAt);
  const path = "body.dropRequestLineIds";
  if (!ids.every((id) => live.some(({ requestLineId }) => requestLineId === id)))
    throw new Problem("NOT_FOUND");
  const many = new Set(ids).size;
  if (many === live.length) throw faultAt(path, "LAST_LINE");
  const most = Math.floor((100 - otherRows) / estimates.length);
  if (many > most) throw faultAt(path, "too_many", { maximum: most });
  const dropped = lines.filter(({ requestLineId }) => ids.includes(requestLineId));
  if (dropped.some(({ replyType, quoteCount }) => replyType !== "PENDING" || quoteCount > 0))
    throw new Problem("LINE_ANSWERED");
  return dropped.filter(({ open }) => open);
}

const changedTerms = ({ memo, contact, lines }: GroupTerms) => ({ memo, contact, lines });

function changed(
  ctx: Context,
  whole: WholeGroup,
  change: Parameters<typeof updateGroup>[2],
): WholeGroup {
  const { group, terms } = whole;
  const { title, memo, dueAt, contact = terms.contact, dropRequestLineIds = [] } = change;
  const lines = terms.lines.map((line) =>
    dropRequestLineIds.includes(line.requestLineId) ? { ...line, droppedAt: ctx.now() } : line,
  );
  return {
    ...whole,
    group: {
      ...group,
      title: title ?? group.title,
      dueAt: dueAt ?? group.dueAt,
      lineCount: lines.filter(({ droppedAt }) => !droppedAt).length,
      version: group.version + 1,
    },
    terms: { ...terms, memo: memo ?? terms.memo, contact, lines },
  };
}

function headerChange({ id, version }: GroupItem, next: GroupItem): Write {
  const { title, dueAt, lineCount } = next;
  return {
    change: groupKey(id),
    set: { title, dueAt, lineCount, version: next.version },
    guard: { equals: { open: true, version }, refused: new Problem("VERSION_CONFLICT") },
  };
}
