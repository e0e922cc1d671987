import { expect, test } from "vitest";
import { en } from "./words/en.ts";
import { ko } from "./words/ko.ts";
import { zh } from "./words/zh.ts";

type Tree = { [key: string]: string | Tree };

const flat = (tree: Tree, path = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[path + key, value]] : flat(value, `${path}${key}.`),
  );

/** Names of the parameters of a text, without its plural branches. */
const parameters = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].toSorted();

test.each([
  ["en", en],
  ["zh", zh],
])("every text of %s takes the parameters of its Korean one", (_, words) => {
  const theirs = new Map(flat(words));
  const different = flat(ko).filter(
    ([key, text]) => String(parameters(text)) !== String(parameters(theirs.get(key) ?? "")),
  );
  expect(different.map(([key]) => key)).toEqual([]);
});

test.each([
  ["ko", ko],
  ["en", en],
  ["zh", zh],
])("no text of %s is empty", (_, words) => {
  const empty = flat(words).filter(([, text]) => text.trim() === "");
  expect(empty).toEqual([]);
});
