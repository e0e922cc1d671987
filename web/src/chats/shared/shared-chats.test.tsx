import type { SharedMessage, SharedRoomRow } from "@bupum/shared/talk/chats/shared-rooms";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { at, chatServer, openChats, other, reloaded, uuid } from "../../../test/chats.tsx";
import { tidy } from "../../../test/world.tsx";
import { endActing, startActing } from "../../acting.ts";

const member = "usr_01KB0000000000000000000007";

beforeEach(() => {
  browserObjects();
  Element.prototype.scrollTo = () => undefined;
  localStorage.setItem("company", "cmp_01KB0000000000000000000000");
  startActing();
});
afterEach(() => {
  reloaded();
  endActing();
  tidy();
});

const row = (more: Partial<SharedRoomRow> = {}): SharedRoomRow => ({
  uuid,
  sellerName: "가온부품상사",
  sellerId: "sel_01KB0000000000000000000001",
  sharedBy: member,
  preview: { kind: "TEXT", isSellers: true, text: "두 대 있습니다" },
  lastMessageAt: at(2),
  ...more,
});
const message = (seq: number, senderId: SharedMessage["senderId"], text: string) => ({
  seq,
  createdAt: at(seq),
  senderId,
  kind: "TEXT",
  text,
  language: "ko",
});
const said = [message(1, member, "재고 있나요?"), message(2, other, "두 대 있습니다")];

const serverOf = (rows: readonly SharedRoomRow[]) => ({
  ...chatServer([]).answers,
  "/chats/shared": () => ({ status: 200, body: { items: rows, page: 1, itemsPerPage: 30 } }),
  [`/chats/shared/${uuid}`]: (_body: unknown, search: string) => {
    const keyword = new URLSearchParams(search).get("searchKeyword") ?? "";
    const items = said.filter(({ text }) => text.includes(keyword));
    return { status: 200, body: { ...rows[0], messages: { items, itemsPerPage: 30 } } };
  },
  "/members": () => ({
    status: 200,
    body: { items: [{ userId: member, name: "구본아", roles: [] }], page: 1, itemsPerPage: 100 },
  }),
});

const gone = () => ({ status: 404, body: { code: "NOT_FOUND" } });

test("a member finds the rooms of colleagues, reads one, and opens his own (D29-18)", async () => {
  const { sentTo } = await openChats(serverOf([row()]), "/chats/shared");
  const found = await screen.findByRole("link", { name: /가온부품상사/ });
  expect(within(found).getByText("두 대 있습니다")).toBeTruthy();
  await within(found).findByText("구본아");
  await act(async () => fireEvent.click(found));
  const log = within(await screen.findByRole("log"));
  expect(log.getByText("재고 있나요?").closest("li")?.dataset["mine"]).toBe("true");
  expect(log.getByText("두 대 있습니다").closest("li")?.dataset["mine"]).toBeUndefined();
  await log.findByText("구본아");
  expect(screen.queryByRole("textbox", { name: /보낼 메시지/ })).toBeNull();
  expect(screen.getByRole("link", { name: "내 채팅방 열기" }).getAttribute("href")).toBe(
    "/chats/new?sellerId=sel_01KB0000000000000000000001",
  );
  // No mark is set, and nobody is told.
  expect(sentTo("/chats").filter(({ body }) => body)).toEqual([]);
});

test("a search shows the messages with the words (D29-18)", async () => {
  await openChats(serverOf([row()]), `/chats/shared?room=${uuid}`);
  await screen.findByText("재고 있나요?");
  const box = screen.getByRole("searchbox", { name: "대화 내용 검색어" });
  fireEvent.change(box, { target: { value: "재고" } });
  await act(async () => fireEvent.submit(box));
  expect(await screen.findByText("1건을 찾았습니다")).toBeTruthy();
  expect(within(screen.getByRole("log")).queryByText("두 대 있습니다")).toBeNull();
});

test("what is kept of a member who left says until when it is read (D29-19)", async () => {
  const kept = row({ endedAt: "2026-11-26T02:00:00.000Z", sharedBy: other });
  await openChats(serverOf([kept]), `/chats/shared?room=${uuid}`);
  await screen.findByText(/구성원이 회사에서 나가 .*까지의 메시지만 보입니다/);
  expect((await screen.findAllByText("이전 구성원")).length).toBeGreaterThan(0);
});

test("a room that was taken back says so (D29-18)", async () => {
  const answers = serverOf([row()]);
  await openChats({ ...answers, [`/chats/shared/${uuid}`]: gone }, `/chats/shared?room=${uuid}`);
  expect(await screen.findByText("볼 수 없는 채팅입니다")).toBeTruthy();
  expect(screen.queryByRole("log")).toBeNull();
});

test("an empty list says how rooms come into it, and what fails is tried again (D29-18)", async () => {
  let isDown = true;
  const answers = serverOf([]);
  const list = answers["/chats/shared"];
  const flaky = () => (isDown ? { status: 503, body: {} } : list());
  await openChats({ ...answers, "/chats/shared": flaky }, "/chats/shared");
  const again = await screen.findByRole("button", { name: "다시 시도" });
  isDown = false;
  await act(async () => fireEvent.click(again));
  expect(await screen.findByText("함께 보는 채팅이 없습니다")).toBeTruthy();
  expect(screen.getByText(/메뉴에서 ‘회사와 함께 보기’/)).toBeTruthy();
});

test("there is no such page in one's own name (D29-18)", async () => {
  endActing();
  const { sentTo } = await openChats(serverOf([row()]), "/chats/shared");
  expect(await screen.findByText("회사 이름으로 보는 화면입니다")).toBeTruthy();
  await waitFor(() => expect(sentTo("/chats/shared")).toEqual([]));
});
