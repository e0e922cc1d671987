import { mostBlocks } from "@bupum/shared/accounts/blocks/rules";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forgetBlocks } from "../../../functions/src/accounts/blocks/items.ts";
import { someProduct } from "../../kit/goods.ts";
import { asked, codeOf, contact, lineOf, listed, quoteFor, shipTo } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

type Member = Awaited<ReturnType<World["member"]>>;
type Seller = Awaited<ReturnType<World["seller"]>>;
const lines = [{ partName: "브래킷", quantity: 3 }];
const block = (member: Member, targetId: Member["id"] | Seller["sellerId"]) =>
  member.api.blocks.create({ body: { targetId } });
/** Another request than the one that a pair began with. */
const ask = (buyer: Member, ...sellers: Seller[]) =>
  buyer.api.estimateGroups.create({
    body: {
      title: "다음 요청",
      lines,
      sellerIds: sellers.map(({ sellerId }) => sellerId),
      contact,
    },
  });
const mine = async (member: Member) => (await member.api.blocks.mine({ query: {} })).items;

/** A pair that has dealt once, so that both know each other. */
async function pair() {
  const [buyer, seller] = [await world.member(), await world.seller()];
  const { group, estimateOf } = await asked(world, buyer, [seller], lines);
  return { buyer, seller, group, estimateId: estimateOf(seller) };
}

describe("a blocked pair (D6-28)", () => {
  test("shares no new request, whichever side blocked, and the refusal names the seller", async () => {
    for (const bySeller of [false, true]) {
      // oxlint-disable-next-line no-await-in-loop
      const { buyer, seller } = await pair();
      // oxlint-disable-next-line no-await-in-loop
      await (bySeller ? block(seller, buyer.id) : block(buyer, seller.sellerId));
      // oxlint-disable-next-line no-await-in-loop
      await expect(ask(buyer, await world.seller(), seller)).rejects.toMatchObject({
        status: 403,
        code: "SELLER_BLOCKED",
        body: { params: { sellerIds: seller.sellerId } },
      });
    }
  });

  test("is refused when the seller is added to an open request", async () => {
    const { buyer, seller } = await pair();
    const other = await world.seller();
    const made = await ask(buyer, other);
    await block(seller, buyer.id);
    const body = { groupId: made.id, sellerId: seller.sellerId };
    await expect(buyer.api.estimates.create({ body })).rejects.toMatchObject({
      code: "SELLER_BLOCKED",
      body: { params: { sellerIds: seller.sellerId } },
    });
  });

  test("is skipped by the automatic choice of sellers", async () => {
    const { product } = await someProduct(world);
    const [kept, away] = [await world.seller(), await world.seller()];
    for (const seller of [kept, away]) await listed(seller, product.id, 5);
    const buyer = await world.member();
    await block(buyer, away.sellerId);
    const made = await buyer.api.estimateGroups.create({
      body: {
        lines: [{ productId: product.id, quantity: 1 }],
        sellerSelection: { mode: "AUTO", max: 3 },
        contact,
      },
    });
    await world.drain();
    const group = await buyer.api.estimateGroups.get({ params: { id: made.id } });
    expect(group.estimates.map(({ sellerId }) => sellerId)).toEqual([kept.sellerId]);
  });

  test("does not affect open estimates: the seller quotes, and the buyer orders", async () => {
    const { buyer, seller, estimateId } = await pair();
    await block(buyer, seller.sellerId);
    await block(seller, buyer.id);
    const productEstimateId = lineOf(estimateId);
    const [quote] = await seller.api.productEstimateResponses.create({
      body: quoteFor(productEstimateId),
    });
    const items = [{ productEstimateId, responseId: quote!.id!, quantity: 3 }];
    const order = buyer.api.productEstimateOrders.create({ body: { items, shipTo } });
    expect(await codeOf(order)).toBe("no problem");
  });

  test("can deal again once every block is removed", async () => {
    const { buyer, seller } = await pair();
    await block(buyer, seller.sellerId);
    await block(seller, buyer.id);
    await buyer.api.blocks.remove({ body: { targetIds: [seller.sellerId] } });
    expect(await codeOf(ask(buyer, seller))).toBe("SELLER_BLOCKED");
    await seller.api.blocks.remove({ body: { targetIds: [buyer.id] } });
    const again = { lines, sellerIds: [seller.sellerId], contact, allowDuplicate: true };
    expect(await codeOf(buyer.api.estimateGroups.create({ body: again }))).toBe("no problem");
  });
});

describe("blocks", () => {
  test("are listed newest first with a name, to their owner alone, and each once", async () => {
    const { buyer, seller } = await pair();
    const other = await world.seller();
    await block(buyer, seller.sellerId);
    await block(buyer, other.sellerId);
    await block(buyer, seller.sellerId);
    expect(await mine(buyer)).toMatchObject([
      { targetId: other.sellerId, name: other.companyName },
      { targetId: seller.sellerId, name: seller.companyName },
    ]);
    const one = await buyer.api.blocks.mine({ query: { targetId: seller.sellerId } });
    expect(one.items).toMatchObject([{ targetId: seller.sellerId }]);
    expect(await mine(seller)).toEqual([]);
    await seller.api.blocks.remove({ body: { targetIds: [buyer.id] } });
    expect(await mine(buyer)).toHaveLength(2);
  });

  test("are refused against strangers, oneself, and by a buyer against a buyer", async () => {
    const { buyer, seller } = await pair();
    const stranger = await world.member();
    expect(await codeOf(block(seller, stranger.id))).toBe("NOT_FOUND");
    expect(await codeOf(block(buyer, stranger.id))).toBe("SELLER_REGISTRATION_REQUIRED");
    expect(await codeOf(block(seller, seller.sellerId))).toBe("SELF_REQUEST");
  });

  test("have a limit, and removed ones make room", async () => {
    const { buyer, seller } = await pair();
    await world.put([{ pk: `blocks-of#${buyer.id}`, sk: "counter", count: mostBlocks - 1 }]);
    await block(buyer, seller.sellerId);
    const other = await world.seller();
    expect(await codeOf(block(buyer, other.sellerId))).toBe("BLOCK_LIMIT");
    await buyer.api.blocks.remove({ body: { targetIds: [seller.sellerId] } });
    expect(await codeOf(block(buyer, other.sellerId))).toBe("no problem");
  });

  test("are deleted with the account that made them", async () => {
    const { buyer, seller } = await pair();
    await block(buyer, seller.sellerId);
    await block(seller, buyer.id);
    await forgetBlocks(buyer.id);
    expect(await mine(buyer)).toEqual([]);
    expect(await mine(seller)).toHaveLength(1);
  });
});
