import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { WikiPage } from "./wiki-page.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const id = "wik_01KB0000000000000000000000";
const commentId = "wcm_01KB0000000000000000000000";
const body = (text: string) => ({
  type: "doc",
  content: text ? [{ type: "paragraph", content: [{ type: "text", text }] }] : [],
});
const wiki = {
  id,
  title: "퓨즈 고르기",
  language: "ko",
  wikiCategoryId: "wct_01KB0000000000000000000000",
  writerId: "usr_01KB0000000000000000000000",
  writer: {
    id: "usr_01KB0000000000000000000000",
    name: "바른 기계",
    writerRole: "WRITER",
    isFormer: false,
  },
  editorName: "운영자",
  tags: ["퓨즈"],
  status: "PUBLISHED",
  version: 4,
  viewCount: 3,
  viewCount7d: 1,
  files: [{ id: "fil_01KB0000000000000000000001", fileName: "퓨즈표.pdf", size: 2048 }],
  sections: [
    { name: "Outline", order: 0, body: body("동작 특성부터 봅니다.") },
    { name: "Sources and references", order: 1, body: body("") },
    { name: "Other", order: 2, body: body("") },
  ],
  createdAt: "2026-11-20T00:00:00.000Z",
  updatedAt: "2026-11-21T00:00:00.000Z",
};
const page = (...items: object[]) => ({ items, page: 1, itemsPerPage: 30 });
const comment = {
  id: commentId,
  wikiId: id,
  authorId: "usr_01KB0000000000000000000001",
  authorName: "가온 제어",
  content: "싼 물건 있습니다",
  isDeleted: false,
  createdAt: "2026-11-22T00:00:00.000Z",
};
const draw = async (of: object = wiki) => {
  const sent = network({
    [`/wiki-entities/${id}`]: () => of,
    [`/wiki-entities/${id}/revisions`]: () =>
      page({ revision: 1, editorName: "운영자", createdAt: wiki.createdAt }),
    [`/wiki_comments/${commentId}`]: () => undefined,
    "/wiki_comments": () => page(comment),
    "/wiki-request-history-entities": () => page(),
    "/wiki-category-entities": () => ({ ...page(), total: 0 }),
  });
  await show("/wikis/$wikiId", WikiPage, `/wikis/${id}`);
  return sent;
};
const button = (name: string, within_ = screen) => within_.findByRole("button", { name });
const reasoned = async (submit: string, reason: string) => {
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByRole("textbox"), { target: { value: reason } });
  fireEvent.click(dialog.getByRole("button", { name: submit }));
};

test("an admin reads a wiki, and hides it with a reason of a minimum length", async () => {
  const sent = await draw();
  expect(await screen.findByText("동작 특성부터 봅니다.")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "개요" })).toBeTruthy();
  fireEvent.click(await button("숨기기"));
  const dialog = within(await screen.findByRole("dialog"));
  const submit = dialog.getByRole("button", { name: "숨기기" });
  expect(submit.hasAttribute("disabled")).toBe(true);
  await reasoned("숨기기", "출처를 확인할 수 없습니다.");
  await waitFor(() =>
    expect(sent.find(({ method }) => method === "PUT")?.body).toEqual({
      status: "HIDDEN",
      reason: "출처를 확인할 수 없습니다.",
      version: 4,
    }),
  );
});

test("a hidden one is brought back at once", async () => {
  const sent = await draw({ ...wiki, status: "HIDDEN" });
  fireEvent.click(await button("다시 공개"));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === "PUT")?.body).toMatchObject({
      status: "PUBLISHED",
    }),
  );
});

test("a comment is deleted with a reason for its author", async () => {
  const sent = await draw();
  await screen.findByText("싼 물건 있습니다");
  fireEvent.click(await button("댓글 삭제"));
  await reasoned("삭제", "거래 홍보 댓글입니다.");
  await waitFor(() =>
    expect(sent.find(({ method }) => method === "DELETE")).toMatchObject({
      path: expect.stringContaining(commentId),
      body: { reason: "거래 홍보 댓글입니다." },
    }),
  );
});

test("an admin corrects title and tags over the revision that is shown, and the text stays", async () => {
  const links = { linkedProductIds: [], linkedManufactorIds: [], currentRevision: 3 };
  const sent = await draw({ ...wiki, ...links });
  fireEvent.click(await button("제목·분류·태그 수정"));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByRole("textbox", { name: "제목" }), {
    target: { value: "퓨즈 고르는 법" },
  });
  fireEvent.change(dialog.getByLabelText("태그"), { target: { value: "퓨즈, gG" } });
  fireEvent.click(dialog.getByRole("button", { name: "수정 저장" }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === "PUT")?.body).toMatchObject({
      edit: {
        title: "퓨즈 고르는 법",
        tags: ["퓨즈", "gG"],
        // Exactly the fields of the contract.
        sections: wiki.sections.map(({ name, body: text }) =>
          expect.toSatisfy((one) => JSON.stringify(one) === JSON.stringify({ name, body: text })),
        ),
        fileIds: ["fil_01KB0000000000000000000001"],
        baseRevision: 3,
      },
    }),
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
