import { expect, test } from "vitest";
import { labelled, precision, recall, scoreOf } from "../../bench/specifications/score.ts";

test("of 1,300 labelled values 97 of 100 are read, and 99 of 100 that are read are right (S8-7)", () => {
  const score = scoreOf(labelled());
  expect(score.said).toBeGreaterThan(1_300);
  expect(recall(score), score.misses.join("\n")).toBeGreaterThan(0.97);
  expect(precision(score), score.misses.join("\n")).toBeGreaterThan(0.99);
});
