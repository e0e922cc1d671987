import { browserObjects } from "@bupum/ui/test/browser-objects";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  at,
  chatServer,
  me,
  message,
  openChats,
  other,
  reloaded,
  uuid,
  write,
} from "../../../test/chats.tsx";
import { FakeSocket } from "../../../test/socket.ts";
import { tidy } from "../../../test/world.tsx";

beforeEach(() => {
  browserObjects();
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  reloaded();
  tidy();
});

const ticket = { provider: "OWN", token: "t", url: "wss://bupum.test/ws" };

const made = (nth: number) =>
  waitFor(() => {
    const found = FakeSocket.made[nth];
    if (!found) throw new Error(`There are ${FakeSocket.made.length} sockets.`);
    return found;
  });

/** An open room with a fake socket. */
async function connected(...known: Parameters<typeof chatServer>) {
  const { answers, state } = chatServer(...known);
  const opened = await openChats({
    ...answers,
    "/chats/tokens": () => ({ status: 201, body: ticket }),
  });
  await screen.findByRole("log");
  const socket = await made(0);
  await act(async () => socket.opens());
  return { ...opened, state, socket };
}

test("a socket event makes the room read from its cursor, and carries no text", async () => {
  const { state, socket, sentTo } = await connected([message(1)]);
  state.messages.push(message(2, { text: "새 소식" }));
  await act(async () => socket.tells({ type: "message", uuid, createdAt: at(2), seq: 2 }));
  expect(await within(screen.getByRole("log")).findByText("새 소식")).toBeTruthy();
  expect(sentTo("/messages").at(-1)?.search).toBe(`?after=${encodeURIComponent(at(1))}`);
});

test("messages missed by a closed socket are read when it is back", async () => {
  const { state, socket } = await connected([message(1)]);
  await act(async () => socket.close());
  for (let seq = 2; seq <= 70; seq += 1) state.messages.push(message(seq));
  const again = await made(1);
  await act(async () => again.opens());
  expect(await within(screen.getByRole("log")).findByText("메시지 70")).toBeTruthy();
  expect(within(screen.getByRole("log")).getAllByText(/^메시지 \d+$/)).toHaveLength(70);
});

test("a read mark of the other sets the tick, and the own one from another window does not", async () => {
  const { state, socket } = await connected([message(1, { isMine: true })]);
  expect(screen.queryByText("읽음")).toBeNull();
  await act(async () => socket.tells({ type: "read", uuid, readerId: me, lastReadAt: at(1) }));
  await new Promise((done) => setTimeout(done, 20));
  expect(screen.queryByText("읽음")).toBeNull();
  state.room.other.lastReadAt = at(1);
  await act(async () => socket.tells({ type: "read", uuid, readerId: other, lastReadAt: at(1) }));
  expect(await screen.findByText("읽음")).toBeTruthy();
});

test("who reads, too, stands in the head as soon as the buyer shares the room (D29-18)", async () => {
  const { state, socket } = await connected([message(1)]);
  expect(screen.queryByText(/한빛정밀/)).toBeNull();
  Object.assign(state.room, { sharedWith: { name: "한빛정밀" } });
  await act(async () => socket.tells({ type: "shared", uuid }));
  expect(await screen.findByText(/한빛정밀/)).toBeTruthy();
});

test("dots are shown while the other types, and removed with the message", async () => {
  const { state, socket } = await connected([message(1)]);
  await act(async () => socket.tells({ type: "typing", uuid }));
  expect(screen.getByText("가온부품상사 입력 중")).toBeTruthy();
  expect(screen.getByText("입력 중…")).toBeTruthy();
  state.messages.push(message(2));
  await act(async () => socket.tells({ type: "message", uuid, createdAt: at(2), seq: 2 }));
  expect(screen.queryByText("가온부품상사 입력 중")).toBeNull();
});

test("the other is told of typing, but not at every letter", async () => {
  const { socket } = await connected([message(1)]);
  await write("가");
  await write("가나");
  expect(socket.sent).toEqual([{ action: "typing", uuid }]);
});
