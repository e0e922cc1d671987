import { setTimeout as pause } from "node:timers/promises";
import type { Lambda } from "../lambda/lambda.ts";
import type { Log } from "../kernel/log.ts";
import { cronFires, lastFire, paceOf } from "./cron.ts";
import { account, arn, region } from "../kernel/place.ts";

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
  /** When each last fired, by name; survives a restart. */
  fired: { value: Record<string, number>; save(): void };
  log: Log;
  onWrite(): void;
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

/** When a cron schedule should have fired last, if it did not then. */
function missed({ expression, timeZone }: Schedule, since: number, until: number) {
  const last = lastFire(expression, new Date(until), timeZone)?.getTime();
  return last !== undefined && last > Math.max(since, until - catchUpMs) ? last : undefined;
}

/**
 * Fires schedules as EventBridge Scheduler does. A schedule that was due while this machine was off
 * fires once at start, since AWS would have fired it.
 */
export class Clock {
  readonly #options: Options;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #running = new Map<Promise<void>, { schedule: Schedule; before: number | undefined }>();
  #isEnding = false;

  constructor(options: Options) {
    this.#options = options;
    for (const schedule of options.schedules) {
      const pace = paceOf(schedule.expression);
      if (pace !== undefined) this.#everyPace(schedule, pace);
      else this.#after(3000, () => this.#catchUp(schedule));
    }
    this.#untilNextMinute();
  }

  /** What runs longer than the patience is left, and fires again at the next start. */
  async stop(patienceMs = 5000) {
    this.#isEnding = true;
    for (const timer of this.#timers) clearTimeout(timer);
    const patience = new AbortController();
    await Promise.race([
      Promise.all(this.#running.keys()),
      pause(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined),
    ]);
    patience.abort();
    const { fired } = this.#options;
    for (const { schedule, before } of this.#running.values()) {
      if (before === undefined) delete fired.value[schedule.name];
      else fired.value[schedule.name] = before;
    }
    if (this.#running.size > 0) fired.save();
  }

  async #invoke(schedule: Schedule, at: number) {
    const { fired, log, onWrite } = this.#options;
    fired.value[schedule.name] = at;
    fired.save();
    for (let attempt = 0; attempt <= schedule.retries && !this.#isEnding; attempt++)
      try {
        await schedule.lambda.invoke(eventOf(schedule, at));
        onWrite();
        return;
      } catch (error) {
        if (this.#isEnding) return;
        log.failure(`${schedule.lambda.settings.name} by ${schedule.expression}`, error);
      }
  }

  #fire(schedule: Schedule, at: number) {
    const before = this.#options.fired.value[schedule.name];
    const run = this.#invoke(schedule, at).finally(() => this.#running.delete(run));
    this.#running.set(run, { schedule, before });
  }

  #after(ms: number, act: () => void) {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, ms);
    this.#timers.add(timer);
  }

  #everyPace(schedule: Schedule, paceMs: number) {
    const last = this.#options.fired.value[schedule.name] ?? 0;
    const tick = () => {
      this.#fire(schedule, Date.now());
      this.#after(paceMs, tick);
    };
    // A little after the start, so that it does not slow the start down.
    this.#after(Math.max(5000, last + paceMs - Date.now()), tick);
  }

  #catchUp(schedule: Schedule) {
    const due = missed(schedule, this.#options.fired.value[schedule.name] ?? 0, Date.now());
    if (due !== undefined) this.#fire(schedule, due);
  }

  #untilNextMinute() {
    this.#after(minuteMs - (Date.now() % minuteMs) + 50, () => {
      const at = Math.floor(Date.now() / minuteMs) * minuteMs;
      for (const schedule of this.#options.schedules) {
        const { expression, timeZone } = schedule;
        const isCron = paceOf(expression) === undefined;
        if (isCron && cronFires(expression, new Date(at), timeZone)) this.#fire(schedule, at);
      }
      this.#untilNextMinute();
    });
  }
}
