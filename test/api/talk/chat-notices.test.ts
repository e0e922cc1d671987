import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addConnection, dropConnection } from "../../../functions/src/talk/chats/connections.ts";
import { write } from "../../../functions/src/kernel/table.ts";
import { open, readUntil, say, talking } from "../../kit/chats.ts";
import { someProduct } from "../../kit/goods.ts";
import { noticesOf } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

type Person = Parameters<typeof noticesOf>[0];
/** What waits its five minutes is delivered, each message twice. */
async function toldOf(person: Person) {
  await world.drain({ duplicate: true });
  const told = await noticesOf(person);
  return told.filter(({ event }) => event.startsWith("CHAT_UNREAD"));
}

describe("a message that nobody reads (D29-12)", () => {
  test("causes one notice, with all unread ones, until its reader opens the room", async () => {
    const { buyer, seller, uuid } = await talking(world);
    await say(buyer, uuid, "재고 있나요?");
    const last = await say(buyer, uuid, "급합니다");
    const first = {
      event: "CHAT_UNREAD_BY_SELLER",
      params: { buyer: buyer.companyName, messages: 2 },
      link: `/chats/${uuid}`,
    };
    expect(await toldOf(seller)).toEqual([first]);
    await say(buyer, uuid, "답이 없으시네요");
    expect(await toldOf(seller)).toEqual([first]);
    await readUntil(seller, uuid, last.createdAt);
    await say(buyer, uuid, "여보세요");
    expect((await toldOf(seller)).map(({ params }) => params["messages"])).toEqual([2, 2]);
    // Writing counts as opening the room.
    await say(seller, uuid, "네, 있습니다");
    expect(await toldOf(buyer)).toMatchObject([
      { event: "CHAT_UNREAD_BY_BUYER", params: { seller: seller.companyName, messages: 1 } },
    ]);
    await say(buyer, uuid, "감사합니다");
    expect((await toldOf(seller)).length).toBe(3);
  });

  test("causes none if it was read, the room is muted, or one has blocked the other", async () => {
    const { buyer, seller, uuid } = await talking(world);
    const { createdAt } = await say(buyer, uuid, "읽힌 말");
    await readUntil(seller, uuid, createdAt);
    expect(await toldOf(seller)).toEqual([]);
    const mute = (muted: boolean) => seller.api.chats.update({ params: { uuid }, body: { muted } });
    await mute(true);
    await say(buyer, uuid, "조용히");
    expect(await toldOf(seller)).toEqual([]);
    await mute(false);
    await say(buyer, uuid, "차단되기 전에");
    await seller.api.blocks.create({ body: { targetId: buyer.id } });
    expect(await toldOf(seller)).toEqual([]);
  });

  test("causes none while its reader is connected; the next one does once the reader is offline", async () => {
    const { buyer, seller, uuid } = await talking(world);
    const connection = {
      connectionId: randomUUID(),
      userId: seller.id,
      sessionVersion: 1,
      connectedAt: new Date().toISOString(),
    };
    await write(...addConnection(connection));
    await say(buyer, uuid, "보고 계신가요");
    expect(await toldOf(seller)).toEqual([]);
    await write(...dropConnection(connection));
    await say(buyer, uuid, "가셨나요");
    expect((await toldOf(seller)).map(({ params }) => params["messages"])).toEqual([2]);
  });

  test("causes none if the room was only opened: its card waits for the message", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    const { product } = await someProduct(world);
    const { uuid } = await open(buyer, seller, { type: "PRODUCT", id: product.id });
    expect(await toldOf(seller)).toEqual([]);
    await say(buyer, uuid, "이 부품 재고 있나요?");
    expect((await toldOf(seller)).map(({ params }) => params["messages"])).toEqual([1]);
  });
});
