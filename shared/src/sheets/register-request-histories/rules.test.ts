import { describe, expect, test } from "vitest";
import { adminMoves, manualStatusOf, mayCancel, mayMove } from "./rules.ts";

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
