import { expect, test } from "vitest";
import { proposalsFor } from "./proposals.ts";

test.each([
  ["마그네틱콘택터", "전자접촉기"],
  ["써모커풀", "열전대"],
  ["엔코다", "엔코더"],
  ["미쯔비쉬", "미쓰비시"],
  ["솔레노이드벨브 24V", "솔레노이드밸브"],
])("%s leads to %s (S9-4)", (keyword, word) => expect(proposalsFor(keyword, [])).toContain(word));

test("a category's name is proposed, and nothing that is written otherwise", () => {
  expect(proposalsFor("보일러 실내온도조절", ["보일러 실내온도조절기"])[0]).toBe(
    "보일러 실내온도조절기",
  );
  expect(proposalsFor("qqqqzzzz", ["베어링"])).toEqual([]);
});
