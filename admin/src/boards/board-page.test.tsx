import { Dialogs } from "@bupum/ui/frame/dialogs";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { BoardPage } from "./board-page.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const id = "brd_01KB0000000000000000000000";
const authorId = "usr_01KB0000000000000000000000";
const at = "2026-11-23T03:00:00.000Z";
const replyId = (nr: number) => `rpl_01KB000000000000000000000${nr}`;
const reply = (nr: number) => ({
  id: replyId(nr),
  boardId: id,
  authorId,
  authorName: `회사 ${nr}`,
  content: `답변 ${nr}`,
  files: [],
  createdAt: at,
  version: nr,
});
const board = {
  id,
  boardPurposeType: "BUY",
  title: "LS 차단기 구합니다",
  content: "세 개 필요합니다",
  manufactorName: "LS",
  quantity: 3,
  status: "PENDING",
  authorId,
  authorName: "김",
  replyCount: 2,
  files: [],
  createdAt: at,
  updatedAt: at,
  version: 4,
};
const Page = () => (
  <>
    <BoardPage />
    <Dialogs />
  </>
);
const opened = async (status = "PENDING") => {
  const replies = { items: [reply(1), reply(2)], page: 1, itemsPerPage: 30 };
  const sent = network({
    "/boards/brd_01KB0000000000000000000000": () => ({ ...board, status, replies }),
    "/replies": () => ({ removed: [replyId(1), replyId(2)], missing: [] }),
    [`/replies/${replyId(2)}`]: () => reply(2),
  });
  await show("/boards/$boardId", Page, `/boards/${id}`);
  await screen.findByText("답변 1");
  return () => sent.filter(({ method }) => method !== "GET");
};

test("the text of an open post is corrected: what differs is sent, and an emptied field is removed", async () => {
  const changes = await opened();
  fireEvent.click(screen.getByRole("button", { name: "글 수정" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByLabelText(/제목/), { target: { value: "LS 차단기 삽니다" } });
  fireEvent.change(dialog.getByLabelText("제조사"), { target: { value: "" } });
  fireEvent.click(dialog.getByRole("button", { name: "수정 저장" }));
  await waitFor(() =>
    expect(changes()).toMatchObject([
      {
        method: "PATCH",
        body: { title: "LS 차단기 삽니다", manufactorName: null, version: 4 },
      },
    ]),
  );
  expect(Object.keys(changes()[0]!.body as object)).toHaveLength(3);
});

test("a reply is corrected over the version that was read", async () => {
  const changes = await opened();
  fireEvent.click(screen.getAllByRole("button", { name: "답변 수정" })[1]!);
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByLabelText("내용"), { target: { value: "고친 답변" } });
  fireEvent.click(dialog.getByRole("button", { name: "수정 저장" }));
  await waitFor(() =>
    expect(changes()).toMatchObject([
      { method: "PATCH", body: { content: "고친 답변", version: 2 } },
    ]),
  );
});

test("chosen replies are deleted in one call after a question that counts them", async () => {
  const changes = await opened();
  for (const box of screen.getAllByRole("checkbox")) fireEvent.click(box);
  const bar = within(screen.getByRole("group", { name: "선택한 항목 처리" }));
  fireEvent.click(bar.getByRole("button", { name: "삭제" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("답변 2건을 삭제하시겠습니까?")).toBeTruthy();
  fireEvent.click(dialog.getByRole("button", { name: "삭제" }));
  await waitFor(() =>
    expect(changes()).toMatchObject([
      { method: "DELETE", body: { ids: [replyId(1), replyId(2)] } },
    ]),
  );
});

test("texts of a completed post stay as they are", async () => {
  await opened("COMPLETED");
  expect(screen.queryByRole("button", { name: /수정/ })).toBeNull();
});
