import { describe, expect, test } from "vitest";
import type { Problem } from "../kernel/problem.ts";
import { answered, extended, type LineTurn, refused } from "./rules.ts";

const now = "2026-10-07T00:00:00.000Z";
const line: LineTurn = {
  replyType: "PENDING",
  open: true,
  hasActiveOrder: false,
  quotesInRound: 0,
  dueAt: "2026-10-08T00:00:00.000Z",
  strictDeadline: false,
};
const codeOf = (act: () => unknown): string => {
  try {
    act();
    return "allowed";
  } catch (error) {
    return (error as Problem).code;
  }
};

describe("a line (DOMAIN.md D2, L1 to L6)", () => {
  test("takes no act once it is closed or while an order is active", () => {
    for (const act of [
      (turn: LineTurn) => answered(turn, now),
      (turn: LineTurn) => refused(turn),
      (turn: LineTurn) => extended(turn),
    ]) {
      expect(codeOf(() => act({ ...line, open: false }))).toBe("ESTIMATE_CLOSED");
      expect(codeOf(() => act({ ...line, hasActiveOrder: true }))).toBe("HAS_ACTIVE_ORDER");
    }
  });

  test("is answered from any state, late only where the deadline is not strict", () => {
    for (const replyType of ["PENDING", "REPLIED", "REJECTED"] as const)
      expect(answered({ ...line, replyType }, now)).toEqual({
        replyType: "REPLIED",
        isLate: false,
      });
    const late = { ...line, dueAt: "2026-10-06T00:00:00.000Z" };
    expect(answered(late, now).isLate).toBe(true);
    expect(codeOf(() => answered({ ...late, strictDeadline: true }, now))).toBe("ESTIMATE_CLOSED");
  });

  test("is revised three times a round", () => {
    const revised = { ...line, replyType: "REPLIED" as const };
    expect(codeOf(() => answered({ ...revised, quotesInRound: 3 }, now))).toBe("allowed");
    expect(codeOf(() => answered({ ...revised, quotesInRound: 4 }, now))).toBe("REVISIONS_USED_UP");
  });

  test("is refused once, which withdraws a quote that was given", () => {
    expect(refused(line).withdraws).toBe(false);
    expect(refused({ ...line, replyType: "REPLIED" }).withdraws).toBe(true);
    const again = () => refused({ ...line, replyType: "REJECTED" });
    expect(codeOf(again)).toBe("INVALID_TRANSITION");
  });
});
