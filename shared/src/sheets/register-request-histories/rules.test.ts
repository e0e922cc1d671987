import { describe, expect, test } from "vitest";
import { adminMoves, countsOf, manualStatusOf, mayCancel, mayMove } from "./rules.ts";

const statuses = ["READY", "IN_PROGRESS", "FAILED", "DONE", "CANCELLED"] as const;
const movers = ["seller", "admin", "system"] as const;

describe("a sheet's request", () => {
  test("has these transitions only, each by these roles only", () => {
    const ways = statuses.flatMap((from) =>
      statuses.flatMap((to) =>
        movers.filter((by) => mayMove(from, to, by)).map((by) => `${from} ${to} ${by}`),
      ),
    );
    expect(ways).toEqual([
      "READY IN_PROGRESS admin",
      "READY IN_PROGRESS system",
      "READY CANCELLED seller",
      "READY CANCELLED admin",
      "IN_PROGRESS FAILED admin",
      "IN_PROGRESS FAILED system",
      "IN_PROGRESS DONE admin",
      "IN_PROGRESS DONE system",
      "FAILED IN_PROGRESS seller",
      "FAILED IN_PROGRESS admin",
      "FAILED CANCELLED seller",
      "FAILED CANCELLED admin",
      "DONE IN_PROGRESS seller",
    ]);
  });

  test.each([
    ["READING", "seller", true],
    ["CHECKING", "seller", true],
    ["APPLYING", "seller", false],
    ["CHECKED", "seller", false],
    ["READING", "admin", false],
  ] as const)("in %s is taken back by the %s: %s", (phase, by, may) => {
    expect(mayCancel({ status: "IN_PROGRESS", phase }, by)).toBe(may);
  });

  test("that was confirmed is not taken back while it is checked again", () => {
    const again = { status: "IN_PROGRESS", phase: "CHECKING", wasConfirmed: true } as const;
    expect(mayCancel(again, "seller")).toBe(false);
  });

  test("can be taken back while it waits, and never once it is final", () => {
    for (const by of ["seller", "admin"] as const) {
      expect(mayCancel({ status: "READY", phase: "WAITING" }, by)).toBe(true);
      expect(mayCancel({ status: "DONE", phase: "READING" }, by)).toBe(false);
      expect(mayCancel({ status: "CANCELLED", phase: "CHECKING" }, by)).toBe(false);
    }
  });

  test("is an admin's task until it is done or cancelled", () => {
    expect(statuses.map(manualStatusOf)).toEqual([
      "BEFOREPROGRESS",
      "BEFOREPROGRESS",
      "BEFOREPROGRESS",
      "DONE",
      "DONE",
    ]);
  });

  test("offers an admin the remaining transitions, in the order of the buttons", () => {
    expect(statuses.map(adminMoves)).toEqual([
      ["IN_PROGRESS", "CANCELLED"],
      ["DONE", "FAILED"],
      ["IN_PROGRESS", "CANCELLED"],
      [],
      [],
    ]);
  });
});

test("the figures of a request are no outcomes while a pass over its rows runs, and agree before and after", () => {
  const outcomes = { ADD: 2, UPDATE: 1, REMOVE: 0, SKIP: 1, ERROR: 1 };
  const request = { totalRows: 200, checkedRows: 200, appliedRows: 0, outcomes, doneRows: 1 };
  const at = (phase: "CHECKING" | "CHECKED" | "APPLYING" | "ENDED", more: object = {}) =>
    countsOf({ ...request, status: phase === "ENDED" ? "DONE" : "IN_PROGRESS", phase, ...more });
  expect(at("CHECKED")).toMatchObject({ outcomes, good: 3, coming: 2, skipped: 1, errors: 1 });
  // The check begins anew, and then the rows are applied: what is counted so far is no result.
  expect(at("CHECKING", { checkedRows: 50 })).toMatchObject({ isRunning: true, percent: 25 });
  expect(at("CHECKING").outcomes).toBeUndefined();
  expect(at("APPLYING", { appliedRows: 199 })).toMatchObject({ isRunning: true, percent: 99 });
  expect(at("APPLYING").outcomes).toBeUndefined();
  expect(at("ENDED")).toMatchObject({ isRunning: false, outcomes, good: 3, errors: 1 });
});
