import type { ChatEntityPage } from "@bupum/shared/talk/chats/admin-contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { RoomPage } from "./room-page.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const uuid = "7f0c9a52-3c1b-8a4d-9b6e-2f1d0c3b4a59";
const buyerId = "usr_01KB0000000000000000000000";
const at = "2026-11-29T03:00:01.000Z";
const room: ChatEntityPage = {
  uuid,
  buyer: { userId: buyerId, name: "가나상사", hasLeft: false },
  seller: {
    userId: "usr_00000000000000000000000000",
    sellerId: "sel_00000000000000000000000000",
    name: "부품 고객센터",
    hasLeft: false,
  },
  messageCount: 1,
  lastMessageAt: at,
  createdAt: "2026-11-29T03:00:00.000Z",
  support: { isWaiting: true, sentCount: 2, preview: "주문이 안 보입니다" },
  messages: {
    items: [
      {
        seq: 1,
        createdAt: at,
        senderId: buyerId,
        kind: "TEXT",
        language: "ko",
        text: "주문이 안 보입니다",
      },
    ],
    itemsPerPage: 30,
  },
};
const paths = {
  [`/chat-entities/${uuid}`]: () => room,
  "/chat-entities/support": () => ({ items: [room], page: 1, itemsPerPage: 30 }),
};

const problem = { status: 409, code: "VERSION_CONFLICT", message: "다른 사람이 먼저 바꿨습니다." };
const refused = () => Response.json(problem, { status: 409 });

const lost = (): never => {
  throw new TypeError("Failed to fetch");
};

const isRead = ({ method, path }: { method: string; path: string }) =>
  method === "GET" && path.endsWith(`/chat-entities/${uuid}`);

const field = () => screen.getByLabelText<HTMLTextAreaElement>("답변");

test("what is sent as support says what was read, and what was typed goes with it", async () => {
  const sent = network({ ...paths, [`/chat-entities/${uuid}/messages`]: () => ({}) });
  await show("/chats/$uuid", RoomPage, `/chats/${uuid}`);
  expect(await screen.findByRole("heading", { name: "가나상사 회원의 문의" })).toBeTruthy();
  fireEvent.change(field(), { target: { value: " 확인했습니다 " } });
  fireEvent.keyDown(field(), { key: "Enter", ctrlKey: true });
  await waitFor(() => expect(field().value).toBe(""));
  const { body } = sent.find(({ method }) => method === "POST")!;
  expect(body).toMatchObject({ text: "확인했습니다", sentCount: 2, settledUntil: at });
});

test("after a lost reply the same text goes out under the same name, however often the room was read", async () => {
  let tries = 0;
  const sent = network({
    ...paths,
    [`/chat-entities/${uuid}`]: () => ({
      ...room,
      support: { ...room.support, sentCount: 2 + tries },
    }),
    [`/chat-entities/${uuid}/messages`]: () => {
      tries += 1;
      return tries === 1 ? lost() : {};
    },
  });
  const { client } = await show("/chats/$uuid", RoomPage, `/chats/${uuid}`);
  await screen.findByRole("heading", { name: "가나상사 회원의 문의" });
  fireEvent.change(field(), { target: { value: "확인했습니다" } });
  fireEvent.click(screen.getByRole("button", { name: "답변 보내기" }));
  await waitFor(() => expect(tries).toBe(1));
  await client.refetchQueries();
  fireEvent.click(screen.getByRole("button", { name: "답변 보내기" }));
  await waitFor(() => expect(tries).toBe(2));
  const names = sent
    .filter(({ method }) => method === "POST")
    .map(({ body }) => (body as { clientId: string }).clientId);
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(1);
});

test("a colleague who was faster costs nothing of what was typed", async () => {
  const sent = network({
    ...paths,
    [`/chat-entities/${uuid}/messages`]: refused,
  });
  await show("/chats/$uuid", RoomPage, `/chats/${uuid}`);
  await screen.findByRole("heading", { name: "가나상사 회원의 문의" });
  fireEvent.change(field(), { target: { value: "확인했습니다" } });
  fireEvent.click(screen.getByRole("button", { name: "답변 보내기" }));
  await waitFor(() => expect(sent.filter(isRead)).toHaveLength(2));
  expect(field().value).toBe("확인했습니다");
  expect(screen.getByRole("button", { name: "답변 필요 없음" })).toBeTruthy();
});
