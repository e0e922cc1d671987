import { addBusinessDays } from "@bupum/shared/kernel/calendar/calendar";
import {
  addDays,
  addMinutes,
  type Day,
  type Instant,
  seoulDay,
  seoulInstant,
} from "@bupum/shared/kernel/time";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { sweepAt } from "../../kit/clock.ts";
import { codeOf, contact, noticesOf, quoted, shipTo } from "../../kit/group.ts";
import { accept, order, type PlacedOrder, zero } from "../../kit/orders.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterEach(() => vi.useRealTimers());
afterAll(() => world.stop());

type OrderId = `ord_${string}`;
const api = ({ buyer }: PlacedOrder) => buyer.api.productEstimateOrders;
const read = (deal: PlacedOrder, id: OrderId) => api(deal).get({ params: { id } });
const placed = async (deal: PlacedOrder) => {
  const { orderIds } = await order(deal);
  await world.drain();
  return orderIds as OrderId[];
};

const at = (instant: Instant) => sweepAt(world, instant);
const inBusinessDays = (days: number, clock: string) =>
  seoulInstant(addBusinessDays(seoulDay(new Date().toISOString()), days), clock);
const said = async (person: PlacedOrder["buyer"], event: string) =>
  (await noticesOf(person)).filter((notice) => notice.event === event);

describe("a PO that its seller does not answer", () => {
  test("sends one reminder on the next business day, and is cancelled on the third (D5-1)", async () => {
    const deal = await quoted(world, { lines: 2 });
    const ids = await placed(deal);
    const [remindAt, giveUpAt] = [inBusinessDays(1, "10:00"), inBusinessDays(3, "18:00")];
    await at(addMinutes(remindAt, -1));
    expect(await said(deal.seller, "ORDER_REMINDER")).toEqual([]);
    await at(addMinutes(remindAt, 1));
    expect(await said(deal.seller, "ORDER_REMINDER")).toMatchObject([
      { params: { lines: 2, dueAt: giveUpAt } },
    ]);
    await at(addMinutes(giveUpAt, -1));
    expect(await read(deal, ids[0]!)).toMatchObject({ status: "PENDING" });
    await at(addMinutes(giveUpAt, 1));
    for (const id of ids)
      expect(await read(deal, id)).toMatchObject({
        status: "CANCELLED",
        cancelReason: "SELLER_NO_RESPONSE",
        cancelledBy: "SYSTEM",
      });
    expect(await said(deal.seller, "ORDER_REMINDER")).toHaveLength(1);
    expect(await said(deal.buyer, "ORDER_AUTO_CANCELLED")).toMatchObject([
      { params: { lines: 2 } },
    ]);
    expect(await api(deal).counts({ query: {} })).toEqual({ ...zero, total: 2, CANCELLED: 2 });
    // D6-24: a second later it is too late, and the line is free.
    expect(await codeOf(accept(deal, ids[0]!))).toBe("INVALID_TRANSITION");
    expect(await codeOf(order(deal, [{ ...deal.items[0]!, quantity: 11 }]))).toBe("no problem");
  });

  test("is cancelled at once if no sweep ran in between", async () => {
    const deal = await quoted(world);
    const [id] = await placed(deal);
    await at(addMinutes(inBusinessDays(3, "18:00"), 60));
    expect(await read(deal, id!)).toMatchObject({ cancelReason: "SELLER_NO_RESPONSE" });
    expect(await said(deal.seller, "ORDER_REMINDER")).toEqual([]);
  });

  test("loses only its waiting lines: an accepted one continues", async () => {
    const deal = await quoted(world, { lines: 2 });
    const ids = await placed(deal);
    await accept(deal, ids[1]!);
    await at(addMinutes(inBusinessDays(3, "18:00"), 1));
    expect(await read(deal, ids[0]!)).toMatchObject({ status: "CANCELLED" });
    expect(await read(deal, ids[1]!)).toMatchObject({ status: "CONFIRMED" });
    expect(await deal.stockLeft()).toBe(90);
  });
});

const accepted = async (deal: PlacedOrder) => {
  const [id] = await placed(deal);
  const { orders } = await accept(deal, id!);
  return { id: id!, shipOn: orders[0]!.expectedShipDate! };
};
const twoWeeksAfter = (on: Day) => seoulInstant(addDays(on, 14), "18:00");

describe("an accepted order", () => {
  test("is completed two weeks after its day of dispatch, and both sides are notified (D5-2)", async () => {
    const deal = await quoted(world);
    const { id, shipOn } = await accepted(deal);
    await at(addMinutes(twoWeeksAfter(shipOn), -1));
    expect(await read(deal, id)).toMatchObject({ status: "CONFIRMED" });
    await at(addMinutes(twoWeeksAfter(shipOn), 1));
    expect(await read(deal, id)).toMatchObject({ status: "COMPLETED", completedBy: "SYSTEM" });
    for (const person of [deal.buyer, deal.seller])
      expect(await said(person, "ORDER_COMPLETED")).toHaveLength(1);
    const outside = ({ email }: PlacedOrder["buyer"]) =>
      world.mails(email).filter(({ subject }) => subject?.includes("거래 완료")).length;
    expect([outside(deal.buyer), outside(deal.seller)], "told outside too").toEqual([1, 0]);
    expect(await deal.stockLeft()).toBe(90);
    const { orderBatchId } = await read(deal, id);
    expect(await world.read({ pk: `order-batch#${orderBatchId}`, sk: "due" })).toBeUndefined();
  });

  test("with an open cancel request is not completed until it is settled", async () => {
    const deal = await quoted(world);
    const { id, shipOn } = await accepted(deal);
    await api(deal).cancel({ params: { id }, body: { reason: "TOO_LATE" } });
    const due = twoWeeksAfter(shipOn);
    await at(addMinutes(due, 1));
    await at(addMinutes(due, 60 * 25));
    expect(await read(deal, id)).toMatchObject({ status: "CONFIRMED" });
    await deal.seller.api.productEstimateOrders.keep({ params: { id } });
    await at(addMinutes(due, 60 * 50));
    expect(await read(deal, id)).toMatchObject({ status: "COMPLETED" });
  });
});

test("A day of an order or a request is neither in the past nor years ahead (D0-15)", async () => {
  const deal = await quoted(world);
  const today = seoulDay(new Date().toISOString());
  const wrong = [
    [addDays(today, -1), "DATE_PAST"],
    ["9999-12-31", "DATE_FAR"],
  ] as const;
  const { items, seller, buyer } = deal;
  const lines = [{ partName: "스위치", quantity: 1 }];
  const sellerIds = [seller.sellerId];
  for (const [desired, code] of wrong) {
    const faulty = (path: string) => ({ issues: [{ path: `body.${path}`, code }] });
    const body = { items, shipTo, desiredDate: desired };
    // oxlint-disable-next-line no-await-in-loop
    await expect(api(deal).create({ body })).rejects.toMatchObject(faulty("desiredDate"));
    const request = { lines, sellerIds, contact, desiredDeliveryDate: desired };
    // oxlint-disable-next-line no-await-in-loop
    await expect(buyer.api.estimateGroups.create({ body: request })).rejects.toMatchObject(
      faulty("desiredDeliveryDate"),
    );
  }
  const [id] = await placed(deal);
  for (const [expectedShipDate, code] of wrong)
    // oxlint-disable-next-line no-await-in-loop
    await expect(accept(deal, id!, { expectedShipDate })).rejects.toMatchObject({
      issues: [{ path: "body.expectedShipDate", code }],
    });
  await accept(deal, id!, { expectedShipDate: addDays(today, 700) });
});

test("An order with the last possible day of dispatch is not completed by time", async () => {
  const deal = await quoted(world);
  const [id] = await placed(deal);
  await accept(deal, id!);
  await world.drain();
  const row = (await world.read({ pk: `order#${id}`, sk: "order" }))!;
  await world.put([{ ...row, expectedShipDate: "9999-12-31" }]);
  await at(inBusinessDays(30, "10:00"));
  await at(inBusinessDays(31, "10:00"));
  expect((await read(deal, id!)).status).toBe("CONFIRMED");
});
