import * as fc from "fast-check";
import { expect, test } from "vitest";
import { codeLifeSeconds, mostTries, tokenLifeSeconds, waitSeconds } from "./rules.ts";

const start = Date.parse("2026-11-20T00:00:00.000Z");
const at = (seconds: number) => new Date(start + seconds * 1000).toISOString();

test("the first code is sent at once, the second a minute later at the earliest", () => {
  expect(waitSeconds([], at(0))).toBe(0);
  expect(waitSeconds([at(0)], at(1))).toBe(59);
  expect(waitSeconds([at(0)], at(60))).toBe(0);
});

test("the sixth code within an hour waits until the first is an hour old", () => {
  const sent = [0, 60, 120, 180, 240].map(at);
  expect(waitSeconds(sent, at(600))).toBe(3_000);
  expect(waitSeconds(sent, at(3_600))).toBe(0);
});

test("the eleventh code within a day waits until the first is a day old", () => {
  // One send every two hours, the last at 18:00.
  const sent = Array.from({ length: 10 }, (_, count) => at(count * 7_200));
  expect(waitSeconds(sent.slice(1), at(72_000))).toBe(0);
  expect(waitSeconds(sent, at(72_000))).toBe(14_400);
  expect(waitSeconds(sent, at(86_400))).toBe(0);
});

test("a code is valid for three minutes by phone and ten by e-mail, has five tries, and its token lives 15 minutes (D16-2, D16-3)", () => {
  expect(codeLifeSeconds).toEqual({ PHONE: 180, EMAIL: 600 });
  expect([mostTries, tokenLifeSeconds]).toEqual([5, 900]);
});

test("at any pace, a target gets at most 5 codes an hour and 10 a day", () => {
  const pauses = fc.array(fc.integer({ min: 1, max: 7_200 }), { maxLength: 80 });
  fc.assert(
    fc.property(pauses, (list) => {
      let clock = 0;
      const sent: number[] = [];
      for (const pause of list) {
        clock += pause;
        if (waitSeconds(sent.map(at), at(clock)) === 0) sent.push(clock);
      }
      for (const first of sent) {
        const within = (seconds: number) =>
          sent.filter((one) => one >= first && one < first + seconds).length;
        expect(within(60)).toBe(1);
        expect(within(3_600)).toBeLessThanOrEqual(5);
        expect(within(86_400)).toBeLessThanOrEqual(10);
      }
    }),
  );
});
