import { describe, expect, test } from "vitest";
import {
  addBusinessDays,
  addWeekdayHours,
  businessDayBefore,
  defaultDueAt,
  HOLIDAYS,
  isBusinessDay,
  isNight,
  subtractWeekdayHours,
} from "./calendar.ts";
import {
  addDays,
  addMs,
  type Day,
  dayFault,
  endOfSeoulDay,
  seoulDay,
  seoulInstant,
  toTtl,
} from "../time.ts";

describe("business days", () => {
  test("are Monday to Friday except holidays", () => {
    expect(
      ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20"].every(isBusinessDay),
    ).toBe(true);
    expect(isBusinessDay("2026-11-21")).toBe(false);
    expect(isBusinessDay("2026-11-22")).toBe(false);
    expect(isBusinessDay("2026-12-25")).toBe(false);
  });

  test("holidays are on weekdays, in order, in all years", () => {
    const all = [...HOLIDAYS];
    expect(all).toEqual(all.toSorted());
    for (const on of all) expect([0, 6]).not.toContain(new Date(`${on}T00:00:00Z`).getUTCDay());
    for (const year of ["2026", "2027", "2028", "2029"])
      for (const day of ["01-01", "05-01", "07-17", "12-25"])
        expect(isBusinessDay(`${year}-${day}`), `${year}-${day}`).toBe(false);
  });

  test.each([
    ["2026-11-22", 0, "2026-11-23"],
    ["2026-11-22", 1, "2026-11-23"],
    ["2026-11-22", 3, "2026-11-25"],
    ["2026-11-21", 3, "2026-11-25"],
    ["2026-11-23", 0, "2026-11-23"],
    ["2026-11-23", 3, "2026-11-26"],
    ["2026-11-20", 1, "2026-11-23"],
    // Thursday 24 and Friday 25 September 2026 are holidays.
    ["2026-09-23", 1, "2026-09-28"],
    ["2026-09-24", 2, "2026-09-29"],
    ["2026-12-24", 1, "2026-12-28"],
    ["2026-12-31", 1, "2027-01-04"],
    // Constitution Day and Labour Day of 2027 are Saturdays, with substitutes; Memorial Day has none.
    ["2027-07-16", 1, "2027-07-20"],
    ["2027-04-30", 1, "2027-05-04"],
    ["2027-06-04", 1, "2027-06-07"],
    // Chuseok of 2028 holds the National Foundation Day.
    ["2028-09-29", 1, "2028-10-06"],
    ["2026-11-27", 365, "2028-05-25"],
  ] as const)("of %s the business day %i later is %s", (on, count, then) => {
    expect(addBusinessDays(on, count)).toBe(then);
  });
});

test.each([
  ["2026-11-24", "2026-11-23"],
  ["2026-11-23", "2026-11-20"],
  ["2026-11-22", "2026-11-20"],
  // Thursday 24 and Friday 25 September 2026 are holidays.
  ["2026-09-28", "2026-09-23"],
] as const)("the business day before %s is %s", (on, before) => {
  expect(businessDayBefore(on)).toBe(before);
});

describe("weekday hours", () => {
  test("skip the weekend: Friday 18:00 and 12 hours are Monday 06:00", () => {
    const friday = seoulInstant("2026-11-20", "18:00");
    expect(addWeekdayHours(friday, 12)).toBe(seoulInstant("2026-11-23", "06:00"));
    expect(addWeekdayHours(friday, 6)).toBe(seoulInstant("2026-11-21"));
    expect(addWeekdayHours(friday, 0)).toBe(friday);
  });

  test("begin on the next business day if this one is none", () => {
    expect(addWeekdayHours(seoulInstant("2026-11-21", "10:00"), 1)).toBe(
      seoulInstant("2026-11-23", "01:00"),
    );
    expect(addWeekdayHours(seoulInstant("2026-12-24", "23:00"), 25)).toBe(
      seoulInstant("2026-12-29"),
    );
  });
});

const hoursBefore = (on: Day, clock: string, hours: number) =>
  subtractWeekdayHours(seoulInstant(on, clock), hours);
describe("weekday hours before a moment", () => {
  test("skip the weekend: four before Monday 02:00 are Friday 22:00", () => {
    expect(hoursBefore("2026-11-23", "02:00", 4)).toBe(seoulInstant("2026-11-20", "22:00"));
    expect(hoursBefore("2026-11-23", "04:00", 4)).toBe(seoulInstant("2026-11-23"));
    expect(hoursBefore("2026-11-23", "04:00", 28)).toBe(seoulInstant("2026-11-20"));
    expect(hoursBefore("2026-11-20", "18:00", 0)).toBe(seoulInstant("2026-11-20", "18:00"));
  });

  test("end on the last business day where none is", () => {
    const saturday = seoulInstant("2026-11-21", "10:00");
    expect(subtractWeekdayHours(saturday, 1)).toBe(seoulInstant("2026-11-20", "23:00"));
    expect(subtractWeekdayHours(saturday, 0)).toBe(seoulInstant("2026-11-21"));
    // Friday 25 December is a holiday.
    const monday = seoulInstant("2026-12-28", "01:00");
    expect(subtractWeekdayHours(monday, 2)).toBe(seoulInstant("2026-12-24", "23:00"));
  });
});

/** Years of which too little is known on a day: as far as 365 business days after it reach. */
const unknownYears = (today: Day, holidays: Iterable<Day>) =>
  [today, addDays(today, 600)]
    .map((on) => on.slice(0, 4))
    .filter((year) => [...holidays].filter((on) => on.startsWith(year)).length < 10);

test("holidays are complete as far as the longest lead time reaches (D0-4)", () => {
  // The holidays of a calendar that was not extended.
  const kept = [...HOLIDAYS].filter((on) => on < "2029");
  expect(unknownYears("2027-05-11", kept)).toEqual([]);
  expect(unknownYears("2027-05-12", kept)).toEqual(["2029"]);
  expect(unknownYears("2027-05-12", [...kept, "2029-01-01"])).toEqual(["2029"]);
  const now = seoulDay(new Date().toISOString());
  expect(unknownYears(now, HOLIDAYS), "see CONTRIBUTING.md, Every December").toEqual([]);
});

test("an answer is due three business days later at six in the evening in Seoul", () => {
  expect(defaultDueAt(seoulInstant("2026-11-16", "09:00"))).toBe(
    seoulInstant("2026-11-19", "18:00"),
  );
  expect(defaultDueAt("2026-11-22T03:00:00.000Z")).toBe("2026-11-25T09:00:00.000Z");
  // 16:00 UTC on Monday is Tuesday in Seoul.
  expect(defaultDueAt("2026-11-16T16:00:00.000Z")).toBe(seoulInstant("2026-11-20", "18:00"));
});

const isNightAt = (clock: string) => isNight(seoulInstant("2026-11-16", clock));

test("night is from nine in the evening to eight in the morning in Seoul", () => {
  expect([
    isNightAt("20:59:59.999"),
    isNightAt("21:00"),
    isNightAt("00:00"),
    isNightAt("07:59:59.999"),
    isNightAt("08:00"),
  ]).toEqual([false, true, true, true, false]);
});

test("a day in Seoul begins at 15:00 UTC and ends a millisecond before the next", () => {
  expect(seoulDay("2026-11-16T14:59:59.999Z")).toBe("2026-11-16");
  expect(seoulDay("2026-11-16T15:00:00.000Z")).toBe("2026-11-17");
  expect(endOfSeoulDay("2026-11-16")).toBe("2026-11-16T14:59:59.999Z");
});

test("a time to live is in whole seconds, rounded up", () => {
  expect(toTtl("1970-01-01T00:00:01.000Z")).toBe(1);
  expect(toTtl("1970-01-01T00:00:01.001Z")).toBe(2);
});

test("a day that people agree on lies between today in Seoul and two years ahead (D0-15)", () => {
  const now = "2026-11-23T15:00:00.000Z";
  expect(dayFault("2026-11-23", now)).toBe("DATE_PAST");
  expect(dayFault("2026-11-24", now)).toBeUndefined();
  expect(dayFault("2028-11-23", now)).toBeUndefined();
  expect(dayFault("2028-11-24", now)).toBe("DATE_FAR");
});

test("no moment is after the year 9999, whose successor would sort first", () => {
  const last = seoulInstant("9999-12-31", "18:00");
  expect(addDays("9999-12-31", 14)).toBe("9999-12-31");
  expect(seoulInstant(addDays("9999-12-30", 14), "18:00")).toBe(last);
  expect(addMs(last, 10 ** 9)).toBe("9999-12-31T23:59:59.999Z");
  expect(seoulDay("9999-12-31T23:59:59.999Z")).toBe("9999-12-31");
});
