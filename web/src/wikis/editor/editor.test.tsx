import { checkedText } from "@bupum/shared/reading/wikis/rich-text/check";
import { htmlOf } from "@bupum/shared/reading/wikis/rich-text/html";
import type { RichText } from "@bupum/shared/reading/wikis/rich-text/nodes";
import { plainOf } from "@bupum/shared/reading/wikis/rich-text/plain";
import { Editor } from "@tiptap/core";
import { afterEach, describe, expect, test } from "vitest";
import { tidied } from "@bupum/ui/wikis/tidied";
import { extensions } from "./extensions.ts";

const open: Editor[] = [];
afterEach(() => open.splice(0).forEach((editor) => editor.destroy()));
function editorWith(content: RichText | string): Editor {
  const editor = new Editor({ element: document.createElement("div"), extensions, content });
  open.push(editor);
  return editor;
}

/** Pasted content as a browser passes it. */
function pasted(html: string): Editor {
  const editor = editorWith("<p>앞</p>");
  editor.commands.focus("end");
  // jsdom has no ClipboardEvent, which only has to exist here.
  editor.view.pasteHTML(html, new Event("paste") as ClipboardEvent);
  return editor;
}

const payloads = [
  '<script>globalThis.hit = 1</script><p onclick="hit()">글</p>',
  '<img src="x" onerror="globalThis.hit = 1"><p>글</p>',
  '<img data-file-id="fil_x" src="javascript:alert(1)"><p>글</p>',
  '<p><a href="javascript:alert(1)">글</a></p>',
  '<p><a href="  java\tscript:alert(1)">글</a></p>',
  '<p><a href="data:text/html,<script>alert(1)</script>">글</a></p>',
  '<p><a href="//evil.example/x">글</a> <a href="https://a@evil.example">글</a></p>',
  '<svg onload="alert(1)"><script>alert(1)</script></svg><p>글</p>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;"></math><p>글</p>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe><p>글</p>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)"><p>글</p>',
  '<p style="background:url(javascript:alert(1))">글</p>',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">글</button></form>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">글</p></noscript>',
  '<table background="javascript:alert(1)"><tr><td onmouseover="alert(1)">글</td></tr></table>',
  '<span data-product-id="prd_x&quot; onload=&quot;alert(1)" data-label="<img onerror=alert(1)>">글</span>',
  "<template><script>alert(1)</script></template><p>글</p>",
  '<base href="https://evil.example/"><link rel="stylesheet" href="https://evil.example/x.css"><p>글</p>',
];

describe("what is pasted into the editor (D9-4, D9-6)", () => {
  test.each(payloads)("%s keeps its words and nothing that runs", (html) => {
    const editor = pasted(html);
    const body = tidied(editor.getJSON());
    for (const drawn of [
      editor.view.dom.innerHTML,
      htmlOf(body, { images: "/api/images", anchor: "s" }),
    ]) {
      const page = new DOMParser().parseFromString(drawn, "text/html");
      const all = [...page.body.querySelectorAll("*")];
      expect(
        all.filter((one) =>
          /script|svg|iframe|object|embed|form|base|link|style/i.test(one.localName),
        ),
      ).toEqual([]);
      const attributes = all.flatMap((one) => [...one.attributes]);
      expect(attributes.filter(({ name }) => name.startsWith("on"))).toEqual([]);
      expect(
        attributes.filter(({ value }) => /script:|data:text|evil\.example/i.test(value)),
      ).toEqual([]);
    }
    expect(checkedText(body).faults).toEqual([]);
    expect(globalThis).not.toHaveProperty("hit");
    expect(plainOf(body)).toMatch(/앞[^]*글/);
  });
});

test("formats, lists and tables of another page are kept", () => {
  const editor = pasted(
    '<h3>결선</h3><p><b>굵게</b> <a href="https://example.com/a">링크</a></p><ul><li>하나</li></ul><table><tr><th>단자</th><td>CN1</td></tr></table>',
  );
  const html = htmlOf(tidied(editor.getJSON()), { images: "/api/images", anchor: "s" });
  for (const part of [
    "결선",
    "<strong>굵게</strong>",
    "https://example.com/a",
    "<li>",
    "<th>",
    "CN1",
  ])
    expect(html).toContain(part);
});

const paragraph = (...content: object[]) => ({ type: "paragraph", content });
const said = (text: string, type?: string) => ({
  type: "text",
  ...(type && { marks: [{ type }] }),
  text,
});

test("every node and mark that a text may contain survives the editor unchanged (D9-4)", () => {
  const id = "01KB0000000000000000000000";
  const cell = (type: string) => ({ type, content: [paragraph(said("CN1"))] });
  const text = tidied({
    type: "doc",
    content: [
      ...[2, 3, 4].map((level) => ({ type: "heading", attrs: { level }, content: [said("제목")] })),
      paragraph(
        ...["bold", "italic", "strike", "subscript", "superscript", "code"].map((mark) =>
          said(mark, mark),
        ),
        { type: "hardBreak" },
        { type: "productMention", attrs: { productId: `prd_${id}`, label: "MR-J4" } },
        { type: "makerMention", attrs: { manufactorId: `mkr_${id}`, label: "미쓰비시" } },
        {
          type: "text",
          marks: [{ type: "link", attrs: { href: "/products/x" } }],
          text: "부품",
        },
      ),
      { type: "bulletList", content: [{ type: "listItem", content: [paragraph(said("가"))] }] },
      {
        type: "orderedList",
        attrs: { start: 3 },
        content: [{ type: "listItem", content: [paragraph(said("나"))] }],
      },
      { type: "blockquote", content: [paragraph(said("인용"))] },
      { type: "codeBlock", content: [said("MOV D0  D1\nEND")] },
      { type: "horizontalRule" },
      {
        type: "table",
        content: [{ type: "tableRow", content: [cell("tableHeader"), cell("tableCell")] }],
      },
      { type: "image", attrs: { fileId: `fil_${id}`, alt: "단자대", width: 640, height: 480 } },
      paragraph(said("끝")),
    ],
  });
  expect(tidied(editorWith(text).getJSON())).toEqual(text);
});
