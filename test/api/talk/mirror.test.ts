import { chatBySendbird } from "@bupum/infra/local/stand-ins/overrides";
import type { SendbirdFault } from "@bupum/infra/local/stand-ins/sendbird/sendbird";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  messagesOf,
  readUntil,
  roomOf,
  roomsOf,
  say,
  talking,
  unreadRooms,
} from "../../kit/chats.ts";
import { signatureOf } from "../../kit/chats/sendbird.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld({ settings: chatBySendbird });
});
afterEach(() => {
  world.services.sendbird.plan = () => undefined;
});
afterAll(() => world.stop());

const mirror = () => world.services.sendbird;
const shown = (uuid: string) => mirror().book.channel(uuid)?.messages ?? [];
const textsThere = (uuid: string) => shown(uuid).map(({ message }) => message);
const textsHere = async (who: Parameters<typeof messagesOf>[0], uuid: string) =>
  (await messagesOf(who, uuid)).map(({ text }) => text);

/** One call of the provider, as it would reach the market. */
const call = (body: string, signature = signatureOf(body)) =>
  world.raw("user", "POST", "/chats/webhook", {
    body,
    headers: { "content-type": "application/json", "x-sendbird-signature": signature },
  });
/** The last event as it was sent. */
const last = () => mirror().webhooks.list.at(-1)!.body;

/** A buyer and a seller whose room is at the mirror as well. */
async function mirrored() {
  const both = await talking(world);
  await say(both.buyer, both.uuid, "안녕하세요");
  await world.drain();
  return both;
}
/** Somebody writes in a client of the provider, which reports it. */
async function writes(uuid: string, userId: string, text: string, data = "") {
  const id = mirror().writes(uuid, userId, text, data);
  expect(id).toBeGreaterThan(0);
  expect((await call(last())).status).toBe(200);
  return id;
}

describe("a token", () => {
  test("is for the caller only, for an hour, and refused without a session", async () => {
    const buyer = await world.member();
    const given = await buyer.api.chats.tokens({});
    expect(given).toMatchObject({
      provider: "SENDBIRD",
      userId: buyer.id,
      appId: chatBySendbird.sendbirdApp,
    });
    expect(given.url).toBeUndefined();
    expect(mirror().book.tokens[given.token]?.user_id).toBe(buyer.id);
    expect(Date.parse(given.expiresAt) - Date.now()).toBeLessThanOrEqual(3_600_000);
    await expect(world.api().chats.tokens({})).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  });

  test("contains only the public name of a person", async () => {
    const seller = await world.seller();
    await seller.api.chats.tokens({});
    expect(mirror().book.user(seller.id)?.nickname).toBe(seller.companyName);
  });

  test("is unavailable while the provider fails, and the caller is told so", async () => {
    const buyer = await world.member();
    mirror().plan = () => "ERROR_BEFORE";
    await expect(buyer.api.chats.tokens({})).rejects.toMatchObject({ code: "UNAVAILABLE" });
  });
});

describe("what is sent here", () => {
  test("is copied once and in order, with repeated and late messages", async () => {
    const { buyer, seller, uuid } = await talking(world);
    for (const [who, text] of [
      [buyer, "하나"],
      [seller, "둘"],
      [buyer, "셋"],
    ] as const)
      await say(who, uuid, text);
    await world.drain({ duplicate: true, shuffle: 7 });
    expect(textsThere(uuid)).toEqual(["하나", "둘", "셋"]);
    expect(mirror().book.channel(uuid)!.members.toSorted()).toEqual(
      [buyer.id, seller.id].toSorted(),
    );
  });

  test("is copied once with faults before and after the effect", async () => {
    const { buyer, uuid } = await mirrored();
    const faults: SendbirdFault[] = [
      "LOST_AFTER",
      "ERROR_BEFORE",
      "LIMIT",
      "LOST_BEFORE",
      "ERROR_AFTER",
    ];
    mirror().plan = () => faults.shift();
    await say(buyer, uuid, "6205-2RS 10개 견적 부탁드립니다");
    expect((await world.drain()).dead).toEqual([]);
    expect(faults).toEqual([]);
    expect(textsThere(uuid)).toEqual(["안녕하세요", "6205-2RS 10개 견적 부탁드립니다"]);
  });

  test("hides contact data there as for the other person here", async () => {
    const { buyer, seller, uuid } = await mirrored();
    await say(buyer, uuid, "010-1234-5678로 전화 주세요");
    await world.drain();
    const [, text] = textsThere(uuid);
    expect(text).not.toContain("1234");
    expect(text).toBe((await textsHere(seller, uuid))[1]);
  });

  test("comes back as an event that changes nothing", async () => {
    const { buyer, uuid } = await mirrored();
    const before = await messagesOf(buyer, uuid);
    for (const { body } of mirror().webhooks.list) expect((await call(body)).status).toBe(200);
    expect(await messagesOf(buyer, uuid)).toEqual(before);
  });
});

describe("what a client of the provider writes", () => {
  test("is a message like any other, unread for the other, and not sent there again", async () => {
    const { buyer, seller, uuid } = await mirrored();
    await writes(uuid, seller.id, "네, 재고 있습니다");
    await world.drain();
    expect(await textsHere(buyer, uuid)).toEqual(["안녕하세요", "네, 재고 있습니다"]);
    expect((await messagesOf(buyer, uuid))[1]).toMatchObject({ seq: 2, senderId: seller.id });
    expect(await unreadRooms(buyer)).toBe(1);
    expect((await roomsOf(buyer))[0]).toMatchObject({
      uuid,
      unread: 1,
      preview: { text: "네, 재고 있습니다" },
    });
    expect(textsThere(uuid)).toEqual(["안녕하세요", "네, 재고 있습니다"]);
  });

  test("is taken once, also with repeated and parallel events", async () => {
    const { buyer, seller, uuid } = await mirrored();
    mirror().writes(uuid, seller.id, "한 번만");
    const statuses = await Promise.all([call(last()), call(last()), call(last())]);
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await call(last())).status).toBe(200);
    await world.drain();
    expect(await textsHere(buyer, uuid)).toEqual(["안녕하세요", "한 번만"]);
    expect(textsThere(uuid)).toEqual(["안녕하세요", "한 번만"]);
  });

  test("is hidden there too, if it contains contact data", async () => {
    const { buyer, seller, uuid } = await mirrored();
    await writes(uuid, seller.id, "010-9876-5432로 연락 주세요");
    await world.drain({ duplicate: true });
    expect((await messagesOf(buyer, uuid))[1]).toMatchObject({ isMasked: true });
    expect(textsThere(uuid)[1]).toBe((await textsHere(buyer, uuid))[1]);
    expect(textsThere(uuid)[1]).not.toContain("9876");
  });

  test("is deleted there, if one of the two has blocked the other", async () => {
    const { buyer, seller, uuid } = await mirrored();
    await buyer.api.blocks.create({ body: { targetId: seller.sellerId } });
    await writes(uuid, seller.id, "왜 답이 없으세요?");
    await world.drain({ duplicate: true });
    expect(await textsHere(buyer, uuid)).toEqual(["안녕하세요"]);
    expect(textsThere(uuid)).toEqual(["안녕하세요"]);
  });

  test("is deleted there, if it is too long, a file, or from an account that may not log in", async () => {
    const { buyer, seller, uuid } = await mirrored();
    await writes(uuid, seller.id, "가".repeat(2_001));
    await writes(uuid, seller.id, "   ");
    const file = { message_type: "FILE", user_id: seller.id, url: "https://example.com/a.exe" };
    mirror().book.addMessage(uuid, file, "JavaScript");
    expect((await call(last())).status).toBe(200);
    await world.put([
      {
        ...(await world.read({ pk: `user#${seller.id}`, sk: "account" }))!,
        blockedReason: "ADMIN",
      },
    ]);
    await writes(uuid, seller.id, "차단되었어도 보냅니다");
    await world.drain();
    expect(await textsHere(buyer, uuid)).toEqual(["안녕하세요"]);
    expect(textsThere(uuid)).toEqual(["안녕하세요"]);
  });

  test("counts against the messages a minute; those above the limit are deleted there", async () => {
    const { buyer, seller, uuid } = await mirrored();
    for (let count = 0; count < 62; count++) await writes(uuid, seller.id, `${count}`);
    await world.drain();
    const said = (await messagesOf(buyer, uuid, { itemsPerPage: 100 })).slice(1);
    expect(said.length).toBeGreaterThanOrEqual(60);
    expect(said.map(({ text }) => text)).toEqual(textsThere(uuid).slice(1));
  });

  test("is not taken for ours because it carries the mark of one of ours", async () => {
    const { buyer, uuid } = await mirrored();
    const { data } = shown(uuid)[0]!;
    await writes(uuid, buyer.id, "a@example.com으로 주세요", data);
    await world.drain();
    expect(textsThere(uuid)[1]).not.toContain("example.com");
    expect(await textsHere(buyer, uuid)).toHaveLength(2);
  });
});

test("an account that leaves the market is removed there, and its messages stay", async () => {
  const { buyer, seller, uuid } = await mirrored();
  const admin = await world.adminUser();
  await admin.api.userEntities.deleteUser({ query: { userId: buyer.userId } });
  await world.drain({ duplicate: true });
  expect(mirror().book.user(buyer.id)).toBeUndefined();
  expect(mirror().book.user(seller.id)).toBeDefined();
  expect(textsThere(uuid)).toEqual(["안녕하세요"]);
});

describe("a read mark from there", () => {
  test("marks messages up to its time as read, and only moves forward", async () => {
    const { buyer, seller, uuid } = await mirrored();
    await writes(uuid, seller.id, "하나");
    await world.drain();
    mirror().reads(uuid, buyer.id);
    const read = last();
    await say(seller, uuid, "둘");
    expect((await call(read)).status).toBe(200);
    const one = (await messagesOf(buyer, uuid))[1]!;
    expect((await roomOf(buyer, uuid)).lastReadAt).toBe(one.createdAt);
    expect((await roomOf(buyer, uuid)).unread).toBe(1);
    const two = (await messagesOf(buyer, uuid))[2]!;
    await readUntil(buyer, uuid, two.createdAt);
    expect((await call(read)).status).toBe(200);
    expect(await roomOf(buyer, uuid)).toMatchObject({ lastReadAt: two.createdAt, unread: 0 });
  });
});

describe("a call to the webhook", () => {
  test("that is forged, of other bytes, or of another application is refused, and changes nothing", async () => {
    const { buyer, seller, uuid } = await mirrored();
    mirror().writes(uuid, seller.id, "네");
    const body = last();
    const foreign = body.replace(
      chatBySendbird.sendbirdApp,
      "0C0C0C0C-0000-4000-8000-00000000C00C",
    );
    for (const [said, signature] of [
      [body, ""],
      [body, signatureOf(body, "another token")],
      [body.replace("네", "아니요"), signatureOf(body)],
      [foreign, signatureOf(foreign)],
    ] as const) {
      const answer = await call(said, signature);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: "FORBIDDEN" });
    }
    expect(await textsHere(buyer, uuid)).toEqual(["안녕하세요"]);
  });

  test("about a foreign room, or from a person who is not in it, changes nothing", async () => {
    const { buyer, uuid } = await mirrored();
    const stranger = await world.member();
    await stranger.api.chats.tokens({});
    const url = "a-room-of-the-provider";
    mirror().book.addChannel({ channel_url: url, user_ids: [buyer.id, stranger.id] });
    await writes(url, stranger.id, "여기로 오세요");
    mirror().book.invite(uuid, { user_ids: [stranger.id] });
    await writes(uuid, stranger.id, "끼어듭니다");
    mirror().reads(uuid, stranger.id);
    expect((await call(last())).status).toBe(200);
    await world.drain();
    expect(await textsHere(buyer, uuid)).toEqual(["안녕하세요"]);
  });

  test("of an unknown kind is accepted, and a malformed one is refused", async () => {
    const told = JSON.stringify({
      category: "group_channel:poll_vote",
      app_id: chatBySendbird.sendbirdApp,
    });
    expect((await call(told)).status).toBe(200);
    expect((await call("{}")).status).toBe(400);
    expect((await call("…")).status).toBe(400);
    const large = JSON.stringify({ category: "x", data: "가".repeat(400_000) });
    expect((await call(large)).status).toBe(413);
  });
});
