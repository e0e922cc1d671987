import { Cron } from "croner";

/** cron(minute hour day month weekday year) as EventBridge Scheduler reads it: weekday 1 is Sunday. */
function cronOf(expression: string, timezone: string): Cron {
  const fields = /^cron\((.+)\)$/.exec(expression)?.[1]?.trim().split(/\s+/);
  if (fields?.length !== 6) throw new Error(`${expression} is no cron expression of six fields`);
  // The last Friday of a month is 6L in AWS and 6#L in croner.
  const [minute, hour, day, month, weekday = "", year] = fields;
  const days = weekday.replace(/^(\w{1,3})L$/, "$1#L");
  return new Cron(`0 ${minute} ${hour} ${day} ${month} ${days} ${year}`, {
    timezone,
    mode: "7-part",
    alternativeWeekdays: true,
    // 0/15 is every quarter of an hour.
    sloppyRanges: true,
    domAndDow: true,
  });
}

/** Whether an expression fires in this minute. */
export const cronFires = (expression: string, at: Date, timeZone: string): boolean =>
  cronOf(expression, timeZone).match(at);

/** When an expression fired last, up to a moment and with it. */
export const lastFire = (expression: string, until: Date, timeZone: string): Date | undefined =>
  cronOf(expression, timeZone).previousRuns(1, new Date(until.getTime() + 1))[0];

const units: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** The interval of rate(10 minutes) in milliseconds; undefined for another kind of expression. */
export function paceOf(expression: string): number | undefined {
  const rate = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression);
  return rate ? Number(rate[1]) * units[rate[2]!]! : undefined;
}
