import { randomUUID } from "node:crypto";
import { supportName, supportSellerId, supportUserId } from "@bupum/shared/talk/chats/support";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { messagesOf, open, roomOf, roomsOf, say, talking, unreadRooms } from "../../kit/chats.ts";
import { codeOf } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  admin = await world.adminUser("SUPPORT");
});
afterAll(() => world.stop());

const desk = { sellerId: supportSellerId };
const answerIn = (
  uuid: string,
  text: string,
  more: { sentCount?: number; settledUntil?: string } = {},
) =>
  admin.api.chatEntities.send({
    params: { uuid },
    body: { clientId: randomUUID(), text, sentCount: 0, ...more },
  });
const read = (uuid: string) => admin.api.chatEntities.get({ params: { uuid }, query: {} });
const waiting = async () =>
  (await admin.api.chatEntities.support({ query: { isWaiting: "true" } })).items.map(
    ({ uuid }) => uuid,
  );
const queue = async () =>
  (await admin.api.inbox.list({})).queues.find(({ queue: name }) => name === "support")!;

describe("support in a room (D29-17)", () => {
  test("a member writes, the room waits at the desk, and the answer arrives", async () => {
    const buyer = await world.member();
    const { uuid } = await open(buyer, desk);
    await say(buyer, uuid, "주문이 안 보입니다. 010-1234-5678로 전화 주세요");
    expect(await roomOf(buyer, uuid)).toMatchObject({
      otherName: supportName,
      isSupport: true,
      other: { name: supportName, hasLeft: false },
      isBlocked: false,
      isReportable: false,
    });
    expect(await queue()).toMatchObject({ count: 1, firstId: uuid });
    expect(await waiting()).toEqual([uuid]);
    const room = await read(uuid);
    expect(room).toMatchObject({
      buyer: { userId: buyer.id, name: buyer.companyName },
      seller: { name: supportName },
      support: { isWaiting: true, sentCount: 0 },
    });
    expect(room.messages.items[0]!.text).toContain("010-1234-5678");
    await answerIn(uuid, "확인했습니다. 1588-0000입니다", { settledUntil: room.lastMessageAt });
    expect(await waiting()).toEqual([]);
    expect((await read(uuid)).support).toMatchObject({ isWaiting: false, sentCount: 1 });
    const said = await messagesOf(buyer, uuid);
    expect(said.map(({ isMine, text }) => [isMine, text])).toEqual([
      [true, "주문이 안 보입니다. 010-1234-5678로 전화 주세요"],
      [false, "확인했습니다. 1588-0000입니다"],
    ]);
    expect(await unreadRooms(buyer)).toBe(1);
  });

  test("of two admins who answer at once one is told that a colleague was faster", async () => {
    const buyer = await world.member();
    const { uuid } = await open(buyer, desk);
    const { createdAt } = await say(buyer, uuid, "세금계산서가 필요합니다");
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, (_, at) =>
        answerIn(uuid, `답변 ${at}`, { settledUntil: createdAt }),
      ),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await messagesOf(buyer, uuid)).toHaveLength(2);
    expect(await codeOf(answerIn(uuid, "늦은 답변"))).toBe("VERSION_CONFLICT");
  });

  test("what is written while an answer is typed still waits, until it needs none", async () => {
    const buyer = await world.member();
    const { uuid } = await open(buyer, desk);
    const first = await say(buyer, uuid, "질문이 있습니다");
    const second = await say(buyer, uuid, "하나 더 있습니다");
    await answerIn(uuid, "첫 답변", { settledUntil: first.createdAt });
    expect(await waiting()).toEqual([uuid]);
    const params = { uuid };
    const body = { settledUntil: second.createdAt };
    const settled = await admin.api.chatEntities.update({ params, body });
    expect(settled.support).toMatchObject({ isWaiting: false, sentCount: 1 });
    expect(await waiting()).toEqual([]);
  });

  test("who waits longest stands in front, however often he asks", async () => {
    const [first, second] = [await world.member(), await world.member()];
    const rooms = [(await open(first, desk)).uuid, (await open(second, desk)).uuid] as const;
    await say(first, rooms[0], "첫 질문");
    await say(second, rooms[1], "다른 질문");
    await say(first, rooms[0], "아직 안 보셨나요");
    expect(await waiting()).toEqual(rooms);
    expect(await queue()).toMatchObject({ count: 2, firstId: rooms[0] });
    for (const uuid of rooms)
      await answerIn(uuid, "확인했습니다", { settledUntil: (await read(uuid)).lastMessageAt });
    await say(first, rooms[0], "고맙습니다");
    await say(second, rooms[1], "고맙습니다");
    expect(await waiting()).toEqual(rooms);
    for (const uuid of rooms) {
      const body = { settledUntil: (await read(uuid)).lastMessageAt };
      await admin.api.chatEntities.update({ params: { uuid }, body });
    }
  });

  test("each message stands in the trail once, with who sent it, and a repeat writes nothing", async () => {
    const buyer = await world.member();
    const { uuid } = await open(buyer, desk);
    const { createdAt } = await say(buyer, uuid, "질문");
    const body = { clientId: randomUUID(), text: "답변", sentCount: 0, settledUntil: createdAt };
    const [params, query] = [{ uuid }, {}];
    const colleague = await world.adminUser("SUPPORT");
    for (const { api } of [admin, admin, colleague]) await api.chatEntities.send({ params, body });
    const settled = { settledUntil: createdAt };
    for (let at = 0; at < 2; at += 1)
      await admin.api.chatEntities.update({ params, body: settled });
    const trail = { entity: "chat", id: uuid } as const;
    const { items } = await (
      await world.adminUser()
    ).api.auditEvents.listOf({ params: trail, query });
    expect(items.map(({ to, actorName }) => [to, actorName])).toEqual([
      ["SUPPORT_WROTE", admin.name],
    ]);
  });

  test("nobody else is called like support", async () => {
    const { api } = await world.member();
    for (const companyName of [
      "부품 고객센터",
      "[부품] 고객 센터",
      "ＢＵＰＵＭ Support",
      "부품·고객센터팀",
    ])
      await expect(api.users.update({ body: { companyName } })).rejects.toMatchObject({
        issues: [{ path: "body.companyName", code: "invalid_value" }],
      });
    await api.users.update({ body: { companyName: "대한부품센터" } });
  });

  test("support writes first; the member is told, and support itself never", async () => {
    const buyer = await world.member();
    const body = { userId: buyer.id };
    const { uuid } = await admin.api.chatEntities.create({ body });
    expect((await admin.api.chatEntities.create({ body })).uuid).toBe(uuid);
    expect(await roomsOf(buyer)).toEqual([]);
    await answerIn(uuid, "결제가 실패해 연락드립니다");
    expect((await roomsOf(buyer)).map(({ otherName }) => otherName)).toEqual([supportName]);
    await world.drain();
    const { items } = await buyer.api.notifications.list({ query: {} });
    expect(items.map(({ event }) => event)).toEqual(["CHAT_UNREAD_BY_BUYER"]);
    await say(buyer, uuid, "확인하겠습니다");
    expect((await world.drain()).dead).toEqual([]);
    const waits = (await world.changes()).filter(({ keys }) =>
      String(keys["pk"]).includes(supportUserId),
    );
    expect(waits).toEqual([]);
  });

  test("among somebody's rooms only that with support says how it stands", async () => {
    const { buyer, uuid } = await talking(world);
    await say(buyer, uuid, "재고 있나요?");
    const own = await open(buyer, desk);
    await say(buyer, own.uuid, "질문이 있습니다");
    const seller = await world.seller();
    const other = await open(buyer, seller);
    await say(buyer, other.uuid, "단가가 얼마인가요?");
    const { items } = await admin.api.chatEntities.list({ query: { userId: buyer.id } });
    expect(items.map((room) => [room.uuid, room.seller.name, room.support?.isWaiting])).toEqual([
      [other.uuid, seller.companyName, undefined],
      [own.uuid, supportName, true],
      [uuid, expect.any(String), undefined],
    ]);
  });

  test("no admin writes into a room of two members, and no member into another's", async () => {
    const { uuid, buyer } = await talking(world);
    expect(await codeOf(answerIn(uuid, "끼어듭니다"))).toBe("NOT_FOUND");
    const body = { settledUntil: "2026-11-29T00:00:00.000Z" };
    const params = { uuid };
    expect(await codeOf(admin.api.chatEntities.update({ params, body }))).toBe("NOT_FOUND");
    const { uuid: own } = await open(await world.member(), desk);
    expect(await codeOf(roomOf(buyer, own))).toBe("NOT_FOUND");
    const moderator = await world.adminUser("MODERATOR");
    const draft = { clientId: randomUUID(), text: "답변", sentCount: 0 };
    expect(
      await codeOf(moderator.api.chatEntities.send({ params: { uuid: own }, body: draft })),
    ).toBe("FORBIDDEN");
  });
});
