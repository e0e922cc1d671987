import { expect, test } from "vitest";
import { filesLike, textOf } from "./sources.ts";

const pages = filesLike("web/src/**/*.tsx").filter((file) => !file.includes(".test."));
const withoutGuard = (offers: RegExp, guard: RegExp) =>
  pages.filter((file) => offers.test(textOf(file)) && !guard.test(textOf(file)));

/** The reader's roles, or those of a component that is drawn for nobody else. */
const ofAskers = /AskGuard|useMayAsk|useMay\("ask"\)/;

test("a way to the form of a request is offered to those who may ask for quotes (D40-10)", () => {
  expect(pages.length).toBeGreaterThan(300);
  expect(withoutGuard(/\bto(=|: )"\/estimates\/new"/, ofAskers)).toEqual([]);
});

const ofRoles = /RoleGuard|useMay\(/;

test.each([
  /acceptProposal/,
  /<ClaimDialog/,
  /<RequoteDialog/,
  /decideProduct/,
  /<ReportDialog/,
  /removeOwnNumber/,
  /<BringList/,
])("acts by %s are offered to those whose roles allow them (D40-10)", (offers) => {
  const found = pages.filter((file) => offers.test(textOf(file)));
  expect(found.length).toBeGreaterThan(0);
  expect(withoutGuard(offers, ofRoles)).toEqual([]);
});
