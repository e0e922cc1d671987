import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { filesLike, textOf } from "./sources.ts";

const imported = /import (\w+) from "(\.[^"]+\.module\.css)"/g;
const classesIn = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name!));

/** Classes that a file takes from its style sheets. */
const taken = (file: string): { sheet: string; name: string }[] => {
  const text = textOf(file);
  return [...text.matchAll(imported)].flatMap(([, variable, path]) => {
    const uses = text.matchAll(new RegExp(`\\b${variable}\\["([^"]+)"\\]`, "g"));
    const sheet = join(dirname(file), path!);
    return [...uses].map(([, name]) => ({ sheet, name: name! }));
  });
};

const uses = filesLike("{web,admin,shared/ui}/src/**/*.tsx").flatMap((file) =>
  taken(file).map((use) => ({ ...use, file })),
);

test("a class that a page takes from a style sheet stands there, or what it draws has no style", () => {
  expect(uses.length).toBeGreaterThan(500);
  const lost = uses.filter(({ sheet, name }) => !classesIn(textOf(sheet)).has(name));
  expect(lost).toEqual([]);
});
