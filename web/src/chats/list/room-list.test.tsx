import { browserObjects } from "@bupum/ui/test/browser-objects";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { chatServer, message, openChats, reloaded, room } from "../../../test/chats.tsx";
import { tidy } from "../../../test/world.tsx";

beforeEach(browserObjects);
afterEach(() => {
  reloaded();
  tidy();
});

const long = "주식회사 대한산업자동화부품유통전문상사 수도권물류센터 특수밸브사업부";

test("rooms show name, last message and the number of unread messages", async () => {
  const { answers } = chatServer([message(1)], {
    otherName: long,
    unread: 120,
    muted: true,
    preview: { kind: "FILE", isMine: false, text: "도면.pdf" },
  });
  await openChats(answers, "/chats");
  const row = await screen.findByRole("link", { name: new RegExp(long) });
  expect(within(row).getByText("[파일] 도면.pdf")).toBeTruthy();
  expect(within(row).getByText("읽지 않은 메시지 120개")).toBeTruthy();
  expect(within(row).getByText("99+")).toBeTruthy();
  expect(within(row).getByRole("img", { name: "알림 꺼짐" })).toBeTruthy();
});

test("one's own list leads to the shared rooms of one's companies, and marks a room that is shared (D29-18)", async () => {
  const { answers } = chatServer([message(1)], { isShared: true });
  const items = ["cmp_1", "cmp_2", "cmp_3", "cmp_4"].map((id) => ({ id, name: `회사 ${id}` }));
  await openChats({ ...answers, "/companies": () => ({ status: 200, body: { items } }) }, "/chats");
  const way = await screen.findByRole("link", {
    name: "회사 cmp_1 · 함께 보는 채팅 회사 이름으로 구매하는 화면으로 바뀝니다",
  });
  expect(way.getAttribute("href")).toBe("/chats/shared?company=cmp_1");
  const others = screen.getByRole("link", { name: "다른 회사 1곳의 함께 보는 채팅" });
  expect(others.getAttribute("href")).toBe("/mypage/companies");
  const row = await screen.findByRole("link", { name: /가온부품상사/ });
  expect(within(row).getByText("회사도 함께 보는 중")).toBeTruthy();
});

test("hidden rooms are behind their filter, and rooms are searched by name", async () => {
  const { answers } = chatServer([]);
  const { sentTo } = await openChats(answers, "/chats");
  fireEvent.click(await screen.findByRole("link", { name: "숨긴 채팅방" }));
  await waitFor(() => expect(sentTo("/chats").at(-1)?.search).toBe("?isHidden=true"));
  const box = await screen.findByRole("searchbox", { name: "상대 이름으로 찾기" });
  fireEvent.change(box, { target: { value: "가온" } });
  await act(async () => void fireEvent.submit(box));
  await waitFor(() =>
    expect(new URLSearchParams(sentTo("/chats").at(-1)?.search).get("sellerName")).toBe("가온"),
  );
});

const none = () => ({ status: 200, body: { items: [], page: 1, itemsPerPage: 30 } });

test("without rooms the page says how one begins, and without results what was searched", async () => {
  const { answers } = chatServer([]);
  const { unmount } = await openChats({ ...answers, "/chats": none }, "/chats");
  expect(await screen.findByText("아직 채팅이 없습니다")).toBeTruthy();
  unmount();
  await openChats({ ...answers, "/chats": none }, "/chats?sellerName=없는상사");
  expect(await screen.findByText("‘없는상사’와 나눈 채팅이 없습니다")).toBeTruthy();
});

test("a failed list says so and can be reloaded", async () => {
  const { answers } = chatServer([]);
  let isDown = true;
  const list = () =>
    isDown
      ? { status: 403, body: { code: "FORBIDDEN", message: "볼 수 없습니다." } }
      : { status: 200, body: { items: [room()], page: 1, itemsPerPage: 30 } };
  const { unmount } = await openChats({ ...answers, "/chats": list }, "/chats");
  expect(await screen.findByText("볼 수 있는 권한이 없습니다")).toBeTruthy();
  unmount();
  isDown = false;
  await openChats({ ...answers, "/chats": list }, "/chats");
  expect(await screen.findByRole("link", { name: /가온부품상사/ })).toBeTruthy();
});

test("the list follows the name while it is typed; clearing it shows all", async () => {
  const { answers } = chatServer([]);
  const { sentTo } = await openChats(answers, "/chats");
  const askedFor = () => new URLSearchParams(sentTo("/chats").at(-1)?.search).get("sellerName");
  const box = await screen.findByRole<HTMLInputElement>("searchbox");
  fireEvent.change(box, { target: { value: "가온" } });
  await waitFor(() => expect(askedFor()).toBe("가온"));
  expect(box.isConnected && box.value).toBe("가온");
  const hidden = screen.getByRole("link", { name: "숨긴 채팅방" });
  expect(hidden.getAttribute("href")).toMatch(/^\/chats\?isHidden=[^&]+$/);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "검색어 지우기" })));
  expect(box.value).toBe("");
  await waitFor(() => expect(askedFor()).toBeNull());
});

test("with only hidden rooms the list says so and links to them", async () => {
  const { answers, state } = chatServer([]);
  const list = (_body: unknown, search: string) =>
    search.includes("isHidden")
      ? { status: 200, body: { items: [state.room], page: 1, itemsPerPage: 30 } }
      : none();
  await openChats({ ...answers, "/chats": list }, "/chats");
  expect(await screen.findByText("숨긴 채팅방만 있습니다")).toBeTruthy();
  expect(screen.queryByText("아직 채팅이 없습니다")).toBeNull();
  fireEvent.click(screen.getByRole("link", { name: "숨긴 채팅방 보기" }));
  expect(await screen.findByRole("link", { name: /가온부품상사/ })).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1, name: "숨긴 채팅방" })).toBeTruthy();
});

test.each([
  [{ kind: "CARD", isMine: false }, "[부품·견적·주문 안내]"],
  [{ kind: "FILE", isMine: false, text: "명판.jpg" }, "[사진] 명판.jpg"],
] as const)("the line of a room shows the last message: %o", async (preview, text) => {
  const { answers } = chatServer([message(1)], { preview });
  await openChats(answers, "/chats");
  expect(await screen.findByText(text)).toBeTruthy();
});

test("a row opens its room beside the list, and another row replaces it", async () => {
  const { answers } = chatServer([message(1, { text: "여기에 열립니다" })]);
  await openChats(answers, "/chats");
  await act(async () => fireEvent.click(await screen.findByRole("link", { name: /가온부품상사/ })));
  expect(await screen.findByText("여기에 열립니다")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("가온부품상사");
});
