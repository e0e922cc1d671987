import { expect, test } from "vitest";
import { type Stretch, threeWay } from "./three-way.ts";

const letters = (text: string) => [...text];
const merge = (base: string, mine: string, theirs: string) =>
  threeWay(letters(base), letters(mine), letters(theirs), (letter) => letter)
    .map((part: Stretch<string>) =>
      part.kind === "settled"
        ? part.items.join("")
        : `[${part.mine.join("")}|${part.theirs.join("")}]`,
    )
    .join("");

test("a change of one side is taken, wherever it is", () => {
  expect(merge("abcdef", "aXcdef", "abcdYf")).toBe("aXcdYf");
  expect(merge("abcdef", "abcdefX", "Yabcdef")).toBe("YabcdefX");
  expect(merge("abcdef", "acdef", "abcdf")).toBe("acdf");
  expect(merge("", "ab", "")).toBe("ab");
  expect(merge("abc", "abc", "")).toBe("");
});

test("an equal change of both is taken once, and different ones conflict", () => {
  expect(merge("abc", "aXc", "aXc")).toBe("aXc");
  expect(merge("abc", "aXc", "aYc")).toBe("a[X|Y]c");
  expect(merge("abc", "ac", "aYc")).toBe("a[|Y]c");
  expect(merge("abc", "abcX", "abcY")).toBe("abc[X|Y]");
});

test("nothing that either wrote is lost", () => {
  // A hundred pairs of edits of one text, each a capital letter at its own position.
  const base = "abcdefghij";
  for (let one = 0; one < 10; one++)
    for (let other = 0; other < 10; other++) {
      const mine = base.replace(base[one]!, "M");
      const theirs = base.replace(base[other]!, "T");
      const all = merge(base, mine, theirs);
      expect(all).toContain("M");
      expect(all).toContain("T");
    }
});

test("what is settled is one stretch, and a collision says what it was before", () => {
  const [base, mine, theirs] = ["abc", "aXc", "aYZc"].map(letters);
  expect(threeWay(base!, mine!, theirs!, (letter) => letter)).toEqual([
    { kind: "settled", items: ["a"] },
    { kind: "collision", base: ["b"], mine: ["X"], theirs: ["Y", "Z"] },
    { kind: "settled", items: ["c"] },
  ]);
  expect(threeWay(base!, base!, base!, (letter) => letter)).toEqual([
    { kind: "settled", items: ["a", "b", "c"] },
  ]);
  expect(threeWay([], [], [], String)).toEqual([]);
});

test("two that both added more or less of the same collide", () => {
  expect(merge("ab", "aXYb", "aXb")).toBe("a[XY|X]b");
  expect(merge("ab", "aXb", "aXYb")).toBe("a[X|XY]b");
  expect(merge("ab", "aXYb", "aYXb")).toBe("a[XY|YX]b");
});

test("what one took away stands nowhere, and places behind it are found", () => {
  expect(merge("abcdef", "def", "abcdeX")).toBe("deX");
  expect(merge("abcdef", "Xabcdef", "abdf")).toBe("Xabdf");
  expect(merge("abcdef", "abcdef", "abcdef")).toBe("abcdef");
});
