import { expect, test } from "vitest";
import { filesLike, textOf } from "./sources.ts";

/** The text of an object from its opening to its closing brace. */
function objectAt(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}") depth -= 1;
    if (depth === 0) return text.slice(start, at + 1);
  }
  return text.slice(start);
}

/** What a file says of its writes without one, once for all of them. */
const reason = /(?:\/\/|\*) (?:.* )?Without a guard: \S.*/g;
const saysWhy = (file: string) => textOf(file).search(reason) >= 0;

/** Writes of a file without a guard; increments are left out, since additions commute. */
const bareWrites = (file: string): string[] => {
  const code = textOf(file).replaceAll(reason, "");
  return [...code.matchAll(/\{\s*(?:put|change|drop)\b\s*[:,}]/g)]
    .map(({ index }) => objectAt(code, index))
    .filter((write) => !/\bguard\b/.test(write) && !isSum(write) && !isType(write));
};
const isSum = (write: string) => /\badd\b/.test(write) && !/\b(?:set|put|unset)\b/.test(write);
const isType = (write: string) => /\b(?:put|change|drop): (?:object|Key|Item)\b/.test(write);

test("Every write has a guard, or its file gives the reason", () => {
  const files = filesLike("functions/src/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
  const bare = files.filter((file) => bareWrites(file).length > 0);
  expect(bare.length).toBeGreaterThan(40);
  expect(bare.filter((file) => !saysWhy(file))).toEqual([]);
});

test("No file gives a reason without need", () => {
  const files = filesLike("functions/src/**/*.ts").filter((file) => saysWhy(file));
  expect(files.filter((file) => bareWrites(file).length === 0)).toEqual([]);
});
