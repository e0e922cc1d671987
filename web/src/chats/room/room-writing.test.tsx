import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  at,
  chatServer,
  enter,
  message,
  openChats,
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

test("the choices for a refused message are scrolled into view", async () => {
  const { answers } = chatServer([]);
  const { "/messages": messages, ...rest } = answers;
  const refuse = (body: unknown, search: string) =>
    body
      ? { status: 429, body: { code: "LIMIT_EXCEEDED", message: "잠시 후 다시 보내 주세요." } }
      : messages!(body, search);
  await openChats({ "/messages": refuse, ...rest });
  const place = await log();
  // A refused message is one line higher than a sent one.
  const height = () => 100 + 100 * place.querySelectorAll("[role=alert]").length;
  Object.defineProperty(place, "scrollHeight", { get: height });
  await enter(await write("하나"));
  await enter(await write("둘"));
  await waitFor(() => expect(screen.getAllByText("잠시 후 다시 보내 주세요.")).toHaveLength(2));
  expect(place.scrollTop).toBe(300);
});

test("a text that is too long stays whole, and is not sent until it is shorter", async () => {
  const { answers, state } = chatServer([]);
  await openChats(answers);
  const box = await write("가".repeat(2_005));
  expect(screen.getByText("5자가 넘칩니다. 나누어 보내 주세요.")).toBeTruthy();
  await enter(box);
  expect([box.value.length, state.messages.length]).toEqual([2_005, 0]);
  expect(screen.getByRole("button", { name: "보내기" }).hasAttribute("disabled")).toBe(true);
  await enter(await write("가".repeat(2_000)));
  await waitFor(() => expect(state.messages).toHaveLength(1));
});

test("a room that closes while somebody types removes the field", async () => {
  const { answers, state } = chatServer([message(1)]);
  const { "/messages": messages, ...rest } = answers;
  const closed = (body: unknown, search: string) =>
    body ? { status: 403, body: { code: "CHAT_BLOCKED" } } : messages!(body, search);
  await openChats({ "/messages": closed, ...rest });
  const box = await write("하나");
  state.room.isBlocked = true;
  await enter(box);
  expect(await screen.findByText("서로 메시지를 보낼 수 없는 채팅방입니다.")).toBeTruthy();
  expect(screen.queryByRole("textbox", { name: /보낼 메시지/ })).toBeNull();
});

test("messages that are looked at raise no badge, and are not unread afterwards", async () => {
  const { answers, state } = chatServer([message(1)], { lastReadAt: at(1) });
  const { [`/chats/${uuid}`]: one, ...rest } = answers;
  // The reply of the read call comes only later.
  const slow = (body: unknown, search: string) =>
    body === null ? { status: 200, body: { ...state.room } } : one!(body, search);
  await openChats({ ...rest, [`/chats/${uuid}`]: slow });
  await log();
  state.messages.push(message(2, { text: "방금 온 말" }));
  state.room.unread = 1;
  await enter(await write("내 말"));
  await screen.findByText("방금 온 말");
  await waitFor(() => expect(state.room.lastReadAt).toBe(at(2)));
  const row = screen.getByRole("link", { name: /가온부품상사/ });
  expect(within(row).queryByText(/읽지 않은 메시지/)).toBeNull();
  expect(screen.queryByText("여기부터 읽지 않음")).toBeNull();
});
