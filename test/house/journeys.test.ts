import { expect, test } from "vitest";
import { filesLike, textOf } from "./sources.ts";

/** Specs that may type an address, and why; all others click as users do. */
const typed: Record<string, string> = {
  "test/e2e/kit/ways.ts": "the start page of either site, where journeys begin",
  "test/e2e/kit/windows.ts": "the inboxes, which no site links to",
  "test/e2e/kit/crawl.ts": "addresses that a page showed, when something lies over the link",
  "test/e2e/companies.spec.ts": "where the link of an invitation leads",
  "test/e2e/kit/paper.ts": "where the QR code of a printed document leads",
  "test/e2e/frame.spec.ts": "what an address shows before its scripts have come",
  "test/e2e/heads.spec.ts": "what an address answers with before any script runs",
  "test/e2e/hostile-texts.spec.ts": "pages whose links hold what somebody hostile wrote",
  "test/e2e/pages.spec.ts": "addresses that are unknown, lead on, or lie behind a login",
  "test/e2e/sideways.spec.ts": "each page in each language, at two widths",
};

test("journeys reach pages by clicking, since a typed address hides a broken menu", () => {
  const typing = filesLike("test/e2e/**/*.ts").filter((file) => /\.goto\(/.test(textOf(file)));
  expect(typing.toSorted()).toEqual(Object.keys(typed).toSorted());
});

test("journeys take their test from the kit, which closes the windows of all people at its end", () => {
  const specs = filesLike("test/e2e/**/*.ts").filter((file) =>
    /\.(spec|setup|teardown)\.ts$/.test(file),
  );
  const others = specs.filter(
    (file) => !/import \{ (?:furtherStep, )?test \} from "[./]+kit\/test\.ts"/.test(textOf(file)),
  );
  expect(others).toEqual([]);
});
