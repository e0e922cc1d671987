import type { ChatMirror, MirroredRoom } from "@bupum/functions/providers/chat/chat";
import type { SendbirdFault } from "@bupum/infra/local/stand-ins/sendbird/sendbird";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { stopAll } from "../kit/billing/provider.ts";
import {
  buyer,
  callsProvider,
  keys,
  messageWith,
  provider,
  room,
  seller,
  signatureOf,
} from "../kit/chats/sendbird.ts";

type Sendbird = Awaited<ReturnType<typeof provider>>["sendbird"];

let sendbird: Sendbird;
let mirror: ChatMirror;
/** Faults of the next calls, in their order; `undefined` lets one pass. */
let faults: (SendbirdFault | undefined)[] = [];
let rooms = 0;
/** Each test has a room of its own. */
let here: MirroredRoom;
beforeAll(async () => {
  const { sendbird: made, origin } = await provider({ now: Date.now });
  sendbird = made;
  sendbird.plan = () => faults.shift();
  await callsProvider(origin);
  const { chatMirror } = await import("@bupum/functions/providers/chat/chat-mirror");
  mirror = chatMirror()!;
});
afterAll(stopAll);
beforeEach(() => {
  faults = [];
  rooms += 1;
  here = { ...room, uuid: `${String(rooms).padStart(8, "0")}${room.uuid.slice(8)}` };
  sendbird.calls.length = 0;
  sendbird.webhooks.list.length = 0;
});
const shown = () => sendbird.book.channel(here.uuid)?.messages ?? [];

const inOrder = (seq: number) =>
  messageWith({
    seq,
    clientId: `c${seq}`,
    text: `${seq}`,
    createdAt: `2026-11-26T00:00:0${seq}.000Z`,
  });
/** The last event as it was sent. */
const last = () => sendbird.webhooks.list.at(-1)!.body;
const readIt = (body: string, signature = signatureOf(body)) => mirror.readWebhook(body, signature);
const readEvent = (event: object) => readIt(JSON.stringify({ app_id: keys.app, ...event }));

describe("a token", () => {
  test("is for the caller, for an hour, and creates a new person", async () => {
    const given = await mirror.tokenFor(buyer);
    expect(given.appId).toBe(keys.app);
    expect(sendbird.book.tokens[given.token]?.user_id).toBe(buyer.userId);
    expect(Date.parse(given.expiresAt) - Date.now()).toBeGreaterThan(59 * 60_000);
    expect(Date.parse(given.expiresAt) - Date.now()).toBeLessThan(61 * 60_000);
    expect(sendbird.calls).toEqual(["POST token", "POST users", "POST token"]);
    sendbird.calls.length = 0;
    await mirror.tokenFor(buyer);
    expect(sendbird.calls).toEqual(["POST token"]);
  });

  test("is unavailable after repeated failures of the provider", async () => {
    faults = Array<SendbirdFault>(20).fill("ERROR_BEFORE");
    await expect(mirror.tokenFor(buyer)).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(sendbird.calls).toHaveLength(4);
  });
});

describe("a message", () => {
  test("creates its room and people the first time, and is one call from then on", async () => {
    await mirror.post(here, messageWith());
    expect(sendbird.book.channel(here.uuid)).toMatchObject({
      is_distinct: false,
      name: "구매자 김 · 한빛상사",
      members: [buyer.userId, seller.userId],
    });
    sendbird.calls.length = 0;
    await mirror.post(here, messageWith({ clientId: "second", seq: 2, text: "네" }));
    expect(sendbird.calls).toEqual(["POST messages"]);
    expect(shown()).toMatchObject([
      { user_id: buyer.userId, type: "MESG", message: messageWith().text },
      { message: "네" },
    ]);
  });

  test("is copied once, however often it is posted", async () => {
    for (let time = 0; time < 3; time++) await mirror.post(here, messageWith());
    await Promise.all([mirror.post(here, messageWith()), mirror.post(here, messageWith())]);
    expect(shown()).toHaveLength(1);
  });

  test("has the position of our own order, whichever arrives first", async () => {
    for (const seq of [3, 1, 2]) await mirror.post(here, inOrder(seq));
    expect(shown().map(({ message }) => message)).toEqual(["1", "2", "3"]);
  });

  test("with files is one call for each, which links to us and contains no file", async () => {
    const file = (name: string) => ({
      name,
      size: 12,
      link: `https://www.bupum.example/chats/${here.uuid}`,
    });
    const message = { ...messageWith(), files: [file("도면.pdf"), file("성적서.pdf")] };
    await mirror.post(here, message);
    await mirror.post(here, message);
    expect(shown()).toMatchObject([
      { type: "FILE", file: { name: "도면.pdf", url: file("").link } },
      { type: "FILE", file: { name: "성적서.pdf" } },
    ]);
  });

  test("reaches a room that somebody left there", async () => {
    await mirror.openRoom(here);
    sendbird.book.leave(here.uuid, { user_ids: [buyer.userId] });
    await mirror.post(here, messageWith());
    expect(shown()).toHaveLength(1);
  });

  test.each<[string, SendbirdFault[]]>([
    ["two errors before anything happened", ["ERROR_BEFORE", "ERROR_BEFORE"]],
    ["an error after it happened", ["ERROR_AFTER"]],
    ["an answer lost before it happened", ["LOST_BEFORE"]],
    ["an answer lost after it happened", ["LOST_AFTER", "LOST_BEFORE"]],
    ["too many calls", ["LIMIT", "LIMIT"]],
  ])("is there once after %s", async (_, plan) => {
    await mirror.openRoom(here);
    faults = [...plan];
    await mirror.post(here, messageWith());
    expect(shown()).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  test("waits as long as the provider demands after too many calls", async () => {
    await mirror.openRoom(here);
    faults = ["LIMIT"];
    const began = Date.now();
    await mirror.post(here, messageWith());
    // By itself it would wait half as long.
    expect(Date.now() - began).toBeGreaterThanOrEqual(390);
  });

  test("fails after four tries, so that the queue repeats it, and the error holds no text", async () => {
    await mirror.openRoom(here);
    faults = Array<SendbirdFault>(4).fill("ERROR_AFTER");
    const failed = await mirror.post(here, messageWith()).catch((error: unknown) => String(error));
    expect(failed).toMatch(/SendbirdUnavailable.*messages: 500901/);
    expect(failed).not.toContain("6ES7214");
    await mirror.post(here, messageWith());
    expect(shown()).toHaveLength(1);
  });
});

test("of a client is corrected or deleted; a missing one is no error", async () => {
  await mirror.openRoom(here);
  const id = String(sendbird.writes(here.uuid, seller.userId, "010-1234-5678로 연락 주세요"));
  await mirror.correct(here.uuid, id, "***로 연락 주세요");
  expect(shown()).toMatchObject([{ message: "***로 연락 주세요" }]);
  await mirror.withdraw(here.uuid, id);
  await mirror.withdraw(here.uuid, id);
  await mirror.correct(here.uuid, id, "…");
  expect(shown()).toEqual([]);
});

describe("a call of the provider", () => {
  const forbidden = { code: "FORBIDDEN" };

  test("contains room, sender and text of a client's message", async () => {
    await mirror.openRoom(here);
    const id = sendbird.writes(here.uuid, seller.userId, "네, 있습니다");
    expect(await readIt(last())).toEqual({
      type: "message",
      uuid: here.uuid,
      senderId: seller.userId,
      messageId: String(id),
      at: expect.any(String),
      text: "네, 있습니다",
    });
  });

  test("about our own message, text or file, is ignored", async () => {
    await mirror.post(here, messageWith());
    expect(await readIt(last())).toEqual({ type: "nothing" });
    const link = "https://www.bupum.example/chats";
    const files = [{ name: "도면.pdf", size: 1, link }];
    await mirror.post(here, { ...messageWith({ clientId: "files", seq: 2 }), files });
    expect(JSON.parse(last())).toMatchObject({ type: "FILE", payload: { url: link } });
    expect(await readIt(last())).toEqual({ type: "nothing" });
  });

  test("with our mark over other words counts as a client's own", async () => {
    await mirror.post(here, messageWith());
    const { data } = shown()[0]!;
    const { senderId, text } = messageWith();
    for (const [user, said, mark] of [
      [senderId, "010-1234-5678", data],
      [seller.userId, text, data],
      [senderId, text, data.replace('"seq":1', '"seq":2')],
      [senderId, text, '{"createdAt":"x","seq":1,"mark":""}'],
    ] as const) {
      sendbird.writes(here.uuid, user, said, mark);
      expect(await readIt(last())).toMatchObject({ type: "message", senderId: user, text: said });
    }
  });

  test("contains how far somebody has read", async () => {
    await mirror.openRoom(here);
    sendbird.reads(here.uuid, buyer.userId);
    const event = await readIt(last());
    expect(event).toMatchObject({ type: "read", uuid: here.uuid });
    expect(event).toMatchObject({ reads: [{ userId: buyer.userId }] });
  });

  test("is accepted by its signature over its bytes only", async () => {
    await mirror.openRoom(here);
    sendbird.writes(here.uuid, seller.userId, "네");
    const body = last();
    for (const signature of ["", "0", signatureOf(body, "another token"), signatureOf(`${body} `)])
      await expect(readIt(body, signature)).rejects.toMatchObject(forbidden);
    await expect(readIt(body.replace("네", "아니요"), signatureOf(body))).rejects.toMatchObject(
      forbidden,
    );
    expect(await readIt(body, signatureOf(body).toUpperCase())).toMatchObject({ type: "message" });
  });

  test("is accepted for our application only", async () => {
    await mirror.openRoom(here);
    const foreign = last().replace(keys.app, keys.app.replace("B", "C"));
    await expect(readIt(foreign)).rejects.toMatchObject(forbidden);
    await expect(readIt("{}")).rejects.toMatchObject(forbidden);
  });

  test("of an unknown type, or of another shape, is ignored", async () => {
    for (const event of [
      { category: "group_channel:poll_vote" },
      { category: "group_channel:message_send" },
      { category: "group_channel:message_send", type: "ADMM", sender: null, payload: {} },
      { category: "group_channel:message_read", read_updates: [] },
      {
        category: "group_channel:message_read",
        channel: { channel_url: here.uuid },
        read_updates: [{ user_id: "a", read_ts: Number.MAX_SAFE_INTEGER }],
      },
    ])
      expect(await readEvent(event)).toEqual({ type: "nothing" });
  });
});
