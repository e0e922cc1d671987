import { browserObjects } from "@bupum/ui/test/browser-objects";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import {
  at,
  chatServer,
  enter,
  field,
  message,
  onPhone,
  openChats,
  other,
  reloaded,
  uuid,
  write,
} from "../../../test/chats.tsx";
import { tidy } from "../../../test/world.tsx";

beforeEach(() => {
  browserObjects();
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => {
  reloaded();
  tidy();
});

const log = () => screen.findByRole("log");
const sends = (sent: { body: unknown }[]) =>
  sent.flatMap(({ body }) => (body === null ? [] : [body as { clientId: string; text: string }]));
test("a room shows who wrote what, what was read, and whether the other is online", async () => {
  const { answers } = chatServer(
    [
      message(1, { isMine: true, text: "재고 있나요?" }),
      message(2, { text: "네, 두 대 있습니다." }),
    ],
    {
      other: {
        userId: other,
        blockId: other,
        name: "가온부품상사",
        hasLeft: false,
        isOnline: true,
        lastReadAt: at(1),
      },
    },
  );
  await openChats(answers);
  const shown = within(await log());
  expect(shown.getByText("재고 있나요?").closest("li")?.dataset["mine"]).toBe("true");
  expect(shown.getByText("네, 두 대 있습니다.").closest("li")?.dataset["mine"]).toBeUndefined();
  expect(shown.getByText("읽음")).toBeTruthy();
  expect(shown.getByText(/11월 25일 \(수\)$/)).toBeTruthy();
  expect(screen.getByText("온라인")).toBeTruthy();
});

test("the card of what the room was opened from waits above the field, then stands in the message", async () => {
  const card = { type: "PRODUCT", id: "prd_01KB0000000000000000000000", title: "릴레이" } as const;
  const { answers } = chatServer([message(1, { isMine: true, text: "재고 있나요?", card })], {
    context: { ...card, title: "차단기" },
  });
  await openChats(answers);
  const shown = within(await log());
  expect(shown.getByText("릴레이").closest("li")).toBe(
    shown.getByText("재고 있나요?").closest("li"),
  );
  expect(shown.queryByText("차단기")).toBeNull();
  expect(screen.getByText("차단기")).toBeTruthy();
  expect(screen.getByText("메시지를 보내면 함께 전달됩니다")).toBeTruthy();
});

test("visible messages are marked as read while the page is looked at", async () => {
  const { answers, state } = chatServer([message(1), message(2)], { unread: 2 });
  const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const { sentTo } = await openChats(answers);
  await log();
  expect(sentTo(`/chats/${uuid}`).filter(({ body }) => body)).toEqual([]);
  seen.mockReturnValue("visible");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(state.room.lastReadAt).toBe(at(2)));
  seen.mockRestore();
});

test("Enter sends a text at once, and the server's copy replaces the local one", async () => {
  const { answers, state } = chatServer([message(1)]);
  const { sentTo } = await openChats(answers);
  const box = await write("  두 대 부탁드립니다.\n");
  await enter(box);
  expect(box.value).toBe("");
  await waitFor(() => expect(state.messages).toHaveLength(2));
  const [sent] = sends(sentTo("/messages"));
  expect(sent?.text).toBe("두 대 부탁드립니다.");
  await waitFor(() => expect(screen.queryByText("보내는 중")).toBeNull());
  expect(within(await log()).getAllByText("두 대 부탁드립니다.")).toHaveLength(1);
});

test("a Korean syllable that Enter ends is sent complete and once", async () => {
  const { answers, state } = chatServer([]);
  await openChats(answers);
  const box = await write("안녕하세");
  fireEvent.compositionStart(box);
  fireEvent.keyDown(box, { key: "Enter", code: "Enter", keyCode: 229, isComposing: true });
  fireEvent.input(box, { target: { value: "안녕하세요" } });
  fireEvent.compositionEnd(box, { data: "요" });
  await enter(box);
  await waitFor(() => expect(state.messages.map(({ text }) => text)).toEqual(["안녕하세요"]));
});

test("on a phone Enter breaks the line, and a button sends", async () => {
  const { answers, state } = chatServer([]);
  onPhone();
  await openChats(answers);
  await enter(await write("첫 줄"));
  expect(state.messages).toEqual([]);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "보내기" })));
  await waitFor(() => expect(state.messages).toHaveLength(1));
});

test("an unsent message survives a reload, and is sent once in its order", async () => {
  const { answers, state } = chatServer([]);
  const { "/messages": messages, ...rest } = answers;
  const cut = (body: unknown, search: string) => {
    if (body) throw new TypeError("Failed to fetch");
    return messages!(body, search);
  };
  const { unmount, sentTo } = await openChats({ "/messages": cut, ...rest });
  await enter(await write("하나"));
  await enter(await write("둘"));
  expect(within(await log()).getAllByText("보내는 중")).toHaveLength(2);
  const [first] = sends(sentTo("/messages"));
  unmount();
  reloaded();
  await openChats(answers);
  await waitFor(() => expect(state.messages.map(({ text }) => text)).toEqual(["하나", "둘"]));
  expect(state.messages[0]?.clientId).toBe(first?.clientId);
});

test("a refused message shows why, and can be sent again or removed", async () => {
  const { answers, state } = chatServer([]);
  const { "/messages": messages, ...rest } = answers;
  let isFull = true;
  const limited = (body: unknown, search: string) =>
    body && isFull
      ? { status: 429, body: { code: "LIMIT_EXCEEDED", message: "잠시 후 다시 보내 주세요." } }
      : messages!(body, search);
  await openChats({ "/messages": limited, ...rest });
  await enter(await write("하나"));
  await enter(await write("둘"));
  expect(await screen.findAllByText("잠시 후 다시 보내 주세요.")).toHaveLength(2);
  const [, removal] = screen.getAllByRole("button", { name: "삭제" });
  fireEvent.click(removal!);
  isFull = false;
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "다시 보내기" })));
  await waitFor(() => expect(state.messages.map(({ text }) => text)).toEqual(["하나"]));
});

test("typed text is kept for the next visit", async () => {
  const { answers } = chatServer([]);
  const { unmount } = await openChats(answers);
  await write("아직 쓰는 중");
  unmount();
  await openChats(answers);
  expect((await field()).value).toBe("아직 쓰는 중");
});

test("contact data is announced as hidden while typing, and in sent messages", async () => {
  const { answers } = chatServer([
    message(1, { text: "***-****-**** 로 주세요", isMasked: true }),
    message(2, { isMine: true, text: "010-1234-5678", isMasked: true }),
  ]);
  await openChats(answers);
  await log();
  expect(screen.getByText("연락처는 주문이 확정된 뒤 보입니다")).toBeTruthy();
  expect(screen.getByText("연락처는 주문이 확정된 뒤 상대방에게 보입니다")).toBeTruthy();
  await write("6ES7214-1AG40-0XB0 두 대");
  expect(screen.queryByText(/메신저 ID는/)).toBeNull();
  await write("010-9999-0000으로 전화 주세요");
  expect(screen.getByText(/메신저 ID는/)).toBeTruthy();
});

test("older messages load on demand, above the others", async () => {
  const { answers } = chatServer(Array.from({ length: 40 }, (_, index) => message(index + 1)));
  await openChats(answers);
  const shown = within(await log());
  expect(shown.queryByText("메시지 1")).toBeNull();
  await act(async () => fireEvent.click(shown.getByRole("button", { name: "이전 메시지 보기" })));
  const texts = await waitFor(() => {
    const found = shown.getAllByText(/^메시지 \d+$/).map(({ textContent }) => textContent);
    expect(found).toHaveLength(40);
    return found;
  });
  expect(texts[0]).toBe("메시지 1");
  expect(shown.queryByRole("button", { name: "이전 메시지 보기" })).toBeNull();
});

test("a search in the room leads to the message, however old", async () => {
  const many = Array.from({ length: 80 }, (_, index) => message(index + 1));
  many[2] = message(3, { text: "납기는 사흘입니다" });
  const { answers } = chatServer(many);
  await openChats(answers);
  await log();
  fireEvent.click(screen.getByRole("button", { name: "대화 내용 검색" }));
  const box = screen.getByRole("searchbox", { name: "대화 내용 검색어" });
  fireEvent.change(box, { target: { value: "납기" } });
  fireEvent.submit(box);
  expect(await screen.findByText("1건을 찾았습니다")).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: /납기는 사흘입니다/ })));
  const place = await waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[data-at="${at(3)}"]`);
    expect(found?.dataset["found"]).toBe("true");
    return found;
  });
  expect(document.activeElement).toBe(place);
});

test("only the newest message of the other is announced to screen readers", async () => {
  const { answers, state } = chatServer([message(1, { text: "먼저 온 말" })]);
  await openChats(answers);
  const region = (await log()).parentElement!.querySelector("[aria-live=polite]")!;
  expect(region.textContent).toBe("");
  state.messages.push(message(2, { text: "새로 온 말" }));
  await enter(await write("내 말"));
  await waitFor(() => expect(region.textContent).toBe("가온부품상사: 새로 온 말"));
});

test("in a blocked room both see the same instead of the field, and the blocker can unblock", async () => {
  const { answers, state } = chatServer([message(1)], { isBlocked: true, isBlockedByMe: true });
  const { unmount, sentTo } = await openChats({
    ...answers,
    "/blocks": () => ({ status: 200, body: {} }),
  });
  await log();
  expect(screen.queryByRole("textbox", { name: /보낼 메시지/ })).toBeNull();
  Object.assign(state.room, { isBlocked: false, isBlockedByMe: false });
  const ended = within(screen.getByText("서로 메시지를 보낼 수 없는 채팅방입니다.").parentElement!);
  await act(async () => fireEvent.click(ended.getByRole("button", { name: "차단 해제" })));
  expect(sentTo("/blocks")[0]?.body).toEqual({ targetIds: [state.room.other.blockId] });
  await field();
  unmount();
  Object.assign(state.room, { isBlocked: true });
  await openChats(answers);
  expect(await screen.findByText("서로 메시지를 보낼 수 없는 채팅방입니다.")).toBeTruthy();
});

test("an open room shows changes without a message within a minute: cards, and blocks", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { answers, state } = chatServer([message(1)]);
  await openChats(answers);
  await field();
  Object.assign(state.room, { isBlocked: true });
  Object.assign(state.messages[0]!, { text: "바뀐 상태" });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByText("바뀐 상태")).toBeTruthy();
  expect(await screen.findByText("서로 메시지를 보낼 수 없는 채팅방입니다.")).toBeTruthy();
});

const missing = () => ({ status: 404, body: { code: "NOT_FOUND", message: "없음" } });

test("a foreign room is not found", async () => {
  const { answers } = chatServer([]);
  await openChats({ ...answers, "/messages": missing, [`/chats/${uuid}`]: missing });
  expect(await screen.findByText("찾을 수 없습니다")).toBeTruthy();
});
