import { expect, test } from "vitest";
import { wonInWords } from "./rules.ts";

test.each([
  [0, "일금 영원정"],
  [10, "일금 일십원정"],
  [1_234_000, "일금 일백이십삼만사천원정"],
  [100_000_000, "일금 일억원정"],
  [120_005_006_070, "일금 일천이백억오백만육천칠십원정"],
])("%i won are written in words", (won, words) => {
  expect(wonInWords(won)).toBe(words);
});
