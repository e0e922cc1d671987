import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LineId } from "../kernel/ids.ts";
import { addMinutes, type Instant, seoulDay } from "../kernel/time.ts";
import { groupEndsAt } from "./rules.ts";
import { actsBetween, actsOf, closedByTime, nextLookAt, type TimedLine } from "./timers.ts";

const [seed, sequences] = [615, 500];
const start: Instant = "2026-11-23T01:00:00.000Z";
const daysOn = (days: number): Instant => addMinutes(start, Math.round(days * 24 * 60));
const moment = (from: number, to: number) =>
  fc.integer({ min: from * 48, max: to * 48 }).map((half) => daysOn(half / 48));

const line = (at: number) =>
  fc
    .record({
      replyType: fc.constantFrom("PENDING", "REPLIED", "REJECTED"),
      open: fc.boolean(),
      round: fc.integer({ min: 1, max: 3 }),
      askedAt: moment(0, 5),
      dueAt: moment(6, 40),
      quoted: fc.boolean(),
      validUntil: moment(10, 80),
      order: fc.constantFrom("NONE", "PENDING", "CONFIRMED"),
    })
    .map(({ quoted, validUntil, order, ...rest }): TimedLine => ({
      ...rest,
      id: `est_1#l0${at}` as LineId,
      estimateId: "est_1",
      ...(quoted && { quote: { validUntil: seoulDay(validUntil), createdAt: rest.askedAt } }),
      hasActiveOrder: order !== "NONE",
      hasPendingOrder: order === "PENDING",
      confirmedOrders: order === "CONFIRMED" ? 1 : 0,
    }));
const lines = fc
  .integer({ min: 1, max: 4 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => line(at + 1))));
const group = fc.record({
  open: fc.constant(true),
  createdAt: fc.constant(start),
  dueAt: moment(1, 30),
  strictDeadline: fc.boolean(),
  dispatching: fc.constant(false),
});
const check = <Ts extends [unknown, ...unknown[]]>(property: fc.IProperty<Ts>) =>
  fc.assert(property, { seed, numRuns: sequences });

describe(`what time does with any request (${sequences} requests, seed ${seed})`, () => {
  test("closes nothing while an order waits for its seller, not even at its end", () => {
    check(
      fc.property(group, lines, moment(0, 90), (one, some, now) => {
        const waiting = some.map((each, at) => ({ ...each, hasPendingOrder: at === 0 }));
        expect(closedByTime(one, waiting, now)).toEqual({ expired: new Set() });
      }),
    );
  });

  test("closes it on its last day if no order waits, and ends no answered line before", () => {
    check(
      fc.property(group, lines, moment(0, 90), (one, some, now) => {
        const free = some.map((each) => ({ ...each, hasPendingOrder: false }));
        const { closeReason, expired } = closedByTime(one, free, now);
        const isOrdered = free.some(({ confirmedOrders }) => confirmedOrders > 0);
        if (now >= groupEndsAt(start)) expect(closeReason).toBe("EXPIRED");
        else expect([undefined, isOrdered ? "EXPIRED" : "NO_QUOTES"]).toContain(closeReason);
        for (const { id, replyType, open, quote, dueAt } of free)
          if (expired.has(id))
            expect([one.strictDeadline, open, replyType, quote, dueAt <= now]).toEqual([
              true,
              true,
              "PENDING",
              undefined,
              true,
            ]);
      }),
    );
  });

  test("tells of no quotes only where nothing was quoted and nothing ordered", () => {
    check(
      fc.property(group, lines, (one, some) => {
        const told = actsOf(one, some).filter(({ kind }) => kind === "NO_QUOTES");
        const isLeft = some.some(({ replyType, quote }) => replyType === "REPLIED" || quote);
        const isOrdered = some.some(({ confirmedOrders }) => confirmedOrders > 0);
        expect(told.length).toBe(one.strictDeadline || isLeft || isOrdered ? 0 : 1);
      }),
    );
  });

  test("is looked at again before or when the next thing is to be told or closed", () => {
    check(
      fc.property(group, lines, moment(0, 90), moment(0, 90), (one, some, after, now) => {
        const look = nextLookAt(one, some, after);
        for (const { at } of actsOf(one, some)) if (at > after) expect(look! <= at).toBe(true);
        const before = closedByTime(one, some, after);
        if (now > after && (look === undefined || now < look))
          expect(closedByTime(one, some, now)).toEqual(before);
      }),
    );
  });

  test("tells nothing twice where two looks follow each other", () => {
    check(
      fc.property(
        group,
        lines,
        fc.tuple(moment(0, 90), moment(0, 90), moment(0, 90)),
        (one, some, moments) => {
          const [first, second, third] = moments.toSorted();
          const told = [
            ...actsBetween(one, some, first!, second!),
            ...actsBetween(one, some, second!, third!),
          ].map(({ kind, at, lines: about }) => [kind, at, ...about.map(({ id }) => id)].join());
          const all = actsOf(one, some).filter(({ at }) => at > first! && at <= third!);
          expect(new Set(told).size).toBe(told.length);
          expect(told.length).toBeLessThanOrEqual(all.length);
        },
      ),
    );
  });
});
