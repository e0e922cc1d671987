import { expect, test } from "vitest";

interface Tree {
  [key: string]: string | Tree;
}

const flat = (tree: Tree, path = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[path + key, value]] : flat(value, `${path}${key}.`),
  );

/** Names of the parameters of a text, without its plural branches. */
const parameters = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].toSorted();

/** What holds for the words of a site in its three languages. */
export function checkWords(words: Record<"ko" | "en" | "zh", Tree>): void {
  test.each(["en", "zh"] as const)(
    "every text of %s takes the parameters of its Korean one",
    (language) => {
      const theirs = new Map(flat(words[language]));
      const different = flat(words.ko).filter(
        ([key, text]) => String(parameters(text)) !== String(parameters(theirs.get(key) ?? "")),
      );
      expect(different.map(([key]) => key)).toEqual([]);
    },
  );

  test.each(["ko", "en", "zh"] as const)("no text of %s is empty", (language) => {
    const empty = flat(words[language]).filter(([, text]) => text.trim() === "");
    expect(empty).toEqual([]);
  });
}
