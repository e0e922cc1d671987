import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asked, lineOf, quoted, quoteFor, shipTo } from "../../kit/group.ts";
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

  test("when its part is merged: the copy keeps the old text, and the id leads on (D6-11)", async () => {
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
