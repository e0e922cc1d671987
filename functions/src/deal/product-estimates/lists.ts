import { isFound } from "@bupum/shared/deal/estimates/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { addHours, type Instant } from "@bupum/shared/kernel/time";
import type { LineExport } from "@bupum/shared/deal/product-estimates/contract";
import { everyOfBuyer } from "../whole-groups/groups.ts";
import { statusesOf } from "../whole-groups/estimates.ts";
import { findWholeGroup } from "../whole-groups/items.ts";
import { everyLineOf, lineList, type StoredLine } from "../whole-groups/lines.ts";
import { isShownTo, isWithinDays } from "../whole-groups/line-rules.ts";
import { everyWithUnwritten } from "../whole-groups/line-writes.ts";

export type LineFilter = Omit<LineExport, "side" | "ids" | "estimateId" | "groupId">;

/** The filters of a list for one side of the deal (D3-5, D3-6). */
export function lineFilterOf(side: LineExport["side"], wanted: LineFilter, now: Instant) {
  const { replyType, open, dueWithin, searchType, searchKeyword, startDate, endDate } = wanted;
  const isWithin = isWithinDays(startDate, endDate);
  return (line: StoredLine): boolean =>
    (!replyType || line.replyType === replyType) &&
    (open === undefined || line.open === open) &&
    (!dueWithin || isDueSoon(line, now)) &&
    isWithin(line.createdAt) &&
    isFound(line, side, searchType, searchKeyword);
}

const isDueSoon = (line: StoredLine, now: Instant) =>
  line.open && line.replyType === "PENDING" && line.dueAt <= addHours(now, 24);

/** The owner of the lines: a buyer, or the seller that they were sent to. */
export type LineOwner = { buyerId: Id<"usr"> } | { sellerId: Id<"sel"> };

async function inStatus(lines: StoredLine[], wanted: LineFilter["estimateStatus"]) {
  if (!wanted) return lines;
  const statuses = await statusesOf([...new Set(lines.map(({ estimateId }) => estimateId))]);
  return lines.filter(({ estimateId }) => statuses.get(estimateId) === wanted);
}

/**
 * The lines of one side that a filter shows, in pieces of what was read for them, so that a reader
 * can stop; a piece may be empty.
 */
export async function* everyLine(
  owner: LineOwner,
  wanted: LineFilter,
  now: Instant,
): AsyncGenerator<StoredLine[]> {
  const fits = lineFilterOf("buyerId" in owner ? "BUY" : "SELL", wanted, now);
  if ("sellerId" in owner) {
    const list = lineList(owner.sellerId, wanted, now);
    for await (const lines of everyLineOf(list))
      yield await inStatus(lines.filter(fits), wanted.estimateStatus);
    return;
  }
  // A seller may be added later, so a line can be newer than its request, but not older.
  for await (const { id } of everyOfBuyer(owner.buyerId, wanted.endDate)) {
    const { group, terms, estimates, lines } = await findWholeGroup(id);
    const all = group.dispatching ? everyWithUnwritten(lines, estimates, { group, terms }) : lines;
    const shown = all.filter((line) => isShownTo("buyer", line) && fits(line));
    yield await inStatus(shown, wanted.estimateStatus);
  }
}
