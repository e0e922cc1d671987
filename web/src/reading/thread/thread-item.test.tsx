import type { Board } from "@bupum/shared/reading/boards/contract";
import type { Reply } from "@bupum/shared/reading/replies/fields";
import type { WikiComment } from "@bupum/shared/reading/wiki-comments/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { storage } from "@bupum/ui/storage";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../../test/world.tsx";
import { ReplyItem } from "../../boards/replies/reply-item.tsx";
import { CommentItem } from "../../wikis/comments/comment-item.tsx";

beforeEach(() => {
  browserObjects();
  storage.token.set("token");
});
afterEach(() => {
  storage.token.clear();
  tidy();
});

const authorId = "usr_01KB0000000000000000000000";
const opened = {
  authorId,
  authorName: "홍길동",
  content: "처음",
  isDeleted: false,
  createdAt: "2026-11-23T03:00:00.000Z",
  version: 1,
} as const;
const comment: WikiComment = {
  ...opened,
  id: "wcm_01KB0000000000000000000000",
  wikiId: "wik_01KB0000000000000000000000",
};
const reply: Reply = {
  ...opened,
  id: "rpl_01KB0000000000000000000000",
  boardId: "brd_01KB0000000000000000000000",
  isByMarket: false,
  isHidden: false,
  files: [],
};

/** What the page reads once another window has changed the remark. */
function Page<Of>({ of, item }: { of: Of; item: (remark: Of) => ReactNode }) {
  const [remark, setRemark] = useState(of);
  return (
    <>
      <button onClick={() => setRemark({ ...of, content: "다른 창", version: 2 })}>읽기</button>
      {item(remark)}
    </>
  );
}
const comments = (writerId = "usr_2") => (
  <Page of={comment} item={(one) => <CommentItem comment={one} writerId={writerId} />} />
);
const replies = (status: Board["status"] = "PENDING") => (
  <Page
    of={reply}
    item={(one) => <ReplyItem reply={one} board={{ authorId: "usr_2", status }} />}
  />
);

const conflict = { code: "VERSION_CONFLICT", message: "다른 창에서 바뀌었습니다." };
const readBy = (id: string) =>
  network({
    "/users/me": () => ({ status: 200, body: { id, role: "USER" } }),
    [comment.id]: () => ({ status: 409, body: conflict }),
    [reply.id]: () => ({ status: 409, body: conflict }),
    "/seller-infos": () => ({ status: 200, body: { items: [], page: 1, itemsPerPage: 10 } }),
  });
const buttons = () =>
  screen
    .getAllByRole("button")
    .map(({ textContent }) => textContent)
    .filter((text) => text !== "읽기");

test.each([
  ["a comment", comments(), comment.id],
  ["an answer", replies(), reply.id],
])(
  "%s is saved as of the copy that was opened, so that another window's is not written over (D0-7)",
  async (_, page, id) => {
    const { sentTo } = readBy(authorId);
    await show(page);
    fireEvent.click(await screen.findByRole("button", { name: "수정" }));
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "고친 말" } });
    fireEvent.click(screen.getByRole("button", { name: "읽기" }));
    fireEvent.click(screen.getByRole("button", { name: "저장" }));
    await waitFor(() => expect(sentTo(id)).toHaveLength(1));
    expect(sentTo(id)[0]!.body).toEqual({ content: "고친 말", version: 1 });
    // What was typed is still there.
    expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("고친 말");
  },
);

test("who wrote a wiki may remove what others say of it, and change none of it (D9-14)", async () => {
  readBy("usr_2");
  await show(comments());
  await screen.findByRole("button", { name: "삭제" });
  expect(buttons()).toEqual(["삭제"]);
});

test("an answer to a post that was completed is removed by its author, and changed no more", async () => {
  readBy(authorId);
  await show(replies("COMPLETED"));
  await screen.findByRole("button", { name: "삭제" });
  expect(buttons()).toEqual(["삭제"]);
});
