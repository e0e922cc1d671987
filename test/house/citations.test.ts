import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesLike, root, sources, textOf } from "./sources.ts";

const pages = ["ARCHITECTURE.md", ...filesLike("docs/**/*.md")];
const documents = [...filesLike("*.md"), ...filesLike("docs/**/*.md")];

interface Heading {
  page: string;
  id: string;
  /** Everything below it, up to the next heading. */
  text: string;
}
/** `D6-16` rule 16 of area D6, `D6` the area: the first word of a heading (docs/README.md). */
const headings: Heading[] = pages.flatMap((page) =>
  textOf(page)
    .split(/^(?=#+ )/m)
    .flatMap((text) => {
      const id = /^#+ ([DPSUA]\d{1,2}(?:-\d{1,2})?) \S/.exec(text)?.[1];
      return id ? [{ page, id, text }] : [];
    }),
);
const known = new Set(headings.map(({ id }) => id));
const rules = headings.filter(({ id }) => id.includes("-"));
const areaOf = (id: string): string => id.split("-")[0]!;

/** The text that people read in code: comments, and the names of tests. */
const saidIn = (code: string): string =>
  code
    .split("\n")
    .flatMap((line) => {
      const comment = /(?:^|\s)(?:\/\/|\/\*+|\*(?=\s))(.*)/.exec(line)?.[1];
      const name = /\b(?:describe|test|it)(?:\.each\(.*\))?\(["`](.*)/.exec(line)?.[1];
      return [comment, name].filter((one) => one !== undefined);
    })
    .join("\n");

const testNames = (text: string): string =>
  [...text.matchAll(/\b(?:describe|test)(?:\.each\(.*\))?\(\s*["`](.*)/g)]
    .map(([, name]) => name)
    .join("\n");

const code = sources().map((file) => ({ file, said: saidIn(textOf(file)) }));
const said = [...code, ...documents.map((file) => ({ file, said: textOf(file) }))];

/** Rules of any document, and areas of the domain: other letters with a number mean many things. */
const citation = /(?<![\w-])(?:[DPSUA]\d{1,2}-\d{1,2}|D\d{1,2})(?![\w-])/g;
const citedIn = (text: string): string[] => [...text.matchAll(citation)].map(([id]) => id);

describe("the ids of rules", () => {
  test("are unique", () => {
    const twice = headings.filter(({ id }, at) => headings.findIndex((one) => one.id === id) < at);
    expect(twice).toEqual([]);
    expect(rules.length).toBeGreaterThan(100);
  });

  test("are on the page of their area", () => {
    const astray = rules.filter(
      ({ page, id }) => !headings.some((one) => one.page === page && one.id === areaOf(id)),
    );
    expect(astray.map(({ page, id }) => `${page} ${id}`)).toEqual([]);
  });

  test("of D6 are each in the name of a test", () => {
    const names = code
      .filter(({ file }) => /\.(test|spec)\.tsx?$/.test(file))
      .map(({ file }) => testNames(textOf(file)))
      .join("\n");
    const cases = rules.filter(({ id }) => areaOf(id) === "D6").map(({ id }) => id);
    expect(cases.length).toBeGreaterThan(25);
    expect(cases.filter((id) => !names.includes(`(${id})`))).toEqual([]);
  });

  test("are cited in code, or state what holds the rule", () => {
    const cited = new Set(code.flatMap((one) => citedIn(one.said)));
    const left = rules.filter(
      ({ id, text }) => !cited.has(id) && !/^Held by: (`[\w./-]+`(, )?)+$/m.test(text),
    );
    expect(left.map(({ page, id }) => `${page} ${id}`)).toEqual([]);
  });
});

describe("citations", () => {
  test("lead to a heading", () => {
    const lost = said.flatMap(({ file, said: text }) =>
      citedIn(text)
        .filter((id) => !known.has(id))
        .map((id) => `${file} cites ${id}`),
    );
    expect(lost).toEqual([]);
  });

  test("name existing documents only", () => {
    const lost = said.flatMap(({ file, said: text }) =>
      [...text.matchAll(/[\w./-]*[\w-]\.md\b/g)]
        .map(([name]) => name)
        .filter((name) => ![".", dirname(file)].some((at) => existsSync(join(root, at, name))))
        .map((name) => `${file} names ${name}`),
    );
    expect(lost).toEqual([]);
  });
});
