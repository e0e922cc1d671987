import type { TradeStatistics } from "@bupum/shared/deal/product-estimates/admin-contract";

type Week = TradeStatistics["weeks"][number];
export type MeasureName = "requests" | "answer" | "value" | "conversion";

/** The values of each week; undefined in a week without data. */
export const measures: Record<MeasureName, (week: Week) => number | undefined> = {
  requests: ({ requests }) => requests,
  answer: ({ medianAnswerMinutes }) => medianAnswerMinutes,
  value: ({ valueKrw }) => valueKrw,
  conversion: ({ requests, ordered }) => (requests > 0 ? ordered / requests : undefined),
};

/** The number of whole weeks that the figures at the top compare. */
const compared = 4;

/** The last four whole weeks beside the four before: sums, and means of times and shares. */
export function lately(weeks: readonly Week[], name: MeasureName) {
  const whole = weeks.slice(0, -1);
  const last = whole.slice(-compared);
  const before = whole.slice(-2 * compared, -compared);
  return { last: together(last, name), before: together(before, name) };
}

function together(weeks: readonly Week[], name: MeasureName): number | undefined {
  const sum = (of: (week: Week) => number) => weeks.reduce((all, week) => all + of(week), 0);
  if (name === "conversion") {
    const requests = sum((week) => week.requests);
    return requests > 0 ? sum((week) => week.ordered) / requests : undefined;
  }
  const values = weeks.map(measures[name]).filter((value) => value !== undefined);
  const all = values.reduce((one, other) => one + other, 0);
  if (name !== "answer") return all;
  return values.length > 0 ? all / values.length : undefined;
}
