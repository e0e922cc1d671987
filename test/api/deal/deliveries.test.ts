import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { piecesOf } from "@bupum/shared/deal/product-estimate-orders/pieces";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, daysAhead, noticesOf, quoted } from "../../kit/group.ts";
import { accept, order, type PlacedOrder, zero } from "../../kit/orders.ts";
import { randomOf } from "../../kit/random.ts";
import { sized } from "../../kit/ring.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

type OrderId = `ord_${string}`;
const carrier = "CJ대한통운";
const placed = async (deal: PlacedOrder) => (await order(deal)).orderIds[0]! as OrderId;
const accepted = async (deal: PlacedOrder, body: object = {}) => {
  const id = await placed(deal);
  await accept(deal, id, body);
  return id;
};
const read = ({ buyer }: PlacedOrder, id: OrderId) =>
  buyer.api.productEstimateOrders.get({ params: { id } });
async function ship(deal: PlacedOrder, id: OrderId, quantity: number, trackingNo = "1") {
  const { version } = await read(deal, id);
  return shipAt(deal, id, { quantity, version, trackingNo });
}
async function shipAt(
  { seller }: PlacedOrder,
  id: OrderId,
  { trackingNo, ...one }: { quantity: number; version: number; trackingNo: string },
): Promise<Order> {
  const pieces = [{ orderId: id, ...one }];
  const body = { orderIds: [id], carrier, trackingNo, pieces };
  const { orders } = await seller.api.productEstimateOrders.shipLines({ params: { id }, body });
  return orders[0]!;
}
type Side = Pick<PlacedOrder["buyer"], "api">;
async function cancel({ api }: Side, id: OrderId, quantity?: number): Promise<Order> {
  const pieces = quantity === undefined ? [] : [{ orderId: id, quantity }];
  const body = { orderIds: [id], reason: "NOT_NEEDED" as const, pieces };
  return (await api.productEstimateOrders.cancelLines({ params: { id }, body })).orders[0]!;
}
const complete = ({ api }: Side, id: OrderId) =>
  api.productEstimateOrders.complete({ params: { id } });
const counts = ({ api }: Side) => api.productEstimateOrders.counts({ query: {} });

describe("an accepted order", () => {
  test("leaves in parts, each with its own parcel, and is received in parts (D39-2, D39-5)", async () => {
    const deal = await quoted(world, { quantity: 10 });
    const id = await accepted(deal);
    expect(piecesOf(await ship(deal, id, 4, "111"))).toMatchObject({ shipped: 4, open: 6 });
    await world.drain({ duplicate: true });
    expect((await noticesOf(deal.buyer))[0]).toMatchObject({
      event: "ORDER_SHIPPED",
      params: {
        trackingNo: "111",
        items: expect.stringContaining('"quantity":4,"unit":"EA","amount":4000'),
      },
    });
    const home = async () => (await deal.buyer.api.homes.me({ query: {} })).buy.orders[0]?.state;
    expect(await home()).toBe("SHIPPED");
    const had = await complete(deal.buyer, id);
    expect(await home()).toBe("COMING");
    expect([had.status, piecesOf(had).received]).toEqual(["CONFIRMED", 4]);
    expect(await complete(deal.buyer, id)).toMatchObject({ version: had.version });
    const { items } = await deal.buyer.api.productEstimateOrders.purchaseOrders({ query: {} });
    expect(items[0]).toMatchObject({ shipped: 0, partly: 1 });
    const rest = await ship(deal, id, 6, "222");
    expect(rest.shipment).toMatchObject({ trackingNo: "222" });
    expect(rest.deliveries).toMatchObject([
      { quantity: 4, trackingNo: "111" },
      { quantity: 6, trackingNo: "222" },
    ]);
    const done = await complete(deal.buyer, id);
    expect(done.status).toBe("COMPLETED");
    expect(done.deliveries?.every(({ receivedAt }) => receivedAt !== undefined)).toBe(true);
    expect(await counts(deal.buyer)).toEqual({ ...zero, total: 1, COMPLETED: 1 });
  });

  test("is shipped once by a call that is repeated, and never beyond what is open", async () => {
    const deal = await quoted(world, { quantity: 10 });
    const id = await accepted(deal);
    const { version } = await read(deal, id);
    await shipAt(deal, id, { quantity: 4, version, trackingNo: "" });
    const again = shipAt(deal, id, { quantity: 4, version, trackingNo: "" });
    expect(await codeOf(again)).toBe("VERSION_CONFLICT");
    expect(await codeOf(ship(deal, id, 7))).toBe("PIECES_NOT_OPEN");
    expect(piecesOf(await read(deal, id))).toMatchObject({ shipped: 4, open: 6 });
  });

  test("of which the rest comes later has a day for it, and takes the stock that is there (D39-3)", async () => {
    const deal = await quoted(world, { stock: 3, quantity: 10 });
    const id = await placed(deal);
    const [first, later] = [daysAhead(3), daysAhead(20)];
    const backOrder = { quantity: 7, expectedShipDate: later };
    const early = { expectedShipDate: later, backOrder: { ...backOrder, expectedShipDate: first } };
    expect(await codeOf(accept(deal, id, early))).toBe("INVALID_REQUEST");
    const body = { expectedShipDate: first, backOrder };
    expect(await codeOf(accept(deal, id, { ...body, scope: "BATCH" }))).toBe("INVALID_REQUEST");
    const all = { expectedShipDate: first, backOrder: { ...backOrder, quantity: 10 } };
    expect(await codeOf(accept(deal, id, all))).toBe("PIECES_NOT_OPEN");
    await accept(deal, id, body);
    expect(await read(deal, id)).toMatchObject({ ...body, stockTaken: 3 });
    expect(await deal.stockLeft()).toBe(0);
    const gone = await ship(deal, id, 3);
    expect([gone.expectedShipDate, gone.backOrder]).toEqual([later, undefined]);
  });

  test("is cancelled in pieces by both sides: price, stock and its line follow (D39-4)", async () => {
    const deal = await quoted(world, { stock: 8, quantity: 10 });
    const id = await accepted(deal, { force: true });
    await ship(deal, id, 4);
    const asked = await cancel(deal.buyer, id, 5);
    expect(asked).toMatchObject({ quantity: 10, cancelRequest: { by: "BUYER", quantity: 5 } });
    const agreed = await cancel(deal.seller, id);
    expect(agreed).toMatchObject({ status: "CONFIRMED", quantity: 5, amount: 5_000 });
    expect(agreed).not.toHaveProperty("cancelRequest");
    expect(piecesOf(agreed)).toEqual({
      ordered: 10,
      shipped: 4,
      received: 0,
      open: 1,
      cancelled: 5,
    });
    expect(await deal.stockLeft()).toBe(3);
    await world.drain({ duplicate: true });
    expect((await noticesOf(deal.buyer))[0]).toMatchObject({
      event: "ORDER_CANCEL_AGREED",
      params: { items: expect.stringContaining('"quantity":5,"unit":"EA","amount":5000') },
    });
    const line = await deal.buyer.api.productEstimates.get({ params: { id: deal.ids[0]! } });
    expect(line.activeOrder).toMatchObject({ id, quantity: 5 });
    expect(await counts(deal.buyer)).toEqual({ ...zero, total: 1, CONFIRMED: 1 });
    const over = await cancel(deal.buyer, id);
    expect(over.cancelRequest).toMatchObject({ quantity: 1 });
    expect((await cancel(deal.seller, id)).shipment).toMatchObject({ carrier });
  });

  test("asked to be cancelled in pieces that left meanwhile is so as far as they are there", async () => {
    const deal = await quoted(world, { quantity: 10 });
    const id = await accepted(deal);
    await cancel(deal.seller, id, 6);
    await ship(deal, id, 7);
    expect(piecesOf(await cancel(deal.buyer, id))).toMatchObject({ cancelled: 3, shipped: 7 });
  });

  test("is cancelled in as many pieces as were asked for, whatever the other side names", async () => {
    const deal = await quoted(world, { quantity: 10 });
    const id = await accepted(deal);
    await cancel(deal.buyer, id, 2);
    expect(piecesOf(await cancel(deal.seller, id, 6))).toMatchObject({ open: 8, cancelled: 2 });
    // Of all of it, too, where nothing has left.
    await cancel(deal.seller, id);
    expect(await cancel(deal.buyer, id, 1)).toMatchObject({ status: "CANCELLED" });
  });

  test("is cancelled once by a call that is repeated: it neither asks for the rest nor cancels it (D39-4)", async () => {
    const deal = await quoted(world, { quantity: 10 });
    const id = await accepted(deal);
    await ship(deal, id, 4);
    await cancel(deal.buyer, id, 5);
    const { version } = await read(deal, id);
    const reason = "NOT_NEEDED" as const;
    const call = {
      params: { id },
      body: { orderIds: [id], reason, seen: [{ orderId: id, version }] },
    };
    const agree = () => deal.seller.api.productEstimateOrders.cancelLines(call);
    const both = await Promise.all([codeOf(agree()), codeOf(agree())]);
    expect(both.toSorted()).toEqual(["VERSION_CONFLICT", "no problem"]);
    expect(await codeOf(agree())).toBe("VERSION_CONFLICT");
    const left = await read(deal, id);
    expect([piecesOf(left).open, left.cancelRequest]).toEqual([1, undefined]);
    // An admin needs nobody's consent: of a line that is cancelled again all would go.
    const { productEstimateOrderEntities: entities } = (await world.adminUser()).api;
    const again = { orderIds: [id], reason, seen: [{ orderId: id, version: left.version }] };
    const byAdmin = () => entities.cancelLines({ params: { id }, body: again });
    expect([await codeOf(byAdmin()), await codeOf(byAdmin())]).toEqual([
      "no problem",
      "VERSION_CONFLICT",
    ]);
    expect(await read(deal, id)).toMatchObject({ status: "CONFIRMED", quantity: 4 });
  });

  test("that waits is cancelled as a whole, and by no call that names pieces", async () => {
    const deal = await quoted(world, { quantity: 10 });
    const id = await placed(deal);
    expect(await codeOf(cancel(deal.buyer, id, 2))).toBe("INVALID_TRANSITION");
    expect(await read(deal, id)).toMatchObject({ status: "PENDING", quantity: 10 });
    expect(await cancel(deal.buyer, id)).toMatchObject({ status: "CANCELLED" });
  });

  test("names pieces of its own lines alone", async () => {
    const [deal, other] = [await quoted(world, { quantity: 10 }), await quoted(world)];
    const [id, foreign] = [await accepted(deal), await accepted(other)];
    const pieces = [{ orderId: foreign, quantity: 1, version: 1 }];
    const body = { orderIds: [id], carrier, pieces };
    const call = deal.seller.api.productEstimateOrders.shipLines({ params: { id }, body });
    expect(await codeOf(call)).toBe("NOT_FOUND");
    expect(await codeOf(ship(other, foreign, 0))).toBe("INVALID_REQUEST");
  });
});

const rounds = sized(20, 400);
test(`in ${rounds} drawn deals with repeated calls, pieces, stock, sums and counts are as recounted`, async () => {
  const random = randomOf(20_261_128);
  const pick = (most: number) => Math.floor(random() * most);
  for (let round = 0; round < rounds; round++) {
    const [stock, quantity] = [pick(15), 2 + pick(12)];
    const deal = await quoted(world, { stock, quantity });
    const later = { quantity: 1 + pick(quantity - 1), expectedShipDate: daysAhead(30) };
    const id = await accepted(deal, pick(2) ? { force: true } : { backOrder: later });
    for (let act = 0; act < 10; act++) {
      const side = pick(2) ? deal.buyer : deal.seller;
      const now = await read(deal, id);
      const some = 1 + pick(quantity);
      const calls = [
        () => shipAt(deal, id, { quantity: some, version: now.version, trackingNo: `${act}` }),
        () => cancel(side, id, pick(3) ? some : undefined),
        () => side.api.productEstimateOrders.keep({ params: { id } }),
        () => complete(deal.buyer, id),
      ];
      const call = calls[pick(calls.length)]!;
      await Promise.all([codeOf(call()), ...(pick(2) ? [codeOf(call())] : [])]);
      await mustAgree(deal, id, { stock, quantity });
    }
  }
});

async function mustAgree(
  deal: PlacedOrder,
  id: OrderId,
  { stock, quantity }: { stock: number; quantity: number },
): Promise<void> {
  const now = await read(deal, id);
  const { ordered, shipped, open, cancelled } = piecesOf(now);
  expect([ordered, shipped + open + cancelled]).toEqual([quantity, quantity]);
  expect(now.amount).toBe(1_000 * now.quantity);
  const isOver = now.status === "CANCELLED";
  expect((await deal.stockLeft()) ?? 0).toBe(stock - (isOver ? 0 : (now.stockTaken ?? 0)));
  expect(await counts(deal.buyer)).toEqual({ ...zero, total: 1, [now.status]: 1 });
  const { items } = await deal.seller.api.productEstimateOrders.purchaseOrdersOfSeller({
    query: {},
  });
  expect(items[0]?.breakdown).toMatchObject({
    goods: { supply: isOver ? 0 : now.amount },
    refused: Math.round((quantity * 1_000 - (isOver ? 0 : now.amount)) * 1.1),
  });
  const line = await deal.buyer.api.productEstimates.get({ params: { id: deal.ids[0]! } });
  const isActive = now.status === "CONFIRMED";
  expect(line.activeOrder?.quantity).toBe(isActive ? now.quantity : undefined);
}
