import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { penaltyStatuses } from "./reasons.ts";
import { blockedUntil, decidePenalty, effectOf, isBlocking, livePoints, sumOf } from "./rules.ts";

const pointsAt = (at: string, points = 2) => ({ penaltyId: "pen_1" as const, points, at });

describe("points (D10-3)", () => {
  test("live for 180 days", () => {
    const given = "2026-01-01T00:00:00.000Z";
    expect(livePoints([pointsAt(given)], "2026-06-29T23:59:59.999Z")).toHaveLength(1);
    expect(livePoints([pointsAt(given)], "2026-06-30T00:00:00.000Z")).toEqual([]);
    expect(sumOf([pointsAt(given), pointsAt(given, 3)])).toBe(5);
  });

  test("warn at 3, block at 6, revoke at 10, each once on the way up", () => {
    expect(effectOf(0, 2)).toBe("NONE");
    expect(effectOf(0, 3)).toBe("WARNING");
    expect(effectOf(3, 5)).toBe("NONE");
    expect(effectOf(5, 6)).toBe("BLOCKED");
    expect(effectOf(2, 9)).toBe("BLOCKED");
    expect(effectOf(9, 10)).toBe("REVOKED");
    expect(effectOf(0, 10)).toBe("REVOKED");
    expect(effectOf(10, 12)).toBe("NONE");
    expect(isBlocking(5)).toBe(false);
    expect(isBlocking(6)).toBe(true);
    expect(blockedUntil("2026-11-01T00:00:00.000Z")).toBe("2026-12-01T00:00:00.000Z");
  });

  test("reach each threshold at most once, in any sequence", () => {
    const steps = fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 12 });
    fc.assert(
      fc.property(steps, (given) => {
        let sum = 0;
        const effects = given.map((points) => effectOf(sum, (sum += points)));
        const reached = effects.filter((effect) => effect !== "NONE");
        expect(new Set(reached).size).toBe(reached.length);
      }),
      { seed: 23, numRuns: 500 },
    );
  });
});

test("a report is decided once, and only an approval can be taken back (D10-2)", () => {
  const allowed = penaltyStatuses.flatMap((from) =>
    (["APPROVED", "REJECTED"] as const).flatMap((to) => {
      try {
        decidePenalty(from, to);
        return [`${from} ${to}`];
      } catch {
        return [];
      }
    }),
  );
  expect(allowed).toEqual(["PENDING APPROVED", "PENDING REJECTED", "APPROVED REJECTED"]);
});
