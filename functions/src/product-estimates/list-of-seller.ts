import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { lineRoutes } from "@bupum/shared/product-estimates/contract";
import { type Context, userOf } from "../kernel/context.ts";
import { lineList, listLines } from "./items.ts";
import { lineFilterOf } from "./lists.ts";
import { toLine } from "./rules.ts";

type Wanted = ParsedInput<(typeof lineRoutes)["listOfSeller"]>["query"];

/** What a seller was asked for: open and unanswered lines first, the most urgent on top. */
export function listOfSeller(ctx: Context, query: Wanted) {
  const now = ctx.now();
  const { page, itemsPerPage, cursor, ...wanted } = query;
  // The list's own keys answer these two.
  const { replyType: _, dueWithin: __, ...others } = wanted;
  const isFiltered = Object.values(others).some((value) => value !== undefined);
  return listLines(
    lineList(userOf(ctx).sellerId, wanted, now),
    { page, itemsPerPage, cursor },
    (line) => toLine(line, now),
    isFiltered ? lineFilterOf("SELL", wanted, now) : undefined,
  );
}
