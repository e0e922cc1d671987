import { expect, test } from "vitest";
import { stateOfDay } from "./rules.ts";

test("a day agrees without differences, and is explained once all of them are (D13-12)", () => {
  const states = [[0, 0] as const, [2, 0] as const, [2, 1] as const, [2, 2] as const].map(
    ([differences, explained]) => stateOfDay({ differences, explained }),
  );
  expect(states).toEqual(["AGREES", "DIFFERS", "DIFFERS", "EXPLAINED"]);
  expect(stateOfDay(undefined)).toBe("UNCHECKED");
});
