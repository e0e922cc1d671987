import { messages } from "@bupum/functions/kernel/messages/messages";
import { expect, test } from "vitest";
import { filesLike, sources, textOf } from "./sources.ts";

/** Small letters with a space before each word: "StoredPart" and "stored-part" are " stored part ". */
const wordsOf = (name: string): string =>
  ` ${name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/[^A-Za-z0-9]+/g, " ")
    .toLowerCase()} `;

/** The column of the glossary with the words that must not name a noun in the code. */
const never = [
  ...new Set(
    textOf("docs/glossary.md")
      .split("\n")
      .filter((row) => row.startsWith("| ") && !row.startsWith("| English"))
      .flatMap((row) => row.split("|")[4]!.split(","))
      .map((word) => wordsOf(word.trim()).trim())
      .filter((word) => /^[a-z ]+$/.test(word)),
  ),
];

/** Names of fields and paths, which are given, and words that HTTP, fixed texts and the language use. */
const exceptions = [
  /[pP]artNumber|part-number/,
  /BestOffer|best-offer/,
  /[rR]equestLineId/,
  /[aA]nswer(?:Link|Sheet)|answer-(?:link|sheet)/,
  /^problemResponses$/,
  /^(?:Import|importsOf|imports)$/,
];

const faultsIn = (names: readonly (readonly [place: string, name: string])[]): string[] =>
  names.flatMap(([place, name]) =>
    exceptions.some((exception) => exception.test(name))
      ? []
      : never
          .filter((word) => new RegExp(` ${word}s? `).test(wordsOf(name)))
          .map((word) => `${place}: ${name} says ${word}`),
  );

test("the glossary names the words that the code does not use", () => {
  expect(never).toEqual(
    expect.arrayContaining([
      "part",
      "listing",
      "manufactor",
      "response",
      "import",
      "excel",
      "wish",
    ]),
  );
  expect(faultsIn([["here", "StoredParts"]])).toEqual(["here: StoredParts says part"]);
});

test("no exported name has a second word for its noun", () => {
  const exported =
    /^export (?:default )?(?:async )?(?:const|function\*?|class|type|interface) (\w+)/gm;
  const names = sources().flatMap((file) =>
    [...textOf(file).matchAll(exported)].map(([, name]) => [file, name!] as const),
  );
  expect(names.length).toBeGreaterThan(2_000);
  expect(faultsIn(names)).toEqual([]);
});

test("no file name has a second word for its noun, except those of a path", () => {
  const files = filesLike("{shared,functions,seed,infra,web,admin,test}/**/*.{ts,tsx,css}");
  const names = files
    .filter((file) => !/\/routes\/|^test\/api\//.test(file))
    .map((file) => [file, file.split("/").at(-1)!.split(".")[0]!] as const);
  expect(faultsIn(names)).toEqual([]);
});

test("message names are an entity and a past tense, in the same words", () => {
  const names = Object.keys(messages);
  expect(names.filter((name) => !/^[a-z-]+\.([a-z]+ed|read|sent)$/.test(name))).toEqual([]);
  expect(faultsIn(names.map((name) => ["message", name]))).toEqual([]);
});
