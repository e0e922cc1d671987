import { ApiError } from "@bupum/shared/kernel/client";
import { afterEach, expect, test, vi } from "vitest";
import { tidy } from "../../../test/world.tsx";
import { makeSender } from "./sender.ts";
import { type Send, dropStores, unsentOf } from "./unsent-store.ts";

afterEach(() => {
  dropStores();
  tidy();
});

const now = new Date().toISOString();
const offline = () => new ApiError("/chats", 0, undefined);
const refused = () =>
  new ApiError("/chats", 403, { code: "CHAT_BLOCKED", message: "보낼 수 없습니다." });
const texts = (store: ReturnType<typeof unsentOf>) => store.get().map(({ text }) => text);

/** A server that stores messages, or fails as the test says. */
function wire(fails: (() => Error)[] = []) {
  const sent: string[] = [];
  const send: Send = async ({ clientId }) => {
    const fail = fails.shift();
    if (fail) throw fail();
    sent.push(clientId);
  };
  return { sent, send };
}

test("messages are sent one after the other, and wait in order without a connection", async () => {
  const store = unsentOf("usr_1", "r");
  store.add({ clientId: "a", at: now, text: "하나" }, { clientId: "b", at: now, text: "둘" });
  const { sent, send } = wire([offline]);
  expect(await store.flush(send)).toBe(false);
  expect(texts(store)).toEqual(["하나", "둘"]);
  expect(await store.flush(send)).toBe(true);
  expect(sent).toEqual(["a", "b"]);
  expect(localStorage.length).toBe(0);
});

test("after a reload the same message keeps its name, for its own account only", async () => {
  unsentOf("usr_1", "r").add({ clientId: "a", at: now, text: "하나" });
  dropStores();
  expect(texts(unsentOf("usr_2", "r"))).toEqual([]);
  expect(texts(unsentOf("usr_1", "other"))).toEqual([]);
  const { sent, send } = wire();
  await unsentOf("usr_1", "r").flush(send);
  expect(sent).toEqual(["a"]);
});

test("a refused message waits for its writer with the reason, and blocks no other", async () => {
  const store = unsentOf("usr_1", "r");
  store.add({ clientId: "a", at: now, text: "하나" }, { clientId: "b", at: now, text: "둘" });
  const { sent, send } = wire([refused]);
  expect(await store.flush(send)).toBe(true);
  expect(sent).toEqual(["b"]);
  expect(store.get()).toEqual([
    { clientId: "a", at: now, text: "하나", refused: "보낼 수 없습니다." },
  ]);
  store.again("a");
  await store.flush(send);
  expect(sent).toEqual(["b", "a"]);
});

test("a message older than a day is not sent by itself", async () => {
  const old = new Date(Date.now() - 25 * 3_600_000).toISOString();
  unsentOf("usr_1", "r").add({ clientId: "a", at: old, text: "어제" });
  dropStores();
  const { sent, send } = wire();
  await unsentOf("usr_1", "r").flush(send);
  expect(sent).toEqual([]);
  expect(unsentOf("usr_1", "r").get()[0]?.refused).toBe("");
});

test("two windows do not duplicate a message: stored ones are dropped", () => {
  const store = unsentOf("usr_1", "r");
  store.add({ clientId: "a", at: now, text: "하나" }, { clientId: "b", at: now, text: "둘" });
  store.taken([{ clientId: "a" }, {}]);
  expect(texts(store)).toEqual(["둘"]);
});

test("a change in another window is noticed", () => {
  const store = unsentOf("usr_1", "r");
  store.add({ clientId: "a", at: now, text: "하나" });
  localStorage.removeItem("chat-unsent:usr_1:r");
  dispatchEvent(new StorageEvent("storage", { key: "chat-unsent:usr_1:r" }));
  expect(texts(store)).toEqual([]);
});

test("waiting messages are sent when the connection returns, until the room is left", async () => {
  vi.useFakeTimers();
  const store = unsentOf("usr_1", "r");
  store.add({ clientId: "a", at: now, text: "하나" });
  const { sent, send } = wire([offline, offline, offline]);
  const sender = makeSender(store, send);
  sender.start();
  await vi.advanceTimersByTimeAsync(10);
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(10);
  sender.stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toEqual([]);
  sender.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(["a"]);
  sender.stop();
});

test("unreadable storage counts as empty", () => {
  localStorage.setItem("chat-unsent:usr_1:r", '{"clientId":1}');
  expect(unsentOf("usr_1", "r").get()).toEqual([]);
});
