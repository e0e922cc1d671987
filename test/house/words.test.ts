import { join } from "node:path";
import { prefixes } from "@bupum/shared/kernel/ids";
import { describe, expect, test } from "vitest";
import { filesLike, root } from "./sources.ts";

type Words = { [key: string]: string | Words };

/** Folders that hold ko.ts, en.ts and zh.ts. */
const folders = filesLike("**/words/ko.ts").map((file) => file.slice(0, -"/ko.ts".length));

/** The one object that a file of words exports, flat: "problems.NOT_FOUND" -> sentence. */
async function wordsOf(folder: string, language: string): Promise<Record<string, string>> {
  const file = join(root, folder, `${language}.ts`);
  const exported = Object.values((await import(file)) as Record<string, Words>);
  return Object.fromEntries(exported.flatMap((words) => flat(words)));
}
function flat(words: Words, path = ""): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`),
  );
}
const placeholders = (text: string) =>
  [
    ...new Set(
      [...text.matchAll(/\{(\w+)(?=\}|,\s*(?:plural|select|number|date))/g)].map(
        ([, name]) => name!,
      ),
    ),
  ].toSorted();

describe.each(folders)("the words of %s", (folder) => {
  test("have all texts in Korean, English and Chinese, with the same parameters", async () => {
    const [ko, en, zh] = await Promise.all(["ko", "en", "zh"].map((name) => wordsOf(folder, name)));
    expect(Object.keys(en!).toSorted()).toEqual(Object.keys(ko!).toSorted());
    expect(Object.keys(zh!).toSorted()).toEqual(Object.keys(ko!).toSorted());
    const faults = Object.keys(ko!).filter((key) =>
      [en!, zh!].some(
        (other) =>
          !other[key]?.trim() || `${placeholders(other[key]!)}` !== `${placeholders(ko![key]!)}`,
      ),
    );
    expect(faults).toEqual([]);
  });
});

test("every entity has its own prefix of three lower-case letters", () => {
  const all: string[] = Object.values(prefixes);
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((prefix) => !/^[a-z]{3}$/.test(prefix))).toEqual([]);
});
