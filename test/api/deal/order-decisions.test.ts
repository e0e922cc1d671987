import { breakdownOf } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import { orderedItems } from "@bupum/functions/deal/whole-groups/line-rules";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Instant } from "@bupum/shared/kernel/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accept, order, reject, zero } from "../../kit/orders.ts";
import {
  asked,
  codeOf,
  contact,
  daysAhead,
  lineOf,
  noticesOf,
  quoted,
  quoteFor,
  shipTo,
} from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const ratesOf = (USD: number) => ({ on: daysAhead(0), source: "test", rates: { USD } });

describe("an acceptance", () => {
  test("takes stock, opens the contact, and closes an awarded request", async () => {
    const deal = await quoted(world, { stock: 15, quantity: 10 });
    const id = (await order(deal)).orderIds[0]!;
    const { orders } = await accept(deal, id, { memo: "내일 출고합니다." });
    expect(orders[0]).toMatchObject({
      status: "CONFIRMED",
      stockTaken: 10,
      sellerMemo: "내일 출고합니다.",
      krwRateSnapshot: { rateToKrw: 1 },
      shipTo: { address: shipTo.address, masked: false },
    });
    expect(orders[0]!.expectedShipDate! > daysAhead(0)).toBe(true);
    expect(await deal.stockLeft()).toBe(5);
    const estimate = await deal.seller.api.estimates.get({ params: { id: deal.estimateId } });
    expect(estimate.contact).toEqual({ ...contact, phone: "+821012345678", masked: false });
    await world.drain({ duplicate: true, shuffle: 11 });
    const group = await deal.buyer.api.estimateGroups.get({ params: { id: deal.groupId } });
    expect(group).toMatchObject({
      status: "COMPLETED",
      open: false,
      closeReason: "AWARDED",
      orderedCount: 1,
      estimates: [{ status: "COMPLETED" }],
    });
    const line = await deal.buyer.api.productEstimates.get({ params: { id: deal.ids[0]! } });
    expect(line).toMatchObject({ open: false, closeReason: "AWARDED" });
    expect((await noticesOf(deal.buyer))[0]).toMatchObject({
      event: "ORDER_ACCEPTED",
      params: {
        shipOn: orders[0]!.expectedShipDate,
        // And what the order comes to, as its page says.
        items: orderedItems(
          [{ ...orders[0]!, shipOn: orders[0]!.expectedShipDate! }],
          breakdownOf([orders[0]!]),
        ),
      },
    });
    expect(await codeOf(accept(deal, id))).toBe("INVALID_TRANSITION");
    expect(await deal.seller.api.productEstimateOrders.sellerCounts({ query: {} })).toEqual({
      ...zero,
      total: 1,
      CONFIRMED: 1,
    });
  });

  test("belongs to the asked seller: a rival and a buyer who sells as well are refused (D2-13, D7-1)", async () => {
    const [seller, rival, buyer] = [
      await world.seller(),
      await world.seller(),
      await world.seller(),
    ];
    const { estimateOf } = await asked(
      world,
      buyer,
      [seller],
      [{ partName: "베어링", quantity: 9 }],
    );
    const productEstimateId = lineOf(estimateOf(seller), 1);
    const body = { items: [quoteFor(productEstimateId, {})] };
    const [quote] = await seller.api.productEstimateResponses.create({ body });
    const items = [{ productEstimateId, responseId: quote!.id!, quantity: 9 }];
    const made = await buyer.api.productEstimateOrders.create({ body: { items, shipTo } });
    const id = made.orderIds[0]!;
    const take = ({ api }: typeof seller, more: object = {}) =>
      api.productEstimateOrders.accept({ params: { id }, body: more });
    for (const who of [rival, buyer]) expect(await codeOf(take(who))).toBe("NOT_FOUND");
    expect(await codeOf(take(seller, { version: 2 }))).toBe("VERSION_CONFLICT");
    expect((await take(seller, { version: 1 })).orders[0]!.status).toBe("CONFIRMED");
  });

  test("of a quote in dollars stores the rate of the quote's day and of its own", async () => {
    const { keep } = await import("@bupum/functions/reference/exchange-rates/items");
    const at = new Date().toISOString();
    await keep(ratesOf(1_400), at as Instant);
    const deal = await quoted(world, { quote: { currency: "USD", unitPrice: "1.25" } });
    await keep(ratesOf(1_450), at as Instant);
    const line = await deal.buyer.api.productEstimates.get({ params: { id: deal.ids[0]! } });
    const asOf = daysAhead(0);
    expect(line.currentResponse?.fxSnapshot).toEqual({ rateToKrw: 1_400, asOf });
    const { orders } = await accept(deal, (await order(deal)).orderIds[0]!);
    expect(orders[0]).toMatchObject({
      amount: 1_250,
      currency: "USD",
      krwRateSnapshot: { rateToKrw: 1_450, asOf },
    });
  });

  test("without enough stock is refused; forced, it sets the stock to zero (D6-9)", async () => {
    const deal = await quoted(world, { stock: 4, quantity: 10 });
    const id = (await order(deal)).orderIds[0]!;
    await expect(accept(deal, id)).rejects.toMatchObject({
      code: "OUT_OF_STOCK",
      body: { params: { available: 4 } },
    });
    expect(await deal.stockLeft()).toBe(4);
    const { orders } = await accept(deal, id, { force: true });
    expect(orders[0]).toMatchObject({ status: "CONFIRMED", stockTaken: 4 });
    expect(await deal.stockLeft()).toBe(0);
  });

  test("of a whole PO is all or nothing, and the refusal names every line short of stock (D6-22)", async () => {
    const deal = await quoted(world, { stock: 25, quantity: 10, lines: 3 });
    const made = await order(deal);
    await expect(accept(deal, made.orderIds[1]!, { scope: "BATCH" })).rejects.toMatchObject({
      code: "OUT_OF_STOCK",
      body: { params: { lines: made.orderIds.map((orderId) => ({ orderId, available: 25 })) } },
    });
    const counts = () => deal.seller.api.productEstimateOrders.sellerCounts({ query: {} });
    expect(await counts()).toMatchObject({ PENDING: 3, CONFIRMED: 0 });
    await accept(deal, made.orderIds[0]!);
    const { orders } = await accept(deal, made.orderIds[0]!, { scope: "BATCH", force: true });
    expect(orders.map(({ stockTaken }) => stockTaken)).toEqual([10, 5]);
    expect(await counts()).toMatchObject({ PENDING: 0, CONFIRMED: 3 });
    expect(await deal.stockLeft()).toBe(0);
  });

  test("of twenty-five lines is one transaction", async () => {
    const deal = await quoted(world, { stock: 1000, quantity: 1, lines: 25 });
    const made = await order(deal);
    const { orders } = await accept(deal, made.orderIds[0]!, { scope: "BATCH" });
    expect(orders).toHaveLength(25);
    expect(await deal.stockLeft()).toBe(975);
    await world.drain();
    const accepted = (await noticesOf(deal.buyer)).filter(
      ({ event }) => event === "ORDER_ACCEPTED",
    );
    expect(accepted).toMatchObject([{ params: { lines: 25 } }]);
  });

  test("and a refusal at the same moment lead to one of the two", async () => {
    const deal = await quoted(world, { stock: 10, quantity: 10 });
    const id = (await order(deal)).orderIds[0]!;
    const codes = await Promise.all([
      codeOf(accept(deal, id)),
      codeOf(reject(deal, id, { reason: "INTERNAL_REASONS" })),
    ]);
    expect(codes.toSorted()).toEqual(["INVALID_TRANSITION", "no problem"]);
    const { status } = await deal.buyer.api.productEstimateOrders.get({ params: { id } });
    expect(await deal.stockLeft()).toBe(status === "CONFIRMED" ? 0 : 10);
  });
});

describe("a rejection", () => {
  test("frees the line: the same quote may be ordered again", async () => {
    const deal = await quoted(world);
    const id = (await order(deal)).orderIds[0]!;
    await reject(deal, id, { reason: "INTERNAL_REASONS" });
    await world.drain({ duplicate: true });
    expect((await noticesOf(deal.buyer))[0]).toMatchObject({
      event: "ORDER_REJECTED",
      params: { reason: "INTERNAL_REASONS" },
      // The button of the notice reads "other quotes".
      link: expect.stringMatching(/^\/mypage\/estimates\/egr_/),
    });
    // An identical body counts as a repeat for ten seconds, so another quantity is used.
    await order(deal, [{ ...deal.items[0]!, quantity: 11 }]);
    expect(await deal.buyer.api.productEstimateOrders.counts({ query: {} })).toEqual({
      ...zero,
      total: 2,
      PENDING: 1,
      REJECTED: 1,
    });
  });

  test("for lack of stock withdraws the quote as well", async () => {
    const deal = await quoted(world);
    await reject(deal, (await order(deal)).orderIds[0]!, { reason: "OUT_OF_STOCK" });
    const again = order(deal, [{ ...deal.items[0]!, quantity: 11 }]);
    expect(await codeOf(again)).toBe("QUOTE_NOT_ORDERABLE");
    const { revisions } = await deal.buyer.api.productEstimates.get({
      params: { id: deal.ids[0]! },
    });
    expect(revisions[0]!.state).toBe("WITHDRAWN");
  });
});

describe("an awarded request", () => {
  test("closes the rivals' lines as not selected, and they can no longer be ordered", async () => {
    const buyer = await world.member();
    const [winner, rival] = [await world.seller(), await world.seller()];
    const lines = [{ partName: "부품", quantity: 1 }];
    const { group, estimateOf } = await asked(world, buyer, [winner, rival], lines);
    const quote = async (seller: typeof winner) => {
      const productEstimateId = lineOf(estimateOf(seller));
      const [made] = await seller.api.productEstimateResponses.create({
        body: quoteFor(productEstimateId),
      });
      return { productEstimateId, responseId: made!.id!, quantity: 1 };
    };
    const [won, lost] = [await quote(winner), await quote(rival)];
    const create = (item: typeof won) =>
      buyer.api.productEstimateOrders.create({ body: { items: [item], shipTo } });
    const { orderIds } = await create(won);
    await winner.api.productEstimateOrders.accept({ params: { id: orderIds[0]! }, body: {} });
    await world.drain({ duplicate: true, shuffle: 2 });
    const estimate = await rival.api.estimates.get({ params: { id: estimateOf(rival) } });
    expect(estimate).toMatchObject({ status: "CANCELLED", closeReason: "NOT_SELECTED" });
    expect(await codeOf(create(lost))).toBe("ESTIMATE_CLOSED");
    expect(
      await codeOf(
        rival.api.productEstimateResponses.create({
          body: quoteFor(lost.productEstimateId, { unitPrice: "1" }),
        }),
      ),
    ).toBe("ESTIMATE_CLOSED");
    const closed = await buyer.api.estimateGroups.get({ params: { id: group.id } });
    expect(closed.status).toBe("COMPLETED");
  });

  test("does not close while another order is pending", async () => {
    const buyer = await world.member();
    const sellers = [await world.seller(), await world.seller()];
    const { group, estimateOf } = await asked(world, buyer, sellers, [
      { partName: "부품", quantity: 1 },
    ]);
    const orderIds: Id<"ord">[] = [];
    for (const seller of sellers) {
      const productEstimateId = lineOf(estimateOf(seller));
      const body = quoteFor(productEstimateId);
      const [made] = await seller.api.productEstimateResponses.create({ body });
      const items = [{ productEstimateId, responseId: made!.id!, quantity: 1 }];
      const placed = await buyer.api.productEstimateOrders.create({ body: { items, shipTo } });
      orderIds.push(placed.orderIds[0]!);
    }
    const api = (index: number) => sellers[index]!.api.productEstimateOrders;
    const isOpen = async () =>
      (await buyer.api.estimateGroups.get({ params: { id: group.id } })).open;
    await api(0).accept({ params: { id: orderIds[0]! }, body: {} });
    await world.drain();
    expect(await isOpen()).toBe(true);
    await api(1).reject({ params: { id: orderIds[1]! }, body: { reason: "INTERNAL_REASONS" } });
    await world.drain();
    expect(await isOpen()).toBe(false);
  });
});
