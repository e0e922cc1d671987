import { describe, expect, test } from "vitest";
import { type Day, seoulInstant } from "../../kernel/time.ts";
import {
  type Dated,
  isShipDateAsked,
  isShipDateOver,
  nextTelling,
  shipDateAskedAt,
  shipDateStep,
  toldOn,
} from "./ship-dates.ts";

// 2026-11-30 is a Monday.
const at = (day: Day, clock: string) => seoulInstant(day, clock);
const dated = (on: Day, said: string, more: Partial<Dated> = {}) =>
  ({ status: "CONFIRMED", expectedShipDate: on, confirmedAt: said, ...more }) as Dated & {
    expectedShipDate: Day;
  };
const longAgo = at("2026-11-02", "09:00");
const movedAt = (from: Day, to: Day, when: string) => ({
  from,
  to,
  reason: "STOCK_LATE" as const,
  by: "SELLER" as const,
  at: when,
});

test.each([
  ["on the business day before", "2026-12-01", longAgo, at("2026-11-30", "10:00")],
  ["on Friday for Monday", "2026-11-30", longAgo, at("2026-11-27", "10:00")],
  ["on Friday for Saturday", "2026-11-28", longAgo, at("2026-11-27", "10:00")],
  [
    "three hours after a day of today was named",
    "2026-11-30",
    at("2026-11-30", "09:30"),
    at("2026-11-30", "12:30"),
  ],
  [
    "in the morning where the day was named late",
    "2026-12-01",
    at("2026-11-30", "16:00"),
    at("2026-12-01", "10:00"),
  ],
  [
    "on Monday where Monday was named on Friday evening",
    "2026-11-30",
    at("2026-11-27", "19:00"),
    at("2026-11-30", "10:00"),
  ],
  ["never where too little of the day is left", "2026-11-30", at("2026-11-30", "13:01"), undefined],
  [
    "never where Saturday was named on Friday evening",
    "2026-11-28",
    at("2026-11-27", "17:00"),
    undefined,
  ],
])("a seller is asked %s (D33-1)", (_when, on, said, then) => {
  expect(shipDateAskedAt(dated(on, said))).toBe(then);
});

test("the question is open until it is answered, shipped or over (D33-1)", () => {
  const now = at("2026-11-30", "11:00");
  const on = "2026-12-01";
  const isAsked = (more: Partial<Dated>, when = now) =>
    isShipDateAsked(dated(on, longAgo, more), when);
  expect(isAsked({})).toBe(true);
  expect(isAsked({}, at("2026-11-30", "09:59"))).toBe(false);
  expect(isAsked({ shipDateHeld: { on, by: "SELLER", at: now } })).toBe(false);
  expect(isAsked({ shipDateHeld: { on: "2026-11-27", by: "SELLER", at: longAgo } })).toBe(true);
  expect(isAsked({ shipment: { carrier: "CJ", shippedAt: now, at: now } })).toBe(false);
  expect(isAsked({ status: "COMPLETED" })).toBe(false);
  expect(isAsked({}, at("2026-12-02", "00:00"))).toBe(false);
  expect(isShipDateOver(dated(on, longAgo), at("2026-12-01", "23:59"))).toBe(false);
  expect(isShipDateOver(dated(on, longAgo), at("2026-12-02", "00:00"))).toBe(true);
});

test("a buyer is told at five in the afternoon in Seoul, and a late telling is of its own day (D33-4)", () => {
  expect(nextTelling(at("2026-11-30", "16:59:59.999"))).toBe(at("2026-11-30", "17:00"));
  expect(nextTelling(at("2026-11-30", "17:00"))).toBe(at("2026-12-01", "17:00"));
  expect(toldOn(at("2026-11-30", "17:00"))).toBe("2026-11-30");
  expect(toldOn(at("2026-12-01", "00:10"))).toBe("2026-11-30");
});

describe("one look at the lines of a PO (D33-6)", () => {
  const on = "2026-12-01";
  const seen = { lookedAt: longAgo, toldAt: longAgo };

  test("asks what is due since the last look, once, and looks next when the day passes", () => {
    const now = at("2026-11-30", "10:05");
    const line = dated(on, longAgo);
    const step = shipDateStep([line, dated("2026-12-09", longAgo)], seen, now);
    expect(step).toEqual({ asked: [line], slips: [], isTold: false, nextAt: at(on, "17:00") });
    expect(shipDateStep([line], { ...seen, lookedAt: now }, now).asked).toEqual([]);
    // A sweep that comes when the day has passed asks nothing.
    expect(shipDateStep([line], seen, at(on, "17:01")).asked).toEqual([]);
  });

  test("tells what passed and what moved, as far as the buyer does not know it", () => {
    const now = at(on, "17:05");
    const passed = dated(on, longAgo);
    const moved = dated("2026-12-08", longAgo, {
      shipDateMoves: [
        movedAt("2026-12-02", "2026-12-04", at(on, "09:00")),
        movedAt("2026-12-04", "2026-12-08", at(on, "11:00")),
      ],
    });
    const movedBack = dated("2026-12-02", longAgo, {
      shipDateMoves: [
        movedAt("2026-12-02", "2026-12-04", at(on, "09:00")),
        movedAt("2026-12-04", "2026-12-02", at(on, "11:00")),
      ],
    });
    const shipped = dated(on, longAgo, { shipment: { carrier: "CJ", shippedAt: now, at: now } });
    const step = shipDateStep([passed, moved, movedBack, shipped], seen, now);
    expect(step.slips).toEqual([
      { order: passed, isPassed: true },
      { order: moved, from: "2026-12-02", isPassed: false },
    ]);
    const known = { lookedAt: now, toldAt: now };
    const later = at("2026-12-02", "17:00");
    const again = [dated(on, longAgo, { passedShipDates: [on] }), moved];
    expect(shipDateStep(again, known, later)).toMatchObject({ slips: [], isTold: false });
  });

  test("tells a day that moved a minute after it had passed, though the look comes later", () => {
    const moved = dated("2026-12-08", longAgo, {
      shipDateMoves: [movedAt(on, "2026-12-08", at(on, "17:01"))],
    });
    expect(shipDateStep([moved], seen, at(on, "17:10")).slips).toEqual([
      { order: moved, from: on, isPassed: false },
    ]);
  });

  test("keeps what moved this morning for the afternoon, though the last look was days ago", () => {
    const moved = dated("2026-12-08", longAgo, {
      shipDateMoves: [movedAt(on, "2026-12-08", at("2026-11-30", "09:00"))],
    });
    const step = shipDateStep([moved], seen, at("2026-11-30", "09:00"));
    expect(step).toMatchObject({ slips: [], isTold: false, nextAt: at("2026-11-30", "17:00") });
  });

  test("leaves days alone that passed before they were looked at (D33-7)", () => {
    const old = dated("2026-11-03", longAgo);
    const known = { lookedAt: at(on, "09:00"), toldAt: at(on, "09:00") };
    expect(shipDateStep([old], known, at(on, "17:00"))).toMatchObject({ slips: [], isTold: false });
  });

  test("keeps what moved in the evening for the next afternoon", () => {
    const evening = at("2026-11-30", "18:00");
    const moved = dated("2026-12-08", longAgo, {
      shipDateMoves: [movedAt(on, "2026-12-08", evening)],
    });
    const told = { lookedAt: at("2026-11-30", "17:00"), toldAt: at("2026-11-30", "17:00") };
    const step = shipDateStep([moved], told, evening);
    expect(step).toMatchObject({ slips: [], isTold: false, nextAt: at(on, "17:00") });
    const next = shipDateStep([moved], { ...told, lookedAt: evening }, at(on, "17:00"));
    expect(next.slips).toEqual([{ order: moved, from: on, isPassed: false }]);
  });

  test("counts a day that was named after its telling as passed on the next one", () => {
    const line = dated(on, at(on, "18:00"));
    const known = { lookedAt: at(on, "18:00"), toldAt: at(on, "18:00") };
    expect(shipDateStep([line], known, at(on, "18:01"))).toMatchObject({
      slips: [],
      nextAt: at("2026-12-02", "17:00"),
    });
    const next = shipDateStep([line], known, at("2026-12-02", "17:00"));
    expect(next.slips).toEqual([{ order: line, isPassed: true }]);
  });

  test("has no next look where all has left or ended", () => {
    const ended = [
      dated(on, longAgo, { status: "COMPLETED" }),
      dated(on, longAgo, { status: "CANCELLED" }),
    ];
    expect(shipDateStep(ended, seen, at(on, "09:00")).nextAt).toBeUndefined();
  });
});
