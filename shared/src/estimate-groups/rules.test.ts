import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  defaultTitle,
  estimateStatusOf,
  groupStatusOf,
  isDueAtAllowed,
  type LineState,
  maskedContact,
  rollUp,
} from "./rules.ts";

const estimateIds = ["est_01J8Z3K4M5N6P7Q8R9S0T1V2W1", "est_01J8Z3K4M5N6P7Q8R9S0T1V2W2"] as const;
const requestLineIds = ["l01", "l02", "l03"];
const lines: fc.Arbitrary<LineState[]> = fc.uniqueArray(
  fc.record({
    estimateId: fc.constantFrom(...estimateIds),
    requestLineId: fc.constantFrom(...requestLineIds),
    replyType: fc.constantFrom("PENDING" as const, "REPLIED" as const, "REJECTED" as const),
    quoteCount: fc.nat(3),
    hasPendingOrder: fc.boolean(),
    confirmedOrders: fc.nat(2),
  }),
  { selector: (line) => `${line.estimateId}${line.requestLineId}` },
);
const estimates = estimateIds.map((id) => ({ id, lineCount: 3, open: true }));

describe("the roll-up of a request", () => {
  test("does not depend on the order of the lines, and a second one changes nothing", () => {
    fc.assert(
      fc.property(lines, fc.nat(), (given, seed) => {
        const mixed = given.toSorted((a, b) =>
          `${seed % 7}${a.requestLineId}` < `${seed % 5}${b.requestLineId}` ? -1 : 1,
        );
        const once = rollUp({ open: true }, 3, estimates, given);
        expect(rollUp({ open: true }, 3, estimates, mixed)).toEqual(once);
        const again = rollUp(
          once.group,
          3,
          once.estimates.map((one) => ({ ...one, lineCount: 3 })),
          given,
        );
        expect(again).toEqual(once);
      }),
    );
  });

  test("counts every line of an estimate once, written or not", () => {
    fc.assert(
      fc.property(lines, (given) => {
        for (const one of rollUp({ open: true }, 3, estimates, given).estimates)
          expect(one.pendingCount + one.repliedCount + one.rejectedCount).toBe(3);
      }),
    );
  });

  test("closes as awarded exactly where every line is ordered and no order waits", () => {
    fc.assert(
      fc.property(lines, (given) => {
        const { group, estimates: rolled } = rollUp({ open: true }, 3, estimates, given);
        const isAll = requestLineIds.every((id) =>
          given.some((line) => line.requestLineId === id && line.confirmedOrders > 0),
        );
        const isAwarded = isAll && !given.some(({ hasPendingOrder }) => hasPendingOrder);
        expect(group.open).toBe(!isAwarded);
        if (!isAwarded) return;
        expect(group).toMatchObject({ status: "COMPLETED", closeReason: "AWARDED" });
        for (const one of rolled)
          expect(one.closeReason).toBe(one.status === "COMPLETED" ? "AWARDED" : "NOT_SELECTED");
      }),
    );
  });
});

const line = (replyType: LineState["replyType"], confirmedOrders = 0) => ({
  replyType,
  confirmedOrders,
  quoteCount: replyType === "REPLIED" ? 1 : 0,
});

describe("the derived statuses (DOMAIN.md D2)", () => {
  test("take the first matching row", () => {
    expect(estimateStatusOf(false, [line("REJECTED"), line("REPLIED", 1)])).toBe("COMPLETED");
    expect(estimateStatusOf(false, [line("REJECTED")])).toBe("REJECTED");
    expect(estimateStatusOf(true, [line("REJECTED")])).toBe("REJECTED");
    expect(estimateStatusOf(false, [line("PENDING")])).toBe("CANCELLED");
    expect(estimateStatusOf(true, [line("PENDING"), line("REPLIED")])).toBe("PENDING");
    expect(estimateStatusOf(true, [line("REJECTED"), line("REPLIED")])).toBe("CONFIRMED");
    expect(groupStatusOf({ open: false, closeReason: "NO_QUOTES" }, [line("REJECTED")])).toBe(
      "REJECTED",
    );
    expect(groupStatusOf({ open: false, closeReason: "BUYER_CANCELLED" }, [])).toBe("CANCELLED");
    expect(groupStatusOf({ open: true }, [line("REPLIED")])).toBe("CONFIRMED");
    expect(groupStatusOf({ open: true }, [line("PENDING")])).toBe("PENDING");
  });
});

test("a deadline lies one hour to thirty days ahead", () => {
  const now = "2026-10-07T00:00:00.000Z";
  expect(isDueAtAllowed("2026-10-07T00:59:59.999Z", now)).toBe(false);
  expect(isDueAtAllowed("2026-10-07T01:00:00.000Z", now)).toBe(true);
  expect(isDueAtAllowed("2026-11-06T00:00:00.000Z", now)).toBe(true);
  expect(isDueAtAllowed("2026-11-06T00:00:00.001Z", now)).toBe(false);
});

test("a default title fits its hundred characters in every language", () => {
  expect(defaultTitle("인버터", 4, "ko")).toBe("인버터 외 3건");
  for (const language of ["ko", "en", "zh"] as const)
    for (const count of [1, 50])
      expect(defaultTitle("가".repeat(200), count, language).length).toBeLessThanOrEqual(100);
});

test("a masked contact gives away no digit, no address and one letter of the name", () => {
  const masked = maskedContact({ name: "김구매", phone: "+821012345678", email: "a@b.kr" });
  expect(masked).toEqual({ name: "김**", phone: "***-****-****", email: "***@***" });
});
