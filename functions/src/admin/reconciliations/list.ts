import type { Page } from "@bupum/shared/kernel/page";
import { deepestPage } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { addDays, type Day, type Instant, seoulDay } from "@bupum/shared/kernel/time";
import type {
  CheckedDay,
  reconciliationRoutes,
} from "@bupum/shared/billing/reconciliations/admin-contract";
import { openCursor, sealCursor } from "../../kernel/cursor.ts";
import { type DayItem, firstCheckedDay, readDays } from "../../billing/reconciliations/items.ts";

type Query = ParsedInput<typeof reconciliationRoutes.list>["query"];

/**
 * A page of the calendar from the first compared day to yesterday; it includes days without a
 * comparison. Throws CURSOR_INVALID, PAGE_TOO_DEEP.
 */
export async function listDays(query: Query, now: Instant): Promise<Page<CheckedDay>> {
  const { page, itemsPerPage, cursor, sort = "day:desc" } = query;
  if (page > deepestPage) throw new Problem("PAGE_TOO_DEEP", { deepest: deepestPage });
  const first = await firstCheckedDay();
  const yesterday = addDays(seoulDay(now), -1);
  const from = latest(first ?? addDays(yesterday, 1), query.startDate);
  const to = earliest(yesterday, query.endDate);
  const step = sort === "day:asc" ? 1 : -1;
  const list = `reconciliations ${sort} ${query.startDate} ${query.endDate}`;
  const start =
    cursor === undefined
      ? addDays(step > 0 ? from : to, step * (page - 1) * itemsPerPage)
      : dayIn(openCursor(list, cursor)["day"]);
  const wanted = Array.from({ length: itemsPerPage + 1 }, (_, at) => addDays(start, step * at));
  const days = wanted.filter((day) => day >= from && day <= to);
  const shown = days.slice(0, itemsPerPage);
  const rows = await readDays(shown);
  const after = days[itemsPerPage];
  return {
    items: shown.map((day, at) => toDay(day, rows[at])),
    page,
    itemsPerPage,
    ...(after !== undefined && { nextCursor: sealCursor(list, { day: after }) }),
  };
}

/** One day, with or without a comparison. */
export async function getDay(day: Day): Promise<CheckedDay> {
  const [row] = await readDays([day]);
  return toDay(day, row);
}

function toDay(day: Day, row: DayItem | undefined): CheckedDay {
  if (!row) return { day };
  const { checkedAt: at, ledger, provider, differences, explained } = row;
  return { day, checked: { at, ledger, provider, differences, explained } };
}

/** Only this list seals its cursors, and each contains a day. */
function dayIn(sealed: unknown): Day {
  if (typeof sealed !== "string") throw new Problem("CURSOR_INVALID");
  return sealed;
}

const latest = (day: Day, other: Day | undefined): Day => (other && other > day ? other : day);
const earliest = (day: Day, other: Day | undefined): Day => (other && other < day ? other : day);
