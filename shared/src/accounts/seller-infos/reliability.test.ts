import { describe, expect, test } from "vitest";
import { autoRank, medianMinutes, minutesName, reliabilityOf, sumsOf } from "./reliability.ts";

const took = (...minutes: number[]) => sumsOf(minutes.map((one) => ({ [minutesName(one)]: 1 })));

describe("a seller's reliability (D11-9)", () => {
  test("has a median within five per cent of the exact one", () => {
    expect(medianMinutes({})).toBeUndefined();
    for (const minutes of [0, 1, 7, 59, 60, 480, 1_440, 4_320, 40_000]) {
      const median = medianMinutes(took(1, minutes, minutes, minutes, 99_999))!;
      expect(Math.abs(median - minutes)).toBeLessThanOrEqual(Math.max(0.5, minutes * 0.05));
    }
    expect(medianMinutes(took(1, 2, 1_000))).toBe(2);
    // With an even number of values the median is the lower of the two middle ones.
    expect(medianMinutes(took(1, 2, 900, 1_000))).toBe(2);
  });

  test("is absent below five cases, each rate by its own count", () => {
    expect(reliabilityOf({ answered: 4, accepted: 5 })).toEqual({ acceptRate: 100 });
    expect(reliabilityOf({ answered: 3, late: 1, unanswered: 1, m0: 4 })).toEqual({
      answerRate: 60,
    });
    expect(reliabilityOf({ accepted: 3, refused: 1, ignored: 4 })).toEqual({ acceptRate: 38 });
    expect(reliabilityOf({ shippedOnTime: 6, shippedLate: 2 })).toEqual({
      onTimeRate: 75,
      upheldClaims: { claims: 0, shipments: 8 },
    });
  });

  test("has numbers of days of dispatch that moved and passed, from five accepted lines on (D33-5)", () => {
    expect(reliabilityOf({ accepted: 5, dateMoved: 2, datePassed: 1 })).toEqual({
      acceptRate: 100,
      movedDates: 2,
      passedDates: 1,
    });
    expect(reliabilityOf({ accepted: 5, dateMoved: 2 })).toEqual({
      acceptRate: 100,
      movedDates: 2,
    });
    expect(reliabilityOf({ accepted: 4, dateMoved: 2, datePassed: 1 })).toEqual({});
  });

  test("ranks similar rates equally, unknown ones in between, and sellers with points last", () => {
    expect(autoRank({ answerRate: 99 }, 0)).toBe(autoRank({ answerRate: 96 }, 2));
    expect(autoRank({ answerRate: 99 }, 0)).toBeGreaterThan(autoRank(undefined, 0));
    expect(autoRank({}, 0)).toBeGreaterThan(autoRank({ answerRate: 60, acceptRate: 70 }, 0));
    expect(autoRank({ answerRate: 100, onTimeRate: 100 }, 3)).toBeLessThan(
      autoRank({ answerRate: 0 }, 2),
    );
  });
});

test("upheld claims stand beside the shipments, from five shipments on (D34-7)", () => {
  expect(reliabilityOf({ shippedOnTime: 4, claimUpheld: 1 }).upheldClaims).toBeUndefined();
  expect(reliabilityOf({ shippedOnTime: 4, shippedLate: 1, claimUpheld: 1 }).upheldClaims).toEqual({
    claims: 1,
    shipments: 5,
  });
});
