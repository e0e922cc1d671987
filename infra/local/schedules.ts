import type { Lambda } from "./lambda.ts";
import type { Log } from "./log.ts";
import { cronFires, paceOf } from "./cron.ts";
import { account, arn, region } from "./place.ts";

export interface Schedule {
  name: string;
  expression: string;
  timeZone: string;
  lambda: Lambda;
  input?: string;
  retries: number;
}

interface Options {
  schedules: Schedule[];
  /** When each fired last, by name; kept over a restart. */
  fired: { value: Record<string, number>; save(): void };
  log: Log;
  onWrite(): void;
  now?: () => number;
}

const minuteMs = 60_000;
/** How far back a missed cron time is looked for: the machine may have been off over a weekend. */
const catchUpMs = 4 * 24 * 60 * minuteMs;

const eventOf = ({ name, input }: Schedule, at: number) =>
  input ??
  JSON.stringify({
    version: "0",
    id: `${name}-${at}`,
    "detail-type": "Scheduled Event",
    source: "aws.scheduler",
    account,
    time: new Date(at).toISOString().replace(/\.\d+/, ""),
    region,
    resources: [arn("scheduler", `schedule/default/${name}`)],
    detail: "{}",
  });

/** The last minute before `until` in which a cron schedule should have fired, if any. */
function missed({ expression, timeZone }: Schedule, since: number, until: number) {
  const first = Math.max(since + 1, until - catchUpMs);
  for (let at = Math.floor(until / minuteMs) * minuteMs; at > first; at -= minuteMs)
    if (cronFires(expression, new Date(at), timeZone)) return at;
  return undefined;
}

/**
 * Fires schedules as EventBridge Scheduler does. One that was due while this machine was off
 * fires once at start: in AWS it would not have been missed.
 */
export function startSchedules({ schedules, fired, log, onWrite, now = Date.now }: Options) {
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();

  async function invoke(schedule: Schedule, at: number) {
    fired.value[schedule.name] = at;
    fired.save();
    for (let attempt = 0; attempt <= schedule.retries; attempt++)
      try {
        await schedule.lambda.invoke(eventOf(schedule, at));
        onWrite();
        return;
      } catch (error) {
        log.failure(`${schedule.lambda.settings.name} by ${schedule.expression}`, error);
      }
  }

  function fire(schedule: Schedule, at: number) {
    const run = invoke(schedule, at).finally(() => running.delete(run));
    running.add(run);
  }

  function after(ms: number, act: () => void) {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, ms);
    timers.add(timer);
  }

  function everyPace(schedule: Schedule, paceMs: number) {
    const last = fired.value[schedule.name] ?? 0;
    const tick = () => {
      fire(schedule, now());
      after(paceMs, tick);
    };
    // A little after the start, so that it does not slow the start down.
    after(Math.max(5000, last + paceMs - now()), tick);
  }

  const crons = schedules.filter(({ expression }) => paceOf(expression) === undefined);
  function everyMinute() {
    const at = Math.floor(now() / minuteMs) * minuteMs;
    for (const schedule of crons)
      if (cronFires(schedule.expression, new Date(at), schedule.timeZone)) fire(schedule, at);
    after(minuteMs - (now() % minuteMs) + 50, everyMinute);
  }

  for (const schedule of schedules) {
    const pace = paceOf(schedule.expression);
    if (pace !== undefined) everyPace(schedule, pace);
    else
      after(3000, () => {
        const due = missed(schedule, fired.value[schedule.name] ?? 0, now());
        if (due !== undefined) fire(schedule, due);
      });
  }
  after(minuteMs - (now() % minuteMs) + 50, everyMinute);

  return {
    fire: (name: string) => {
      const schedule = schedules.find((one) => one.name === name);
      if (schedule) fire(schedule, now());
    },
    async stop() {
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
