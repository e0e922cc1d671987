import { join } from "node:path";
import { expect, test } from "vitest";
import { saidWords } from "../../shared/ui/vite/said-words.ts";
import { ko } from "../../web/src/words/ko.ts";
import { filesLike, root, textOf } from "./sources.ts";

const { shell, later, byRoute } = saidWords(join(root, "web"));

test("a page brings the words of its own feature, and the frame's are there before", () => {
  expect(byRoute["/search"]).toEqual(["bestOffer", "products"]);
  expect(byRoute["/products/$productId"]).toEqual(["bookmarks", "products"]);
  expect(shell).toContain("layout");
  expect(shell).not.toContain("products");
});

test("what a part of the frame says that comes later is not in the first load", () => {
  expect(later).toContain("plan");
  expect(shell).not.toContain("plan");
});

test("every feature is named as it stands, or the build could not tell who needs its words", () => {
  const files = filesLike("web/src/**/*.tsx", "web/src/**/*.ts");
  const hidden = files.filter(
    (file) => file !== "web/src/words.ts" && /\buseWords\((?!"\w+"\))/.test(textOf(file)),
  );
  expect(hidden).toEqual([]);
});

test("every feature of the catalogue is said somewhere, and nothing else is", () => {
  const said = new Set([...shell, ...later, ...Object.values(byRoute).flat()]);
  expect([...said].toSorted()).toEqual(Object.keys(ko).toSorted());
});
