import { describe, expect, test } from "vitest";
import type { LineId } from "../../kernel/ids.ts";
import { addHours, addMs, type Instant } from "../../kernel/time.ts";
import {
  actsBetween,
  actsOf,
  closedByTime,
  nextLookAt,
  quotesMissingAt,
  type TimedGroup,
  type TimedLine,
} from "./timers.ts";

// Monday at ten to Thursday at six in Seoul; half of it is Wednesday at two in the morning.
const [askedAt, dueAt] = ["2026-11-23T01:00:00.000Z", "2026-11-26T09:00:00.000Z"];
const halfway = "2026-11-24T17:00:00.000Z";
const fourHoursBefore = "2026-11-26T05:00:00.000Z";
const asking: TimedGroup = {
  open: true,
  createdAt: askedAt,
  dueAt,
  strictDeadline: false,
  dispatching: false,
};
const strict = { ...asking, strictDeadline: true };
const line = (given: Partial<TimedLine> = {}): TimedLine => ({
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
  ...given,
});
const other = (given: Partial<TimedLine>) => line({ id: "est_1#l02" as LineId, ...given });
/** The same line at another seller. */
const rival = (id: string, given: Partial<TimedLine>) =>
  line({ ...given, id: `est_2#${id}` as LineId, estimateId: "est_2" });
const before = (at: Instant) => addMs(at, -1);
const quoted = (createdAt = "2026-11-24T01:00:00.000Z") =>
  line({ replyType: "REPLIED", quote: { validUntil: "2026-11-30", createdAt } });
/** Two days before the last millisecond of a quote. */
const expiring = "2026-11-28T14:59:59.999Z";
const expired = "2026-11-30T15:04:59.999Z";
const kindsOf = (group: TimedGroup, ...lines: TimedLine[]) =>
  actsOf(group, lines).map(({ kind }) => kind);

describe("what is told of a request (D5-4 to D5-6)", () => {
  test("reminds of each line that waits, and of no moment at which it was asked or before", () => {
    const both = actsOf(strict, [line(), other({})]);
    expect(both.map(({ at, lines }) => [at, lines.map(({ id }) => id)])).toEqual([
      [halfway, ["est_1#l01"]],
      [fourHoursBefore, ["est_1#l01"]],
      [halfway, ["est_1#l02"]],
      [fourHoursBefore, ["est_1#l02"]],
    ]);
    const asked = (at: Instant) => actsOf(strict, [line({ askedAt: at })]).map((act) => act.at);
    expect(asked(before(fourHoursBefore))).toContain(fourHoursBefore);
    expect(asked(fourHoursBefore)).toEqual(["2026-11-26T07:00:00.000Z"]);
    expect(asked(dueAt)).toEqual([]);
  });

  test("tells that a quote ends only if it was given more than two days before", () => {
    expect(kindsOf(asking, quoted(before(expiring)))).toEqual(["QUOTE_EXPIRING", "QUOTE_EXPIRED"]);
    expect(kindsOf(asking, quoted(expiring))).toEqual(["QUOTE_EXPIRED"]);
  });

  test("tells nothing of a quote that was taken back, ordered or closed", () => {
    expect(kindsOf(asking, line({ replyType: "REPLIED" }))).toEqual([]);
    for (const done of [{ open: false }, { hasActiveOrder: true }, { confirmedOrders: 1 }])
      expect(kindsOf(asking, { ...quoted(), ...done })).toEqual([]);
  });

  test("reminds nobody of a line that is ordered of another seller, and tells of no quote of it that ends", () => {
    const { quote } = quoted();
    for (const done of [{ hasActiveOrder: true }, { open: false, confirmedOrders: 1 }]) {
      const ordered = line({ replyType: "REPLIED", ...done });
      expect(kindsOf(asking, ordered, rival("l01", {}))).toEqual([]);
      expect(kindsOf(asking, ordered, rival("l01", { replyType: "REPLIED", quote }))).toEqual([]);
      expect(kindsOf(asking, ordered, rival("l02", {}))).toEqual(["REMIND", "REMIND"]);
    }
  });

  test("tells of no quotes where no line has one, with all lines, unless the deadline is strict", () => {
    const refused = line({ replyType: "REJECTED" });
    expect(actsOf(asking, [refused, other({ open: false })])).toEqual([
      { kind: "NO_QUOTES", at: dueAt, lines: [refused, other({ open: false })] },
    ]);
    expect(kindsOf(strict, refused)).toEqual([]);
    expect(kindsOf(asking, refused, other({ replyType: "REPLIED" }))).toEqual([]);
    const kept = { quote: { validUntil: "2026-11-30", createdAt: askedAt }, open: false };
    expect(kindsOf(asking, refused, other(kept))).toEqual([]);
    expect(kindsOf(asking, refused, other({ open: false, confirmedOrders: 1 }))).toEqual([]);
  });
});

const told = (one: TimedLine, after: Instant, now: Instant) =>
  actsBetween(asking, [one], after, now).map(({ kind }) => kind);
describe("what is told between two looks (D5-4 to D5-6)", () => {
  test("is what falls behind the first and not behind the second", () => {
    expect(told(line(), before(halfway), halfway)).toEqual(["REMIND"]);
    expect(told(line(), halfway, before(fourHoursBefore))).toEqual([]);
    expect(told(line(), askedAt, before(halfway))).toEqual([]);
    expect(told(line(), before(dueAt), dueAt)).toEqual(["NO_QUOTES"]);
  });

  test("reminds nobody whose time is over", () => {
    expect(told(line(), askedAt, before(dueAt))).toEqual(["REMIND", "REMIND"]);
    expect(told(line(), askedAt, dueAt)).toEqual(["NO_QUOTES"]);
  });

  test("announces no end of a quote that has ended, but tells the end itself", () => {
    const end = "2026-11-30T14:59:59.999Z";
    expect(told(quoted(), askedAt, before(end))).toEqual(["QUOTE_EXPIRING"]);
    expect(told(quoted(), askedAt, end)).toEqual([]);
    expect(told(quoted(), askedAt, expired)).toEqual(["QUOTE_EXPIRED"]);
  });
});

describe("what time closes (D5-5)", () => {
  const nothing = { expired: new Set() };
  /** Thursday at six, and two business days later. */
  const monday = "2026-11-30T09:00:00.000Z";

  test("is nothing of a request that is closed, or whose lines are still being written", () => {
    for (const given of [{ open: false }, { dispatching: true }])
      expect(closedByTime({ ...strict, ...given }, [line()], "2027-06-01T00:00:00.000Z")).toEqual(
        nothing,
      );
  });

  test("is the request at the end of its sixtieth day, and not a moment before", () => {
    const last = "2027-01-22T01:00:00.000Z";
    expect(closedByTime(asking, [quoted()], before(last))).toEqual(nothing);
    expect(closedByTime(asking, [quoted()], last)).toEqual({ closeReason: "EXPIRED", ...nothing });
  });

  test("is nothing before the deadline, even if all was refused", () => {
    const refused = line({ replyType: "REJECTED" });
    expect(closedByTime(strict, [refused], before(dueAt))).toEqual(nothing);
    expect(closedByTime(strict, [refused], dueAt)).toEqual({
      closeReason: "NO_QUOTES",
      ...nothing,
    });
  });

  test("is at the deadline what all refused, and what nobody answered two business days later", () => {
    const refused = line({ replyType: "REJECTED" });
    expect(closedByTime(asking, [refused, other({})], dueAt)).toEqual(nothing);
    expect(closedByTime(asking, [refused, other({})], before(monday))).toEqual(nothing);
    expect(closedByTime(asking, [refused, other({})], monday).closeReason).toBe("NO_QUOTES");
    expect(closedByTime(asking, [], dueAt)).toEqual(nothing);
    expect(closedByTime(asking, [], monday).closeReason).toBe("NO_QUOTES");
    const replied = other({ replyType: "REPLIED" });
    expect(closedByTime(asking, [refused, replied], monday)).toEqual(nothing);
    const kept = other({ quote: { validUntil: "2026-12-30", createdAt: askedAt } });
    expect(closedByTime(asking, [kept], monday)).toEqual(nothing);
  });

  test("is no request without quotes where something was ordered", () => {
    const ordered = other({ replyType: "REJECTED", confirmedOrders: 1 });
    expect(closedByTime(asking, [line({ replyType: "REJECTED" }), ordered], dueAt)).toEqual({
      closeReason: "EXPIRED",
      ...nothing,
    });
  });

  test("waits for a seller who was asked anew, until his own deadline", () => {
    const anew = (given: Partial<TimedLine>) =>
      closedByTime(asking, [line({ round: 2, dueAt: addHours(monday, 1), ...given })], monday);
    expect(anew({})).toEqual(nothing);
    expect(anew({ dueAt: monday }).closeReason).toBe("NO_QUOTES");
    expect(anew({ round: 1 }).closeReason).toBe("NO_QUOTES");
    expect(anew({ open: false }).closeReason).toBe("NO_QUOTES");
    expect(anew({ replyType: "REJECTED" }).closeReason).toBe("NO_QUOTES");
  });

  test("is with a strict deadline each line that waits, has no quote and whose own time is over", () => {
    const quote = { validUntil: "2026-11-30", createdAt: askedAt };
    const ended = (given: Partial<TimedLine>) =>
      closedByTime(strict, [quoted(), other(given)], dueAt).expired.size;
    expect(ended({})).toBe(1);
    expect(ended({ dueAt: addMs(dueAt, 1) })).toBe(0);
    expect(ended({ quote })).toBe(0);
    expect(ended({ open: false })).toBe(0);
    expect(ended({ replyType: "REJECTED" })).toBe(0);
    expect(closedByTime(asking, [quoted(), other({})], dueAt).expired.size).toBe(0);
  });
});

test("a request without a quote ends at its strict deadline, or two business days behind another (D5-5)", () => {
  expect(quotesMissingAt(strict)).toBe(dueAt);
  expect(quotesMissingAt(asking)).toBe("2026-11-30T09:00:00.000Z");
});

test("a request is looked at at each of its moments in turn, and never once it is closed (D5-7)", () => {
  const group = { ...asking, dueAt: "2026-11-27T09:00:00.000Z" };
  const some = [line(), other({ replyType: "REJECTED", dueAt: "2026-11-25T00:00:00.000Z" })];
  const moments: Instant[] = [];
  for (let at = nextLookAt(group, some, askedAt); at; at = nextLookAt(group, some, at))
    moments.push(at);
  expect(moments).toEqual([
    halfway,
    fourHoursBefore,
    // The deadline of the line, of the request, of late answers, and the end of it all.
    dueAt,
    "2026-11-27T09:00:00.000Z",
    "2026-12-01T09:00:00.000Z",
    "2027-01-22T01:00:00.000Z",
  ]);
  expect(nextLookAt({ ...group, open: false }, some, askedAt)).toBeUndefined();
});
