import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LineId } from "../../kernel/ids.ts";
import { addMinutes, type Instant, seoulDay } from "../../kernel/time.ts";
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
  test("closes nothing while an order waits for its seller, not even at the end", () => {
    check(
      fc.property(group, lines, moment(0, 90), (one, some, now) => {
        const waiting = some.map((each, at) => ({ ...each, hasPendingOrder: at === 0 }));
        expect(closedByTime(one, waiting, now)).toEqual({ expired: new Set() });
      }),
    );
  });

  test("closes it on its last day if no order waits, and no answered line before", () => {
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

  test("announces missing quotes only if nothing was quoted and nothing ordered", () => {
    check(
      fc.property(group, lines, (one, some) => {
        const told = actsOf(one, some).filter(({ kind }) => kind === "NO_QUOTES");
        const isLeft = some.some(({ replyType, quote }) => replyType === "REPLIED" || quote);
        const isOrdered = some.some(({ confirmedOrders }) => confirmedOrders > 0);
        expect(told.length).toBe(one.strictDeadline || isLeft || isOrdered ? 0 : 1);
      }),
    );
  });

  test("sets the next look before or at the next notice or closing", () => {
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

  test("sends no notice twice in two consecutive looks", () => {
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

describe("a request that was asked on Monday at ten and is due on Thursday at six in Seoul", () => {
  const [askedAt, dueAt] = ["2026-11-23T01:00:00.000Z", "2026-11-26T09:00:00.000Z"];
  const asking = {
    open: true,
    createdAt: askedAt,
    dueAt,
    strictDeadline: false,
    dispatching: false,
  };
  const strict = { ...asking, strictDeadline: true };
  const asked: TimedLine = {
    id: "est_1#l01" as LineId,
    estimateId: "est_1",
    replyType: "PENDING",
    open: true,
    round: 1,
    askedAt,
    dueAt,
    hasActiveOrder: false,
    hasPendingOrder: false,
    confirmedOrders: 0,
  };
  const createdAt = "2026-11-24T01:00:00.000Z";
  const replied = { replyType: "REPLIED" as const, quote: { validUntil: "2026-11-30", createdAt } };
  const quoted: TimedLine = { ...asked, ...replied };
  const told = (one: typeof asking, line: TimedLine) =>
    actsOf(one, [line]).map(({ kind, at }) => `${kind} ${at}`);

  test("sends reminders halfway and four weekday hours before, and tells the buyer at the end (D5-4, D5-5)", () => {
    const reminders = ["REMIND 2026-11-24T17:00:00.000Z", "REMIND 2026-11-26T05:00:00.000Z"];
    expect(told(strict, asked)).toEqual(reminders);
    expect(told(asking, asked)).toEqual([...reminders, `NO_QUOTES ${dueAt}`]);
    for (const done of [{ replyType: "REJECTED" as const }, { open: false }])
      expect(told(strict, { ...asked, ...done })).toEqual([]);
    expect(told({ ...strict, open: false }, asked)).toEqual([]);
  });

  test("announces a quote 48 hours before its end and at 00:05 after its last day, unless it is ordered (D5-6)", () => {
    expect(told(asking, quoted)).toEqual([
      "QUOTE_EXPIRING 2026-11-28T14:59:59.999Z",
      "QUOTE_EXPIRED 2026-11-30T15:04:59.999Z",
    ]);
    for (const ordered of [{ hasActiveOrder: true }, { confirmedOrders: 1 }])
      expect(told(asking, { ...quoted, ...ordered })).toEqual([]);
  });

  const endOf = (one: typeof asking, line: TimedLine, at: Instant) => [
    closedByTime(one, [line], addMinutes(at, -1)).closeReason,
    closedByTime(one, [line], at).closeReason,
  ];
  test("ends without a quote two business days later at six, at once if it is strict or refused (D5-5)", () => {
    const monday = "2026-11-30T09:00:00.000Z";
    expect(endOf(asking, asked, monday)).toEqual([undefined, "NO_QUOTES"]);
    expect(endOf(strict, asked, dueAt)).toEqual([undefined, "NO_QUOTES"]);
    expect(endOf(asking, { ...asked, replyType: "REJECTED" }, dueAt)).toEqual([
      undefined,
      "NO_QUOTES",
    ]);
    expect(closedByTime(asking, [quoted], monday)).toEqual({ expired: new Set() });
    expect(nextLookAt(asking, [asked], dueAt)).toBe(monday);
  });

  test("ends after sixty days in spite of quotes, but not while an order waits (D5-5)", () => {
    const last = "2027-01-22T01:00:00.000Z";
    expect(endOf(asking, quoted, last)).toEqual([undefined, "EXPIRED"]);
    const waiting = { ...quoted, hasPendingOrder: true };
    expect(endOf(asking, waiting, last)).toEqual([undefined, undefined]);
    expect(nextLookAt(asking, [quoted], "2026-12-01T00:00:00.000Z")).toBe(last);
  });

  test("with a strict deadline closes the lines without a quote, and no others (D5-5)", () => {
    const second: TimedLine = { ...quoted, id: "est_1#l02" as LineId };
    expect(closedByTime(strict, [asked, second], addMinutes(dueAt, -1)).expired.size).toBe(0);
    expect([...closedByTime(strict, [asked, second], dueAt).expired]).toEqual([asked.id]);
    expect(closedByTime(asking, [asked, second], dueAt).expired.size).toBe(0);
    const anew = { ...asked, round: 2, dueAt: "2026-11-27T09:00:00.000Z" };
    expect(closedByTime(strict, [anew], dueAt)).toEqual({ expired: new Set() });
  });
});
