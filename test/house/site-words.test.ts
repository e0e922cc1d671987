import { join } from "node:path";
import { expect, test } from "vitest";
import { saidWords } from "../../shared/ui/vite/said-words.ts";
import { ko } from "../../web/src/words/ko.ts";
import { filesLike, root, textOf } from "./sources.ts";

const { shell, later, byRoute } = saidWords(join(root, "web"));

test("a page loads the words of its own feature after those of the frame", () => {
  expect(byRoute["/search"]).toEqual(["products", "results"]);
  expect(byRoute["/products/$productId"]).toEqual(["bookmarks", "products"]);
  expect(shell).toContain("layout");
  expect(shell).not.toContain("products");
});

test("words of late parts of the frame are not in the first load", () => {
  expect(later).toContain("plan");
  expect(shell).not.toContain("plan");
});

test("features are named literally, so that the build knows which page needs which words", () => {
  const files = filesLike("web/src/**/*.tsx", "web/src/**/*.ts");
  const hidden = files.filter(
    (file) => file !== "web/src/words.ts" && /\buseWords\((?!"\w+"\))/.test(textOf(file)),
  );
  expect(hidden).toEqual([]);
});

test("every feature of the catalogue is used, and no other", () => {
  const said = new Set([...shell, ...later, ...Object.values(byRoute).flat()]);
  expect([...said].toSorted()).toEqual(Object.keys(ko).toSorted());
});
