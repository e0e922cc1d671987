import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, noticesOf, quoted } from "../../kit/group.ts";
import { accept, order, type PlacedOrder, reject, zero } from "../../kit/orders.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

type OrderId = `ord_${string}`;
const reason = "NOT_NEEDED";
const placed = async (deal: PlacedOrder) => (await order(deal)).orderIds[0]! as OrderId;
const accepted = async (deal: PlacedOrder) => {
  const id = await placed(deal);
  await accept(deal, id);
  return id;
};
type Side = Pick<PlacedOrder["buyer"], "api">;
const cancel = ({ api }: Side, id: OrderId, body: object = {}) =>
  api.productEstimateOrders.cancel({ params: { id }, body: { reason, ...body } });
const keep = ({ api }: Side, id: OrderId) => api.productEstimateOrders.keep({ params: { id } });
const complete = ({ api }: Side, id: OrderId) =>
  api.productEstimateOrders.complete({ params: { id } });
const ship = (deal: PlacedOrder, id: OrderId, body: object = {}) =>
  deal.seller.api.productEstimateOrders.ship({
    params: { id },
    body: { carrier: "CJ대한통운", trackingNo: "6890-1234-5678", ...body },
  });
const countsOf = ({ api }: Side) => api.productEstimateOrders.counts({ query: {} });
const lineOf = ({ buyer, ids }: PlacedOrder) =>
  buyer.api.productEstimates.get({ params: { id: ids[0]! } });
const lastNotice = async (person: PlacedOrder["buyer"]) => {
  await world.drain({ duplicate: true });
  return (await noticesOf(person))[0];
};

describe("a waiting order that its buyer cancels", () => {
  test("frees the line, notifies the seller, and cannot be accepted a second later (D6-24)", async () => {
    const deal = await quoted(world);
    const id = await placed(deal);
    expect(await cancel(deal.buyer, id)).toMatchObject({
      status: "CANCELLED",
      cancelReason: reason,
      cancelledBy: "BUYER",
    });
    expect(await countsOf(deal.buyer)).toEqual({ ...zero, total: 1, CANCELLED: 1 });
    expect(await lastNotice(deal.seller)).toMatchObject({ event: "ORDER_CANCELLED" });
    expect(await codeOf(accept(deal, id))).toBe("INVALID_TRANSITION");
    expect((await lineOf(deal)).activeOrder).toBeUndefined();
    await order(deal, [{ ...deal.items[0]!, quantity: 11 }]);
    expect(await deal.stockLeft()).toBe(100);
  });

  test("cannot be cancelled by the seller, who refuses it with a reason", async () => {
    const deal = await quoted(world);
    const id = await placed(deal);
    expect(await codeOf(cancel(deal.seller, id))).toBe("INVALID_TRANSITION");
    expect(await codeOf(complete(deal.buyer, id))).toBe("INVALID_TRANSITION");
    expect(await codeOf(ship(deal, id))).toBe("INVALID_TRANSITION");
    expect(await codeOf(keep(deal.buyer, id))).toBe("INVALID_TRANSITION");
  });

  test("needs words for the reason OTHER", async () => {
    const deal = await quoted(world);
    const id = await placed(deal);
    expect(await codeOf(cancel(deal.buyer, id, { reason: "OTHER" }))).toBe("INVALID_REQUEST");
    const detail = "설비 사양이 바뀌었습니다.";
    expect(await cancel(deal.buyer, id, { reason: "OTHER", detail })).toMatchObject({
      cancelDetail: detail,
    });
  });
});

describe("an accepted order", () => {
  test("is cancelled by both sides: stock is returned as taken, the awarded request reopens (D6-27)", async () => {
    const deal = await quoted(world, { stock: 4, quantity: 10 });
    const id = await placed(deal);
    await accept(deal, id, { force: true });
    await world.drain();
    const group = () => deal.buyer.api.estimateGroups.get({ params: { id: deal.groupId } });
    expect(await group()).toMatchObject({ open: false, closeReason: "AWARDED" });

    const request = await cancel(deal.buyer, id);
    expect(request).toMatchObject({ status: "CONFIRMED", cancelRequest: { by: "BUYER", reason } });
    const again = await cancel(deal.buyer, id, { reason: "TOO_LATE" });
    expect(again).toMatchObject({ version: request.version, cancelRequest: { reason } });
    expect(await lastNotice(deal.seller)).toMatchObject({
      event: "ORDER_CANCEL_ASKED",
      params: { reason },
    });
    expect(await deal.stockLeft()).toBe(0);

    expect(await cancel(deal.seller, id, { reason: "OTHER", detail: "동의합니다." })).toMatchObject(
      {
        status: "CANCELLED",
        cancelReason: reason,
        cancelledBy: "SELLER",
      },
    );
    expect(await deal.stockLeft()).toBe(4);
    expect(await countsOf(deal.buyer)).toEqual({ ...zero, total: 1, CANCELLED: 1 });
    expect(await lastNotice(deal.buyer)).toMatchObject({ event: "ORDER_CANCEL_AGREED" });
    const opened = await group();
    expect(opened).toMatchObject({
      open: true,
      status: "CONFIRMED",
      orderedCount: 0,
      estimates: [{ status: "CONFIRMED" }],
    });
    expect(opened.closeReason).toBeUndefined();
    const line = await lineOf(deal);
    expect(line).toMatchObject({ open: true });
    expect(line.closeReason).toBeUndefined();
    expect(await codeOf(order(deal, [{ ...deal.items[0]!, quantity: 3 }]))).toBe("no problem");
  });

  test("continues if the other side declines, or the same side takes its cancel request back", async () => {
    const deal = await quoted(world);
    const id = await accepted(deal);
    await cancel(deal.seller, id, { reason: "CANNOT_SUPPLY" });
    const declined = await keep(deal.buyer, id);
    expect(declined).toMatchObject({
      status: "CONFIRMED",
      keptAfter: { askedBy: "SELLER", by: "BUYER" },
    });
    expect(declined.cancelRequest).toBeUndefined();
    expect(await lastNotice(deal.seller)).toMatchObject({ event: "ORDER_KEPT" });
    expect(await world.read({ pk: `order#${id}`, sk: "wish" })).toBeUndefined();

    await cancel(deal.buyer, id);
    expect(await keep(deal.buyer, id)).toMatchObject({
      keptAfter: { askedBy: "BUYER", by: "BUYER" },
    });
    // Said again it is the same: nothing.
    const { version } = await keep(deal.seller, id);
    expect((await keep(deal.buyer, id)).version).toBe(version);
    expect(await deal.stockLeft()).toBe(90);
  });

  test("does not reopen the request for a seller who may no longer trade", async () => {
    const deal = await quoted(world);
    const id = await accepted(deal);
    await world.drain();
    const admin = await world.adminUser();
    await cancel(deal.buyer, id);
    await cancel(deal.seller, id);
    await admin.api.sellerInfo.decide({
      body: { sellerId: deal.seller.sellerId, status: "REJECTED", reason: "서류가 다릅니다." },
    });
    await world.drain();
    const estimate = await deal.buyer.api.estimates.get({ params: { id: deal.estimateId } });
    expect(estimate).toMatchObject({
      open: false,
      closeReason: "SELLER_SUSPENDED",
      status: "CANCELLED",
    });
  });

  test("is completed by its buyer, and the line may be ordered again", async () => {
    const deal = await quoted(world);
    const id = await accepted(deal);
    await cancel(deal.seller, id);
    expect(await codeOf(complete(deal.seller, id))).toBe("NOT_FOUND");
    expect(await complete(deal.buyer, id)).toMatchObject({
      status: "COMPLETED",
      completedBy: "BUYER",
    });
    expect(await lastNotice(deal.seller)).toMatchObject({ event: "ORDER_COMPLETED" });
    const line = await lineOf(deal);
    expect(line.activeOrder).toBeUndefined();
    expect(line.completedOrder).toMatchObject({ id, status: "COMPLETED" });
    const group = await deal.buyer.api.estimateGroups.get({ params: { id: deal.groupId } });
    expect(group).toMatchObject({ open: false, status: "COMPLETED", closeReason: "AWARDED" });
    expect(await codeOf(cancel(deal.seller, id))).toBe("INVALID_TRANSITION");
    expect(await codeOf(reject(deal, id, { reason: "OUT_OF_STOCK" }))).toBe("INVALID_TRANSITION");
    // D6-6: a second order of the same quote, although the request is closed.
    const again = await order(deal, [{ ...deal.items[0]!, quantity: 12 }]);
    expect(again.orderIds).toHaveLength(1);
    expect(await countsOf(deal.buyer)).toEqual({ ...zero, total: 2, PENDING: 1, COMPLETED: 1 });
    expect(await world.read({ pk: `order#${id}`, sk: "wish" })).toBeUndefined();
  });

  test("shows how it was shipped, with one notice for each change", async () => {
    const deal = await quoted(world);
    const id = await accepted(deal);
    const { shipment, version } = await ship(deal, id);
    expect(shipment).toMatchObject({ carrier: "CJ대한통운", trackingNo: "6890-1234-5678" });
    expect((await ship(deal, id)).version).toBe(version);
    expect(await lastNotice(deal.buyer)).toMatchObject({
      event: "ORDER_SHIPPED",
      params: { carrier: "CJ대한통운", trackingNo: "6890-1234-5678" },
    });
    expect(await ship(deal, id, { carrier: "로젠택배" })).toMatchObject({
      version: version + 1,
      shipment: { carrier: "로젠택배" },
    });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    for (const shippedAt of [tomorrow, "2020-01-01T00:00:00.000Z"])
      // oxlint-disable-next-line no-await-in-loop
      await expect(ship(deal, id, { shippedAt })).rejects.toMatchObject({
        issues: [{ path: "body.shippedAt", code: "SHIPPED_AT_RANGE" }],
      });
  });
});

test("with a newer version than its sender saw is left unchanged (D0-7)", async () => {
  const deal = await quoted(world);
  const id = await placed(deal);
  const { version } = await deal.seller.api.productEstimateOrders.get({ params: { id } });
  const other = { version: version + 1 };
  for (const call of [
    () => accept(deal, id, other),
    () => reject(deal, id, { reason: "OUT_OF_STOCK", ...other }),
    () => cancel(deal.buyer, id, other),
  ])
    // oxlint-disable-next-line no-await-in-loop
    expect(await codeOf(call())).toBe("VERSION_CONFLICT");
  const { orders } = await accept(deal, id, { version });
  expect(orders).toMatchObject([{ status: "CONFIRMED", ...other }]);
  expect(await codeOf(ship(deal, id, { version }))).toBe("VERSION_CONFLICT");
  expect(await ship(deal, id, other)).toMatchObject({ version: version + 2 });
  expect(await codeOf(cancel(deal.buyer, id, other))).toBe("VERSION_CONFLICT");
});

/** What must hold of an order, whatever came first. */
async function expectWhole(deal: PlacedOrder, id: OrderId) {
  const { status, stockTaken = 0 } = await deal.buyer.api.productEstimateOrders.get({
    params: { id },
  });
  const counts = { ...zero, total: 1, [status]: 1 };
  expect(await countsOf(deal.buyer)).toEqual(counts);
  expect(await deal.seller.api.productEstimateOrders.sellerCounts({ query: {} })).toEqual(counts);
  const isTaken = status === "CONFIRMED" || status === "COMPLETED";
  expect(await deal.stockLeft()).toBe(isTaken ? 90 : 100);
  if (isTaken) expect(stockTaken).toBe(10);
  const { activeOrder } = await lineOf(deal);
  const isActive = status === "PENDING" || status === "CONFIRMED";
  expect(activeOrder?.id).toBe(isActive ? id : undefined);
  return status;
}

describe("fifty calls for one order at once", () => {
  const allowed = ["BUSY", "INVALID_TRANSITION", "no problem"];

  test("of accept, cancel and complete lead to one declared state and the right stock", async () => {
    const deal = await quoted(world);
    const id = await placed(deal);
    const calls = Array.from({ length: 50 }, (_, at) => {
      if (at % 3 === 0) return codeOf(accept(deal, id));
      return codeOf(at % 3 === 1 ? cancel(deal.buyer, id) : complete(deal.buyer, id));
    });
    for (const code of await Promise.all(calls)) expect(allowed).toContain(code);
    expect(["CONFIRMED", "COMPLETED", "CANCELLED"]).toContain(await expectWhole(deal, id));
  });

  test("of cancel requests, their refusals and completions lead to one as well", async () => {
    const deal = await quoted(world);
    const id = await accepted(deal);
    const moves = [
      () => cancel(deal.buyer, id),
      () => cancel(deal.seller, id),
      () => keep(deal.buyer, id),
      () => keep(deal.seller, id),
      () => complete(deal.buyer, id),
    ];
    const calls = Array.from({ length: 50 }, (_, at) => codeOf(moves[at % moves.length]!()));
    for (const code of await Promise.all(calls)) expect(allowed).toContain(code);
    expect(["CONFIRMED", "COMPLETED", "CANCELLED"]).toContain(await expectWhole(deal, id));
  });
});

test("a stranger cannot cancel, keep, complete or ship", async () => {
  const deal = await quoted(world);
  const id = await accepted(deal);
  const stranger = await world.seller();
  const codes = await Promise.all([
    codeOf(cancel(stranger, id)),
    codeOf(keep(stranger, id)),
    codeOf(complete(stranger, id)),
    codeOf(
      stranger.api.productEstimateOrders.ship({ params: { id }, body: { carrier: "로젠택배" } }),
    ),
  ]);
  expect(codes).toEqual(Array.from({ length: 4 }, () => "NOT_FOUND"));
});
