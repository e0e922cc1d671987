import { monthsUntil } from "@bupum/shared/kernel/calendar/months";
import { addDays, type Day, type Instant, seoulDay } from "@bupum/shared/kernel/time";
import type {
  TradeCohorts,
  TradeFigures,
  TradeStatistics,
} from "@bupum/shared/deal/product-estimates/admin-contract";
import {
  medianMinutes,
  type NamedCounts,
  sumsOf,
} from "@bupum/shared/accounts/seller-infos/reliability";
import {
  type CohortSide,
  readCohorts,
  readMakers,
  readWeeks,
  weekOf,
} from "../../search/tallies/items.ts";

const shown = { weeks: 26, months: 3, makers: 10, cohorts: 12 };
/** Without a period: the last whole weeks. */
const usualWeeks = 4;

interface Asked {
  startDate?: Day | undefined;
  endDate?: Day | undefined;
}

/** D4-11: weeks and months without deals are 0. */
export async function readStatistics(asked: Asked, now: Instant): Promise<TradeStatistics> {
  const running = weekOf(seoulDay(now));
  const { first, last } = periodOf(asked, running);
  const many = weeksFrom(first, last).length;
  const before = addDays(first, -7 * many);
  const charted = addDays(last, (1 - Math.max(shown.weeks, many)) * 7);
  const end = addDays(last, 6);
  const months = monthsUntil(last < running ? end : seoulDay(now), shown.months);
  const [counted, makers] = await Promise.all([
    readWeeks(earlier(before, charted), last),
    readMakers(months),
  ]);
  const countsOf = (weeks: readonly Day[]) => weeks.map((week) => counted.get(week) ?? {});
  const total = (from: Day, to: Day) => ({
    from,
    to: addDays(to, 6),
    figures: figuresOf(sumsOf(countsOf(weeksFrom(from, to)))),
  });
  return {
    period: total(first, last),
    before: total(before, addDays(first, -7)),
    running: last === running,
    weeks: weeksFrom(charted, last).map((week) => ({
      week,
      ...figuresOf(counted.get(week) ?? {}),
    })),
    makersFrom: months[0]!,
    makers: makers
      .filter(({ lines }) => lines > 0)
      .toSorted((one, other) => other.lines - one.lines || (one.name < other.name ? -1 : 1))
      .slice(0, shown.makers),
  };
}

const earlier = (one: Day, other: Day) => (one < other ? one : other);

/** The Mondays of a period's first and last week; no week is after the running one. */
function periodOf({ startDate, endDate }: Asked, running: Day): { first: Day; last: Day } {
  if (!startDate && !endDate)
    return { first: addDays(running, -7 * usualWeeks), last: addDays(running, -7) };
  const last = endDate ? earlier(weekOf(endDate), running) : running;
  const first = startDate ? weekOf(startDate) : addDays(last, -7 * (usualWeeks - 1));
  const earliest = addDays(last, -7 * (mostWeeks - 1));
  return { first: earlier(first < earliest ? earliest : first, last), last };
}
/** The weeks that a year touches. */
const mostWeeks = 53;

function weeksFrom(first: Day, last: Day): Day[] {
  const weeks: Day[] = [];
  for (let week = first; week <= last; week = addDays(week, 7)) weeks.push(week);
  return weeks;
}

function figuresOf(counts: NamedCounts): TradeFigures {
  // A sum above the exact range is shown as the largest exact number (D0-5).
  const of = (name: string) =>
    Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, Math.round(counts[name] ?? 0)));
  const medianAnswerMinutes = medianMinutes(counts);
  return {
    requests: of("requests"),
    quoted: of("quoted"),
    ordered: of("ordered"),
    ...(medianAnswerMinutes !== undefined && { medianAnswerMinutes }),
    orders: of("orders"),
    accepted: of("accepted"),
    completed: of("completed"),
    confirmed: of("confirmed"),
    valueKrw: of("krw"),
  };
}

/** D4-15: months without a new buyer or seller have a cohort of 0. */
export async function readTradeCohorts(now: Instant): Promise<TradeCohorts> {
  const months = monthsUntil(seoulDay(now), shown.cohorts);
  const of = async (side: CohortSide) => {
    const counted = await readCohorts(side, months[0]!, months.at(-1)!);
    return months.map((month, at) => ({
      month,
      dealt: months
        .slice(at)
        .map((_, after) => Math.max(0, counted.get(month)?.[`after${after}`] ?? 0)),
    }));
  };
  const [buyers, sellers] = await Promise.all([of("buyers"), of("sellers")]);
  return { buyers, sellers };
}
