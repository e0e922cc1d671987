import type { WikiComment } from "@bupum/shared/reading/wiki-comments/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { storage } from "@bupum/ui/storage";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../../test/world.tsx";
import { CommentItem } from "./comment-item.tsx";

beforeEach(() => {
  browserObjects();
  storage.token.set("token");
});
afterEach(() => {
  storage.token.clear();
  tidy();
});

const opened: WikiComment = {
  id: "wcm_01KB0000000000000000000000",
  wikiId: "wik_01KB0000000000000000000000",
  authorId: "usr_01KB0000000000000000000000",
  authorName: "홍길동",
  content: "처음",
  isDeleted: false,
  createdAt: "2026-11-23T03:00:00.000Z",
  version: 1,
};

/** What the page reads once another window has changed the comment. */
function Page() {
  const [comment, setComment] = useState(opened);
  return (
    <>
      <button onClick={() => setComment({ ...opened, content: "다른 창", version: 2 })}>
        읽기
      </button>
      <CommentItem comment={comment} writerId="usr_2" />
    </>
  );
}

test("a comment is saved as of the copy that was opened, so that another window's is not written over (D0-7)", async () => {
  const conflict = { code: "VERSION_CONFLICT", message: "다른 창에서 바뀌었습니다." };
  const { sentTo } = network({
    "/users/me": () => ({ status: 200, body: { id: opened.authorId, role: "USER" } }),
    [opened.id]: () => ({ status: 409, body: conflict }),
  });
  await show(<Page />);
  fireEvent.click(await screen.findByRole("button", { name: "수정" }));
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "고친 말" } });
  fireEvent.click(screen.getByRole("button", { name: "읽기" }));
  fireEvent.click(screen.getByRole("button", { name: "저장" }));
  await waitFor(() => expect(sentTo(opened.id)).toHaveLength(1));
  expect(sentTo(opened.id)[0]!.body).toEqual({ content: "고친 말", version: 1 });
  // What was typed is still there.
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("고친 말");
});
