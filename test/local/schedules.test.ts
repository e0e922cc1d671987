import { afterEach, expect, test, vi } from "vitest";
import type { Lambda } from "@bupum/infra/local/lambda/lambda";
import type { Log } from "@bupum/infra/local/kernel/log";
import { Clock } from "@bupum/infra/local/clock/schedules";

afterEach(() => void vi.useRealTimers());

/** Every minute at which the rates job ran within the first ten seconds of a start. */
async function firedAtStart(now: string, before: Record<string, number> = {}) {
  vi.useFakeTimers({ now: new Date(now) });
  const times: string[] = [];
  const invoke = async (event: string) => {
    times.push((JSON.parse(event) as { time: string }).time);
  };
  const clock = new Clock({
    schedules: [
      {
        name: "rates",
        expression: "cron(5 9-15 ? * MON-FRI *)",
        timeZone: "Asia/Seoul",
        // All that the clock needs of a function.
        lambda: { invoke, settings: { name: "job-rates" } } as unknown as Lambda,
        retries: 0,
      },
    ],
    fired: { value: before, save: () => undefined },
    log: {} as Log,
    onWrite: () => undefined,
  });
  await vi.advanceTimersByTimeAsync(10_000);
  await clock.stop();
  return times;
}

test.each([
  ["a working day", "2026-11-20T05:00:00Z", "2026-11-20T04:05:00Z"],
  ["a working day before its first time", "2026-11-19T23:30:00Z", "2026-11-19T06:05:00Z"],
  ["a Saturday", "2026-11-21T03:00:00Z", "2026-11-20T06:05:00Z"],
  ["a Sunday night", "2026-11-22T14:30:00Z", "2026-11-20T06:05:00Z"],
])("a first start on %s runs the last due schedules at once", async (_day, now, due) => {
  expect(await firedAtStart(now)).toEqual([due]);
});

test("a start after a short pause repeats nothing, and after a long one runs each once", async () => {
  const last = Date.parse("2026-11-20T04:05:00Z");
  expect(await firedAtStart("2026-11-20T04:40:00Z", { rates: last })).toEqual([]);
  expect(await firedAtStart("2026-11-20T07:40:00Z", { rates: last })).toEqual([
    "2026-11-20T06:05:00Z",
  ]);
});

test("a job that takes longer than a stop waits is left, and runs again at the next start", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-20T05:00:00Z"), toFake: ["setTimeout", "Date"] });
  const fired: Record<string, number> = {};
  let calls = 0;
  const invoke = () => {
    calls += 1;
    return new Promise<never>(() => undefined);
  };
  const start = () =>
    new Clock({
      schedules: [
        {
          name: "check",
          expression: "cron(5 9-15 ? * MON-FRI *)",
          timeZone: "Asia/Seoul",
          lambda: { invoke, settings: { name: "job-check" } } as unknown as Lambda,
          retries: 2,
        },
      ],
      fired: { value: fired, save: () => undefined },
      log: {} as Log,
      onWrite: () => undefined,
    });
  for (const time of [1, 2]) {
    const clock = start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toBe(time);
    expect(fired).toHaveProperty("check");
    await clock.stop(0);
    expect(fired).toEqual({});
  }
});
