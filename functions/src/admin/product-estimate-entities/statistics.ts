import { addDays, type Day, type Instant, seoulDay } from "@bupum/shared/kernel/time";
import type { TradeStatistics } from "@bupum/shared/deal/product-estimates/admin-contract";
import { medianMinutes, type NamedCounts } from "@bupum/shared/accounts/seller-infos/reliability";
import { readMakers, readWeeks, weekOf } from "../../search/tallies/items.ts";

const shown = { weeks: 26, months: 3, makers: 10 };

/** D4-11: weeks and months without deals are 0. */
export async function readStatistics(now: Instant): Promise<TradeStatistics> {
  const today = seoulDay(now);
  const last = weekOf(today);
  const weeks = Array.from({ length: shown.weeks }, (_, at) =>
    addDays(last, (at + 1 - shown.weeks) * 7),
  );
  const months = monthsUntil(today, shown.months);
  const [counted, makers] = await Promise.all([readWeeks(weeks[0]!), readMakers(months)]);
  return {
    weeks: weeks.map((week) => toWeek(week, counted.get(week) ?? {})),
    makersFrom: months[0]!,
    makers: makers
      .filter(({ lines }) => lines > 0)
      .toSorted((one, other) => other.lines - one.lines || (one.name < other.name ? -1 : 1))
      .slice(0, shown.makers),
  };
}

function toWeek(week: Day, counts: NamedCounts): TradeStatistics["weeks"][number] {
  // A sum above the exact range is shown as the largest exact number (D0-5).
  const of = (name: string) =>
    Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, Math.round(counts[name] ?? 0)));
  const medianAnswerMinutes = medianMinutes(counts);
  return {
    week,
    requests: of("requests"),
    quoted: of("quoted"),
    ordered: of("ordered"),
    ...(medianAnswerMinutes !== undefined && { medianAnswerMinutes }),
    orders: of("orders"),
    confirmed: of("confirmed"),
    valueKrw: of("krw"),
  };
}

/** The given number of months up to that of a day, oldest first. */
function monthsUntil(last: Day, many: number): string[] {
  const [year, month] = last.split("-").map(Number) as [number, number];
  return Array.from({ length: many }, (_, at) =>
    new Date(Date.UTC(year, month - many + at)).toISOString().slice(0, 7),
  );
}
