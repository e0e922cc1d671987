import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { messagesOf, open, roomOf, roomsOf, say, talking } from "../../kit/chats.ts";
import { someProduct } from "../../kit/goods.ts";
import { codeOf, quoted } from "../../kit/group.ts";
import { accept, order } from "../../kit/orders.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

describe("a card (D29-7)", () => {
  test("waits for the next message of who opened the room, which carries it once", async () => {
    const deal = await quoted(world);
    const { buyer, seller } = deal;
    const about = { type: "PRODUCT", id: deal.product.id } as const;
    const { uuid } = await open(buyer, seller, about);
    expect(await messagesOf(buyer, uuid)).toEqual([]);
    expect((await roomOf(buyer, uuid)).context).toMatchObject(about);
    expect(await roomsOf(seller)).toEqual([]);
    const clientId = randomUUID();
    const first = await say(buyer, uuid, "재고 있나요?", clientId);
    expect(first).toMatchObject({
      kind: "TEXT",
      text: "재고 있나요?",
      card: { ...about, number: deal.product.partNumber, link: `/products/${deal.product.id}` },
    });
    // A repeat of the send carries the card as well.
    expect(await say(buyer, uuid, "재고 있나요?", clientId)).toEqual(first);
    expect((await roomOf(buyer, uuid)).context).toBeUndefined();
    // The room's last card is not sent again.
    await open(buyer, seller, about);
    await say(buyer, uuid, "오늘 출고되나요?");
    const cards = (await messagesOf(seller, uuid)).map(({ card }) => card?.id);
    expect(cards).toEqual([about.id, undefined]);
  });

  test("of an estimate shows what its reader may see, and is dropped by opening from elsewhere", async () => {
    const { buyer, seller, estimateId, groupId, product } = await quoted(world);
    const estimate = { type: "ESTIMATE", id: estimateId } as const;
    const { uuid } = await open(buyer, seller, { type: "PRODUCT", id: product.id });
    await open(buyer, seller, estimate);
    await open(buyer, seller);
    await say(buyer, uuid, "안녕하세요");
    await open(buyer, seller, estimate);
    await say(buyer, uuid, "납기를 여쭙니다");
    const [hello, asked] = await messagesOf(buyer, uuid);
    expect(hello!.card).toBeUndefined();
    const link = `/mypage/estimates/${groupId}`;
    expect(asked!.card).toMatchObject({ ...estimate, status: "CONFIRMED", link });
    const [, sellers] = await messagesOf(seller, uuid);
    expect(sellers!.card!.link).toBe(`/seller/product-estimates/${estimateId}`);
  });

  test("of an order shows its present state", async () => {
    const deal = await quoted(world);
    const { orderIds } = await order(deal);
    const card = { type: "ORDER", id: orderIds[0]! } as const;
    const { uuid } = await open(deal.buyer, deal.seller, card);
    await say(deal.buyer, uuid, "언제 출고되나요?");
    const statusOf = async () => (await messagesOf(deal.seller, uuid))[0]!.card!;
    expect(await statusOf()).toMatchObject({
      ...card,
      status: "PENDING",
      quantity: 10,
      amount: { amount: 10_000, currency: "KRW" },
    });
    await accept(deal, orderIds[0]!);
    expect(await statusOf()).toMatchObject({ status: "CONFIRMED" });
  });

  test("of a foreign deal, or of one with another person, is refused", async () => {
    const deal = await quoted(world);
    const { orderIds } = await order(deal);
    const { buyer, seller, uuid } = await talking(world);
    const foreign = [
      { type: "ESTIMATE", id: deal.estimateId },
      { type: "ORDER", id: orderIds[0]! },
      { type: "PRODUCT", id: "prd_01ARZ3NDEKTSV4RRFFQ69G5FA0" },
    ] as const;
    for (const card of foreign) {
      expect(await codeOf(say(buyer, uuid, { card }))).toBe("NOT_FOUND");
      expect(await codeOf(open(buyer, seller, card))).toBe("NOT_FOUND");
    }
    // The deal's buyer has a room with another seller, who must not learn of it.
    const { uuid: elsewhere } = await open(deal.buyer, seller);
    const card = { type: "ESTIMATE", id: deal.estimateId } as const;
    expect(await codeOf(say(deal.buyer, elsewhere, { card }))).toBe("NOT_FOUND");
    expect(await codeOf(open(deal.buyer, seller, card))).toBe("NOT_FOUND");
    expect(await messagesOf(deal.buyer, elsewhere)).toEqual([]);
  });

  test("shows only type and id of a deleted thing", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    const { product } = await someProduct(world);
    const card = { type: "PRODUCT", id: product.id } as const;
    const { uuid } = await open(buyer, seller, card);
    await say(buyer, uuid, "재고 있나요?");
    const admin = await world.adminUser();
    await admin.api.productEntities.remove({ params: { id: product.id } });
    expect((await messagesOf(seller, uuid))[0]!.card).toEqual(card);
  });
});
