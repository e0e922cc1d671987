import { problemCodes } from "@bupum/shared/kernel/problem";
import { issueCodes } from "@bupum/shared/kernel/words/types";
import { describe, expect, test } from "vitest";
import { ko as adminKo } from "../../admin/src/words/ko.ts";
import { ko as webKo } from "../../web/src/words/ko.ts";
import { filesLike, textOf } from "./sources.ts";

type Words = { [key: string]: string | Words };

const textsOf = (...patterns: string[]): string =>
  filesLike(...patterns)
    .filter((file) => !/\/words\/|\.test\.|\/openapi/.test(file))
    .map(textOf)
    .join("\n");

describe("codes that have words", () => {
  const rules = filesLike("functions/src/**/*.ts", "shared/src/**/*.ts").filter(
    (file) => !/\/words\/|\.test\.|\/(?:problem|paths)\.ts$/.test(file),
  );

  test("of problems are thrown somewhere, not only declared by routes", () => {
    const thrown = rules
      .filter((file) => !file.endsWith("contract.ts"))
      .map(textOf)
      .join("\n");
    expect(problemCodes.filter((code) => !thrown.includes(`"${code}"`))).toEqual([]);
  });

  test("of faults are raised somewhere", () => {
    const found = rules.map(textOf).join("\n");
    const ours = issueCodes.filter((code) => code === code.toUpperCase());
    expect(ours.filter((code) => !found.includes(`"${code}"`))).toEqual([]);
  });
});

const flat = (words: Words, path = ""): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string" ? [`${path}${key}`] : flat(value, `${path}${key}.`),
  );

/**
 * What shows that a text is used: its path, the last step of its path, or a template that its path
 * matches.
 */
function sayings(code: string): (path: string) => boolean {
  const quoted = new Set([...code.matchAll(/"([\w.]+)"/g)].map(([, name]) => name!));
  const dotted = new Set(
    [...code.matchAll(/\w+(?:\.\w+)+/g)].flatMap(([name]) =>
      name.split(".").map((_, from, steps) => steps.slice(from).join(".")),
    ),
  );
  const templates = [...new Set(code.match(/`[\w.]*(?:\$\{[^`}]*\}[\w.]*)+`/g))]
    .map((template) => template.slice(1, -1).replaceAll(".", "\\."))
    .filter((template) => /\w{3}/.test(template.replaceAll(/\$\{[^}]*\}/g, "")))
    .map((template) => new RegExp(`^${template.replaceAll(/\$\{[^}]*\}/g, "[\\w.-]+")}$`));
  return (path) =>
    quoted.has(path.slice(path.lastIndexOf(".") + 1)) ||
    (path.includes(".") && (dotted.has(path) || quoted.has(path))) ||
    templates.some((template) => template.test(path));
}

const kit = textsOf("shared/src/**/*.ts", "shared/ui/src/**/*.{ts,tsx}");
const site = { web: textsOf("web/src/**/*.{ts,tsx}"), admin: textsOf("admin/src/**/*.{ts,tsx}") };

describe.each([
  ["web", webKo],
  ["admin", adminKo],
] as const)("the words of %s", (name, words) => {
  test("are used somewhere", () => {
    // The server's findings name their text by code alone.
    const { kit: ofKit, issues: _issues, ...own } = words;
    const [isSaid, isSaidByEither] = [
      sayings(`${kit}\n${site[name]}`),
      sayings(`${kit}\n${site.web}\n${site.admin}`),
    ];
    const silent = Object.entries<Words>(own).flatMap(([feature, texts]) =>
      flat(texts)
        .filter((path) => !isSaid(path))
        .map((path) => `${feature}.${path}`),
    );
    expect([...silent, ...flat(ofKit).filter((path) => !isSaidByEither(path))]).toEqual([]);
  });
});
