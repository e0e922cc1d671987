import type { ChatMessage, ChatRoom } from "@bupum/shared/talk/chats/contract";
import { Dialogs } from "@bupum/ui/frame/dialogs";
import { showSite } from "@bupum/ui/test/site";
import { createRootRoute, createRoute, Outlet } from "@tanstack/react-router";
import { act, fireEvent, screen } from "@testing-library/react";
import { vi } from "vitest";
import { ChatsPage } from "../src/chats/chats-page.tsx";
import { dropStores } from "../src/chats/unsent/unsent-store.ts";
import { ko } from "../src/words/ko.ts";
import { network } from "./world.tsx";

export const uuid = "0b7d0f52-9c1e-8a4b-9d6f-2f1f6f0c7a11";
export const [me, other] = [
  "usr_01KB0000000000000000000000",
  "usr_01KB0000000000000000000001",
] as const;

/** The instant of the nth message of a room, a minute apart. */
export const at = (seq: number) => new Date(Date.UTC(2026, 10, 25, 1, seq)).toISOString();

export const message = (seq: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  seq,
  createdAt: at(seq),
  isMine: false,
  senderId: more.isMine ? me : other,
  kind: "TEXT",
  text: `메시지 ${seq}`,
  language: "ko",
  ...more,
});

export const room = (more: Partial<ChatRoom> = {}): ChatRoom => ({
  uuid,
  unread: 0,
  muted: false,
  hidden: false,
  side: "BUY",
  otherName: "가온부품상사",
  lastMessageAt: at(1),
  isBlockedByMe: false,
  isBlocked: false,
  isContactShown: false,
  isReportable: true,
  lastSeq: 1,
  createdAt: at(0),
  other: {
    userId: other,
    sellerId: "sel_01KB0000000000000000000001",
    blockId: "sel_01KB0000000000000000000001",
    name: "가온부품상사",
    region: "SEOUL",
    hasLeft: false,
    isOnline: true,
  },
  ...more,
});

type Answers = Parameters<typeof network>[0];
type Body = { clientId: string; text?: string };

const pageSize = 30;

/** A room as its API keeps it; what is pushed to `messages` was sent by somebody. */
export function chatServer(messages: ChatMessage[], of: Partial<ChatRoom> = {}) {
  const state = { messages, room: room(of) };
  const send = ({ clientId, text }: Body) => {
    const known = state.messages.find((one) => one.clientId === clientId);
    if (known) return { status: 201, body: known };
    const seq = state.messages.length + 1;
    const sent = message(seq, { isMine: true, clientId, ...(text && { text }) });
    state.messages.push(sent);
    return { status: 201, body: sent };
  };
  const read = (search: string) => {
    const query = new URLSearchParams(search);
    const [before, after, keyword] = ["before", "after", "searchKeyword"].map((name) =>
      query.get(name),
    );
    const all = state.messages
      .filter(({ createdAt }) => !before || createdAt < before)
      .filter(({ createdAt }) => !after || createdAt > after)
      .filter(({ text }) => !keyword || text?.includes(keyword));
    const items = after ? all.slice(0, pageSize) : all.slice(-pageSize);
    const isMore = items.length < all.length;
    const next = after ? items.at(-1)?.createdAt : items[0]?.createdAt;
    return { items, itemsPerPage: pageSize, ...(isMore && { next }) };
  };
  const answers: Answers = {
    "/messages": (body, search) =>
      body === null ? { status: 200, body: read(search) } : send(body as Body),
    "/chats/tokens": () => ({ status: 503 }),
    "/unread-count": () => ({ status: 200, body: { count: 0 } }),
    [`/chats/${uuid}`]: (body) => {
      if (body !== null) Object.assign(state.room, body);
      return { status: 200, body: state.room };
    },
    "/chats": () => ({
      status: 200,
      body: { items: [state.room], page: 1, itemsPerPage: 30 },
    }),
    "/users/me": () => ({
      status: 200,
      body: { id: me, name: "한새봄", role: "USER", membershipType: "BASIC" },
    }),
  };
  return { state, answers };
}

/** Opens a page of the rooms, as a member sees it. */
export async function openChats(answers: Answers, path = `/chats/${uuid}`) {
  localStorage.setItem("token", "t");
  const { sentTo } = network(answers);
  const root = createRootRoute({ component: Outlet });
  const inside = createRoute({ getParentRoute: () => root, id: "_signedIn", component: Outlet });
  const rooms = createRoute({
    getParentRoute: () => inside,
    id: "_chats",
    component: () => (
      <>
        <ChatsPage />
        <Dialogs />
      </>
    ),
  });
  const page = createRoute({ getParentRoute: () => rooms, path: "/chats/$uuid" });
  const none = createRoute({ getParentRoute: () => rooms, path: "/chats/" });
  const shared = createRoute({ getParentRoute: () => rooms, path: "/chats/shared" });
  const shown = await showSite(
    root.addChildren([inside.addChildren([rooms.addChildren([page, none, shared])])]),
    ko,
    path,
  );
  return { sentTo, unmount: shown.unmount };
}

/** As a reload: what was only in memory is gone. */
export const reloaded = dropStores;

/** A browser without a mouse's fine pointer has no keyboard. */
export const onPhone = () =>
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("coarse"),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

export const field = () =>
  screen.findByRole<HTMLTextAreaElement>("textbox", { name: /보낼 메시지/ });

export async function write(text: string): Promise<HTMLTextAreaElement> {
  const box = await field();
  await act(async () => fireEvent.input(box, { target: { value: text } }));
  return box;
}

/** Enter, as a keyboard sends it. */
export const enter = (box: HTMLElement, more = {}) =>
  act(async () => {
    fireEvent.keyDown(box, { key: "Enter", code: "Enter", keyCode: 13, ...more });
    fireEvent.keyUp(box, { key: "Enter", code: "Enter", keyCode: 13 });
    await new Promise((done) => setTimeout(done, 5));
  });
