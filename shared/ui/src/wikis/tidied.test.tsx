import { expect, test } from "vitest";
import { tidied } from "./tidied.ts";

const paragraph = (...content: object[]) => ({
  type: "paragraph",
  ...(content.length > 0 && { content }),
});
const word = { type: "text", text: "가" };
const doc = (...content: object[]) => ({ type: "doc", content });

const cell = (attrs?: object) => ({
  type: "tableCell",
  ...(attrs && { attrs }),
  content: [paragraph(word)],
});
const table = (...cells: object[]) => ({
  type: "table",
  content: [{ type: "tableRow", content: cells }],
});
const list = (attrs?: object) => ({
  type: "orderedList",
  ...(attrs && { attrs }),
  content: [{ type: "listItem", content: [paragraph(word)] }],
});
test("what an editor writes down though it says nothing is left out, at any depth", () => {
  expect(
    tidied(doc(table(cell({ colspan: 1, rowspan: 1 }), cell({ colspan: 2, rowspan: 1 })))),
  ).toEqual(doc(table(cell(), cell({ colspan: 2 }))));
  expect(tidied(doc(list({ start: 1 })))).toEqual(doc(list()));
  expect(tidied(doc(list({ start: 2 })))).toEqual(doc(list({ start: 2 })));
});

test("empty paragraphs at the end are left out, and those within a text are not", () => {
  expect(tidied(doc(paragraph(word), paragraph(), paragraph()))).toEqual(doc(paragraph(word)));
  expect(tidied(doc(paragraph(), paragraph(word)))).toEqual(doc(paragraph(), paragraph(word)));
  expect(tidied(doc(paragraph(word), { type: "horizontalRule" }))).toEqual(
    doc(paragraph(word), { type: "horizontalRule" }),
  );
});

test("a text that says nothing is one empty paragraph", () => {
  for (const nothing of [undefined, doc(), doc(paragraph()), doc(paragraph(), paragraph())])
    expect(tidied(nothing)).toEqual(doc(paragraph()));
});
