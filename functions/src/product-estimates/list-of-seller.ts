import { isFound } from "@bupum/shared/estimates/rules";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { addHours } from "@bupum/shared/kernel/time";
import type { lineRoutes } from "@bupum/shared/product-estimates/contract";
import { type Context, userOf } from "../kernel/context.ts";
import { listLines, type StoredLine } from "./items.ts";
import { isWithinDays, toLine } from "./rules.ts";

type Wanted = ParsedInput<(typeof lineRoutes)["listOfSeller"]>["query"];

/** What a seller was asked for: open and unanswered lines first, the most urgent on top. */
export function listOfSeller(ctx: Context, query: Wanted) {
  const now = ctx.now();
  const { replyType, open, dueWithin, searchType, searchKeyword, startDate, endDate } = query;
  const isWithin = isWithinDays(startDate, endDate);
  const filter = (line: StoredLine) =>
    (!replyType || line.replyType === replyType) &&
    (open === undefined || line.open === open) &&
    (!dueWithin || line.dueAt <= addHours(now, 24)) &&
    isWithin(line.createdAt) &&
    isFound(line, "SELL", searchType, searchKeyword);
  const { page, itemsPerPage, cursor: _, ...wanted } = query;
  const isFiltered = Object.values(wanted).some((value) => value !== undefined);
  // Lines due soon are unanswered, and that part of the list is sorted by deadline.
  return listLines(
    userOf(ctx).sellerId,
    dueWithin !== undefined,
    { page, itemsPerPage, cursor: query.cursor },
    (line) => toLine(line, now),
    isFiltered ? filter : undefined,
  );
}
