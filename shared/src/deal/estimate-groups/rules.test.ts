import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Problem } from "../../kernel/problem.ts";
import {
  defaultTitle,
  estimateStatusOf,
  groupStatusOf,
  isDueAtAllowed,
  type LineState,
  maskedContact,
  mustBeWithinPlan,
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
  test("does not depend on the order of the lines, and is idempotent", () => {
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

  test("closes as awarded if and only if every line is ordered and no order waits", () => {
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

/** Lines of two estimates, by what each replied, how often, and whether it is ordered. */
const lineOf = (estimate: 0 | 1, at: number, more: Partial<LineState> = {}): LineState => ({
  estimateId: estimateIds[estimate],
  requestLineId: requestLineIds[at]!,
  replyType: "PENDING",
  quoteCount: 0,
  hasPendingOrder: false,
  confirmedOrders: 0,
  ...more,
});
const quoted = { replyType: "REPLIED", quoteCount: 1 } as const;
const ordered = { ...quoted, confirmedOrders: 1 } as const;

describe("a request whose every line is ordered", () => {
  const all = [0, 1, 2].map((at) => lineOf(0, at, ordered));
  const others = [0, 1, 2].map((at) => lineOf(1, at, quoted));

  test("closes as awarded, and sellers without an order are told", () => {
    expect(rollUp({ open: true }, 3, estimates, [...all, ...others])).toEqual({
      group: {
        open: false,
        closeReason: "AWARDED",
        status: "COMPLETED",
        quotedCount: 3,
        orderedCount: 3,
      },
      estimates: [
        {
          id: estimateIds[0],
          open: false,
          closeReason: "AWARDED",
          status: "COMPLETED",
          pendingCount: 0,
          repliedCount: 3,
          rejectedCount: 0,
        },
        {
          id: estimateIds[1],
          open: false,
          closeReason: "NOT_SELECTED",
          status: "CANCELLED",
          pendingCount: 0,
          repliedCount: 3,
          rejectedCount: 0,
        },
      ],
    });
  });

  test("stays open while an order waits, while a line is not ordered, or without any line", () => {
    const waiting = [...all, lineOf(1, 0, { ...quoted, hasPendingOrder: true })];
    expect(rollUp({ open: true }, 3, estimates, waiting).group.open).toBe(true);
    expect(rollUp({ open: true }, 4, estimates, all).group.open).toBe(true);
    expect(rollUp({ open: true }, 0, estimates, []).group.open).toBe(true);
    const two = [lineOf(0, 0, ordered), lineOf(1, 0, ordered), lineOf(0, 1, ordered)];
    expect(rollUp({ open: true }, 3, estimates, two).group).toMatchObject({
      open: true,
      quotedCount: 2,
      orderedCount: 2,
    });
  });

  test("that is already closed keeps its reason, and sellers without an order are distinguished", () => {
    const closed = { open: false, closeReason: "BUYER_CLOSED" } as const;
    const kept = rollUp(closed, 3, estimates, [...all, ...others]);
    expect(kept.group).toMatchObject({ closeReason: "BUYER_CLOSED", status: "COMPLETED" });
    expect(kept.estimates.map(({ closeReason }) => closeReason)).toEqual([
      "BUYER_CLOSED",
      "NOT_SELECTED",
    ]);
    const left = estimates.map((one) => ({
      ...one,
      open: false,
      closeReason: "SELLER_SUSPENDED" as const,
    }));
    for (const one of rollUp({ open: true }, 3, left, all).estimates)
      expect(one).toMatchObject({ open: false, closeReason: "SELLER_SUSPENDED" });
    for (const one of rollUp(closed, 3, left, all).estimates)
      expect(one.closeReason).toBe("SELLER_SUSPENDED");
  });
});

const line = (replyType: LineState["replyType"], confirmedOrders = 0) => ({
  replyType,
  confirmedOrders,
  quoteCount: replyType === "REPLIED" ? 1 : 0,
});

const closedFor = (closeReason: "NO_QUOTES" | "EXPIRED" | "BUYER_CLOSED") =>
  ({ open: false, closeReason }) as const;

describe("the derived statuses (D2-10, D2-11)", () => {
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

  test("cover an estimate without lines, and a waiting one", () => {
    expect(estimateStatusOf(true, [])).toBe("PENDING");
    expect(estimateStatusOf(false, [])).toBe("CANCELLED");
    expect(estimateStatusOf(true, [line("REPLIED", 1)])).toBe("CONFIRMED");
    expect(estimateStatusOf(true, [line("REJECTED"), line("PENDING")])).toBe("PENDING");
  });

  test("of a closed request say whether anything was ordered, quoted or neither", () => {
    const mixed = [line("REPLIED"), line("REJECTED")];
    expect(groupStatusOf(closedFor("BUYER_CLOSED"), [line("REPLIED", 1), ...mixed])).toBe(
      "COMPLETED",
    );
    expect(groupStatusOf(closedFor("EXPIRED"), mixed)).toBe("CANCELLED");
    expect(groupStatusOf(closedFor("EXPIRED"), [line("PENDING")])).toBe("REJECTED");
    expect(groupStatusOf(closedFor("BUYER_CLOSED"), [line("PENDING")])).toBe("CANCELLED");
    expect(groupStatusOf({ open: true }, [line("PENDING"), line("REPLIED")])).toBe("CONFIRMED");
  });
});

test("a deadline lies one hour to thirty days ahead", () => {
  const now = "2026-10-07T00:00:00.000Z";
  expect(isDueAtAllowed("2026-10-07T00:59:59.999Z", now)).toBe(false);
  expect(isDueAtAllowed("2026-10-07T01:00:00.000Z", now)).toBe(true);
  expect(isDueAtAllowed("2026-11-06T00:00:00.000Z", now)).toBe(true);
  expect(isDueAtAllowed("2026-11-06T00:00:00.001Z", now)).toBe(false);
});

test("a default title has at most a hundred characters in every language", () => {
  expect(defaultTitle("FR-D720", 4, "ko")).toBe("FR-D720 외 3건");
  expect(defaultTitle("FR-D720", 4, "en")).toBe("FR-D720 and 3 more");
  expect(defaultTitle("FR-D720", 4, "zh")).toBe("FR-D720 等 4 项");
  expect(defaultTitle("FR-D720", 1, "ko")).toBe("FR-D720");
  expect(defaultTitle("가".repeat(200), 4, "ko")).toBe(`${"가".repeat(95)} 외 3건`);
  for (const language of ["ko", "en", "zh"] as const)
    for (const count of [1, 50])
      expect(defaultTitle("가".repeat(200), count, language).length).toBeLessThanOrEqual(100);
});

test("a masked contact discloses no digit, no address and only one letter of the name", () => {
  const masked = maskedContact({ name: "김구매", phone: "+821012345678", email: "a@b.kr" });
  expect(masked).toEqual({ name: "김**", phone: "***-****-****", email: "***@***" });
  expect(Object.keys(maskedContact({ name: "" }))).toEqual(["name"]);
});

const asks = (asked: Parameters<typeof mustBeWithinPlan>[1], isPremium = false) => {
  try {
    mustBeWithinPlan(isPremium, asked);
    return "allowed";
  } catch (error) {
    return error instanceof Problem ? { code: error.code, ...error.params } : error;
  }
};

describe("a member without a subscription", () => {
  test("may ask three sellers for ten lines, without the automatic choice", () => {
    expect(asks({ lines: 10, sellers: 3 })).toBe("allowed");
    expect(asks({})).toBe("allowed");
    const code = "SUBSCRIPTION_REQUIRED";
    expect(asks({ lines: 11 })).toEqual({ code, feature: "ESTIMATE_LINES", most: 10 });
    expect(asks({ sellers: 4 })).toEqual({ code, feature: "ESTIMATE_SELLERS", most: 3 });
    expect(asks({ auto: true })).toEqual({ code, feature: "AUTO_SELLERS" });
  });

  test("is the only one with these limits", () => {
    expect(asks({ lines: 50, sellers: 10, auto: true }, true)).toBe("allowed");
  });
});
