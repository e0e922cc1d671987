import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linkAddress } from "./address.ts";
import { checkedText } from "./check.ts";
import { htmlOf } from "./html.ts";
import { type RichText, richLimits } from "./nodes.ts";
import { headingsOf, makersIn, picturesIn, plainOf, productsIn } from "./plain.ts";

const ulid = "01KB0000000000000000000000";
const say = (text: string, ...marks: object[]) => ({ type: "text", text, marks });
const paragraph = (...content: object[]) => ({ type: "paragraph", content });
const doc = (...content: object[]) => ({ type: "doc", content });
const at = { images: "/api/images", anchor: "s1" };
const codesOf = (value: unknown) => checkedText(value).faults.map(({ code }) => code);

const whole = doc(
  { type: "heading", attrs: { level: 2, textAlign: null }, content: [say("배선")] },
  paragraph(
    say("MR-J2S는 "),
    { type: "productMention", attrs: { productId: `prd_${ulid}`, label: "MR-J4-40A" } },
    say(" 로", { type: "bold" }, { type: "link", attrs: { href: "https://a.example/x?y=1&z" } }),
    { type: "hardBreak" },
    { type: "makerMention", attrs: { manufactorId: `mkr_${ulid}`, label: "미쓰비시" } },
  ),
  { type: "image", attrs: { fileId: `fil_${ulid}`, alt: "회로 <도>", width: 640, height: 480 } },
  {
    type: "table",
    content: [
      {
        type: "tableRow",
        content: [
          { type: "tableHeader", attrs: { colspan: 2 }, content: [paragraph(say("단자"))] },
          { type: "tableCell", content: [paragraph(say("24 V"))] },
        ],
      },
    ],
  },
  {
    type: "orderedList",
    attrs: { start: 3 },
    content: [
      { type: "listItem", content: [paragraph(say("H"), say("2", { type: "subscript" }))] },
    ],
  },
  {
    type: "codeBlock",
    attrs: { language: "st" },
    content: [{ type: "text", text: "A := 1;\nB;" }],
  },
  { type: "blockquote", content: [paragraph(say("인용"))] },
  { type: "horizontalRule" },
);

describe("a text", () => {
  test("with allowed content has no faults, and is unchanged when checked again", () => {
    const { text, faults } = checkedText(whole);
    expect(faults).toEqual([]);
    expect(checkedText(text)).toEqual({ text, faults: [] });
    expect(JSON.stringify(text)).not.toContain("textAlign");
  });

  test("has its HTML, its plain text and its mentions", () => {
    const { text } = checkedText(whole);
    expect(htmlOf(text, at)).toBe(
      `<h2 id="s1-1">배선</h2><p>MR-J2S는 <a href="/products/prd_${ulid}">MR-J4-40A</a>` +
        `<a href="https://a.example/x?y=1&amp;z" rel="nofollow ugc noopener"><strong> 로</strong></a><br>` +
        `<a href="/manufactors/mkr_${ulid}">미쓰비시</a></p>` +
        `<img src="/api/images/fil_${ulid}" alt="회로 &lt;도&gt;" width="640" height="480" loading="lazy">` +
        `<table tabindex="0"><tbody><tr><th colspan="2"><p>단자</p></th><td><p>24 V</p></td></tr></tbody></table>` +
        `<ol start="3"><li><p>H<sub>2</sub></p></li></ol><pre tabindex="0"><code>A := 1;\nB;</code></pre>` +
        `<blockquote><p>인용</p></blockquote><hr>`,
    );
    expect(plainOf(text)).toBe(
      "배선\nMR-J2S는 MR-J4-40A 로\n미쓰비시\n회로 <도>\n단자 24 V\nH2\nA := 1;\nB;\n인용",
    );
    expect([productsIn(text), makersIn(text), picturesIn(text)]).toEqual([
      [`prd_${ulid}`],
      [`mkr_${ulid}`],
      [`fil_${ulid}`],
    ]);
    expect(headingsOf(text, "s1")).toEqual([{ anchor: "s1-1", level: 2, text: "배선" }]);
  });

  test("has faults with paths, and its remaining content is allowed", () => {
    const wrong: [object, string][] = [
      [{ type: "script", content: [say("alert(1)")] }, "TEXT_NODE"],
      [{ type: "constructor" }, "TEXT_NODE"],
      [{ type: "heading", attrs: { level: 1 }, content: [say("크다")] }, "TEXT_VALUE"],
      [{ type: "image", attrs: { src: "https://evil.example/x.png" } }, "TEXT_VALUE"],
      [paragraph(say("x", { type: "link", attrs: { href: "javascript:alert(1)" } })), "TEXT_LINK"],
      [paragraph(say("x", { type: "textStyle", attrs: { color: "red" } })), "TEXT_MARK"],
      [paragraph(paragraph(say("x"))), "TEXT_NODE"],
      [{ type: "bulletList", content: [paragraph(say("x"))] }, "TEXT_NODE"],
      [{ type: "codeBlock", content: [{ type: "hardBreak" }] }, "TEXT_NODE"],
    ];
    for (const [node, code] of wrong) {
      const { text, faults } = checkedText(doc(paragraph(say("앞")), node));
      expect(faults[0]?.code).toBe(code);
      expect(faults[0]?.path.slice(0, 2)).toEqual(["content", 1]);
      expect(codesOf(text)).toEqual([]);
      expect(plainOf(text)).toContain("앞");
    }
    expect(codesOf("글")).toEqual(["TEXT_NODE"]);
    expect(codesOf({ type: "doc", content: "글" })).toEqual(["TEXT_NODE"]);
  });

  test("stays within its bounds", () => {
    const deep = (levels: number): object =>
      levels === 0 ? paragraph(say("x")) : { type: "blockquote", content: [deep(levels - 1)] };
    expect(codesOf(doc(deep(richLimits.depth - 2)))).toEqual([]);
    expect(codesOf(doc(deep(richLimits.depth - 1)))).toContain("TEXT_TOO_DEEP");
    expect(codesOf(doc(deep(5_000)))).toContain("TEXT_TOO_DEEP");
    const many = Array.from({ length: richLimits.nodes + 1 }, () => ({ type: "paragraph" }));
    expect(codesOf(doc(...many))).toEqual(["TEXT_TOO_LONG"]);
    expect(codesOf(doc(paragraph(say("x".repeat(richLimits.run + 1)))))).toEqual(["TEXT_TOO_LONG"]);
  });

  test("of any value becomes an allowed one, whose HTML has no other tags", () => {
    const name = fc.oneof(
      fc.constantFrom(..."doc paragraph text heading image table tableRow tableCell".split(" ")),
      fc.string(),
    );
    const { node } = fc.letrec((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        fc.jsonValue(),
        fc.record(
          {
            type: name,
            text: fc.string(),
            attrs: fc.dictionary(fc.string(), fc.jsonValue()),
            marks: fc.array(fc.record({ type: fc.constantFrom("link", "bold", "x") })),
            content: fc.array(tie("node")),
          },
          { requiredKeys: ["type"] },
        ),
      ),
    }));
    fc.assert(
      fc.property(fc.array(node), (content) => {
        const { text } = checkedText({ type: "doc", content });
        expect(checkedText(text).faults).toEqual([]);
        const html = htmlOf(text, at);
        expect(
          html.replaceAll(
            /<\/?(?:p|h[234]|ul|ol|li|strong|s|em|sub|sup|code|pre|blockquote|hr|br|table|tbody|tr|td|th|a|img)(?: [a-z]+="[^"<>]*")*>/g,
            "",
          ),
        ).not.toMatch(/[<>"]/);
        // Also for a text that no check has seen.
        htmlOf({ type: "doc", content } as unknown as RichText, at);
      }),
      { seed: 9 },
    );
  });
});

describe("the address of a link", () => {
  test.each([
    "https://www.mitsubishielectric.co.kr/fa/products?x=1#y",
    "http://부품.한국/경로",
    "https://a.example:8443/",
    "mailto:sales@a-b.example",
    "/products/prd_1",
    "/",
    "#s1-2",
  ])("may be %s", (address) => {
    expect(linkAddress(address)).toBe(address);
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https://bank.example@evil.example/",
    "https:evil.example",
    "https://",
    "ftp://a.example",
    "mailto:a@b.example?bcc=c@d.example",
    "https://a.example/\u202e",
    "",
    7,
    null,
  ])("is not %s", (address) => {
    expect(linkAddress(address)).toBeUndefined();
  });
});
