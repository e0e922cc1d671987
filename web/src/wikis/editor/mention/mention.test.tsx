import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { plainOf } from "@bupum/shared/reading/wikis/rich-text/plain";
import type { RichText } from "@bupum/shared/reading/wikis/rich-text/nodes";
import { Editor } from "@tiptap/core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../../../test/world.tsx";
import { tidied } from "@bupum/ui/wikis/tidied";
import { extensions } from "../extensions.ts";
import { MentionButton } from "./mention-button.tsx";

const ulid = "01KB0000000000000000000000";
const [productId, manufactorId] = [`prd_${ulid}`, `mkr_${ulid}`];
const found = {
  parts: [
    { id: productId, partNumber: "MR-J4-40A", manufactorName: "미쓰비시" },
    { id: productId, partNumber: "MRJ440A", manufactorName: "미쓰비시" },
  ],
  manufactors: [{ id: manufactorId, name: { ko: "미쓰비시", en: "Mitsubishi", zh: "三菱" } }],
  terms: ["서보"],
};

beforeEach(browserObjects);
const open: Editor[] = [];
afterEach(() => {
  tidy();
  open.splice(0).forEach((editor) => editor.destroy());
});

async function drawn(text: string, type = "paragraph") {
  const { sentTo } = network({ "/products/suggest": () => ({ status: 200, body: found }) });
  const element = document.createElement("div");
  const content = { type: "doc", content: [{ type, content: [{ type: "text", text }] }] };
  const editor = new Editor({ element, extensions, content });
  open.push(editor);
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  await show(<MentionButton editor={editor} />);
  return { editor, sentTo, written: (): RichText => tidied(editor.getJSON()) };
}
/** Types a character into the editor as a keyboard does; false if nothing handled it. */
const typed = (editor: Editor, text: string): boolean => {
  const { from, to } = editor.state.selection;
  const insertion = () => editor.state.tr.insertText(text, from, to);
  return (
    editor.view.someProp("handleTextInput", (handle) =>
      handle(editor.view, from, to, text, insertion),
    ) === true
  );
};
const field = () => screen.findByRole("searchbox", { name: "품번 또는 제조사" });
const search = async (words: string) =>
  fireEvent.change(await field(), { target: { value: words } });

test("a part is found by its number, is listed once and becomes a mention", async () => {
  const { sentTo, written } = await drawn("교체품은 ");
  fireEvent.click(await screen.findByRole("button", { name: "부품·제조사 넣기" }));
  expect(document.activeElement).toBe(await field());
  await search("mr-j4");
  fireEvent.click(await screen.findByRole("option", { name: /MR-J4-40A/, hidden: true }));
  expect(sentTo("/products/suggest").map(({ search: query }) => query)).toEqual([
    "?searchKeyword=mr-j4",
  ]);
  expect(written().content[0]!.content).toEqual([
    { type: "text", text: "교체품은 " },
    { type: "productMention", attrs: { productId, label: "MR-J4-40A" } },
  ]);
  expect(screen.queryByRole("searchbox")).toBeNull();
});

test("an @ after a blank opens the search, which names makers in the reader's language", async () => {
  const { editor, written } = await drawn("제조사는 ");
  expect(typed(editor, "@")).toBe(true);
  await search("미쓰");
  await waitFor(() => expect(screen.getAllByRole("option", { hidden: true })).toHaveLength(2));
  fireEvent.click(screen.getByRole("option", { name: "미쓰비시 제조사", hidden: true }));
  expect(written().content[0]!.content?.at(-1)).toEqual({
    type: "makerMention",
    attrs: { manufactorId, label: "미쓰비시" },
  });
});

test("Escape returns to the text, which keeps what was typed after the @", async () => {
  const { editor, written } = await drawn("매일 ");
  typed(editor, "@");
  await search("9시");
  fireEvent.keyDown(await field(), { key: "Escape", code: "Escape" });
  await waitFor(() => expect(screen.queryByRole("searchbox")).toBeNull());
  expect(plainOf(written())).toBe("매일 @9시");
});

test.each([
  ["within an address", "sales", "paragraph"],
  ["in code", "MOV ", "codeBlock"],
])("an @ %s is a letter", async (_place, text, type) => {
  const { editor } = await drawn(text, type);
  expect(typed(editor, "@")).toBe(false);
  expect(screen.queryByRole("searchbox")).toBeNull();
});
