import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { asked, codeOf, lineOf, listed, quoted, quoteFor, shipTo } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  admin = await world.adminUser();
});
afterAll(() => world.stop());

type Deal = Awaited<ReturnType<typeof quoted>>;
const lineOfDeal = ({ buyer, ids }: Deal) =>
  buyer.api.productEstimates.get({ params: { id: ids[0]! } });
const order = ({ buyer, items }: Deal) =>
  buyer.api.productEstimateOrders.create({ body: { items, shipTo } });

describe("A deal goes on as it was made", () => {
  test("when the listing changes its price: quote and order keep theirs (D6-8)", async () => {
    const deal = await quoted(world);
    const { listing, seller } = deal;
    await seller.api.merchandises.update({
      params: { id: listing.id },
      body: { breaks: [{ minQty: 1, unitPrice: "99999" }], version: listing.version },
    });
    await world.drain();
    expect((await lineOfDeal(deal)).priceAtQuantity).toMatchObject({ unitPrice: "1000" });
    const [id] = (await order(deal)).orderIds;
    const placed = await deal.buyer.api.productEstimateOrders.get({ params: { id: id! } });
    expect(placed).toMatchObject({ unitPrice: "1000", amount: 10_000 });
  });

  test("when the listing is removed: the line is ordered and accepted, and no stock moves (D6-10)", async () => {
    const deal = await quoted(world);
    const { listing, seller, buyer } = deal;
    await seller.api.merchandises.removeMany({ body: { ids: [listing.id] } });
    await world.drain();
    expect(await lineOfDeal(deal)).toMatchObject({ replyType: "REPLIED", open: true });
    const [id] = (await order(deal)).orderIds;
    await seller.api.productEstimateOrders.accept({ params: { id: id! }, body: {} });
    expect(await buyer.api.productEstimateOrders.get({ params: { id: id! } })).toMatchObject({
      status: "CONFIRMED",
      productName: deal.product.name.ko,
    });
  });

  test("when its part is merged: the copy keeps the old text, and the id leads to the other part (D6-11)", async () => {
    const deal = await quoted(world);
    const { product, buyer } = deal;
    const into = (await quoted(world)).product;
    const before = await lineOfDeal(deal);
    const merging = admin.api.productEntities;
    const { version } = await merging.get({ params: { id: product.id } });
    await merging.merge({ params: { id: product.id }, body: { intoId: into.id, version } });
    await world.drain();
    const { productName, partNumber } = await lineOfDeal(deal);
    expect({ productName, partNumber }).toEqual({
      productName: before.productName,
      partNumber: product.partNumber,
    });
    const led = await buyer.api.products.get({ params: { id: product.id } });
    expect(led.id).toBe(into.id);
  });

  test("when some lines are answered: the estimate waits, and those may be ordered (D6-7)", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    const { group, estimateOf } = await asked(
      world,
      buyer,
      [seller],
      [
        { partName: "판넬용 팬", quantity: 4 },
        { partName: "릴레이", quantity: 20 },
      ],
    );
    const [quote] = await seller.api.productEstimateResponses.create({
      body: { items: [quoteFor(lineOf(estimateOf(seller)))] },
    });
    await world.drain();
    const params = { id: estimateOf(seller) };
    expect(await buyer.api.estimates.get({ params })).toMatchObject({
      status: "PENDING",
      pendingCount: 1,
      repliedCount: 1,
    });
    const items = [
      { productEstimateId: quote!.productEstimateId, responseId: quote!.id!, quantity: 4 },
    ];
    const { orderIds } = await buyer.api.productEstimateOrders.create({ body: { items, shipTo } });
    expect(orderIds).toHaveLength(1);
    expect(await buyer.api.estimateGroups.get({ params: { id: group.id } })).toMatchObject({
      open: true,
    });
  });
});

/** A line in words, and a part of the catalogue that its seller lists. */
async function inWords() {
  const { product } = await someProduct(world);
  const [buyer, seller] = [await world.member(), await world.seller()];
  const listing = await listed(seller, product.id, 50);
  const wanted = [{ partName: "미니 릴레이", quantity: 3 }];
  const { estimateOf } = await asked(world, buyer, [seller], wanted);
  const params = { id: lineOf(estimateOf(seller), 1) };
  const body = { productId: product.id };
  return { buyer, seller, product, listing, params, body };
}
type InWords = Awaited<ReturnType<typeof inWords>>;

const readLine = ({ buyer, params }: InWords) => buyer.api.productEstimates.get({ params });
const propose = async (deal: InWords) => {
  const body = { productEstimateId: deal.params.id, ...deal.body };
  await deal.seller.api.productEstimateResponses.proposeProduct({ body });
  return readLine(deal);
};
const decide = async (deal: InWords, isSame: boolean, productId = deal.body.productId) => {
  const body = { productEstimateId: deal.params.id, productId, isSame };
  await deal.buyer.api.productEstimateResponses.decideProduct({ body });
  return readLine(deal);
};

/** The quote of its seller, in that condition. */
async function answer({ seller, params }: InWords, condition: "NEW" | "USED") {
  const items = [quoteFor(params.id, { condition })];
  const [quote] = await seller.api.productEstimateResponses.create({ body: { items } });
  return quote!.id!;
}
/** Three pieces are ordered, and the order is accepted. */
async function sell({ buyer, seller, params }: InWords, responseId: `rsp_${string}`) {
  const items = [{ productEstimateId: params.id, responseId, quantity: 3 }];
  const { orderIds } = await buyer.api.productEstimateOrders.create({ body: { items, shipTo } });
  await seller.api.productEstimateOrders.accept({ params: { id: orderIds[0]! }, body: {} });
  return orderIds[0]!;
}
/** What its seller has left in each condition. */
const stocksOf = async ({ seller }: InWords) =>
  Object.fromEntries(
    (await seller.api.merchandises.listOwn({ query: {} })).items.map((one) => [
      one.condition,
      one.stock,
    ]),
  );

describe("A line that was asked for in words (D6-20)", () => {
  test("gets the part that its seller proposed, once its buyer confirms it; its words stay", async () => {
    const deal = await inWords();
    const proposed = await propose(deal);
    const { partNumber, manufactorName } = deal.product;
    const { proposedProduct } = proposed;
    expect(proposedProduct).toMatchObject({
      ...deal.body,
      partNumber,
      manufactorName,
      by: "SELLER",
    });
    expect(proposed.productId).toBeUndefined();
    const decided = await decide(deal, true);
    expect(decided).toMatchObject({
      productId: deal.product.id,
      merchandiseId: deal.listing.id,
      productName: "미니 릴레이",
      confirmedProduct: { productId: deal.product.id, partNumber, manufactorName },
    });
    expect(decided.partNumber).toBeUndefined();
    expect(await deal.seller.api.productEstimates.get({ params: deal.params })).toMatchObject({
      productId: deal.product.id,
      version: decided.version,
    });
    expect(decided.proposedProduct).toBeUndefined();
  });

  test("takes the pieces of an order from the listing of that part", async () => {
    const deal = await inWords();
    await propose(deal);
    await decide(deal, true);
    await sell(deal, await answer(deal, "NEW"));
    expect(await stocksOf(deal)).toEqual({ NEW: 47 });
  });

  test("is named on its order, which is found by the number of that part", async () => {
    const deal = await inWords();
    await propose(deal);
    await decide(deal, true);
    const id = await sell(deal, await answer(deal, "NEW"));
    await world.drain({ searched: true });
    const { partNumber, manufactorName } = deal.product;
    const query = { searchKeyword: partNumber };
    const { items } = await deal.buyer.api.productEstimateOrders.list({ query });
    expect(items).toMatchObject([
      { id, confirmedProduct: { ...deal.body, partNumber, manufactorName } },
    ]);
  });

  test("takes them in the condition of the quote at the time of the confirmation", async () => {
    const deal = await inWords();
    await listed(deal.seller, deal.product.id, 20, { condition: "USED" });
    const quote = await answer(deal, "USED");
    await propose(deal);
    await decide(deal, true);
    await sell(deal, quote);
    expect(await stocksOf(deal)).toEqual({ NEW: 50, USED: 17 });
  });

  test("takes them also if it is confirmed while the order is written", async () => {
    const deal = await inWords();
    const quote = await answer(deal, "NEW");
    await propose(deal);
    const { client } = await import("@bupum/functions/kernel/table");
    const send = client.send.bind(client) as (command: unknown) => Promise<unknown>;
    const sent = vi.spyOn(client, "send").mockImplementation(async (command: unknown) => {
      if ((command as object).constructor.name === "TransactWriteCommand") {
        sent.mockRestore();
        await decide(deal, true);
      }
      return send(command);
    });
    await sell(deal, quote);
    expect(await stocksOf(deal)).toEqual({ NEW: 47 });
  });

  test("keeps its words when its buyer declines, and another part may be proposed", async () => {
    const deal = await inWords();
    await propose(deal);
    expect(await codeOf(decide(deal, true, `prd_${"0".repeat(26)}`))).toBe("VERSION_CONFLICT");
    const declined = await decide(deal, false);
    expect(declined.productId).toBeUndefined();
    expect(declined.proposedProduct).toBeUndefined();
    expect(declined.confirmedProduct).toBeUndefined();
    expect(await codeOf(decide(deal, true))).toBe("INVALID_TRANSITION");
    const { params } = deal;
    const { product: other } = await someProduct(world);
    await admin.api.productEstimateEntities.propose({ params, body: { productId: other.id } });
    expect(await deal.buyer.api.productEstimates.get({ params })).toMatchObject({
      proposedProduct: { productId: other.id, by: "ADMIN" },
    });
    await world.drain();
  });

  test("takes no proposal after a refusal: its buyer would not see it", async () => {
    const deal = await inWords();
    const { seller, params, body } = deal;
    await seller.api.productEstimateResponses.reject({
      body: { productEstimateIds: [params.id], reason: "OUT_OF_STOCK" },
    });
    expect(await codeOf(propose(deal))).toBe("INVALID_TRANSITION");
    expect(await codeOf(admin.api.productEstimateEntities.propose({ params, body }))).toBe(
      "INVALID_TRANSITION",
    );
    expect((await readLine(deal)).proposedProduct).toBeUndefined();
    await world.drain();
  });

  test("takes no proposal from a stranger, of an unknown part, or beside a known one", async () => {
    const deal = await inWords();
    const { params, buyer } = deal;
    const stranger = await world.seller();
    expect(await codeOf(propose({ ...deal, seller: stranger }))).toBe("NOT_FOUND");
    const gone = { productId: `prd_${"0".repeat(26)}` } as const;
    expect(await codeOf(propose({ ...deal, body: gone }))).toBe("INVALID_REQUEST");
    const known = await quoted(world);
    const other = { ...deal, seller: known.seller, params: { id: known.ids[0]! } };
    expect(await codeOf(propose(other))).toBe("INVALID_TRANSITION");
    await propose(deal);
    expect(await codeOf(decide({ ...deal, buyer: known.buyer }, true))).toBe("NOT_FOUND");
    await buyer.api.estimateGroups.cancel({
      params: { id: (await buyer.api.productEstimates.get({ params })).groupId },
      body: {},
    });
    expect(await codeOf(decide(deal, true))).toBe("ESTIMATE_CLOSED");
  });
});
