import type { ChatEntityMessage, ChatEntityPage } from "@bupum/shared/talk/chats/admin-contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { RoomPage } from "./room-page.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const uuid = "7f0c9a52-3c1b-8a4d-9b6e-2f1d0c3b4a59";
const [buyerId, sellerId] = [
  "usr_01KB0000000000000000000000",
  "sel_01KB0000000000000000000001",
] as const;
const message = (seq: number, more: Partial<ChatEntityMessage>): ChatEntityMessage => ({
  seq,
  createdAt: `2026-11-23T03:00:0${seq}.000Z`,
  senderId: buyerId,
  kind: "TEXT",
  language: "ko",
  ...more,
});
const room: Omit<ChatEntityPage, "messages"> = {
  uuid,
  buyer: { userId: buyerId, name: "가나상사", hasLeft: false },
  seller: { userId: "usr_01KB0000000000000000000001", sellerId, name: "다라부품", hasLeft: false },
  messageCount: 3,
  lastMessageAt: "2026-11-23T03:00:03.000Z",
  createdAt: "2026-11-23T03:00:00.000Z",
};

test("a room shows the original texts, with earlier messages above", async () => {
  const card = { type: "PRODUCT", id: "prd_01KB0000000000000000000000", title: "릴레이" } as const;
  const newest = {
    items: [
      message(2, { text: "010-1234-5678로 주세요" }),
      message(3, { senderId: room.seller.userId, text: "네" }),
    ],
    itemsPerPage: 30,
    next: "2026-11-23T03:00:02.000Z",
  };
  const earlier = { items: [message(1, { kind: "CARD", card })], itemsPerPage: 30 };
  const pages = [newest, earlier];
  network({ [`/chat-entities/${uuid}`]: () => ({ ...room, messages: pages.shift() }) });
  await show("/chats/$uuid", RoomPage, `/chats/${uuid}`);
  expect(await screen.findByText("010-1234-5678로 주세요")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "이전 메시지 보기" }));
  expect(await screen.findByText("부품 · 릴레이")).toBeTruthy();
  const said = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(said.map((text) => /^(가나상사|다라부품)/.exec(text)?.[0])).toEqual([
    "가나상사",
    "가나상사",
    "다라부품",
  ]);
  expect(said[0]).toContain("릴레이");
});
