import { opinionDraft } from "@bupum/shared/reading/wiki-request-histories/contract";
import { stopsToEscalate } from "@bupum/shared/reading/wiki-request-histories/rules";
import { expect, test } from "vitest";
import { allOpinionRows, said } from "./opinion-rows.ts";
import { wikisOfMarket } from "./wiki-rows.ts";

const today = "2026-11-25T00:00:00.000Z";

test("opinions of the demo market are valid, and on pages of others", () => {
  const rows = allOpinionRows(today);
  const opinions = rows.filter(({ sk }) => sk === "opinion");
  expect(opinions).toHaveLength(said.length);
  for (const { wikiId, title, content, type, proposedText } of opinions) {
    const sent = { wikiId, baseRevision: 1, title, content, type, proposedText };
    expect(opinionDraft.safeParse(sent).success).toBe(true);
  }
  expect(opinions.filter(({ requesterId, writerId }) => requesterId === writerId)).toEqual([]);
  expect(new Set(rows.map(({ pk, sk }) => `${pk} ${sk}`)).size).toBe(rows.length);
});

test("a market with few pages has one of each category, and those that have opinions", () => {
  const [all, few] = [wikisOfMarket(false), wikisOfMarket(true)];
  expect(few.length).toBeLessThan(all.length / 2);
  const places = (pages: typeof all) =>
    new Set(pages.map(({ language, category }) => `${language} ${category}`));
  expect(places(few)).toEqual(places(all));
  const korean = few.filter(({ language }) => language === "ko").map(({ slug }) => slug);
  expect(korean).toEqual(expect.arrayContaining(said.map(({ slug }) => slug)));
});

test("one page waits for an admin, with as many requests to stop as escalate (D9-13)", () => {
  const laid = allOpinionRows(today).filter(({ gsi2pk }) => gsi2pk === "wiki-opinions#escalated");
  expect(laid).toHaveLength(stopsToEscalate);
  expect(new Set(laid.map(({ requesterId }) => requesterId)).size).toBe(stopsToEscalate);
});
