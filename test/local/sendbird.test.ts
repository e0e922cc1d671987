import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { IncomingMessage } from "node:http";
import { chatListPage, chatPage, chatsAct, chatsJson } from "@bupum/infra/local/inboxes/chat-pages";
import { trialLimits } from "@bupum/infra/local/stand-ins/sendbird/sendbird-limits";
import { afterAll, afterEach, expect, test } from "vitest";
import { serve, stopAll } from "../kit/billing/provider.ts";
import { buyer, keys, provider, room, seller, signatureOf } from "../kit/chats/sendbird.ts";

const folder = mkdtempSync(join(tmpdir(), "sendbird-"));
afterEach(stopAll);
afterAll(() => rmSync(folder, { recursive: true }));

const userBody = (userId: string, nickname = "이름") => ({
  user_id: userId,
  nickname,
  profile_url: "",
});
const messages = `group_channels/${room.uuid}/messages`;
const channelBody = {
  channel_url: room.uuid,
  user_ids: [buyer.userId, seller.userId],
  name: "구매자 김 · 한빛상사",
  strict: true,
};
/** The provider with one room of two people. */
async function withRoom(options: Parameters<typeof provider>[0] = {}) {
  const all = await provider(options);
  for (const { userId, name } of room.members)
    await all.call("POST", "users", userBody(userId, name));
  expect((await all.call("POST", "group_channels", channelBody)).status).toBe(200);
  return all;
}
const mesg = (message: string, more: object = {}) => ({
  message_type: "MESG",
  user_id: buyer.userId,
  message,
  ...more,
});

/** The market's end of the webhook, which answers as it is told. */
async function listener(statuses: number[] = []) {
  const seen: { headers: IncomingMessage["headers"]; body: string }[] = [];
  const url = await serve((request, response) => {
    let body = "";
    request.on("data", (part) => (body += String(part)));
    request.on("end", () => {
      seen.push({ headers: request.headers, body });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  return { url, seen };
}

test("a person needs three fields, and is created once", async () => {
  const { call } = await provider();
  expect((await call("POST", "users", { user_id: "a" })).code).toBe(400105);
  expect((await call("POST", "users", userBody("a"))).value).toMatchObject({ user_id: "a" });
  expect((await call("POST", "users", userBody("a"))).code).toBe(400202);
});

test("a token is for an existing person, until the requested time", async () => {
  const { call, clock, sendbird } = await provider();
  expect((await call("POST", "users/a/token", {})).code).toBe(400201);
  await call("POST", "users", userBody("a"));
  const until = clock.ms + 3_600_000;
  const { value } = await call("POST", "users/a/token", { expires_at: until });
  expect(value).toMatchObject({ expires_at: until });
  expect(sendbird.book.tokens[String(value["token"])]).toEqual({ user_id: "a", expires_at: until });
  expect((await call("POST", "users/a/token", { expires_at: clock.ms })).code).toBe(400111);
});

test("calls without the application's token are refused, and so are unknown addresses", async () => {
  const { call } = await provider();
  expect((await call("POST", "users", userBody("a"), "another")).code).toBe(400401);
  expect((await call("POST", "open_channels", {})).status).toBe(404);
});

test("a room has a unique address, and a strict one only existing people", async () => {
  const { call } = await withRoom();
  expect((await call("POST", "group_channels", channelBody)).code).toBe(400202);
  const more = { ...channelBody, channel_url: "another", user_ids: [buyer.userId, "nobody"] };
  expect((await call("POST", "group_channels", more)).code).toBe(400201);
  expect((await call("POST", "group_channels", { ...more, channel_url: "a/b" })).code).toBe(400111);
});

test("a message is stored once for its dedup_id, in the order of created_at", async () => {
  const { call, clock } = await withRoom();
  const at = clock.ms;
  expect(
    (await call("POST", messages, mesg("둘", { dedup_id: "2", created_at: at + 2 }))).status,
  ).toBe(200);
  await call("POST", messages, mesg("하나", { dedup_id: "1", created_at: at + 1 }));
  expect((await call("POST", messages, mesg("다시", { dedup_id: "1" }))).code).toBe(400202);
  const { value } = await call("GET", `${messages}?message_ts=${at}`);
  const texts = (value["messages"] as { message: string }[]).map(({ message }) => message);
  expect(texts).toEqual(["하나", "둘"]);
  expect((await call("GET", messages)).code).toBe(400105);
});

test("a person who is not in a room cannot write, until invited again", async () => {
  const { call } = await withRoom();
  await call("PUT", `group_channels/${room.uuid}/leave`, { user_ids: [buyer.userId] });
  expect((await call("POST", messages, mesg("안녕하세요"))).code).toBe(400108);
  await call("POST", `group_channels/${room.uuid}/invite`, { user_ids: [buyer.userId] });
  expect((await call("POST", messages, mesg("안녕하세요"))).status).toBe(200);
});

test("a message is changed and deleted by its id", async () => {
  const { call, sendbird } = await withRoom();
  const id = Number((await call("POST", messages, mesg("010-1234-5678")))["value"]["message_id"]);
  const change = { message_type: "MESG", message: "***" };
  expect((await call("PUT", `${messages}/${id}`, change)).value).toMatchObject({ message: "***" });
  expect((await call("DELETE", `${messages}/${id}`)).status).toBe(200);
  expect((await call("DELETE", `${messages}/${id}`)).code).toBe(400201);
  expect(sendbird.book.channel(room.uuid)!.messages).toEqual([]);
});

test("the sixth call of a second to one endpoint is refused, with the time to retry", async () => {
  const { call, clock } = await provider({ limits: trialLimits });
  const some = await Promise.all(
    ["a", "b", "c", "d", "e", "f"].map((id) => call("POST", "users", userBody(id))),
  );
  expect(some.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 429]);
  const refused = some.find(({ status }) => status === 429)!;
  expect(refused.code).toBe(500910);
  const wait = Number(refused.headers.get("x-ratelimit-retryafter"));
  expect(wait).toBeGreaterThan(0);
  clock.ms += wait * 1000;
  expect((await call("POST", "users", userBody("g"))).status).toBe(200);
});

test("an event is signed over its bytes, and repeated three times without a success", async () => {
  const { sendbird, clock } = await withRoom();
  const { url, seen } = await listener([200, 500, 503, 500]);
  sendbird.webhookUrl = url;
  sendbird.writes(room.uuid, seller.userId, "네, 있습니다");
  for (let second = 0; second < 6; second++) {
    await sendbird.webhooks.deliver();
    clock.ms += 1_000;
  }
  const [made, ...sent] = seen.map(({ headers, body }) => ({
    headers,
    body,
    event: JSON.parse(body) as Record<string, unknown>,
  }));
  expect(made!.event["category"]).toBe("group_channel:create");
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
  expect(sent[0]!.headers["x-sendbird-signature"]).toBe(signatureOf(sent[0]!.body));
  expect(sent[0]!.event).toMatchObject({
    category: "group_channel:message_send",
    app_id: keys.app,
    sender: { user_id: seller.userId },
    type: "MESG",
    payload: { message: "네, 있습니다" },
    channel: { channel_url: room.uuid, is_super: false },
  });
});

test("all data survives a restart", async () => {
  const file = join(folder, "kept.json");
  const { sendbird } = await withRoom({ file });
  sendbird.writes(room.uuid, seller.userId, "다음 주에 뵙겠습니다");
  const { sendbird: again } = await provider({ file });
  expect(again.book.channel(room.uuid)!.messages).toMatchObject([
    { message: "다음 주에 뵙겠습니다" },
  ]);
});

test("the page at the inboxes shows rooms, and can write and read as a member", async () => {
  const { sendbird } = await withRoom();
  const { url, seen } = await listener();
  sendbird.webhookUrl = url;
  expect(chatListPage(sendbird, "SENDBIRD").text).toContain(`/chats/${room.uuid}`);
  expect(chatListPage(sendbird, "OWN").text).toContain("npm start -- --sendbird");
  const press = (how: string, fields: Record<string, string>) =>
    chatsAct(sendbird, `/chats/${room.uuid}/${how}`, new URLSearchParams(fields));
  expect(await press("send", { user: seller.userId, text: "<b>안녕</b>" })).toBe(true);
  expect(await press("read", { user: buyer.userId })).toBe(true);
  expect(await press("send", { user: "usr_stranger", text: "안녕" })).toBe(false);
  expect(seen.map(({ body }) => (JSON.parse(body) as { category: string }).category)).toEqual([
    "group_channel:create",
    "group_channel:message_send",
    "group_channel:message_read",
  ]);
  const { text } = chatPage(sendbird, sendbird.book.channel(room.uuid)!);
  expect(text).toContain("&lt;b&gt;안녕&lt;/b&gt;");
  expect(text).toContain("Sendbird 앱에서");
  expect(JSON.stringify(chatsJson(sendbird))).not.toContain("token");
});
