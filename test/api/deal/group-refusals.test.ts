import { addHours, toInstant } from "@bupum/shared/kernel/time";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import {
  asked,
  codeOf,
  contact,
  daysAhead,
  lineOf,
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
afterEach(() => void vi.useRealTimers());

const dayMs = 86_400_000;
type Person = Awaited<ReturnType<World["member"]>>;
type Deal = Awaited<ReturnType<typeof quoted>>;

/** Moves the clock; a session from today would have expired by then. */
async function daysLater<P extends Person>(days: number, person: P): Promise<P> {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * dayMs });
  return { ...person, api: world.api(await world.sign(person.id)) };
}
const order = (buyer: Person, items: Deal["items"]) =>
  codeOf(buyer.api.productEstimateOrders.create({ body: { items, shipTo } }));
const one = [{ partName: "브래킷", quantity: 3 }];

describe("an order", () => {
  test("of a quote after its last day is refused, and accepted once the seller extends it", async () => {
    const deal = await quoted(world, { quote: { validUntil: daysAhead(2) } });
    const buyer = await daysLater(3, deal.buyer);
    await expect(
      buyer.api.productEstimateOrders.create({ body: { items: deal.items, shipTo } }),
    ).rejects.toMatchObject({ code: "QUOTE_EXPIRED", status: 409 });
    const seller = { ...deal.seller, api: world.api(await world.sign(deal.seller.id)) };
    const body = quoteFor(deal.ids[0]!, { validUntil: daysAhead(5) });
    const [fresh] = await seller.api.productEstimateResponses.create({ body });
    const items = [{ ...deal.items[0]!, responseId: fresh!.id! }];
    expect(await order(buyer, items)).toBe("no problem");
  });

  test("cannot reach a seller whose trade is paused, and neither can a request", async () => {
    const deal = await quoted(world);
    const key = { pk: `seller#${deal.seller.sellerId}`, sk: "info" };
    const info = await world.read(key);
    await world.put([{ ...info, tradingPaused: true }]);
    expect(await order(deal.buyer, deal.items)).toBe("SELLER_BLOCKED");
    const lines = one;
    const request = deal.buyer.api.estimateGroups.create({
      body: { lines, sellerIds: [deal.seller.sellerId], contact },
    });
    await expect(request).rejects.toMatchObject({
      code: "INVALID_REQUEST",
      body: { issues: [{ path: "body.sellerIds", code: "SELLER_NOT_AVAILABLE" }] },
    });
    await world.put([{ ...info }]);
    expect(await order(deal.buyer, deal.items)).toBe("no problem");
  });

  test("may be repeated once the former is final, although the request closed as awarded (D6-6)", async () => {
    const deal = await quoted(world, { stock: 100, quantity: 10 });
    const place = (memo: string) =>
      deal.buyer.api.productEstimateOrders.create({ body: { items: deal.items, shipTo, memo } });
    const { orderIds } = await place("1차");
    await deal.seller.api.productEstimateOrders.accept({ params: { id: orderIds[0]! }, body: {} });
    await world.drain();
    const params = { id: deal.groupId };
    expect(await deal.buyer.api.estimateGroups.get({ params })).toMatchObject({
      open: false,
      closeReason: "AWARDED",
    });
    expect(await codeOf(place("2차"))).toBe("DUPLICATE_ORDER");
    // As completing the order will leave its line.
    const key = { pk: `group#${deal.groupId.slice(4, 29)}`, sk: `line#${deal.ids[0]}` };
    const { activeOrder: _over, ...line } = (await world.read(key))!;
    await world.put([line]);
    const again = await place("3차");
    expect(again.orderIds).toHaveLength(1);
    await deal.seller.api.productEstimateOrders.accept({
      params: { id: again.orderIds[0]! },
      body: {},
    });
    await world.drain({ duplicate: true });
    expect(await deal.stockLeft()).toBe(80);
    expect(await deal.buyer.api.estimateGroups.get({ params })).toMatchObject({
      closeReason: "AWARDED",
      orderedCount: 1,
    });
  });

  test("of a rival's quote is refused once the request closed as awarded", async () => {
    const buyer = await world.member();
    const [chosen, rival] = [await world.seller(), await world.seller()];
    const { estimateOf } = await asked(world, buyer, [chosen, rival], one);
    const itemOf = async (seller: typeof chosen) => {
      const body = quoteFor(lineOf(estimateOf(seller)));
      const [quote] = await seller.api.productEstimateResponses.create({ body });
      return [{ productEstimateId: body.productEstimateId, responseId: quote!.id!, quantity: 3 }];
    };
    const [first, second] = [await itemOf(chosen), await itemOf(rival)];
    const body = { items: first, shipTo };
    const { orderIds } = await buyer.api.productEstimateOrders.create({ body });
    await chosen.api.productEstimateOrders.accept({ params: { id: orderIds[0]! }, body: {} });
    await world.drain();
    expect(await order(buyer, second)).toBe("ESTIMATE_CLOSED");
  });
});

/** A request that closes in two hours, and whose seller must answer an hour later. */
async function late(strictDeadline: boolean) {
  const buyer = await world.member();
  const seller = await world.seller();
  const dueAt = addHours(toInstant(new Date()), 2);
  const more = { dueAt, strictDeadline };
  const { estimateOf } = await asked(world, buyer, [seller], one, more);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + dayMs / 8 });
  return { seller, buyer, line: lineOf(estimateOf(seller)) };
}

describe("a late quote", () => {
  test("is refused under a strict deadline", async () => {
    const { seller, line } = await late(true);
    const body = quoteFor(line);
    expect(await codeOf(seller.api.productEstimateResponses.create({ body }))).toBe(
      "ESTIMATE_CLOSED",
    );
  });

  test("is accepted otherwise, and marked as late (D6-19)", async () => {
    const { seller, buyer, line } = await late(false);
    await seller.api.productEstimateResponses.create({ body: quoteFor(line) });
    const read = await buyer.api.productEstimates.get({ params: { id: line } });
    expect(read).toMatchObject({ replyType: "REPLIED", isLate: true });
  });
});
