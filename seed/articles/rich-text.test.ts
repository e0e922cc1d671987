import { plainOf } from "@bupum/shared/reading/wikis/rich-text/plain";
import { wikiSectionsSent } from "@bupum/shared/reading/wikis/sections";
import { describe, expect, test } from "vitest";
import { type Resolve, richTextOf } from "./rich-text.ts";
import { wikiRows } from "./wiki-rows.ts";

const nothing: Resolve = () => undefined;
const typesOf = (markdown: string) => richTextOf(markdown, nothing).content.map(({ type }) => type);

describe("an article's Markdown", () => {
  test("becomes headings, paragraphs, lists and tables", () => {
    const markdown =
      "### 머리\n\n글 **굵게** `D100`\n\n- 하나\n- 둘\n\n1. 첫째\n\n| A | B |\n| - | - |\n| 1 | 2 |";
    expect(typesOf(markdown)).toEqual([
      "heading",
      "paragraph",
      "bulletList",
      "orderedList",
      "table",
    ]);
    expect(plainOf(richTextOf(markdown, nothing))).toBe(
      "머리\n글 굵게 D100\n하나\n둘\n첫째\nA B\n1 2",
    );
  });

  test("links parts and makers, or writes their names if the market lacks them", () => {
    const part = { type: "productMention", attrs: {} };
    const asked: unknown[] = [];
    expect(plainOf(richTextOf("[[part:Omron|MY4N]]과 [[maker:SKF]]", nothing))).toBe(
      "Omron MY4N과 SKF",
    );
    expect(() =>
      richTextOf("[[part:Omron|MY4N]]", (...given) => {
        asked.push(given);
        return part;
      }),
    ).toThrow("Not a text of D9-4");
    expect(asked).toEqual([["Omron", "MY4N"]]);
  });

  test.each(["> 인용", "## 섹션", "- 하나\n  - 안쪽", "| A |\n| 1 |", "![그림](x.png)"])(
    "with unsupported syntax is refused: %j",
    (markdown) => {
      expect(() => richTextOf(markdown, nothing)).toThrow(/Unknown|Not|without/);
    },
  );
});

describe("the wikis of the demo market", () => {
  const rows = wikiRows("2026-11-25T00:00:00.000Z");
  const of = (kind: string) => rows.filter(({ sk }) => sk.startsWith(kind));

  test("pass the check of a wiki that somebody sends", () => {
    const revisions = of("revision#");
    expect(revisions.length).toBeGreaterThanOrEqual(70);
    const refused = revisions.filter(({ sections }) => {
      const sent = (sections as { name: string; body: unknown }[]).map(({ name, body }) => ({
        name,
        body,
      }));
      return !wikiSectionsSent.safeParse(sent).success;
    });
    expect(refused.map(({ title }) => title)).toEqual([]);
  });

  test("are in the past, have a title each, and are counted by category and writer", () => {
    const wikis = rows.filter(({ sk }) => sk === "wiki");
    expect(wikis.filter(({ createdAt }) => String(createdAt) > "2026-11-25")).toEqual([]);
    expect(new Set(of("lock").map(({ pk }) => pk)).size).toBe(wikis.length);
    const sum = (name: string) =>
      rows.reduce((total, row) => total + (row.sk === "wiki" ? 0 : Number(row[name] ?? 0)), 0);
    expect(sum("memberCount")).toBe(wikis.length);
    expect(sum("wikiCount")).toBe(2 * wikis.length);
    expect(new Set(rows.map(({ pk, sk }) => `${pk} ${sk}`)).size).toBe(rows.length);
  });
});
