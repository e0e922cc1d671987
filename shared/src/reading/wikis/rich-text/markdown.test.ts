import { expect, test } from "vitest";
import { checkedText } from "./check.ts";
import { htmlOf } from "./html.ts";
import { markdownOf, richOf } from "./markdown.ts";

const drawn = (markdown: string) =>
  htmlOf(richOf(markdown), { images: "/api/images", anchor: "text" });

const whole = `## 납기 안내

**굵게** 쓰고 *기울여* 쓰며 \`R04CPU\` 같은 형번과 [자료실](https://example.com/a)을 잇습니다.

- 첫째 항목
- 둘째 **항목**

3. 셋째
4. 넷째

> 인용한 말

\`\`\`st
IF a THEN b
\`\`\`

---

| 형번 | 전압 |
| - | - |
| **R04CPU** | 24 V |
| 1\\|2 |  |

끝입니다.`;

test("Markdown converted to a text and back is unchanged, and the text is valid", () => {
  const text = richOf(whole);
  expect(checkedText(text)).toEqual({ text, faults: [] });
  expect(markdownOf(text)).toBe(whole);
  // As the table keeps it: what a node says stands in another order.
  expect(markdownOf(checkedText(text).text)).toBe(whole);
  expect(text.content.map(({ type }) => type)).toEqual([
    "heading",
    "paragraph",
    "bulletList",
    "orderedList",
    "blockquote",
    "codeBlock",
    "horizontalRule",
    "table",
    "paragraph",
  ]);
});

const cell = (type: string, text?: string) => ({
  type,
  content: [{ type: "paragraph", ...(text && { content: [{ type: "text", text }] }) }],
});
test("rows below a head and its rule are a table, and without the rule they are text", () => {
  expect(richOf("| A | B |\n|:-:|--|\n|1||\n끝").content).toEqual([
    {
      type: "table",
      content: [
        { type: "tableRow", content: [cell("tableHeader", "A"), cell("tableHeader", "B")] },
        { type: "tableRow", content: [cell("tableCell", "1"), cell("tableCell")] },
      ],
    },
    { type: "paragraph", content: [{ type: "text", text: "끝" }] },
  ]);
  expect(richOf("| A |\n| 1 |").content).toEqual([
    { type: "paragraph", content: [{ type: "text", text: "| A | | 1 |" }] },
  ]);
});

test("lines of one paragraph are one, a backslash at a line's end breaks it", () => {
  expect(richOf("한 줄\n다음 줄").content).toEqual([
    { type: "paragraph", content: [{ type: "text", text: "한 줄 다음 줄" }] },
  ]);
  expect(richOf("한 줄\\\n다음 줄").content[0]!.content).toEqual([
    { type: "text", text: "한 줄" },
    { type: "hardBreak" },
    { type: "text", text: "다음 줄" },
  ]);
});

test("signs without a meaning stay, such as those of part numbers and sums", () => {
  for (const text of ["MY4N-GS*2", "3 * 4", "a_b_c", "**", "[미정]", "100~200V", "- "]) {
    const typed = richOf(text);
    expect(checkedText(typed).faults, text).toEqual([]);
    expect(richOf(markdownOf(typed)!), text).toEqual(typed);
  }
});

test("no script passes through a link or a tag", () => {
  const html = drawn("[누르세요](javascript:alert(1)) <img src=x onerror=alert(1)>");
  expect(html).not.toContain("<img");
  expect(html).not.toContain("href");
});

test("a text without a Markdown form is not rewritten", () => {
  const table = {
    type: "doc" as const,
    content: [
      {
        type: "table",
        content: [
          { type: "tableRow", content: [{ type: "tableCell", content: [{ type: "paragraph" }] }] },
        ],
      },
    ],
  };
  expect(markdownOf(table)).toBeUndefined();
  expect(markdownOf({ type: "doc", content: [{ type: "paragraph" }] })).toBe("");
});
