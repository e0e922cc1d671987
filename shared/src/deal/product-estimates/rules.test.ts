import { describe, expect, test } from "vitest";
import type { Problem } from "../../kernel/problem.ts";
import { lineAfterQuote, mustBeExtendable, type LineTurn, refuseLine } from "./rules.ts";

const now = "2026-10-07T00:00:00.000Z";
const line: LineTurn = {
  replyType: "PENDING",
  open: true,
  hasActiveOrder: false,
  quotesInRound: 0,
  hasQuote: false,
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

describe("a line (D2-1 to D2-6)", () => {
  test("takes no act once it is closed or while an order is active", () => {
    for (const act of [
      (turn: LineTurn) => lineAfterQuote(turn, now),
      (turn: LineTurn) => refuseLine(turn),
      (turn: LineTurn) => mustBeExtendable(turn),
    ]) {
      expect(codeOf(() => act({ ...line, open: false }))).toBe("ESTIMATE_CLOSED");
      expect(codeOf(() => act({ ...line, hasActiveOrder: true }))).toBe("HAS_ACTIVE_ORDER");
    }
  });

  test("can be answered in any state, late only without a strict deadline", () => {
    for (const replyType of ["PENDING", "REPLIED", "REJECTED"] as const)
      expect(lineAfterQuote({ ...line, replyType }, now)).toEqual({
        replyType: "REPLIED",
        isLate: false,
      });
    const late = { ...line, dueAt: "2026-10-06T00:00:00.000Z" };
    expect(lineAfterQuote(late, now).isLate).toBe(true);
    expect(codeOf(() => lineAfterQuote({ ...late, strictDeadline: true }, now))).toBe(
      "ESTIMATE_CLOSED",
    );
    expect(lineAfterQuote({ ...line, dueAt: now, strictDeadline: true }, now).isLate).toBe(false);
  });

  test("answered in time can be revised after a strict deadline, too", () => {
    const late = { ...line, dueAt: "2026-10-06T00:00:00.000Z", strictDeadline: true };
    const turn = (replyType: LineTurn["replyType"]) =>
      codeOf(() => lineAfterQuote({ ...late, replyType }, now));
    expect((["REPLIED", "PENDING", "REJECTED"] as const).map(turn)).toEqual([
      "allowed",
      "ESTIMATE_CLOSED",
      "ESTIMATE_CLOSED",
    ]);
  });

  test("can be revised three times a round", () => {
    const revised = { ...line, replyType: "REPLIED" as const };
    expect(codeOf(() => lineAfterQuote({ ...revised, quotesInRound: 3 }, now))).toBe("allowed");
    expect(() => lineAfterQuote({ ...revised, quotesInRound: 4 }, now)).toThrow(
      expect.objectContaining({ code: "REVISIONS_USED_UP", params: { most: 3 } }),
    );
    const refused = { ...line, replyType: "REJECTED" as const, quotesInRound: 4 };
    expect(lineAfterQuote(refused, now)).toEqual({ replyType: "REPLIED", isLate: false });
  });

  test("can be refused once, which withdraws its quote", () => {
    expect(refuseLine(line)).toEqual({ replyType: "REJECTED", withdraws: false });
    expect(refuseLine({ ...line, replyType: "REPLIED" }).withdraws).toBe(true);
    expect(() => refuseLine({ ...line, replyType: "REJECTED" })).toThrow(
      expect.objectContaining({
        code: "INVALID_TRANSITION",
        params: { from: "REJECTED", to: "REJECTED" },
      }),
    );
  });

  test("can be extended only while a quote stands", () => {
    expect(codeOf(() => mustBeExtendable({ ...line, replyType: "REPLIED" }))).toBe("allowed");
    for (const replyType of ["PENDING", "REJECTED"] as const)
      expect(() => mustBeExtendable({ ...line, replyType })).toThrow(
        expect.objectContaining({
          code: "INVALID_TRANSITION",
          params: { from: replyType, to: "REPLIED" },
        }),
      );
  });
});
