import type { Id, LineId } from "@bupum/shared/kernel/ids";
import type { PageQuery } from "@bupum/shared/kernel/page";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { Instant } from "@bupum/shared/kernel/time";
import { foundBy } from "@bupum/shared/deal/estimates/rules";
import { type lineRoutes, replyTypes } from "@bupum/shared/deal/product-estimates/contract";
import { type Context, userOf } from "../../kernel/context.ts";
import { searchOwn } from "../../search/ledger/lists.ts";
import {
  lineList,
  listLines,
  listState,
  readLines,
  type StoredLine,
} from "../whole-groups/lines.ts";
import { type LineFilter, lineFilterOf } from "./lists.ts";
import { doneBetween, waitingUntil } from "../whole-groups/places.ts";
import { toLine } from "../whole-groups/line-rules.ts";

type Wanted = ParsedInput<(typeof lineRoutes)["listOfSeller"]>["query"];

/** The seller's lines: open ones without an answer first, by deadline. */
export async function listOfSeller(ctx: Context, query: Wanted) {
  const now = ctx.now();
  const { sellerId } = userOf(ctx);
  const { page, itemsPerPage, cursor, ...wanted } = query;
  const paging = { page, itemsPerPage, cursor };
  if (isStretch(wanted))
    return listLines(lineList(sellerId, wanted, now), paging, (line) => toLine(line, now));
  const found = await search(sellerId, wanted, paging, now);
  return { ...found, items: found.items.map((line) => toLine(line, now)) };
}

/** Whether the lines of these filters are a key range of an index. */
function isStretch({ replyType, open, searchKeyword, startDate, endDate, dueWithin }: LineFilter) {
  if (searchKeyword) return false;
  const isDated = (startDate ?? endDate) !== undefined;
  if (dueWithin) return !isDated && open !== false && (replyType ?? "PENDING") === "PENDING";
  const canWait = open !== false && (replyType === undefined || replyType === "PENDING");
  if (isDated && canWait) return false;
  return open === undefined || replyType === "PENDING";
}

/** Other filters: entries of each state, merged in the order of the whole list. */
function search(sellerId: Id<"sel">, wanted: LineFilter, paging: PageQuery, now: Instant) {
  const { replyType, open, dueWithin, searchKeyword, startDate, endDate } = wanted;
  const isOpen = open === undefined ? [true, false] : [open];
  const states = (replyType ? [replyType] : replyTypes).flatMap((type) =>
    isOpen.map((one) => ({
      state: listState(type, one),
      between:
        type === "PENDING" && one
          ? waitingUntil(dueWithin && now)
          : doneBetween(startDate, endDate),
    })),
  );
  const fitsFilter = lineFilterOf("SELL", wanted, now);
  return searchOwn<StoredLine>(
    {
      ledger: "ln",
      owner: sellerId,
      states,
      newestFirst: false,
      searchKeyword,
      seal: wanted,
      read: async (ids) => (await readLines(ids as LineId[])).lines,
      fits: (line) => line.sellerId === sellerId && !line.deletedAt && fitsFilter(line),
      textsOf: (line) => foundBy(line, "SELL"),
    },
    paging,
  );
}
