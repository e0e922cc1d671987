import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  messagesOf,
  open,
  readUntil,
  roomOf,
  roomsOf,
  say,
  talking,
  unreadRooms,
} from "../../kit/chats.ts";
import { someProduct } from "../../kit/goods.ts";
import { asked, codeOf, quoted } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const texts = (items: readonly { text?: string | undefined }[]) => items.map(({ text }) => text);

describe("a room (D29-5)", () => {
  test("is one for a pair, whoever opens it and however often", async () => {
    const { buyer, seller, uuid } = await talking(world);
    expect((await open(buyer, seller)).uuid).toBe(uuid);
    // The buyer sells as well: the room is the same the other way round.
    const [one, other] = [await world.seller(), await world.seller()];
    const opened = await Promise.all([open(one, other), open(other, one), open(one, other)]);
    expect(new Set(opened.map((room) => room.uuid)).size).toBe(1);
  });

  test("is in the opener's list at once, and in the other's with the first message", async () => {
    const { buyer, seller, uuid } = await talking(world);
    expect((await roomsOf(buyer)).map((room) => room.uuid)).toEqual([uuid]);
    expect(await roomsOf(seller)).toEqual([]);
    await say(buyer, uuid, "안녕하세요");
    expect(await roomsOf(seller)).toMatchObject([
      {
        uuid,
        side: "SELL",
        unread: 1,
        otherName: buyer.companyName,
        preview: { kind: "TEXT", isMine: false, text: "안녕하세요" },
      },
    ]);
  });

  test("is opened with publicly shown sellers, and with nobody else", async () => {
    const buyer = await world.member();
    const nobody = await world.member();
    const sellerId = `sel_${nobody.id.slice(4)}` as const;
    expect(await codeOf(open(buyer, { sellerId }))).toBe("NOT_FOUND");
    const seller = await world.seller();
    expect(await codeOf(open(seller, seller))).toBe("INVALID_REQUEST");
  });

  test("is opened by a seller for an estimate or an order of its own, and no other", async () => {
    const deal = await quoted(world);
    const context = { type: "ESTIMATE", id: deal.estimateId } as const;
    const room = await open(deal.seller, deal.seller, context);
    expect(room).toMatchObject({ side: "SELL", otherName: deal.buyer.companyName });
    expect(await roomsOf(deal.buyer)).toEqual([]);
    await say(deal.seller, room.uuid, "납기를 하루 당길 수 있습니다");
    expect(await roomsOf(deal.buyer)).toMatchObject([
      { uuid: room.uuid, side: "BUY", unread: 1, preview: { kind: "TEXT", isMine: false } },
    ]);
    const rival = await world.seller();
    expect(await codeOf(open(rival, rival, context))).toBe("NOT_FOUND");
    const { product } = await someProduct(world);
    const about = { type: "PRODUCT", id: product.id } as const;
    expect(await codeOf(open(deal.seller, deal.seller, about))).toBe("INVALID_REQUEST");
  });

  test("names the other as D7-3 allows: a company, or the beginning of a name", async () => {
    const person = await world.member({ name: "홍길동", companyName: "" });
    const seller = await world.seller();
    const { uuid } = await open(person, seller);
    await say(person, uuid, "문의드립니다");
    const shown = await roomOf(seller, uuid);
    expect(shown.other).toMatchObject({ userId: person.id, hasLeft: false, isOnline: false });
    expect(JSON.stringify(shown)).not.toContain("홍길동");
    expect(await roomOf(person, uuid)).toMatchObject({
      side: "BUY",
      other: { sellerId: seller.sellerId, blockId: seller.sellerId, name: seller.companyName },
      isBlocked: false,
      isContactShown: false,
      lastSeq: 1,
    });
  });

  test("of other people is 404 in every call", async () => {
    const { buyer, uuid } = await talking(world);
    await say(buyer, uuid, "비밀");
    const stranger = await world.seller();
    const calls = [
      roomOf(stranger, uuid),
      messagesOf(stranger, uuid),
      messagesOf(stranger, uuid, { searchKeyword: "비밀" }),
      say(stranger, uuid, "끼어들기"),
      readUntil(stranger, uuid, "2026-01-01T00:00:00.000Z"),
      stranger.api.chats.update({ params: { uuid }, body: { muted: true } }),
      stranger.api.userPenaltyHistories.create({
        body: { reason: "INAPPROPRIATE_LANGUAGE", refType: "CHAT", refId: uuid },
      }),
      roomOf(buyer, randomUUID()),
    ];
    expect(await Promise.all(calls.map(codeOf))).toEqual(calls.map(() => "NOT_FOUND"));
    expect(texts(await messagesOf(buyer, uuid))).toEqual(["비밀"]);
  });

  test("is found by the other's name, muted, and hidden until the next message", async () => {
    const { buyer, seller, uuid } = await talking(world);
    const second = await world.seller();
    await open(buyer, second);
    const found = await roomsOf(buyer, { sellerName: seller.companyName });
    expect(found.map((room) => room.uuid)).toEqual([uuid]);
    const set = (body: object) => buyer.api.chats.update({ params: { uuid }, body });
    expect(await set({ muted: true, hidden: true })).toMatchObject({ muted: true, hidden: true });
    expect((await roomsOf(buyer)).map((room) => room.uuid)).not.toContain(uuid);
    expect((await roomsOf(buyer, { isHidden: "true" })).map((room) => room.uuid)).toEqual([uuid]);
    await say(seller, uuid, "재고가 들어왔습니다");
    expect((await roomsOf(buyer))[0]).toMatchObject({
      uuid,
      hidden: false,
      muted: true,
      unread: 1,
    });
  });

  test("is limited to twenty new ones a day", async () => {
    const buyer = await world.member();
    const sellers = await Promise.all(Array.from({ length: 21 }, () => world.seller()));
    const codes = [];
    for (const seller of sellers) codes.push(await codeOf(open(buyer, seller)));
    expect(codes.filter((code) => code === "no problem").length).toBe(20);
    expect(codes.at(-1)).toBe("CHAT_LIMIT");
    // Rooms that are there are opened as before.
    expect(await codeOf(open(buyer, sellers[0]!))).toBe("no problem");
  });
});

describe("how far one has read (D29-8)", () => {
  test("counts exactly, in any order of the marks", async () => {
    const { buyer, seller, uuid } = await talking(world);
    const sent = [];
    for (const text of ["하나", "둘", "셋", "넷"]) sent.push(await say(buyer, uuid, text));
    await say(seller, uuid, "사이에 한 마디");
    const unread = async () => (await roomsOf(seller))[0]!.unread;
    expect([await unread(), await unreadRooms(seller)]).toEqual([4, 1]);
    expect(await readUntil(seller, uuid, sent[2]!.createdAt)).toMatchObject({ unread: 1 });
    // An older mark comes late.
    const late = await readUntil(seller, uuid, sent[0]!.createdAt);
    expect(late).toMatchObject({ unread: 1, lastReadAt: sent[2]!.createdAt });
    expect((await roomOf(buyer, uuid)).other.lastReadAt).toBe(sent[2]!.createdAt);
    expect(await unreadRooms(seller)).toBe(1);
    // A mark of a page whose clock is ahead is that of the last message.
    await readUntil(seller, uuid, "2099-01-01T00:00:00.000Z");
    expect([await unread(), await unreadRooms(seller)]).toEqual([0, 0]);
    await say(buyer, uuid, "다섯");
    expect([await unread(), await unreadRooms(seller)]).toEqual([1, 1]);
  });

  test("of an empty room is zero", async () => {
    const { buyer, uuid } = await talking(world);
    expect(await readUntil(buyer, uuid, "2026-01-01T00:00:00.000Z")).toEqual({
      uuid,
      unread: 0,
      muted: false,
      hidden: false,
    });
  });
});

describe("blocked (D29-10)", () => {
  test("neither writes, opens or learns who it was; old messages can be read", async () => {
    const { buyer, seller, uuid } = await talking(world);
    await say(buyer, uuid, "처음");
    // The buyer has never asked for anything, and may be blocked for what he writes.
    await seller.api.blocks.create({ body: { targetId: buyer.id } });
    for (const person of [buyer, seller])
      expect(await codeOf(say(person, uuid, "더"))).toBe("CHAT_BLOCKED");
    expect(await codeOf(open(buyer, seller))).toBe("CHAT_BLOCKED");
    expect(texts(await messagesOf(buyer, uuid))).toEqual(["처음"]);
    expect(await roomOf(buyer, uuid)).toMatchObject({ isBlocked: true, isBlockedByMe: false });
    expect((await roomsOf(seller))[0]).toMatchObject({ isBlockedByMe: true });
    expect((await roomsOf(buyer))[0]).toMatchObject({ isBlockedByMe: false });
    await seller.api.blocks.remove({ body: { targetIds: [buyer.id] } });
    expect(await codeOf(say(buyer, uuid, "다시"))).toBe("no problem");
  });

  test("a buyer blocks a seller, also in the other direction if both sell", async () => {
    const [one, other] = [await world.seller(), await world.seller()];
    const { uuid } = await open(one, other);
    await asked(world, other, [one], [{ partName: "브래킷", quantity: 1 }]);
    await one.api.blocks.create({ body: { targetId: other.id } });
    expect(await codeOf(say(other, uuid, "안녕하세요"))).toBe("CHAT_BLOCKED");
  });
});

test("the webhook of an outside provider is 404", async () => {
  const reply = await world.raw("user", "POST", "/chats/webhook", {
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ category: "group_channel:message_send" }),
  });
  expect(reply.status).toBe(404);
});

test("a token opens a socket of its caller's session, on the site's origin", async () => {
  const member = await world.member();
  const token = await member.api.chats.tokens({});
  expect(token).toMatchObject({
    provider: "OWN",
    url: "ws://localhost:3000/ws",
    userId: member.id,
  });
  expect(token.token.length).toBeGreaterThan(40);
});
